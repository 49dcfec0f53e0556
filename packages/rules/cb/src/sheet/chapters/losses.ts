import type { Dice } from '@acies/kernel';
import { becomeShaken, type Condition, gainDisorder, loseStands, type Who } from '@acies/rules-disorder';
import type { AfterMove, CombatResult } from '../combat/combat-results.ts';
import { isDestroyed } from '../strength.ts';
import { isSpecial, type TroopId } from '../troops.ts';
import { gainMorale, type MoraleCause, SHOCKS } from './morale.ts';
import { type Criticals, NO_CRITICALS, rollCriticals } from './special.ts';

/** A unit as it comes out of a combat before it moves, or of a shock to its morale. */
export interface Losses extends Condition {
  /** DPs it has taken up; those beyond the fifth cost stands instead. */
  readonly dpGained: number;
  /** As casualties of a result, by DPs of a shaken unit or by critical hits. */
  readonly standsLost: number;
  readonly becameShaken: boolean;
  /** CB-SPT-1: critical hits on special troops. */
  readonly hits: number;
  /** CB-SPT-2, CB-RES-10, CB-RES-11. */
  readonly rampages: boolean;
  readonly destroyed: boolean;
}

/** A unit that takes losses: its class, and the stands it began the battle with. */
export interface Sufferer {
  readonly type: TroopId;
  readonly stands: number;
}

/** How it comes out, from how it went in. */
function compare(
  before: Condition,
  { type, stands }: Sufferer,
  { dp, shaken, casualties, dpGained }: Condition & { readonly dpGained: number },
  { hits, fate }: Criticals,
  moves: readonly AfterMove[] = [],
): Losses {
  const destroyed = moves.includes('destroyed') || fate === 'destroyed' || isDestroyed(type, stands, casualties);
  return {
    dp,
    shaken,
    casualties,
    dpGained,
    standsLost: casualties - before.casualties,
    becameShaken: shaken && !before.shaken,
    hits,
    rampages: !destroyed && (moves.includes('rampage') || fate === 'rampages'),
    destroyed,
  };
}

/** CB-SPT-2: stands that critical hits destroy, no more than there are. */
const hitStands = ({ casualties }: Condition, { stands }: Sufferer, { standsLost }: Criticals): number =>
  Math.min(standsLost, stands - casualties);

/** CB-SPT-1: special troops throw for the DPs of a result; nobody else throws. */
export const rollHits = (type: TroopId, { dp }: CombatResult, dice: Dice, who: Who = {}): Criticals =>
  isSpecial(type) ? rollCriticals(type, dp, dice, who) : NO_CRITICALS;

/** CB-UNIT-3, CB-AFT-6, CB-SPT-2: what a result of combat costs a unit; who breaks is shaken. */
export function lossesOf(
  before: Condition,
  unit: Sufferer,
  { dp, casualties, moves }: CombatResult,
  criticals: Criticals = NO_CRITICALS,
): Losses {
  const disorder = gainDisorder(before, isSpecial(unit.type) ? 0 : dp, 'combat');
  const lost = loseStands(disorder, casualties + hitStands(before, unit, criticals));
  const after = moves.includes('break') ? becomeShaken(lost) : lost;
  return compare(before, unit, { ...after, dpGained: disorder.gained }, criticals, moves);
}

/**
 * CB-UNIT-3, CB-SPT-1: what DPs for morale cost a unit that has lost so many stands to them this turn; special troops throw
 * for each, and (R) may lose more than one stand.
 */
export function rollMorale(
  before: Condition,
  unit: Sufferer,
  dps: number,
  lostThisTurn: number,
  dice: Dice,
  who: Who = {},
): Losses {
  if (isSpecial(unit.type)) {
    const criticals = rollCriticals(unit.type, dps, dice, who);
    return compare(before, unit, { ...loseStands(before, hitStands(before, unit, criticals)), dpGained: 0 }, criticals);
  }
  const { dp, shaken, casualties, gained } = gainMorale(before, dps, lostThisTurn);
  return compare(before, unit, { dp, shaken, casualties, dpGained: gained }, NO_CRITICALS);
}

/** CB-UNIT-3: a unit that holds DPs after a shock that comes on top of what it has lost already, so many stands of it to morale. */
export function shockedBy(
  losses: Losses,
  { type, stands }: Sufferer,
  cause: MoraleCause,
  lostThisTurn: number,
): Losses {
  const { dp, shaken, casualties, gained, standsLost } = gainMorale(losses, SHOCKS[cause].dp, lostThisTurn);
  return {
    ...{ ...losses, dp, shaken, casualties, dpGained: losses.dpGained + gained },
    standsLost: losses.standsLost + standsLost,
    becameShaken: losses.becameShaken || (shaken && !losses.shaken),
    destroyed: losses.destroyed || isDestroyed(type, stands, casualties),
  };
}
