import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBook } from '../catalogue.ts';
import { acies, freshFolder } from './cli.ts';

export interface Kept {
  readonly folder: string;
  readonly path: string;
  readonly out: string;
}

/** A short game between two computers, kept in a folder of its own. */
export async function playedGame(red = 'random', blue = 'random', turns = 2): Promise<Kept> {
  const folder = freshFolder();
  const { battles } = await openBook('hex');
  const battle = battles.find(({ id }) => id === 'sabis');
  writeFileSync(join(folder, 'short.json'), JSON.stringify({ ...battle, turns }));
  const { code, out, err } = await acies(`play --battle short.json --red ${red} --blue ${blue} --seed 5`, {
    cwd: folder,
  });
  if (code !== 0) throw new Error(err);
  return { folder, path: autosaveIn(folder), out };
}

/** The one game kept by itself in a folder. */
export function autosaveIn(folder: string): string {
  const saves = readdirSync(join(folder, '.acies'));
  if (saves.length !== 1) throw new Error(`kept games: ${saves.join(', ')}`);
  return join(folder, '.acies', saves[0]!);
}
