/** Random battles of Pokémon Showdown, the battle object driven directly and in step: no streams, teams made beforehand. */
import { createRequire } from 'node:module';
import type { Contender, Counts } from './contender.ts';

/** As much of Pokémon Showdown as is used here. */
type Seed = readonly number[];
interface ShowdownSide {
  readonly id: string;
  readonly activeRequest: { readonly wait?: boolean } | null;
  isChoiceDone(): boolean;
}
interface ShowdownBattle {
  readonly ended: boolean;
  readonly sides: readonly ShowdownSide[];
  setPlayer(id: string, player: { name: string; team: unknown }): void;
  choose(id: string, choice: string): boolean;
}
interface RandomPlayer {
  receiveRequest(request: object): void;
}
interface Showdown {
  readonly Battle: new (options: { formatid: string; seed: Seed; strictChoices: boolean }) => ShowdownBattle;
  readonly PRNG: new (seed: Seed) => object;
  readonly Teams: { generate(format: string, options: { seed: Seed }): unknown };
}

const require = createRequire(import.meta.url);
const { Battle, PRNG, Teams } = require('pokemon-showdown') as Showdown;
const { RandomPlayerAI } = require('pokemon-showdown/dist/sim/tools/random-player-ai.js') as {
  RandomPlayerAI: { readonly prototype: object };
};

const FORMAT = 'gen9randombattle';
const TEAMS = 200;
const MOST_ROUNDS = 3000;

const seedOf = (n: number): Seed => [n, n * 7919, n * 104729, n * 1299709].map((word) => word & 0xffff);

/** Showdown's own random player, with a sheet of paper in place of its stream. */
class Paper {
  written: string | null = null;
  write(choice: string): void {
    this.written = choice;
  }
}

function randomPlayer(stream: Paper, seed: number): RandomPlayer {
  const settings = { stream, move: 0.7, mega: 0.6, log: [], debug: false, prng: new PRNG(seedOf(seed)) };
  return Object.assign(Object.create(RandomPlayerAI.prototype), settings);
}

/** The number of choices made in it. */
function playBattle(teams: readonly string[], n: number): number {
  const battle = new Battle({ formatid: FORMAT, seed: seedOf(n), strictChoices: false });
  battle.setPlayer('p1', { name: 'A', team: JSON.parse(teams[(2 * n) % teams.length]) });
  battle.setPlayer('p2', { name: 'B', team: JSON.parse(teams[(2 * n + 1) % teams.length]) });
  const papers = [new Paper(), new Paper()];
  const players = papers.map((paper, i) => randomPlayer(paper, n * 2 + i + 77));
  let choices = 0;
  for (let round = 0; round < MOST_ROUNDS && !battle.ended; round++) {
    for (let i = 0; i < 2 && !battle.ended; i++) {
      const side = battle.sides[i];
      const request = side.activeRequest;
      if (!request || request.wait || side.isChoiceDone()) continue;
      papers[i].written = null;
      players[i].receiveRequest(request);
      const choice = papers[i].written;
      if (choice === null) continue;
      choices++;
      if (!battle.choose(side.id, choice)) battle.choose(side.id, 'default');
    }
  }
  return choices;
}

export function showdownContender(): Contender {
  const teams = Array.from({ length: TEAMS }, (_, i) =>
    JSON.stringify(Teams.generate(FORMAT, { seed: seedOf(i + 5) })),
  );
  let n = 0;
  return {
    run(): Counts {
      n++;
      return { battles: 1, decisions: playBattle(teams, n) };
    },
  };
}
