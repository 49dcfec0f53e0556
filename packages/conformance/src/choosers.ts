import type { Json, LiveGame, Pending } from '@acies/kernel';
import { drawsFrom, type Player, questionFor, randomPlayer } from '@acies/players';

/** Decides for both sides of a battle. */
export type Chooser = (live: LiveGame, pending: Pending) => Json;

/** One player for both sides, who takes a random option now and then: battles that go deep and still stray. */
export function straying(player: Player, seed: number, strayPercent: number): Chooser {
  const draw = drawsFrom(seed);
  return (live, pending) => {
    const question = questionFor(live, pending, draw);
    return draw(100) < strayPercent ? randomPlayer.choose(question) : player.choose(question);
  };
}

export const atRandom = (seed: number): Chooser => straying(randomPlayer, seed, 0);
