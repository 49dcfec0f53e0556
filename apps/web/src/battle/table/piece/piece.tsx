import type { ScenePiece } from '@acies/kernel';
import { memo, useRef } from 'react';
import { shortTurn } from '../geometry.ts';
import { n } from '../ground/paths.ts';
import { Block } from './block.tsx';
import { nameOfPiece } from './name.ts';
import { PieceSign } from './sign.tsx';
import { Pips } from './strength.tsx';
import { Tags } from './tags.tsx';

/** What can be done with a piece now. */
export interface Flags {
  readonly isActive: boolean;
  readonly isTarget: boolean;
  readonly isSelected: boolean;
  readonly isDraggable: boolean;
  /** One piece of all is where Tab comes to. */
  readonly isEntry: boolean;
}

interface PieceProps extends Flags {
  readonly piece: ScenePiece;
  readonly areBadgesBelow: boolean;
}

/** A unit on the table. It is drawn anew only when something of it has changed. */
export const Piece = memo(function Piece({ piece, areBadgesBelow, ...flags }: PieceProps) {
  const { id, side, x, y, width, depth, files, ranks, left, start, isSpent } = piece;
  const heading = useSteadyHeading(piece.heading);
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button element in a drawing.
    <g
      className={classesOf(side, isSpent, flags)}
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
        {isSpent && <path className="spent-mark" d={cornerPath(width, depth)} />}
      </g>
      <PieceSign {...piece} />
      <Tags piece={piece} areBadgesBelow={areBadgesBelow} />
    </g>
  );
});

const classesOf = (side: string, isSpent: boolean, flags: Flags): string =>
  [
    'piece',
    side,
    isSpent && 'spent',
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

/** A unit that has done what it may do has a corner turned down. */
function cornerPath(width: number, depth: number): string {
  const size = Math.min(width, depth) * 0.42;
  return `M${n(width / 2)} ${n(depth / 2)}h${n(-size)}l${n(size)} ${n(-size)}z`;
}

function Ring({ width, depth, flags }: { readonly width: number; readonly depth: number; readonly flags: Flags }) {
  if (!flags.isActive && !flags.isTarget && !flags.isSelected) return null;
  const out = Math.min(width, depth) * 0.14;
  const [w, h] = [width / 2 + out, depth / 2 + out];
  return (
    <>
      <rect className="ring" x={-w} y={-h} width={2 * w} height={2 * h} rx={out} />
      {flags.isTarget && <path className="reticle" d={reticle(w, h, out * 1.6)} />}
      {flags.isSelected && (
        <rect
          className="ring outer"
          x={-w - out}
          y={-h - out}
          width={2 * (w + out)}
          height={2 * (h + out)}
          rx={out * 2}
        />
      )}
    </>
  );
}

/** Four strokes from outside towards what is aimed at. */
const reticle = (w: number, h: number, long: number): string =>
  `M${n(-w - long)} 0h${n(long)}M${n(w + long)} 0h${n(-long)}M0 ${n(h + long)}v${n(-long)}M0 ${n(-h - long)}v${n(long)}`;
