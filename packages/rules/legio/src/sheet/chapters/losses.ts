import { becomeShaken, type Condition, gainDisorder, loseStands } from '@acies/rules-disorder';
import type { CombatResult } from '../combat/combat-results.ts';
import { isDestroyed } from '../strength.ts';

/** A unit as it comes out of a combat, before it moves. */
export interface Losses extends Condition {
  /** DPs it has taken up; those beyond the fifth cost stands instead. */
  readonly dpGained: number;
  /** In this combat, as casualties of the result or by DPs of a shaken unit. */
  readonly standsLost: number;
  readonly becameShaken: boolean;
  readonly destroyed: boolean;
}

const breaks = ({ moves }: CombatResult): boolean => moves.includes('break');

/**
 * LG-MOR-5, LG-UNIT-4: what a result costs a unit that began the battle with so many stands. `dp` are the DPs of the
 * result, with those for halting if it does (`dpFor`).
 */
export function lossesOf(before: Condition, stands: number, result: CombatResult, dp = result.dp): Losses {
  const disorder = gainDisorder(before, dp, 'combat');
  const disordered = loseStands(disorder, result.casualties);
  const { dp: left, shaken, casualties } = breaks(result) ? becomeShaken(disordered) : disordered;
  return {
    dp: left,
    shaken,
    casualties,
    dpGained: disorder.gained,
    standsLost: casualties - before.casualties,
    becameShaken: shaken && !before.shaken,
    destroyed: result.moves.includes('destroyed') || isDestroyed(stands, casualties),
  };
}
