import { type BySide, otherSide, type Result, SIDES } from '@acies/kernel';

/** An army as the end of a turn finds it: what its units were worth, and what those now lost were. */
export interface ArmyTally {
  readonly name: string;
  readonly began: number;
  readonly lost: number;
  /** What else has beaten it, in words, where a battle has such an end. */
  readonly beatenBy?: string | undefined;
}

/** LG-END-1, CB-END-1: whether an army has lost half of what it began with. */
export const isHalfLost = ({ began, lost }: ArmyTally): boolean => lost * 2 >= began;

export const isArmyBeaten = (army: ArmyTally): boolean => isHalfLost(army) || army.beatenBy !== undefined;

const lossOf = (army: ArmyTally): string =>
  isHalfLost(army) ? `the army is broken: ${army.name}` : `${army.beatenBy}: ${army.name}`;

/** LG-END-1, CB-END-1: who has won, or undefined while the battle goes on. */
export function judgeArmies(armies: BySide<ArmyTally>, timeIsUp: boolean, clause: string): Result | undefined {
  const beaten = SIDES.filter((side) => isArmyBeaten(armies[side]));
  if (beaten.length === 2) {
    const reason = SIDES.every((side) => isHalfLost(armies[side])) ? 'both armies break' : 'both armies are beaten';
    return { winner: null, reason, clause };
  }
  const [loser] = beaten;
  if (loser) return { winner: otherSide(loser), reason: lossOf(armies[loser]), clause };
  return timeIsUp ? byLosses(armies, clause) : undefined;
}

function byLosses({ red, blue }: BySide<ArmyTally>, clause: string): Result {
  if (red.lost === blue.lost)
    return { winner: null, reason: `time is up and losses are even, ${red.lost} to ${blue.lost}`, clause };
  const [winner, better, worse] = red.lost < blue.lost ? (['red', red, blue] as const) : (['blue', blue, red] as const);
  return {
    winner,
    reason: `time is up, with fewer losses for ${better.name}, ${better.lost} to ${worse.lost}`,
    clause,
  };
}
