import type { ScenePiece, Spot } from '@acies/kernel/picture';
import type { KeyboardEvent } from 'react';
import type { Camera } from '../camera/camera.ts';
import { plus, times } from '../geometry.ts';
import { type Direction, isDirection, nextIn, wayOf } from './steer.ts';
import type { Hand } from './use-hand.ts';
import { carried, type Held, turnedBy } from './wishes.ts';

/** What Tab and the arrow keys come to: pieces, and the cells that can be chosen. */
export interface Stop extends Spot {
  /** p and its number, or c and its number. */
  readonly key: string;
  readonly id: number;
  readonly isCell: boolean;
}

interface KeysProps {
  readonly camera: Camera | undefined;
  readonly hand: Hand;
  readonly stops: readonly Stop[];
  readonly pieces: readonly ScenePiece[];
  readonly draggable: ReadonlySet<number>;
  /** Half the measure of the table. */
  readonly nudge: number;
  press(stop: Stop): void;
  leave(): void;
  peek(id: number): void;
}

const TURN = 150;
const ZOOM = 1.4;

/** The key for the card, also while capitals are locked. */
export const isCardKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'i' && !ctrlKey && !metaKey && !altKey;

/** The table by keyboard. True where the key meant something. */
export function keyPressed(event: KeyboardEvent<SVGSVGElement>, props: KeysProps): boolean {
  const key = (event.target as Element).closest<SVGElement>('[data-key]')?.dataset.key;
  const stop = props.stops.find((one) => one.key === key);
  if (event.ctrlKey || event.metaKey) return false;
  return inHand(event, stop, props) || atStop(event, stop, props) || onTable(event.key, props);
}

/** Alt and the arrows, and the brackets, move what can be dragged. */
function inHand(
  event: KeyboardEvent,
  stop: Stop | undefined,
  { hand, pieces, draggable, nudge, camera }: KeysProps,
): boolean {
  const { key } = event;
  if (hand.held && key === 'Escape') {
    hand.leave();
    return true;
  }
  if (hand.held && key === 'Enter') {
    hand.wish(hand.held, true);
    return true;
  }
  const turns = key === '[' ? -TURN : key === ']' ? TURN : 0;
  if (turns === 0 && !(event.altKey && isDirection(key))) return false;
  const held = hand.held ?? fromStop(stop, pieces, draggable) ?? hand.resting;
  if (!held) return false;
  const next =
    turns === 0 ? carried(held, plus(held.pose, times(wayOf(key as Direction), nudge))) : turnedBy(held, turns);
  hand.wish(next, false);
  camera?.see(next.pose);
  return true;
}

function fromStop(
  stop: Stop | undefined,
  pieces: readonly ScenePiece[],
  draggable: ReadonlySet<number>,
): Held | undefined {
  if (!stop || stop.isCell || !draggable.has(stop.id)) return undefined;
  const piece = pieces.find(({ id }) => id === stop.id);
  return piece && { piece: piece.id, pose: piece, isTurned: false };
}

function atStop(
  event: KeyboardEvent<SVGSVGElement>,
  stop: Stop | undefined,
  { stops, press, peek }: KeysProps,
): boolean {
  if (!stop) return false;
  if (isDirection(event.key)) {
    const next = nextIn(stops, stop, event.key);
    if (next) event.currentTarget.querySelector<SVGElement>(`[data-key="${next.key}"]`)?.focus({ preventScroll: true });
    return true;
  }
  if (event.key === 'Enter' || event.key === ' ') {
    press(stop);
    return true;
  }
  if (!isCardKey(event) || stop.isCell) return false;
  peek(stop.id);
  return true;
}

function onTable(key: string, { camera, leave }: KeysProps): boolean {
  if (isDirection(key)) camera?.panBy(times(wayOf(key), -1));
  else if (key === '+' || key === '=') camera?.zoomBy(ZOOM);
  else if (key === '-') camera?.zoomBy(1 / ZOOM);
  else if (key === '0') camera?.whole();
  else if (key === 'Escape') leave();
  else return false;
  return true;
}
