import type { Side } from '@acies/kernel';
import { type Box, distanceBetween, INCH, overlap } from '@acies/table';
import type { Pose } from '../../board/board.ts';
import { type ClockContext, factsOf, unitOf } from '../../board/look.ts';
import { BASE, deploymentOf } from '../../board/setting.ts';
import { ringsRound, whyNotAt } from './deploy-places.ts';

/** Those who are still to be deployed, in their order. */
export const unplacedOf = (g: ClockContext, side: Side): number[] =>
  g.setting.idsOf[side].filter((id) => unitOf(g, id).where === 'unplaced');

/** Whether everybody left can stand where the battle suggests: those places are clear of each other by the battle's own check. */
export const restFits = (g: ClockContext, side: Side): boolean =>
  unplacedOf(g, side).every((id) => whyNotAt(g, id, factsOf(g, id).start) === undefined);

/** MC-SEQ-3: where everybody left would stand: as the battle suggests, or as near to it as there is room; undefined where there is none. */
export function placesForRest(g: ClockContext, side: Side): ReadonlyMap<number, Box> | undefined {
  const places = new Map<number, Box>();
  const isFree = (id: number, box: Box): boolean =>
    whyNotAt(g, id, box) === undefined && ![...places.values()].some((other) => overlap(other, box));
  const rest = unplacedOf(g, side);
  // Those first who can have their own place, so that nobody who cannot takes it from them; these are clear of each other.
  for (const id of rest) if (whyNotAt(g, id, factsOf(g, id).start) === undefined) places.set(id, factsOf(g, id).start);
  for (const id of rest) {
    if (places.has(id)) continue;
    const { start } = factsOf(g, id);
    const free =
      ringsRound(start).find((box) => isFree(id, box)) ?? zoneRound(g, side, start).find((box) => isFree(id, box));
    if (!free) return undefined;
    places.set(id, free);
  }
  return places;
}

/** Every place of a side's deployment, inch by inch, the nearest first. */
function zoneRound(g: ClockContext, side: Side, start: Box): Box[] {
  const { left, right, top, bottom } = deploymentOf(g.setting, side);
  const boxes: Box[] = [];
  for (let y = Math.ceil(top); y <= bottom; y += INCH)
    for (let x = Math.ceil(left); x <= right; x += INCH) boxes.push({ ...start, x, y });
  const away = (box: Box): number => distanceBetween(box, start);
  return boxes.sort((a, b) => away(a) - away(b));
}

/** Where one of them would stand. */
export const poseIn = (places: ReadonlyMap<number, Box>, id: number): Pose => {
  const { x, y, heading } = places.get(id)!;
  return { x, y, heading };
};

/** A hair is no other place. */
const HAIR = BASE / 100;

/** Those who do not stand where the battle suggests. */
export const displacedIn = (g: ClockContext, places: ReadonlyMap<number, Box>): number[] =>
  [...places].filter(([id, box]) => distanceBetween(box, factsOf(g, id).start) > HAIR).map(([id]) => id);
