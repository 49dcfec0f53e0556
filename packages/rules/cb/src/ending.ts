import { type BySide, otherSide, type Result, SIDES } from '@acies/kernel';
import { isLight, isSpecial, type TroopId } from './troops.ts';

/** An army as the end of a turn finds it. */
export interface ArmyLosses {
  readonly name: string;
  /** The classes of the units it began with, and of those now routing or destroyed. */
  readonly began: readonly TroopId[];
  readonly lost: readonly TroopId[];
}

/** CB-END-1: what units count; special troops and light troops half. */
export const worthOf = (types: readonly TroopId[]): number =>
  types.reduce((sum, type) => sum + (isLight(type) || isSpecial(type) ? 0.5 : 1), 0);

/** CB-END-1: whether an army has lost half of what it began with. */
export const armyBreaks = ({ began, lost }: ArmyLosses): boolean => worthOf(lost) * 2 >= worthOf(began);

/** CB-END-1: who has won, or undefined while the battle goes on. */
export function judge(armies: BySide<ArmyLosses>, timeIsUp: boolean): Result | undefined {
  const broken = SIDES.filter((side) => armyBreaks(armies[side]));
  if (broken.length === 2) return { winner: null, reason: 'both armies break', clause: 'CB-END-1' };
  if (broken.length === 1)
    return { winner: otherSide(broken[0]!), reason: `${armies[broken[0]!].name} breaks`, clause: 'CB-END-1' };
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
