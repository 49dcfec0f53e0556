import type { Contender, Counts } from './contender.ts';
import { Sfc32 } from './sfc32.ts';

/** What is known of a game when it is over; it goes into the hash by which all versions must agree. */
export interface Finished {
  readonly decisions: number;
  readonly winner: number;
  readonly lost: ArrayLike<number>;
  /** The first word of the dice generator: it differs if one die fell too many or too few. */
  readonly dice: number;
}

/** Plays one game with a player that chooses at random. */
export type PlayGame = (seed: number, player: Sfc32) => Finished;

/** What so many games give in every version. */
export const HASHES = { all: { games: 200, hash: '76c6f5f9' }, few: { games: 20, hash: 'db6c082e' } };

const playerFor = (seed: number): Sfc32 => new Sfc32(seed ^ 0x5bd1e995);

function hashGames(play: PlayGame, games: number): string {
  let hash = 0;
  const mix = (word: number): void => {
    hash = Math.imul(hash ^ word, 0x01000193);
    hash ^= hash >>> 15;
  };
  for (let seed = 1; seed <= games; seed++) {
    const { decisions, winner, lost, dice } = play(seed, playerFor(seed));
    mix(decisions);
    mix(winner);
    mix(lost[0]);
    mix(lost[1]);
    mix(dice);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

export function skirmishContender(play: PlayGame): Contender {
  let seed = 0;
  return {
    run(): Counts {
      seed++;
      const { decisions } = play(seed, playerFor(seed));
      return { games: 1, decisions };
    },
    hash: (games) => hashGames(play, games),
  };
}
