import { becomeShaken, type Condition, loseStands } from '@acies/rules-disorder';
import { type ChargeFacts, chargeBar } from '../combat/charge-rules.ts';
import { isDestroyed } from '../strength.ts';
import type { TroopId } from '../troops.ts';

/** CB-AFT-7: what a unit does as it is caught. */
export const FLIGHTS = ['break', 'retire', 'evade'] as const;
export type Flight = (typeof FLIGHTS)[number];

/** Whether pursuers, or chargers after evaders, come up with them: how far both move, and how far apart they began. */
export const isCaught = ({ gap, fled, chased }: { gap: number; fled: number; chased: number }): boolean =>
  chased >= gap + fled;

/** CB-AFT-7: a unit caught, after the free hack. */
export interface Hacked extends Condition {
  /** It was not broken before. */
  readonly breaks: boolean;
  readonly destroyed: boolean;
}

/** CB-AFT-7: the free hack takes one stand without dice, and who was not in rout breaks. */
const HACK = 1;

export function freeHack(before: Condition, type: TroopId, stands: number, flight: Flight): Hacked {
  const after = loseStands(before, HACK);
  const breaks = flight !== 'break';
  return {
    ...(breaks ? becomeShaken(after) : after),
    breaks,
    destroyed: isDestroyed(type, stands, after.casualties),
  };
}

/** CB-AFT-7 (R): how far from new enemy pursuers halt who may not charge them, in javelin throws. */
export const SHORT_OF_ENEMY = 1;

/**
 * CB-AFT-7: pursuers meet new enemy, and charge him unless (R) they may not, as shaken or cavalry before a phalanx, or have
 * had their combat of this turn.
 */
export const meetsNewEnemy = (facts: ChargeFacts, hasFought: boolean): 'charge' | 'halt short' =>
  hasFought || chargeBar(facts) ? 'halt short' : 'charge';
