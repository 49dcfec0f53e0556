import { D6 } from '@acies/kernel';
import { diceWords } from '@acies/kernel/odds';
import { type Criticals, SPECIAL_FATES, type SpecialFate } from '../chapters/special.ts';
import { isDestroyed } from '../strength.ts';
import type { TroopId } from '../troops.ts';

/** Special troops as critical hits leave them. */
export interface SpecialOutcome {
  readonly hits: number;
  readonly standsLost: number;
  readonly fate: SpecialFate;
}

/** CB-SPT-2, CB-UNIT-3: with its last stand a unit is destroyed, rampaging or not. */
export const specialOutcome = (
  type: TroopId,
  stands: number,
  { hits, standsLost, fate }: Criticals,
): SpecialOutcome => ({
  hits,
  standsLost: Math.min(stands, standsLost),
  fate: isDestroyed(type, stands, standsLost) ? 'destroyed' : fate,
});

/** CB-SPT-1, CB-SPT-2: the dice for DPs on special troops, as many as there will be. */
export const criticalDice = (dps: string): string[] => [
  `1D6 for each ${dps}, a critical hit on 1 or 2`,
  '1D6 for each critical hit',
];

/** CB-SPT-1, CB-SPT-2: the dice for a number of DPs that is known. */
export const certainCriticalDice = (dps: number, what: string = ''): string[] => [
  `${diceWords(dps, D6)}${what}, each a critical hit on 1 or 2`,
  '1D6 for each critical hit',
];

/** What becomes of them, in words. */
export function specialWords({ hits, standsLost, fate }: SpecialOutcome): string {
  if (hits === 0) return 'no critical hit';
  if (fate === 'destroyed') return 'destroyed';
  const lost = standsLost === 0 ? '' : standsLost === 1 ? 'a stand destroyed' : `${standsLost} stands destroyed`;
  return [lost, fate === 'rampages' ? 'rampages' : ''].filter((word) => word !== '').join(', ');
}

/** From the best to the worst. */
export const specialRank = ({ standsLost, fate }: SpecialOutcome): number =>
  SPECIAL_FATES.indexOf(fate) * 100 + standsLost;
