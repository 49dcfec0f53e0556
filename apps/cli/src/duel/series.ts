import { setImmediate } from 'node:timers/promises';
import type { Player } from '@acies/ai';
import type { BySide, Engine } from '@acies/kernel';
import { playOut } from './playout.ts';
import { wilson } from './wilson.ts';

export interface Score {
  readonly games: number;
  readonly wins: BySide<number>;
  readonly draws: number;
  /** 95 % intervals of the shares of games won. */
  readonly intervals: BySide<[low: number, high: number]>;
  readonly turns: { readonly mean: number };
  readonly choices: { readonly mean: number };
  readonly seconds: number;
  readonly perSecond: number;
}

export interface Series {
  readonly engine: Engine;
  readonly setup: unknown;
  readonly players: BySide<Player>;
  readonly games: number;
  readonly seed: number;
}

/** How often the game loop lets go, for the progress bar and for control-C. */
const BREATH_MS = 50;

/** Plays the games one after another; `stop` may end it early. Game i has seed + i. */
export async function playSeries(
  { engine, setup, players, games, seed }: Series,
  progress: (done: number) => void,
  stop: () => boolean,
): Promise<Score> {
  const wins = { red: 0, blue: 0 };
  let [played, draws, turns, choices] = [0, 0, 0, 0];
  const start = performance.now();
  let breath = start;
  while (played < games && !stop()) {
    const one = playOut(engine, setup, players, seed + played++);
    if (one.winner === null) draws++;
    else wins[one.winner]++;
    turns += one.turns;
    choices += one.choices;
    if (performance.now() - breath < BREATH_MS) continue;
    progress(played);
    await setImmediate();
    breath = performance.now();
  }
  const seconds = (performance.now() - start) / 1000;
  progress(played);
  return {
    games: played,
    wins,
    draws,
    intervals: { red: wilson(wins.red, played), blue: wilson(wins.blue, played) },
    turns: { mean: turns / played },
    choices: { mean: choices / played },
    seconds,
    perSecond: played / seconds,
  };
}
