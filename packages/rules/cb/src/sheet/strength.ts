import type { StandSize } from '@acies/rules-disorder';
import { isInfantry, isSpecial, type TroopId } from './troops.ts';

/** CB-UNIT-2: a stand in javelin throws. */
export const standSize = (type: TroopId): StandSize =>
  isInfantry(type) ? { width: 1, depth: 0.5 } : { width: 1, depth: 1 };

/** CB-UNIT-2: how many stands a unit of a class may have. */
export const standsAllowed = (type: TroopId): { readonly least: number; readonly most: number } =>
  isSpecial(type) ? { least: 1, most: 3 } : { least: 4, most: 12 };

const USUAL_STANDS = 8;
const USUAL_SPECIAL = 2;

/** CB-UNIT-2: how many stands a unit has unless its battle says. */
export const usualStands = (type: TroopId): number =>
  standsAllowed(type).most < USUAL_STANDS ? USUAL_SPECIAL : USUAL_STANDS;

/** CB-UNIT-3: below half its stands a unit is destroyed; special troops with their last stand. */
export const isDestroyed = (type: TroopId, stands: number, casualties: number): boolean =>
  isSpecial(type) ? casualties >= stands : (stands - casualties) * 2 < stands;

/** CB-UNIT-1: the field unless a battle says otherwise, in javelin throws. */
export const FIELD = { width: 45, depth: 30 } as const;
