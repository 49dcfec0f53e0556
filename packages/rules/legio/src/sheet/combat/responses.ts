import { type Formation, isFormed } from '../formations.ts';
import { isCavalry, isInfantry, isLight, isLightInfantry, type TroopId, type UnitKind } from '../troops.ts';

/** LG-RSP-1 to LG-RSP-6: what a charged unit may do; 'evade' is to take the evade test of LG-RSP-7. */
export const RESPONSES = ['break', 'stand', 'counter-charge', 'evade'] as const;
export type Response = (typeof RESPONSES)[number];

type Kind = Pick<UnitKind, 'type' | 'chariots'>;

interface Charger {
  readonly unit: Kind;
  /** It runs into the unit in pursuit of another. */
  readonly pursuing: boolean;
}

/** A unit that is charged, by one enemy or several. */
export interface ChargedFacts {
  readonly unit: Kind;
  readonly formation: Formation;
  readonly shaken: boolean;
  readonly inDifficult: boolean;
  readonly behindObstacle: boolean;
  readonly chargers: readonly Charger[];
}

export interface Responses {
  readonly clause: string;
  /** Never empty. */
  readonly options: readonly Response[];
}

/** (R) Of several chargers, what is asked of the charger must hold of each. */
const chargedOnlyBy = ({ chargers }: ChargedFacts, holds: (unit: Kind) => boolean): boolean =>
  chargers.every(({ unit }) => holds(unit));

const isCavalryOrLight = ({ type }: Kind): boolean => isCavalry(type) || isLight(type);

/** LG-RSP-4: whom formed heavy cavalry and javelinmen may test to evade. Chariots are cavalry everywhere else (R). */
const mayBeEvaded = ({ type, chariots }: Kind): boolean => isInfantry(type) || type === 'El' || chariots;

/** LG-RSP-2, LG-RSP-3 (R): who may fight may still choose to evade. */
const fightOrEvade = (clause: string, may: boolean, fight: readonly Response[]): Responses => ({
  clause,
  options: may ? [...fight, 'evade'] : ['evade'],
});

const standOr = (clause: string, may: boolean, other: Response): Responses => ({
  clause,
  options: may ? ['stand', other] : ['stand'],
});

/** LG-RSP-4 (R): javelinmen count there formed or not, since nothing else is said of them unformed. */
const isEvader = ({ type }: Kind): boolean => type === 'HC' || type === 'Jav';

/** LG-RSP-2, LG-RSP-5: who counter-charges even from a column. */
export const mayChargeInColumn = (type: TroopId): boolean => isLightInfantry(type) || type === 'SC';

/** LG-RSP-1 to LG-RSP-6, in that order; (R) unformed shock cavalry answer as other unformed cavalry do. */
export function responsesTo(facts: ChargedFacts): Responses {
  const { unit, formation, shaken, inDifficult, behindObstacle, chargers } = facts;
  if (shaken) return { clause: 'LG-RSP-1', options: ['break'] };
  if (isLightInfantry(unit.type)) {
    const may = inDifficult || behindObstacle || chargedOnlyBy(facts, isCavalryOrLight);
    return fightOrEvade('LG-RSP-2', may, ['counter-charge', 'stand']);
  }
  if (isCavalry(unit.type) && !isFormed(formation))
    return fightOrEvade('LG-RSP-3', chargedOnlyBy(facts, isCavalryOrLight), ['counter-charge']);
  if (isEvader(unit)) return standOr('LG-RSP-4', chargedOnlyBy(facts, mayBeEvaded), 'evade');
  if (unit.type === 'SC')
    return standOr(
      'LG-RSP-5',
      chargers.every(({ pursuing }) => pursuing),
      'counter-charge',
    );
  return { clause: 'LG-RSP-6', options: ['stand'] };
}
