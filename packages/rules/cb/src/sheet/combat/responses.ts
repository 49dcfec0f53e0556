import { type Formation, isFormed } from '../formations.ts';
import { isCavalry, isInfantry, isLightInfantry, isSpecial, type TroopId, type UnitKind } from '../troops.ts';

/** CB-RSP-1 to CB-RSP-5: what a charged unit may do, or must. */
export const RESPONSES = ['break', 'stand', 'counter-charge', 'evade'] as const;
export type Response = (typeof RESPONSES)[number];

export interface Charger {
  readonly type: TroopId;
  readonly formation: Formation;
}

/** A unit that is charged, by one enemy or several. */
export interface ChargedFacts {
  readonly unit: Pick<UnitKind, 'type' | 'morale'>;
  readonly formation: Formation;
  readonly shaken: boolean;
  /** CB-RSP-5 (R): it is in contact with enemy already, and so can only stand. */
  readonly inCombat: boolean;
  /** CB-CHG-1 (R): it formed up this turn, and so cannot counter-charge. */
  readonly formedUp: boolean;
  /** CB-CMD-2, CB-CTL-3 (R): a leader steadies it or a control test holds it, and it cannot counter-charge. */
  readonly held: boolean;
  readonly inDifficult: boolean;
  readonly behindObstacle: boolean;
  readonly chargers: readonly Charger[];
}

export interface Responses {
  readonly clause: string;
  /** Never empty. */
  readonly options: readonly Response[];
}

const isUnformed = ({ formation }: Charger): boolean => !isFormed(formation);

/** CB-RSP-2 (R): of several chargers, what is asked of the charger must hold of each. */
const mayStand = ({ inDifficult, behindObstacle, chargers }: ChargedFacts): boolean =>
  inDifficult || behindObstacle || chargers.every((charger) => isSpecial(charger.type) || isUnformed(charger));

/** CB-RSP-3. */
const mayMeet = (charger: Charger): boolean =>
  isCavalry(charger.type) || (isInfantry(charger.type) && isUnformed(charger));

/** CB-RSP-1, CB-CHG-1 (R): a counter-charge is a charge, not for the shaken, columns, who has just formed up or is held. */
const mayCounterCharge = ({ shaken, formation, formedUp, held }: ChargedFacts): boolean =>
  !(shaken || formation === 'column' || formedUp || held);

/** CB-RSP-2, CB-RSP-3 (R): who may fight may still choose to evade. */
const answer = (clause: string, may: boolean, fight: Response, otherwise: Response): Responses => ({
  clause,
  options: may ? [fight, otherwise] : [otherwise],
});

/** CB-RSP-1 to CB-RSP-5, in that order. */
export function responsesTo(facts: ChargedFacts): Responses {
  const { unit, formation, shaken, inCombat, chargers } = facts;
  if (shaken && unit.morale === 'poor') return { clause: 'CB-RSP-1', options: ['break'] };
  if (inCombat) return { clause: 'CB-RSP-5', options: ['stand'] };
  if (isLightInfantry(unit.type) && !isFormed(formation)) return answer('CB-RSP-2', mayStand(facts), 'stand', 'evade');
  if (!isCavalry(unit.type)) return { clause: 'CB-RSP-5', options: ['stand'] };
  if (isFormed(formation)) return answer('CB-RSP-4', mayCounterCharge(facts), 'counter-charge', 'stand');
  return answer('CB-RSP-3', mayCounterCharge(facts) && chargers.every(mayMeet), 'counter-charge', 'evade');
}
