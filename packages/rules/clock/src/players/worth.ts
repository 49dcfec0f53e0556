import { type ClockContext, factsOf, unitOf } from '../board/look.ts';
import type { Move } from '../board/move.ts';
import { fireAt } from '../play/fighting/firing.ts';
import { rallySituation } from '../play/fighting/rallying.ts';
import { fireChances } from '../sheet/chapters/fire.ts';
import { prepareNerve, prepareRally, rallyChance } from '../sheet/chapters/rally.ts';
import type { Weights } from './weights.ts';

/** What a unit is worth. */
export function worthOf(weights: Weights, g: ClockContext, id: number): number {
  const { type } = factsOf(g, id).kind;
  if (type === 'Sk') return weights.skirmishers;
  return type === 'Camp' ? weights.camp : 1;
}

/** MC-SEQ-4: whether what one does to the other tells in the half turn. */
export const countsForClock = (g: ClockContext, one: number, other: number): boolean =>
  factsOf(g, one).kind.type !== 'Sk' && factsOf(g, other).kind.type !== 'Sk';

/** How likely it is that all who charge dare to. */
export function daring(g: ClockContext, { clashes }: Move): number {
  let chance = 1;
  for (const { unit, target } of clashes)
    chance *= rallyChance(prepareNerve(rallySituation(g, unit), factsOf(g, target).kind));
  return chance;
}

interface Fate {
  readonly stands: number;
  readonly retreats: number;
  readonly destroyed: number;
}

export const lossWorth = (weights: Weights, { stands, retreats, destroyed }: Fate, dmz: number): number =>
  (stands + retreats) * weights.markers[dmz]! + destroyed * weights.destroyed;

/** What the fire of units at a target is worth. */
export function fireWorth(weights: Weights, g: ClockContext, firers: readonly number[], target: number): number {
  const { D, K } = fireChances(fireAt(g, firers, target));
  return worthOf(weights, g, target) * (D * weights.markers[unitOf(g, target).dmz]! + K * weights.destroyed);
}

/** What it is worth to a unit to lose the DMZ that it has. */
const RECOVERED: readonly number[] = [0, 0.6, 1.8];

/** What a unit may hope for of its next rally, with the leader who is with it. */
export function rallyWorth(weights: Weights, g: ClockContext, id: number): number {
  const { dmz } = unitOf(g, id);
  if (dmz === 0) return 0;
  return rallyChance(prepareRally(rallySituation(g, id))) * RECOVERED[dmz]! * worthOf(weights, g, id);
}
