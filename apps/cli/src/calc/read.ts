import { resolve } from 'node:path';
import { BadInput } from '@acies/kernel';
import { readJson } from '@acies/kernel/input';
import { readStream, readText } from '../files.ts';
import type { Io } from '../io.ts';

const STDIN = 'standard input';

/** A situation from a JSON file, or from standard input. */
export async function readSituation(io: Io, file: string): Promise<unknown> {
  const text = file === '-' ? await readStream(io.stdin, STDIN) : readText(resolve(io.cwd, file));
  const what = file === '-' ? STDIN : file;
  const situation = readJson(text, what);
  if (typeof situation === 'object' && situation !== null && !Array.isArray(situation)) return situation;
  throw new BadInput(`${what} must hold one JSON object, as --schema describes it`);
}
