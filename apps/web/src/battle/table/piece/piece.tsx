import type { ScenePiece } from '@acies/kernel/picture';
import { memo, useRef } from 'react';
import { shortTurn } from '../geometry.ts';
import { n } from '../ground/paths.ts';
import { Block } from './block.tsx';
import { cornerPath } from './corner.ts';
import { nameOfPiece } from './name.ts';
import { Ring } from './ring.tsx';
import { PieceSign } from './sign.tsx';
import { Pips } from './strength.tsx';
import { Tags } from './tags.tsx';

/** What can be done with a piece now. */
export interface Flags {
  readonly isActive: boolean;
  readonly isTarget: boolean;
  readonly isSelected: boolean;
  readonly isDraggable: boolean;
  /** It has done what it may do, and nothing is asked of it. */
  readonly isSpent: boolean;
  /** One piece of all is where Tab comes to. */
  readonly isEntry: boolean;
}

interface PieceProps extends Flags {
  readonly piece: ScenePiece;
  readonly areBadgesBelow: boolean;
  /** Signs that nearly all of its army bear: they tell little, and give way to what does. */
  readonly common: string;
}

/** A unit on the table. It is drawn anew only when something of it has changed. */
export const Piece = memo(function Piece({ piece, areBadgesBelow, common, ...flags }: PieceProps) {
  const { id, side, x, y, width, depth, files, ranks, left, start } = piece;
  const heading = useSteadyHeading(piece.heading);
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button element in a drawing.
    <g
      className={classesOf(side, flags)}
      style={{ transform: `translate(${n(x)}px, ${n(y)}px)` }}
      data-key={`p${id}`}
      data-piece={id}
      role="button"
      tabIndex={flags.isEntry ? 0 : -1}
      aria-label={nameOfPiece(piece, flags)}
      aria-pressed={flags.isSelected}
    >
      <g className="turned" style={{ transform: `rotate(${heading / 10}deg)` }}>
        <Ring width={width} depth={depth} flags={flags} />
        <Block {...{ side, width, depth, files, ranks }} />
        <Pips {...{ left, start, width, depth }} />
        {flags.isSpent && <path className="spent-mark" d={cornerPath(width, depth)} />}
      </g>
      <PieceSign {...piece} />
      <Tags {...{ piece, areBadgesBelow, common }} />
    </g>
  );
});

const classesOf = (side: string, flags: Flags): string =>
  [
    'piece',
    side,
    flags.isSpent && 'spent',
    flags.isActive && 'active',
    flags.isTarget && 'target',
    flags.isSelected && 'selected',
    flags.isDraggable && 'draggable',
  ]
    .filter(Boolean)
    .join(' ');

/** Turning from 350 to 10 degrees is a turn of 20, not of 340. */
function useSteadyHeading(heading: number): number {
  const before = useRef(heading);
  before.current = shortTurn(before.current, heading);
  return before.current;
}
