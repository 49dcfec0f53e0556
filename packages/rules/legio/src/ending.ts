import { type BySide, bySide, otherSide, type Result, SIDES } from '@acies/kernel';
import { isLight, type TroopId } from './troops.ts';

/** An army as the end of a turn finds it. */
export interface ArmyLosses {
  readonly name: string;
  /** The types of the units it began with, and of those now broken or destroyed. */
  readonly began: readonly TroopId[];
  readonly lost: readonly TroopId[];
}

/** LG-END-1: what units count; light troops half. */
export const worthOf = (types: readonly TroopId[]): number =>
  types.reduce((sum, type) => sum + (isLight(type) ? 0.5 : 1), 0);

/** LG-END-1: whether an army has lost half of what it began with. */
export const armyBreaks = ({ began, lost }: ArmyLosses): boolean => worthOf(lost) * 2 >= worthOf(began);

/** LG-END-1: who has won, or undefined while the battle goes on. */
export function judge(armies: BySide<ArmyLosses>, timeIsUp: boolean): Result | undefined {
  const broken = SIDES.filter((side) => armyBreaks(armies[side]));
  if (broken.length === 2) return { winner: null, reason: 'both armies break', clause: 'LG-END-1' };
  if (broken.length === 1)
    return {
      winner: otherSide(broken[0]!),
      reason: `the army is broken: ${armies[broken[0]!].name}`,
      clause: 'LG-END-1',
    };
  return timeIsUp ? byLosses(armies) : undefined;
}

function byLosses(armies: BySide<ArmyLosses>): Result {
  const lost = bySide((side) => worthOf(armies[side].lost));
  const clause = 'LG-END-1';
  if (lost.red === lost.blue)
    return { winner: null, reason: `time is up and losses are even, ${lost.red} to ${lost.blue}`, clause };
  const winner = lost.red < lost.blue ? 'red' : 'blue';
  const score = `${lost[winner]} to ${lost[otherSide(winner)]}`;
  return { winner, reason: `time is up, with fewer losses for ${armies[winner].name}, ${score}`, clause };
}
