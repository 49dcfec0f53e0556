/** What disorder and losses have made of a unit. */
export interface Condition {
  readonly dp: number;
  readonly shaken: boolean;
  /** Stands lost. */
  readonly casualties: number;
}

/** What DPs come from. */
export const CAUSES = ['combat', 'morale', 'movement', 'shooting'] as const;
export type Cause = (typeof CAUSES)[number];

/** LG-MOR-5, CB-UNIT-3: the DP that makes a unit shaken, and the most it can hold. */
export const SHAKEN_AT = 5;

/** LG-MOR-5, CB-UNIT-3: from what a further DP costs a stand. */
const costsStands = (cause: Cause): boolean => cause === 'combat' || cause === 'morale';

/** A unit as it comes out of some disorder, with what was new. */
export interface Disordered extends Condition {
  readonly gained: number;
  readonly standsLost: number;
  readonly becameShaken: boolean;
}

/**
 * LG-MOR-5, CB-UNIT-3: DPs fill a unit up to the one that makes it shaken; those beyond it each cost a stand or nothing, by
 * their cause. CB lets morale take no more than one stand a turn: `mostStands` says how many may still go.
 */
export function gainDisorder(before: Condition, dps: number, cause: Cause, mostStands = Infinity): Disordered {
  const gained = Math.min(dps, SHAKEN_AT - before.dp);
  const standsLost = costsStands(cause) ? Math.min(dps - gained, mostStands) : 0;
  const dp = before.dp + gained;
  const shaken = before.shaken || dp === SHAKEN_AT;
  const becameShaken = shaken && !before.shaken;
  return { dp, shaken, casualties: before.casualties + standsLost, gained, standsLost, becameShaken };
}

/** LG-MOR-5, LG-RSP-7, CB-AFT-6: broken, or shaken by a failed test, a unit has all the DPs it can hold. */
export const becomeShaken = ({ casualties }: Condition): Condition => ({ dp: SHAKEN_AT, shaken: true, casualties });

/** Stands lost outright, not by way of DPs. */
export const loseStands = ({ dp, shaken, casualties }: Condition, stands: number): Condition => ({
  dp,
  shaken,
  casualties: casualties + stands,
});

/** LG-AFT-5, CB-REC-4: DPs go; a unit left with no more than `calmAt` of them is shaken no longer. */
export function loseDisorder({ dp, shaken, casualties }: Condition, dps: number, calmAt: number): Condition {
  const left = Math.max(0, dp - dps);
  return { dp: left, shaken: shaken && left > calmAt, casualties };
}
