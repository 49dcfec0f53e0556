import { type BySide, otherSide, type Result, SIDES } from '@acies/kernel';
import { isLight, isSpecial, type TroopId } from './troops.ts';

/** An army as the end of a turn finds it. */
export interface ArmyLosses {
  readonly name: string;
  /** The classes of the units it began with, and of those now routing or destroyed. */
  readonly began: readonly TroopId[];
  readonly lost: readonly TroopId[];
  /** Enemies loot its camp, and the battle says that this decides it. */
  readonly campLost?: boolean;
}

/** CB-END-1: what units count; special troops and light troops half. */
export const worthOf = (types: readonly TroopId[]): number =>
  types.reduce((sum, type) => sum + (isLight(type) || isSpecial(type) ? 0.5 : 1), 0);

/** CB-END-1: whether an army has lost half of what it began with. */
export const armyBreaks = ({ began, lost }: ArmyLosses): boolean => worthOf(lost) * 2 >= worthOf(began);

/** CB-END-1: it breaks, or a scenario’s objective is against it. */
export const isBeaten = (army: ArmyLosses): boolean => armyBreaks(army) || army.campLost === true;

const lossOf = (army: ArmyLosses): string => `${army.name} ${armyBreaks(army) ? 'breaks' : 'loses its camp'}`;

/** CB-END-1: who has won, or undefined while the battle goes on. */
export function judge(armies: BySide<ArmyLosses>, timeIsUp: boolean): Result | undefined {
  const beaten = SIDES.filter((side) => isBeaten(armies[side]));
  if (beaten.length === 2) {
    const reason = SIDES.every((side) => armyBreaks(armies[side])) ? 'both armies break' : 'both armies are beaten';
    return { winner: null, reason, clause: 'CB-END-1' };
  }
  const [loser] = beaten;
  if (loser) return { winner: otherSide(loser), reason: lossOf(armies[loser]), clause: 'CB-END-1' };
  return timeIsUp ? byLosses(armies) : undefined;
}

function byLosses(armies: BySide<ArmyLosses>): Result {
  const red = worthOf(armies.red.lost);
  const blue = worthOf(armies.blue.lost);
  const score = `${red} to ${blue}`;
  if (red === blue) return { winner: null, reason: `time is up and losses are even, ${score}`, clause: 'CB-END-1' };
  const winner = red < blue ? 'red' : 'blue';
  return { winner, reason: `time is up and ${armies[winner].name} has lost less, ${score}`, clause: 'CB-END-1' };
}
