import {
  type ClockTable,
  chargeSituation,
  factsOf,
  fireAt,
  fireChances,
  type Move,
  meleeChances,
  prepareMelee,
  prepareNerve,
  rallyChance,
  rallySituation,
  unitOf,
} from '@acies/rules-clock';
import { steadyMatchup } from './matchup.ts';

/** What a unit is worth: skirmishers count for nothing on the clock. */
export function worthOf(g: ClockTable, id: number): number {
  const { type } = factsOf(g, id).kind;
  if (type === 'Sk') return 0.3;
  return type === 'Camp' ? 2 : 1;
}

/** How much a DMZ costs a unit that has so many: the third is its end. */
const markerCost = (dmz: number): number => (dmz >= 2 ? 2.5 : dmz === 1 ? 1.2 : 0.6);
const DESTROYED = 3;

/** What the melees of a charge are worth to the side that makes it. */
export function chargeWorth(g: ClockTable, units: readonly number[], move: Move): number {
  let worth = 0;
  let dares = 1;
  for (const clash of move.clashes) {
    const nerve = prepareNerve(rallySituation(g, clash.unit), factsOf(g, clash.target).kind);
    dares *= rallyChance(nerve);
    const { attacker, defender } = meleeChances(prepareMelee(chargeSituation(g, move, units, clash), g.field.rulings));
    const gain = lossWorth(defender, unitOf(g, clash.target).dmz) * worthOf(g, clash.target);
    worth += gain - lossWorth(attacker, unitOf(g, clash.unit).dmz) * worthOf(g, clash.unit);
    // Who is not decided at once fights on without the charge.
    const decided = attacker.destroyed + attacker.retreats + defender.destroyed + defender.retreats;
    worth += ROUNDS_TO_COME * (1 - decided) * steadyMatchup(g, clash.unit, clash.target);
  }
  return dares * worth;
}

/** Rounds of an undecided melee that count, the later ones less. */
const ROUNDS_TO_COME = 1.2;

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
