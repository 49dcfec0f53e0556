import type { Pose } from '@acies/kernel/picture';
import type { Numbered, Picked } from './deciding.ts';
import { shortTurn } from './table/geometry.ts';

/** One of several ways to face in the same place. */
export interface Facing {
  readonly option: Numbered;
  readonly pose: Pose;
}

/** How a piece may face in the cell that was picked, where its options differ in nothing else; else nothing. */
export function facingsOf(fits: readonly Numbered[], { piece = actorOf(fits), cell }: Picked): readonly Facing[] {
  if (piece === undefined || cell === undefined) return [];
  const found = new Map<number, Facing>();
  for (const option of fits) {
    const pose = option.shown.ghosts?.find(({ id }) => id === piece);
    if (!pose) return [];
    const [first] = found.values();
    if (first && (first.pose.x !== pose.x || first.pose.y !== pose.y)) return [];
    if (!found.has(pose.heading)) found.set(pose.heading, { option, pose });
  }
  return found.size > 1 ? [...found.values()].sort((a, b) => a.pose.heading - b.pose.heading) : [];
}

/** Who acts in all of them, if it is one. */
export function actorOf(fits: readonly Numbered[]): number | undefined {
  const actors = new Set(fits.map(({ shown }) => (shown.pieces?.length === 1 ? shown.pieces[0] : undefined)));
  return actors.size === 1 ? [...actors][0] : undefined;
}

/** Which of them is laid out first: how the piece faces already, or the least turn from it. */
export function firstFacing(facings: readonly Facing[], heading: number | undefined): Numbered | undefined {
  if (heading === undefined) return facings[0]?.option;
  const turn = ({ pose }: Facing): number => Math.abs(shortTurn(heading, pose.heading) - heading);
  return [...facings].sort((a, b) => turn(a) - turn(b))[0]?.option;
}

/** The option after the one that is laid out, round and round. */
export function nextOption(fits: readonly Numbered[], picked: Picked, now: number | undefined): Numbered | undefined {
  const facings = facingsOf(fits, picked);
  const ring = facings.length > 0 ? facings.map(({ option }) => option) : fits;
  return ring[(ring.findIndex(({ index }) => index === now) + 1) % ring.length];
}
