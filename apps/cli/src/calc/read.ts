import { resolve } from 'node:path';
import { BadInput } from '@acies/kernel';
import { parseJson, readText } from '../files.ts';
import type { Io } from '../io.ts';

/** A situation from a JSON file, or from standard input. */
export async function readSituation(io: Io, file: string): Promise<unknown> {
  const text = file === '-' ? await readAll(io.stdin) : readText(resolve(io.cwd, file));
  const what = file === '-' ? 'standard input' : file;
  const situation = parseJson(text, what);
  if (typeof situation === 'object' && situation !== null && !Array.isArray(situation)) return situation;
  throw new BadInput(`${what} must hold one JSON object, as --schema describes it`);
}

async function readAll(stream: AsyncIterable<string | Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
