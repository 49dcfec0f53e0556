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

/** The whole command is timed by the clock, its beginning and its end too: two cores work at once. */
export async function timeDuels(contender: string, games: number): Promise<Measured> {
  const began = performance.now();
  await run(process.execPath, [
    ACIES,
    ...DUEL,
    '--games',
    String(games),
    '--cores',
    String(CORES[contender]),
    '--json',
  ]);
  return { seconds: (performance.now() - began) / 1000, counts: { battles: games } };
}
