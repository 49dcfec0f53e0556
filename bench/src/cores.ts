/** Duels by the command itself, on one core and on two: what a player with a second core gains by it. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Measured } from './worker.ts';

const run = promisify(execFile);

const ACIES = fileURLToPath(new URL('../../apps/cli/bin/acies.js', import.meta.url));
const DUEL = ['duel', '--battle', 'sabis', '--red', 'centurion', '--blue', 'centurion'];

/** By the number of cores. */
const CORES: Readonly<Record<string, number>> = { 'duels-on-one-core': 1, 'duels-on-two-cores': 2 };

export const isDuels = (contender: string): boolean => contender in CORES;

/**
 * So many games by the clock, since two cores work at once. Starting the command and coming up to speed are not counted, as with
 * every other contender: a duel of fewer games is timed too, and taken off. Each core has a thread of its own that comes up to speed for itself,
 * so that there are as many of these games for each; those that count are the same battles.
 */
export async function timeDuels(contender: string, games: number): Promise<Measured> {
  const cores = CORES[contender]!;
  const warmUp = cores * WARM_UP;
  const seed = FIRST_SEED - warmUp;
  const seconds = (await secondsOf(cores, seed, warmUp + games)) - (await secondsOf(cores, seed, warmUp));
  if (seconds <= 0) throw new Error('this machine is too busy to time duels on');
  return { seconds, counts: { battles: games } };
}

/** Games until a thread is up to speed. */
const WARM_UP = 60;
/** Of the games that count. */
const FIRST_SEED = 1_001;

async function secondsOf(cores: number, seed: number, games: number): Promise<number> {
  const began = performance.now();
  const numbers = { seed, games, cores };
  const flags = Object.entries(numbers).flatMap(([flag, n]) => [`--${flag}`, String(n)]);
  await run(process.execPath, [ACIES, ...DUEL, ...flags, '--json']);
  return (performance.now() - began) / 1000;
}
