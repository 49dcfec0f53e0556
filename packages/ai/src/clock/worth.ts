import {
  type ClockTable,
  factsOf,
  fireAt,
  fireChances,
  type Move,
  prepareNerve,
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
