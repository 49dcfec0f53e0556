import { D6, type Dice } from '@acies/kernel';
import { type Factor, factor, type Tally, tally } from '@acies/kernel/odds';
import { HITS } from '../readings.ts';
import { isLineFoot, isSkirmisher, type UnitKind } from '../troops.ts';
import type { Who } from '../who.ts';

/** CK-SHO-2 (R): skirmishers always shoot, others need bows; artillery has its own rule (CK-SHO-4). */
export const mayShoot = ({ type, bow }: UnitKind): boolean => isSkirmisher(type) || (bow && type !== 'Art');

/** CK-SHO-3: who shoots when assaulted. */
export const mayShootAssaulted = (unit: UnitKind): boolean => isLineFoot(unit.type) && mayShoot(unit);

const isMassed = ({ type, quality }: UnitKind): boolean => type === 'CO' && quality !== 'levy';
const isLoose = ({ type }: UnitKind): boolean => isSkirmisher(type) || type === 'Ch';

const MASSED_DICE = 4;
const LOOSE_DICE = 2;
const OTHER_DICE = 3;

/** CK-SHO-2: so many dice for each unit of a kind. */
const each = (label: string, dice: number, counts: (unit: UnitKind) => boolean): Factor<readonly UnitKind[]> =>
  factor('CK-SHO-2', label, (units) => dice * units.filter(counts).length || undefined);

const VOLLEY_FACTORS: readonly Factor<readonly UnitKind[]>[] = [
  each('close order, not levy', MASSED_DICE, isMassed),
  each('skirmishers and chariots', LOOSE_DICE, isLoose),
  each('all others', OTHER_DICE, (unit) => !isMassed(unit) && !isLoose(unit)),
];

/** CK-SHO-2: the dice of a volley. */
export const volleyTally = (shooters: readonly UnitKind[]): Tally => tally(VOLLEY_FACTORS, shooters);

export const rollVolley = (dice: Dice, count: number, who: Who): number =>
  dice.pool(count, HITS, { clause: 'CK-SHO-1', label: 'shooting', ...who });

/** CK-SHO-4: whose choice the unit hit is. */
export type ArtilleryHit = 'miss' | 'target' | 'shooter';

export const rollArtillery = (dice: Dice, who: Who): ArtilleryHit =>
  dice.one(D6, artilleryHit, { clause: 'CK-SHO-4', label: 'artillery', ...who });

/** CK-SHO-4: 5 and 6 hit; on 5 the target's owner chooses the unit, on 6 the shooter. */
export function artilleryHit(face: number): ArtilleryHit {
  if (face < 5) return 'miss';
  return face === 5 ? 'target' : 'shooter';
}

/** CK-SHO-4: how far artillery carries, in zones; a volley goes across a face (CK-SHO-1). */
export const ARTILLERY_RANGE = 2;
