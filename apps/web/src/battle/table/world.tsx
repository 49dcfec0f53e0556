import type { RefObject } from 'react';
import type { Camera } from './camera/camera.ts';
import { GroundLayer } from './ground/ground-layer.tsx';
import { isConcerned, isTarget } from './hand/concerned.ts';
import type { Hand } from './hand/use-hand.ts';
import { Choosable } from './layers/choosable.tsx';
import { InHand } from './layers/in-hand.tsx';
import { Links } from './layers/links.tsx';
import { OverlayMarks, Overlays } from './layers/overlays.tsx';
import { Tokens } from './layers/tokens.tsx';
import { Piece } from './piece/piece.tsx';
import type { TableViewProps } from './props.ts';
import type { Drawn } from './scene/use-drawn.ts';

interface WorldProps {
  readonly world: RefObject<SVGGElement | null>;
  readonly props: TableViewProps;
  readonly drawn: Drawn;
  readonly hand: Hand;
  readonly camera: Camera | undefined;
  /** Where Tab comes to. */
  readonly entry: string | undefined;
}

/** All that is drawn on the table, from the ground up. */
export function World({ world, props, drawn, hand, camera, entry }: WorldProps) {
  const { ground, pieces, tokens, links, below, common, usual, choosable } = drawn;
  return (
    <g ref={world}>
      <GroundLayer ground={ground} />
      <Overlays overlays={props.overlays} ground={ground} />
      <Choosable cells={choosable} chosen={props.shown?.cell} entry={entry} />
      {pieces.map((piece) => (
        <Piece
          key={piece.id}
          piece={piece}
          isActive={props.active.has(piece.id)}
          isTarget={isTarget(props, piece.id)}
          isSelected={props.selected === piece.id}
          isDraggable={props.draggable.has(piece.id)}
          isSpent={piece.isSpent && !isConcerned(props, piece.id)}
          isEntry={entry === `p${piece.id}`}
          areBadgesBelow={below.has(piece.id)}
          common={common[piece.side]}
        />
      ))}
      <Tokens tokens={tokens} usual={usual} />
      <Links links={links} pieces={pieces} />
      <OverlayMarks overlays={props.overlays} ground={ground} />
      <InHand {...{ props, drawn, hand, camera }} />
      {props.layer}
    </g>
  );
}
