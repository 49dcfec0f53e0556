import type { StandSize } from '@acies/rules-disorder';
import { isSpecial, type TroopId } from './troops.ts';

/** LG-UNIT-4: a stand, in paces. */
export const STAND: StandSize = { width: 20, depth: 20 };

/** LG-UNIT-4: how many stands a unit of a type may have. */
export const standsAllowed = (type: TroopId): { readonly least: number; readonly most: number } =>
  isSpecial(type) ? { least: 1, most: 1 } : { least: 2, most: 12 };

/** LG-UNIT-4: each casualty takes a stand, and the last takes the unit. */
export const isDestroyed = (stands: number, casualties: number): boolean => casualties >= stands;

/** LG-UNIT-5: the field unless a battle says otherwise, in paces. */
export const FIELD = { width: 1800, depth: 1200 } as const;

const USUAL_STANDS = 6;

/** LG-UNIT-4: how many stands a unit has unless its battle says. */
export const usualStands = (type: TroopId): number => Math.min(USUAL_STANDS, standsAllowed(type).most);
