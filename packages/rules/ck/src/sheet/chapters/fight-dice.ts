import { D6, type Dice } from '@acies/kernel';
import { atLeast, atMost, type Factor, factor, type Row, row, type Tally, tally, when } from '@acies/kernel/odds';
import { HITS } from '../readings.ts';
import { isFighting, isLineFoot, isSkirmisher } from '../troops.ts';
import type { Who } from '../who.ts';
import type { SizedUnit } from './sizes.ts';

/** A unit as it fights. */
export interface FightingUnit extends SizedUnit {
  readonly atStrength: boolean;
}

/** CK-GEN-2, CK-GEN-6: what a general brings to a fight besides himself. */
export interface FightingGeneral {
  readonly fightGift: boolean;
  readonly erratic: boolean;
}

export const MET = ['front', 'flank', 'rear'] as const;
/** The side of the target at which it is assaulted. */
export type Met = (typeof MET)[number];

/** One side of a fight. */
export interface FightingZone {
  readonly units: readonly FightingUnit[];
  readonly general: FightingGeneral | undefined;
  /** CK-ZONE-3: 4 or more own bases in the zone opposite the contested face. */
  readonly rearSupport: boolean;
  /** Own close order units in the zone and on its four faces. */
  readonly closeOrder: number;
  readonly winning: number;
}

export interface FightSituation {
  readonly assaulter: FightingZone;
  readonly target: FightingZone;
  /** CK-FGT-8: units of the assaulter that are late. */
  readonly late: number;
  readonly met: Met;
  /** The target is on a hill or obstructed. */
  readonly hindered: boolean;
  /** How many times the target has been assaulted this turn, this time counted. */
  readonly times: number;
  /** The ruling bowsOfTheAssaulted is switched off: bows of the assaulter count too. */
  readonly bothBows?: boolean;
}

export type Role = 'assaulter' | 'target';
export type ByRole<T> = Readonly<Record<Role, T>>;
export const otherRole = (role: Role): Role => (role === 'target' ? 'assaulter' : 'target');

/** What was thrown before the dice of the fight. */
export interface Prelude {
  /** CK-GEN-6: what an erratic leader turned out to be. */
  readonly erratic: ByRole<Temper>;
  /** CK-FGT-7: hits of each side's bows and pikes. */
  readonly bows: ByRole<number>;
  readonly pikes: ByRole<number>;
}

export type Temper = 'none' | 'good' | 'bad';

const BOTH_NONE = { assaulter: 0, target: 0 };
export const NO_PRELUDE: Prelude = {
  erratic: { assaulter: 'none', target: 'none' },
  bows: BOTH_NONE,
  pikes: BOTH_NONE,
};

interface Bout {
  readonly own: FightingZone;
  readonly role: Role;
  readonly situation: FightSituation;
  readonly prelude: Prelude;
}

const countOf = (units: readonly FightingUnit[], holds: (unit: FightingUnit) => boolean): number =>
  units.reduce((count, unit) => (holds(unit) ? count + 1 : count), 0);

const isStrong = ({ type, atStrength }: FightingUnit): boolean =>
  atStrength && (type === 'CO' || type === 'Cav' || type === 'Ch');
const isOther = (unit: FightingUnit): boolean => isFighting(unit.type) && !isSkirmisher(unit.type) && !isStrong(unit);

const MOST_UNIT_DICE = 10;
const MOST_GOOD = 6;
const MOST_BAD = -6;
const LEAST_DICE = 4;
const GENERAL_DICE = 2;
/** CK-FGT-3: close order units that stand together. */
const CLOSE_ORDER_NEEDED = 4;

const UNIT_FACTORS: readonly Factor<Bout>[] = [
  factor('CK-FGT-2', 'skirmishers', ({ own }) => countOf(own.units, (unit) => isSkirmisher(unit.type)) || undefined),
  factor(
    'CK-FGT-2',
    'close order, cavalry and chariots at strength',
    ({ own }) => 3 * countOf(own.units, isStrong) || undefined,
  ),
  factor('CK-FGT-2', 'other units', ({ own }) => 2 * countOf(own.units, isOther) || undefined),
  atMost('CK-FGT-10', 'units at most 10', MOST_UNIT_DICE),
];

const upTo = (most: number, count: number): number | undefined => Math.min(most, count) || undefined;

const GOOD_FACTORS: readonly Factor<Bout>[] = [
  when('CK-FGT-3', 'rear support', 2, ({ own }) => own.rearSupport),
  factor('CK-FGT-3', 'veterans', ({ own }) =>
    upTo(
      2,
      countOf(own.units, ({ quality }) => quality === 'veteran'),
    ),
  ),
  factor('CK-FGT-3', 'elite', ({ own }) =>
    upTo(
      1,
      countOf(own.units, ({ quality }) => quality === 'elite'),
    ),
  ),
  when('CK-FGT-3', 'four close order units together', 2, ({ own }) => own.closeOrder >= CLOSE_ORDER_NEEDED),
  factor('CK-FGT-3', 'winning markers', ({ own }) => upTo(2, own.winning)),
  factor('CK-FGT-3', 'shock', ({ own, role }) =>
    role === 'assaulter'
      ? upTo(
          2,
          countOf(own.units, ({ shock }) => shock),
        )
      : undefined,
  ),
  when('CK-FGT-3', 'erratic leader, good', 2, ({ prelude, role }) => prelude.erratic[role] === 'good'),
  atMost('CK-FGT-10', 'good at most +6', MOST_GOOD),
];

/** CK-FGT-8: with so many units late there is no fight. */
export const TOO_LATE = 3;
/** CK-FGT-8: what late units cost. */
export const lateCost = (late: number): number => (late >= 2 ? -3 : -1);

/** CK-FGT-4: bow-armed foot in a zone, which fights the worse for it. */
const bowsIn = ({ units }: FightingZone): number => countOf(units, ({ type, bow }) => bow && isLineFoot(type));

const BOW_EFFECT_MOST = 4;
const PIKE_EFFECT_MOST = 4;
/** What a hit of a pike unit takes from the opponent. */
const PIKE_WORTH = 2;

export const bowEffect = (hits: number): number => Math.min(BOW_EFFECT_MOST, hits);
export const pikeEffect = (hits: number): number => Math.min(PIKE_EFFECT_MOST, PIKE_WORTH * hits);

const minus = (value: number): number | undefined => (value > 0 ? -value : undefined);

const BAD_FACTORS: readonly Factor<Bout>[] = [
  when('CK-FGT-4', 'erratic leader, bad', -2, ({ prelude, role }) => prelude.erratic[role] === 'bad'),
  when(
    'CK-FGT-4',
    'assaulted from flank or rear',
    -2,
    ({ role, situation }) => role === 'target' && situation.met !== 'front',
  ),
  when(
    'CK-FGT-4',
    'assaulting a hill or obstructed',
    -2,
    ({ role, situation }) => role === 'assaulter' && situation.hindered,
  ),
  when('CK-FGT-4', 'assaulted again this turn', -2, ({ role, situation }) => role === 'target' && situation.times > 1),
  factor('CK-FGT-8', 'late units', ({ role, situation: { late } }) =>
    role === 'assaulter' && late > 0 ? lateCost(late) : undefined,
  ),
  when('CK-FGT-4', 'one unit of foot with bows', -1, ({ own }) => bowsIn(own) === 1),
  when('CK-FGT-4', 'two or three units of foot with bows', -3, ({ own }) => bowsIn(own) > 1),
  factor('CK-FGT-4', 'levies', ({ own }) =>
    minus(
      Math.min(
        3,
        countOf(own.units, ({ quality }) => quality === 'levy'),
      ),
    ),
  ),
  factor('CK-FGT-7', 'pike effect', ({ role, prelude }) => minus(pikeEffect(prelude.pikes[otherRole(role)]))),
  factor('CK-FGT-7', 'bow effect', ({ role, prelude }) => minus(bowEffect(prelude.bows[otherRole(role)]))),
  atLeast('CK-FGT-10', 'bad at most -6', MOST_BAD),
];

/** CK-FGT-10: units, then good, then bad, each with its own cap, the general, and at least 4. */
export function fightTally(situation: FightSituation, role: Role, prelude: Prelude): Tally {
  const bout: Bout = { own: situation[role], role, situation, prelude };
  const parts = [tally(UNIT_FACTORS, bout), tally(GOOD_FACTORS, bout), tally(BAD_FACTORS, bout)];
  const rows: Row[] = parts.flatMap((part) => part.rows);
  let total = parts.reduce((sum, part) => sum + part.total, 0);
  if (bout.own.general) {
    rows.push(row('CK-FGT-5', 'general present', GENERAL_DICE));
    total += GENERAL_DICE;
  }
  if (total < LEAST_DICE) {
    rows.push(row('CK-FGT-6', 'at least 4', LEAST_DICE - total));
    total = LEAST_DICE;
  }
  return { rows, total };
}

/** CK-GEN-2: with 8 or more dice, fewer than 4 hits count as 4. */
const GIFT_DICE = 8;
const GIFT_HITS = 4;
/** What such dice are thrown for. */
export const GIFTED = `fighting, at least ${GIFT_HITS} hits by the fight gift`;
export const hitsCounted = (thrown: number, dice: number, fightGift: boolean): number =>
  fightGift && dice >= GIFT_DICE ? Math.max(GIFT_HITS, thrown) : thrown;

/** CK-FGT-6: the hits of one side, a fight gift counted. */
export const rollFight = (dice: Dice, count: number, fightGift: boolean, who: Who): number =>
  hitsCounted(
    dice.pool(count, HITS, {
      clause: 'CK-FGT-6',
      label: fightGift && count >= GIFT_DICE ? GIFTED : 'fighting',
      ...who,
    }),
    count,
    fightGift,
  );

/** CK-FGT-7: a die for each pike unit. */
export const pikesIn = ({ units }: FightingZone): number => countOf(units, ({ pike }) => pike);
export const rollPikes = (dice: Dice, count: number, who: Who): number =>
  dice.pool(count, HITS, { clause: 'CK-FGT-7', label: 'pike effect', ...who });

/** CK-GEN-6: an erratic leader is good or bad. */
export const rollTemper = (dice: Dice, who: Who): Temper =>
  dice.one(D6, (face) => (face >= 4 ? 'good' : 'bad'), { clause: 'CK-GEN-6', label: 'his temper', ...who });

/** CK-OUT-1: more hits wins, else the target; and by how much. */
export function whoWins(hits: ByRole<number>): { readonly winner: Role; readonly margin: number } {
  const winner = hits.assaulter > hits.target ? 'assaulter' : 'target';
  return { winner, margin: Math.abs(hits.assaulter - hits.target) };
}

/** CK-OUT-4: a beaten assaulter falls back or stays, as he likes; a beaten target must go. */
export const mayStayBeaten = (winner: Role): boolean => winner === 'target';
