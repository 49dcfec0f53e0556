/** Duels by the command itself, on one core and on two: what a player with a second core gains by it. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Measured } from './worker.ts';

const run = promisify(execFile);

const ACIES = fileURLToPath(new URL('../../apps/cli/bin/acies.js', import.meta.url));
const DUEL = ['duel', '--battle', 'sabis', '--red', 'centurion', '--blue', 'centurion', '--seed', '1'];

/** By the number of cores. */
const CORES: Readonly<Record<string, number>> = { 'duels-on-one-core': 1, 'duels-on-two-cores': 2 };

export const isDuels = (contender: string): boolean => contender in CORES;

/**
 * So many games by the clock, since two cores work at once. Starting the command and coming up to speed are not counted, as with
 * every other contender: a duel of a third as many games is timed first, and taken off.
 */
export async function timeDuels(contender: string, games: number): Promise<Measured> {
  const cores = CORES[contender]!;
  const warmUp = Math.ceil(games / 2);
  const seconds = (await secondsOf(cores, warmUp + games)) - (await secondsOf(cores, warmUp));
  if (seconds <= 0) throw new Error('this machine is too busy to time duels on');
  return { seconds, counts: { battles: games } };
}

async function secondsOf(cores: number, games: number): Promise<number> {
  const began = performance.now();
  await run(process.execPath, [ACIES, ...DUEL, '--games', String(games), '--cores', String(cores), '--json']);
  return (performance.now() - began) / 1000;
}
