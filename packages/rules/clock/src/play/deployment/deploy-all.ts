import type { Side } from '@acies/kernel';
import { type Reason, reason } from '@acies/kernel/odds';
import type { Shown } from '@acies/kernel/picture';
import { INCH, inUnits, overlap } from '@acies/table';
import type { Pose } from '../../board/board.ts';
import { type ClockContext, factsOf } from '../../board/look.ts';
import { parsePlace } from '../orders/order-text.ts';
import { boxAt, ghostOf } from '../shown-places.ts';
import { whyNotAt } from './deploy-places.ts';
import { unplacedOf } from './deploy-rest.ts';
import { placeToType } from './place-words.ts';

/** Everybody left at once, each in a place of his own: so one draws up an army whose places one has thought of beforehand. */

/** MC-SEQ-3, MC-MOV-5: why those left cannot all stand so: the first who may not stand in his place, or would be on another. */
export function whyNotAll(g: ClockContext, side: Side, places: readonly Pose[]): Reason | undefined {
  const ids = unplacedOf(g, side);
  if (places.length !== ids.length)
    return reason('MC-SEQ-3', `it has places for ${places.length}, and ${ids.length} are to be deployed`);
  const boxes = places.map(boxAt);
  for (const [i, id] of ids.entries()) {
    const because = whyNotAt(g, id, boxes[i]!);
    if (because) return because;
    const on = boxes.slice(0, i).findIndex((other) => overlap(other, boxes[i]!));
    if (on >= 0) return reason('MC-MOV-5', `${factsOf(g, id).name} would stand on ${factsOf(g, ids[on]!).name}`);
  }
  return undefined;
}

/** Who stands where, of those left. */
export const placesForAll = (g: ClockContext, side: Side, places: readonly Pose[]): [number, Pose][] =>
  unplacedOf(g, side).flatMap((id, i): [number, Pose][] => (places[i] ? [[id, places[i]]] : []));

export function showAll(g: ClockContext, side: Side, places: readonly Pose[]): Shown {
  const standing = placesForAll(g, side, places);
  return { pieces: standing.map(([id]) => id), ghosts: standing.map(([id, pose]) => ghostOf(id, boxAt(pose))) };
}

/** How many they are, and over how much of the table. */
export function sayAll(places: readonly Pose[]): string {
  const across = places.map(({ x }) => x);
  const [left, right] = [Math.min(...across), Math.max(...across)].map((x) => inUnits(x, INCH));
  return `all ${places.length} at once, ${left} to ${right} inches from the left`;
}

export const allToType = (places: readonly Pose[]): string => `all ${places.map(placeToType).join('; ')}`;

/** The reverse: a place for each, parted by semicolons. */
export function typedAll(g: ClockContext, side: Side, text: string): Pose[] {
  const ids = unplacedOf(g, side);
  const heading = factsOf(g, ids[0]!).start.heading;
  return text
    .trim()
    .replace(/^all\b/i, '')
    .split(';')
    .map((place) => parsePlace(place.trim(), heading, 'all at 20 40; at 22 40'));
}
