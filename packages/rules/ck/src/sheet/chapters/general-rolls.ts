import { D6, type Dice } from '@acies/kernel';
import type { Who } from '../who.ts';

/** CK-GEN-4: each zone on 2 or more, up to 3 zones. */
const RIDES_ON = 2;
export const MOST_ZONES = 3;
/** CK-GEN-2: a valiant general assaults at once on 4 or more. */
const VALIANT_ON = 4;

export const rollRide = (dice: Dice, who: Who): boolean =>
  dice.one(D6, (face) => face >= RIDES_ON, { clause: 'CK-GEN-4', label: 'riding', ...who });

export const rollValiant = (dice: Dice, who: Who): boolean =>
  dice.one(D6, (face) => face >= VALIANT_ON, { clause: 'CK-GEN-2', label: 'assaulting at once', ...who });
