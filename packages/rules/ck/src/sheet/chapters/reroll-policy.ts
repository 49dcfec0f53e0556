import type { Dice, Purpose, Reading } from '@acies/kernel';
import { apart, poolOdds } from '@acies/kernel/odds';
import { FAILS, HITS } from '../readings.ts';
import { bowEffect, pikeEffect } from './fight-dice.ts';

/** Pools that a side may have thrown again for what they do by themselves; a fight depends on the other side's pool. */
export type PoolKind = 'morale' | 'volley' | 'bows' | 'pikes' | 'pursuit';

export const readingOfPool = (kind: PoolKind | 'fight'): Reading =>
  kind === 'morale' || kind === 'pursuit' ? FAILS : HITS;

/** What a result does, more being more: beyond three fails, or the most of an effect, nothing more comes of it. */
export const EFFECTS: Readonly<Record<PoolKind, (result: number) => number>> = {
  morale: (fails) => Math.min(3, fails),
  volley: (hits) => hits,
  bows: bowEffect,
  pikes: pikeEffect,
  pursuit: (losses) => losses,
};

/** The average of what a pool does. */
export function averageEffect(kind: PoolKind, count: number): number {
  const { values, chances } = poolOdds(count, readingOfPool(kind));
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += EFFECTS[kind](values[i]!) * chances[i]!;
  return sum;
}

/** Averages are sums of fractions: what differs by less is equal, and a throw that is equal stands. */
const HAIR = 1e-9;

/** Whether a second throw pays on average: for who wants much, when this one did less than the average, and the reverse. */
export function paysAgain(kind: PoolKind, result: number, count: number, wants: 'much' | 'little'): boolean {
  const lead = EFFECTS[kind](result) - averageEffect(kind, count);
  return wants === 'much' ? lead < -HAIR : lead > HAIR;
}

/** When a side throws again what it may: it need not be when that pays. */
export const AGAIN = ['if it pays', 'always', 'never'] as const;
export type Again = (typeof AGAIN)[number];

/** What the two throws are called: a log in which both stood under one name would not say which of them counts. */
export const FIRST_THROW = ', first throw';
export const SECOND_THROW = ', second throw';

/** Dice that say something after what they are thrown for. Odds are walked without any words. */
function saying(dice: Dice, words: string): Dice {
  if (dice.apart) return dice;
  const said = (purpose: Purpose): Purpose => ({ ...purpose, label: `${purpose.label}${words}` });
  return {
    pool: (count, reading, purpose) => dice.pool(count, reading, said(purpose)),
    one: (die, read, purpose) => dice.one(die, read, said(purpose)),
    until: (attempt) => dice.until((part) => attempt(saying(part, words))),
  };
}

/** A throw that may be made again. */
interface Rethrown {
  /** All that it depends on. */
  readonly key: string;
  readonly again: Again;
  throwOnce(dice: Dice): number;
  /** Whether a result is kept by who throws again when that pays. */
  keeps(result: number): boolean;
  /** What a result does; results of the same effect are one for the odds. */
  readonly effect?: (result: number) => number;
}

/** A throw that is made again unless it is kept; for the odds, first throws that are not kept are all one. */
export function throwTwice(
  dice: Dice,
  { key, again, throwOnce, keeps, effect = (result) => result }: Rethrown,
): number {
  const of = `${key}, again: ${again}`;
  if (again === 'never') return apart(dice, throwTwice, of, throwOnce, effect);
  const isKept = (result: number): boolean => again === 'if it pays' && keeps(result);
  const throwFirst = (part: Dice): number => throwOnce(saying(part, FIRST_THROW));
  return apart(
    dice,
    throwTwice,
    of,
    (part) => {
      const first = apart(part, throwTwice, `first ${of}`, throwFirst, (result) => (isKept(result) ? result : 'again'));
      return isKept(first) ? first : throwOnce(saying(part, SECOND_THROW));
    },
    effect,
  );
}
