import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { Camera } from '../camera/camera.ts';
import type { TableViewProps } from '../props.ts';
import type { Drawn } from '../scene/use-drawn.ts';
import { cellAt, pieceAt } from './hit.ts';
import { cellUnder, pieceUnder } from './under.ts';
import { type Hand, kindOf, REACH } from './use-hand.ts';
import { keyPressed, type Stop } from './use-keys.ts';
import type { Peek } from './use-peek.ts';

interface Parts {
  readonly props: TableViewProps;
  readonly drawn: Drawn;
  readonly camera: Camera | undefined;
  readonly hand: Hand;
  readonly peek: Peek;
  onFocused(key: string | undefined): void;
}

/** What presses, keys and the hand mean on the table. */
export function tableEvents(parts: Parts) {
  const { props, drawn, camera, hand, peek } = parts;
  const leave = (): void => {
    peek.close();
    if (hand.held) hand.leave();
    else props.onEmpty();
  };
  return {
    onClick: (event: MouseEvent<SVGSVGElement>) => clicked(event, parts, leave),
    onKeyDown: (event: KeyboardEvent<SVGSVGElement>) => {
      const { stops, pieces, measure } = drawn;
      const press = ({ id, isCell }: Pick<Stop, 'id' | 'isCell'>) => (isCell ? props.onCell(id) : props.onPiece(id));
      const reach = { camera, hand, stops, pieces, draggable: props.draggable, nudge: measure.length / 2 };
      if (keyPressed(event, { ...reach, press, leave, peek: peek.open })) event.preventDefault();
    },
    onFocus: (event: FocusEvent<SVGSVGElement>) => {
      const key = (event.target as SVGElement).dataset.key;
      parts.onFocused(key);
      const stop = drawn.stops.find((one) => one.key === key);
      if (stop && event.target.matches(':focus-visible')) camera?.see(stop);
    },
    ...pointerEvents(hand, peek),
  };
}

function pointerEvents({ handlers }: Hand, peek: Peek) {
  return {
    ...handlers,
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      peek.down(pieceUnder(event.target), event);
      handlers.onPointerDown(event);
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      peek.move(pieceUnder(event.target), event);
      handlers.onPointerMove(event);
    },
    onPointerUp: (event: PointerEvent<SVGSVGElement>) => {
      peek.up(event);
      handlers.onPointerUp(event);
    },
    onPointerLeave: peek.leave,
  };
}

/** What was pressed: a piece, else a cell, else nothing. A piece that can do nothing gives way to a cell that can be chosen. */
function clicked(
  event: MouseEvent<SVGSVGElement>,
  { props, drawn, camera, hand, peek }: Parts,
  leave: () => void,
): void {
  if (!camera || hand.hasDragged() || peek.wasHeld()) return;
  const spot = camera.spotOf(event);
  const isWanted = (id: number) => props.active.has(id) || props.targets.has(id);
  const reach = REACH[kindOf(event.nativeEvent as globalThis.PointerEvent)] / camera.scale;
  const piece = pieceUnder(event.target) ?? pieceAt(drawn.pieces, spot, reach, isWanted)?.id;
  const cell = cellAt(drawn.choosable, spot)?.id ?? cellUnder(event.target);
  const placing = placedByPress(props, drawn);
  if (piece !== undefined && (isWanted(piece) || cell === undefined)) props.onPiece(piece);
  else if (cell !== undefined) props.onCell(cell);
  else if (placing !== undefined) props.onWish({ piece: placing, ...spot }, true);
  else leave();
}

/** A piece beside the table that is chosen and can be dragged is put where one presses. */
const placedByPress = ({ selected, draggable }: TableViewProps, { known }: Drawn): number | undefined =>
  selected !== undefined && draggable.has(selected) && !known.has(selected) ? selected : undefined;
