import { D6, type Dice, type Die, type Reading, readingOf } from '@acies/kernel';
import type { Who } from '@acies/rules-disorder';
import type { TroopId } from '../troops.ts';

/** CB-SPT-2: what becomes of special troops, from the best to the worst. */
export const SPECIAL_FATES = ['holds', 'rampages', 'destroyed'] as const;
export type SpecialFate = (typeof SPECIAL_FATES)[number];

/** What DPs do to special troops, who hold none. */
export interface Criticals {
  /** Critical hits. */
  readonly hits: number;
  readonly standsLost: number;
  /** The fate of the whole unit; it may also be gone with the last of its stands. */
  readonly fate: SpecialFate;
}

export const NO_CRITICALS: Criticals = { hits: 0, standsLost: 0, fate: 'holds' };

/** CB-SPT-1. */
const CRITICAL_TO = 2;
const CRITICAL: Reading = readingOf(
  'critical hits',
  D6,
  [D6.faces.filter((face) => face <= CRITICAL_TO)],
  (counts) => counts[1]!,
);

/** CB-SPT-2: the faces that cost no more than a stand, and the one between them and the rest. */
const STAND_TO = 2;
const BETWEEN = 3;

function fateOf(type: TroopId, face: number): SpecialFate {
  if (face <= STAND_TO) return 'holds';
  if (face === BETWEEN) return type === 'El' ? 'rampages' : 'destroyed';
  return type === 'Art' ? 'destroyed' : 'rampages';
}

/** A pool is read as one number: stands lost, and the fate packed above them. More stands than this no unit loses. */
const PACK = 64;

const facesTo = (type: TroopId, fate: SpecialFate): number[] => D6.faces.filter((face) => fateOf(type, face) === fate);

/** CB-SPT-2 (R): of several critical hits at once the worst is the fate of the unit. */
function readFates(type: TroopId): Reading {
  const classes = SPECIAL_FATES.map((fate) => facesTo(type, fate));
  return readingOf(`fate of ${type}`, D6, classes, (counts) => {
    const fate = counts[3]! > 0 ? 2 : counts[2]! > 0 ? 1 : 0;
    return fate * PACK + counts[1]!;
  });
}

/** Readings are kept, for the odds of a pool are remembered by its reading. */
const readings = new Map<TroopId, Reading>();

function fatesOf(type: TroopId): Reading {
  let known = readings.get(type);
  if (!known) readings.set(type, (known = readFates(type)));
  return known;
}

/** CB-SPT-1, CB-SPT-2: what so many DPs at once do to special troops. */
export function rollCriticals(type: TroopId, dps: number, dice: Dice, who: Who = {}): Criticals {
  if (dps === 0) return NO_CRITICALS;
  const hits = dice.pool(dps, CRITICAL, { clause: 'CB-SPT-1', label: 'critical hits', ...who });
  if (hits === 0) return NO_CRITICALS;
  const packed = dice.pool(hits, fatesOf(type), { clause: 'CB-SPT-2', label: 'effect of critical hits', ...who });
  return { hits, standsLost: packed % PACK, fate: SPECIAL_FATES[Math.floor(packed / PACK)]! };
}

/** CB-SPT-3: a clock's points. */
const CLOCK_DIE: Die = { name: 'D12', faces: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] };

/** CB-SPT-3: degrees to the right of where the unit faces; twelve is straight on. */
export const degreesOf = (point: number): number => (point % CLOCK_DIE.faces.length) * 30;

/** CB-SPT-3: which way a rampage goes, in degrees to the right of where the unit faces. */
export const rollRampage = (dice: Dice, who: Who = {}): number =>
  dice.one(CLOCK_DIE, degreesOf, { clause: 'CB-SPT-3', label: 'way of the rampage', ...who });
