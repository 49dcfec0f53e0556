import type { Fighter, Motion } from '../sheet/combat/combat-factors.ts';
import type { Engaged } from '../sheet/combat/combat-results.ts';
import type { Formation } from '../sheet/formations.ts';
import { type Given, type TroopId, unitKind } from '../sheet/troops.ts';

const CALM: Omit<Fighter, 'unit'> = {
  dp: 0,
  shaken: false,
  casualties: 0,
  motion: 'standing',
  formation: 'line',
  ground: false,
  fortified: false,
  supported: false,
  inspired: false,
  numbers: 4,
};

/** A unit that nothing counts for but its type and what is said of it. */
export const fighter = (type: TroopId, change: Partial<Omit<Fighter, 'unit'>> = {}, given: Given = {}): Fighter => ({
  ...CALM,
  ...change,
  unit: unitKind(type, given),
});

/** A unit as its result sees it: grade, motion, formation. */
export const engaged = (
  type: TroopId,
  motion: Motion = 'standing',
  formation: Formation = 'line',
  given: Given = {},
): Engaged => ({ unit: unitKind(type, given), motion, formation, shaken: false });
