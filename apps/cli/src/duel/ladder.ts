import { type Battle, type Book, turnNameOf } from '@acies/play';
import type { Budget } from '@acies/players';
import { leadsOf, type Rating, ratingsOf } from './elo.ts';
import type { Job } from './job.ts';
import type { Played } from './playout.ts';

/** Who meets whom where. */
export interface Rung {
  readonly book: Book;
  readonly battles: readonly Battle[];
  /** Names, the weakest first. */
  readonly players: readonly string[];
  /** What those who need time may think about a decision. */
  readonly budget?: Budget | undefined;
}

/** A game of the ladder: the job, and whose it is. */
export interface Fixture {
  readonly job: Job;
  readonly battle: string;
  /** Places among the players of the rung; the first has the first name's seat. */
  readonly red: number;
  readonly blue: number;
}

/** Every pair on every battle, each seed once from either side; all with one seed before the next is begun. */
export function fixturesOf({ book, battles, players, budget }: Rung, games: number, seed: number): Fixture[] {
  const pairs = players.flatMap((_, a) => players.slice(a + 1).map((__, i) => [a, a + 1 + i] as const));
  const seeds = Array.from({ length: games / 2 }, (_, i) => seed + i);
  const fixture = (setup: Battle, red: number, blue: number, of: number): Fixture => ({
    job: { rules: book.id, setup, red: players[red]!, blue: players[blue]!, seed: of, ...(budget && { budget }) },
    battle: setup.id,
    red,
    blue,
  });
  return seeds.flatMap((of) =>
    battles.flatMap((setup) => pairs.flatMap(([a, b]) => [fixture(setup, a, b, of), fixture(setup, b, a, of)])),
  );
}

/** What one player has done against another. */
interface Against {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
}

/** How the battles went, whoever played them. */
interface Course {
  readonly battle: string;
  readonly games: number;
  readonly red: number;
  readonly blue: number;
  readonly draws: number;
  readonly turns: { readonly least: number; readonly mean: number; readonly most: number };
}

export interface Standing {
  readonly rules: string;
  readonly games: number;
  readonly ratings: readonly (Rating & { readonly player: string })[];
  /** By how much each is better than the next below him, the best first. */
  readonly leads: readonly (Rating & { readonly player: string; readonly over: string })[];
  /** By row against column; nothing on the diagonal. */
  readonly table: readonly (readonly (Against | null)[])[];
  readonly battles: readonly Course[];
  readonly turnName: string;
}

/** How the players of a rung stand after the fixtures that were played. */
export function standingOf(rung: Rung, fixtures: readonly Fixture[], played: readonly Played[]): Standing {
  const { book, players } = rung;
  const between = (a: number, b: number): Against => {
    const met = fixtures.flatMap((one, i) => {
      const own = one.red === a && one.blue === b ? 'red' : one.red === b && one.blue === a ? 'blue' : undefined;
      return own ? [{ own, winner: played[i]!.winner }] : [];
    });
    return {
      games: met.length,
      wins: met.filter(({ own, winner }) => winner === own).length,
      draws: met.filter(({ winner }) => winner === null).length,
    };
  };
  const table = players.map((_, a) => players.map((__, b) => (a === b ? null : between(a, b))));
  const meetings = table.flatMap((row, a) =>
    row.flatMap((one, b) => (one && a < b ? [{ a, b, games: one.games, points: one.wins + one.draws / 2 }] : [])),
  );
  return {
    rules: book.id,
    games: played.length,
    ratings: ratingsOf(players.length, meetings).map((rating, i) => ({ player: players[i]!, ...rating })),
    leads: leadsOf(players.length, meetings).map(({ of, over, ...lead }) => ({
      player: players[of]!,
      over: players[over]!,
      ...lead,
    })),
    table,
    battles: rung.battles.flatMap(({ id }) => {
      const own = played.filter((_, i) => fixtures[i]!.battle === id);
      return own.length > 0 ? [courseOf(id, own)] : [];
    }),
    turnName: turnNameOf(book),
  };
}

function courseOf(battle: string, played: readonly Played[]): Course {
  const won = (side: Played['winner']): number => played.filter(({ winner }) => winner === side).length;
  const turns = played.map((one) => one.turns);
  return {
    battle,
    games: played.length,
    red: won('red'),
    blue: won('blue'),
    draws: won(null),
    turns: {
      least: Math.min(...turns),
      mean: turns.reduce((sum, each) => sum + each, 0) / turns.length,
      most: Math.max(...turns),
    },
  };
}
