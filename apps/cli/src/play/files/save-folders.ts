import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Match } from '@acies/kernel/match';
import { clearLeftovers } from '../../disk/leftovers.ts';
import type { Io } from '../../io.ts';

const SAVE_FOLDER = '.acies';
export const AUTOSAVE = 'autosave-';
export const SAVE_ENDING = '.acies.json';

/** The folders where games are kept by themselves: here, and where that is not possible at home. */
export const saveFolders = ({ cwd, env }: Io): string[] => [
  join(cwd, SAVE_FOLDER),
  join(env.HOME ?? homedir(), SAVE_FOLDER),
];

/** A short name for a game: its battle and where its dice come from. */
const nameOf = ({ game, dice }: Match): string =>
  `${game.setup.id.replace(/[^\w-]+/g, '_')}-${'seed' in dice ? dice.seed : 'dice'}`;

export const defaultSavePath = (io: Io, match: Match): string => resolve(io.cwd, nameOf(match) + SAVE_ENDING);

/** How a game is called that is kept by itself; with a number where others of that name are kept already. */
export const autosavePath = (folder: string, match: Match, copy: number): string =>
  join(folder, `${AUTOSAVE}${nameOf(match)}${copy > 1 ? `-${copy}` : ''}.json`);

/** Removes what killed processes have left half written where games are kept. */
export function clearSaveFolders(io: Io): void {
  for (const folder of saveFolders(io)) clearLeftovers(folder);
  // Here are files of all kinds: only what is certainly a game's is touched.
  clearLeftovers(io.cwd, (name) => name.endsWith(SAVE_ENDING));
}
