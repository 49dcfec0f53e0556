import { poolOdds } from '@acies/kernel/odds';
import { HITS } from '../readings.ts';
import { hitsCounted } from './fight-dice.ts';

/** One side's pool in a fight. */
export interface Pool {
  readonly dice: number;
  readonly gift: boolean;
  /** Set where one throw decides: its side never throws again, or always does and the second stands. */
  readonly once?: boolean;
}

const keyOf = ({ dice, gift, once }: Pool): number => 4 * dice + (gift ? 2 : 0) + (once ? 1 : 0);
const known = new Map<number, Float64Array>();

/** The chance of each number of hits, a fight gift counted. */
export function hitChances(pool: Pool): Float64Array {
  const key = keyOf(pool);
  const before = known.get(key);
  if (before) return before;
  const chances = new Float64Array(Math.max(pool.dice, hitsCounted(0, pool.dice, pool.gift)) + 1);
  const odds = poolOdds(pool.dice, HITS);
  odds.values.forEach((value, i) => {
    const hits = hitsCounted(value, pool.dice, pool.gift);
    chances[hits] = chances[hits]! + odds.chances[i]!;
  });
  known.set(key, chances);
  return chances;
}

/** The chance of more hits than this. */
export const chanceAbove = (pool: Pool, hits: number): number =>
  hitChances(pool).reduce((sum, chance, value) => (value > hits ? sum + chance : sum), 0);

/** The chance that the target holds with these hits: the assaulter throws twice if he must, and beats it neither time. */
export const holdsWith = (hits: number, assaulter: Pool): number =>
  (1 - chanceAbove(assaulter, hits)) ** (assaulter.once ? 1 : 2);

/** The chance that the target holds, on average after a second throw of its own. */
export const holdsThrownAgain = (target: Pool, assaulter: Pool): number =>
  hitChances(target).reduce((sum, chance, value) => sum + chance * holdsWith(value, assaulter), 0);

const keyOfPair = (target: Pool, assaulter: Pool): number => 1000 * keyOf(target) + keyOf(assaulter);
const policies = new Map<number, readonly boolean[]>();

/** CK-FGT-6: whether the target had better let its hits stand: a second throw would on average hold less often. */
export function targetKeeps(hits: number, target: Pool, assaulter: Pool): boolean {
  const key = keyOfPair(target, assaulter);
  let policy = policies.get(key);
  if (!policy) policies.set(key, (policy = policyOf(target, assaulter)));
  return policy[hits]!;
}

function policyOf(target: Pool, assaulter: Pool): boolean[] {
  const again = holdsThrownAgain(target, assaulter);
  return Array.from(hitChances(target), (_, hits) => holdsWith(hits, assaulter) >= again);
}

/** CK-FGT-6: the assaulter, who throws second, lets a throw stand that beats the target. */
export const assaulterKeeps = (hits: number, targetHits: number): boolean => hits > targetHits;

export interface ClashChances {
  readonly assaulterWins: number;
  /** Won by 2 hits or more. */
  readonly assaulterBy2: number;
  readonly targetBy2: number;
}

const clashes = new Map<number, ClashChances>();

/** Who wins, when each side throws again where that pays. */
export function clashChances(target: Pool, assaulter: Pool): ClashChances {
  const key = keyOfPair(target, assaulter);
  const before = clashes.get(key);
  if (before) return before;
  const fresh = workOut(target, assaulter);
  clashes.set(key, fresh);
  return fresh;
}

function workOut(target: Pool, assaulter: Pool): ClashChances {
  const sums = { assaulterWins: 0, assaulterBy2: 0, targetBy2: 0 };
  const targetFinal = finalChances(hitChances(target), (hits) => targetKeeps(hits, target, assaulter));
  targetFinal.forEach((chanceT, t) => {
    if (chanceT === 0) return;
    finalChances(hitChances(assaulter), (hits) => assaulterKeeps(hits, t)).forEach((chanceA, a) => {
      const chance = chanceT * chanceA;
      if (a > t) sums.assaulterWins += chance;
      if (a >= t + 2) sums.assaulterBy2 += chance;
      if (t >= a + 2) sums.targetBy2 += chance;
    });
  });
  return sums;
}

/** The chances after a second throw in place of every first one that is not kept. */
function finalChances(first: Float64Array, keeps: (hits: number) => boolean): Float64Array {
  const kept = first.map((chance, hits) => (keeps(hits) ? chance : 0));
  const again = 1 - kept.reduce((sum, chance) => sum + chance, 0);
  return kept.map((chance, hits) => chance + again * first[hits]!);
}
