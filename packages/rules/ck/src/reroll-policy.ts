import { apart, type Dice, poolOdds, type Reading } from '@acies/kernel';
import { bowEffect, pikeEffect } from './fight-dice.ts';
import { FAILS, HITS } from './readings.ts';

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

/**
 * A throw that is made again unless it is kept; the key names all that it depends on. For the odds, first throws that are not
 * kept are all one, and so are results of the same effect.
 */
export const throwTwice = (
  dice: Dice,
  key: string,
  throwOnce: (dice: Dice) => number,
  keeps: (result: number) => boolean,
  effect: (result: number) => number = (result) => result,
): number =>
  apart(
    dice,
    throwTwice,
    key,
    (part) => {
      const first = apart(part, throwTwice, `first ${key}`, throwOnce, (result) => (keeps(result) ? result : 'again'));
      return keeps(first) ? first : throwOnce(part);
    },
    effect,
  );
