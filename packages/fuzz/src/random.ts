import { seedOf } from '@acies/kernel/match';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** Chance for the making of cases: the same from the same seed, on every machine. */
export interface Random {
  /** A whole number from 0 to below the given one. */
  below(limit: number): number;
  pick<T>(items: readonly T[]): T;
  percent(chance: number): boolean;
}

export function randomFrom(seed: number): Random {
  const generator = xoroshiro128plusFromState([...seedOf(seed)]);
  const below = (limit: number): number => uniformInt(generator, 0, limit - 1);
  return {
    below,
    pick: (items) => items[below(items.length)]!,
    percent: (chance) => below(100) < chance,
  };
}
