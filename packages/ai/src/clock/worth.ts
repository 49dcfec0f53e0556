import {
  type ClockTable,
  factsOf,
  fireAt,
  fireChances,
  type Move,
  prepareNerve,
  prepareRally,
  rallyChance,
  rallySituation,
  unitOf,
} from '@acies/rules-clock';

/** What a unit is worth: skirmishers count for nothing on the clock. */
export function worthOf(g: ClockTable, id: number): number {
  const { type } = factsOf(g, id).kind;
  if (type === 'Sk') return 0.3;
  return type === 'Camp' ? 2 : 1;
}

/** How much a DMZ costs a unit that has so many: the third is its end. */
const markerCost = (dmz: number): number => (dmz >= 2 ? 2.5 : dmz === 1 ? 1.2 : 0.6);
const DESTROYED = 3;
/** What winning a half turn is worth in the same measure. */
export const HALF_TURN = 3;

/** MC-SEQ-4: whether what one does to the other tells in the half turn. */
export const countsForClock = (g: ClockTable, one: number, other: number): boolean =>
  factsOf(g, one).kind.type !== 'Sk' && factsOf(g, other).kind.type !== 'Sk';

/** How likely it is that all who charge dare to. */
export function daring(g: ClockTable, { clashes }: Move): number {
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

export const lossWorth = ({ stands, retreats, destroyed }: Fate, dmz: number): number =>
  (stands + retreats) * markerCost(dmz) + destroyed * DESTROYED;

/** What the fire of units at a target is worth. */
export function fireWorth(g: ClockTable, firers: readonly number[], target: number): number {
  const { D, K } = fireChances(fireAt(g, firers, target));
  return worthOf(g, target) * (D * markerCost(unitOf(g, target).dmz) + K * DESTROYED);
}

/** What it is worth to a unit to lose the DMZ that it has. */
const RECOVERED: readonly number[] = [0, 0.6, 1.8];

/** What a unit may hope for of its next rally, with the leader who is with it. */
export function rallyWorth(g: ClockTable, id: number): number {
  const { dmz } = unitOf(g, id);
  return dmz === 0 ? 0 : rallyChance(prepareRally(rallySituation(g, id))) * RECOVERED[dmz]! * worthOf(g, id);
}
