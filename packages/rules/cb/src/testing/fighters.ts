import type { Fighter, Motion } from '../sheet/combat/combat-factors.ts';
import type { Engaged } from '../sheet/combat/fought.ts';
import type { Formation } from '../sheet/formations.ts';
import { type Given, type TroopId, unitKind } from '../sheet/troops.ts';

const CALM: Omit<Fighter, 'unit'> = {
  ...{ dp: 0, shaken: false, casualties: 0, motion: 'standing', formation: 'line', round: 'charge', frontal: true },
  onset: 'both',
  ...{ ground: false, fortified: false, obstacle: false, deeper: false, inspires: 0, numbers: 4 },
};

/** A unit that nothing counts for but its class and what is said of it. */
export const fighter = (type: TroopId, change: Partial<Omit<Fighter, 'unit'>> = {}, given: Given = {}): Fighter => ({
  ...CALM,
  ...change,
  unit: unitKind(type, given),
});

/** A unit as its result sees it. */
export const engaged = (
  type: TroopId,
  motion: Motion = 'standing',
  formation: Formation = 'line',
  given: Given = {},
): Engaged => fighter(type, { motion, formation }, given);
