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
export const playedGame = (red = 'random', blue = 'random', turns = 2): Promise<Kept> =>
  playedShort('hex', 'sabis', { turns }, red, blue);

/** A short game of the CK rules between two computers, as long as the battle clock runs. */
export const playedCkGame = (red = 'random', blue = 'random', clockEnds = 12): Promise<Kept> =>
  playedShort('ck', 'vosges', { clockEnds }, red, blue);

async function playedShort(rules: string, id: string, shorter: object, red: string, blue: string): Promise<Kept> {
  const folder = freshFolder();
  const { battles } = await openBook(rules);
  const battle = battles.find((each) => each.id === id);
  writeFileSync(join(folder, 'short.json'), JSON.stringify({ ...battle, ...shorter }));
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
