import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { shownText } from '@acies/kernel';
import type { Io } from '../io.ts';
import { SAVE_ENDING, saveFolders } from './save-folders.ts';

/** A saved game as a menu shows it. */
export interface SavedGame {
  readonly path: string;
  readonly title: string;
  /** The id of its rules. */
  readonly rules: string;
  readonly turn: number;
  readonly players: string;
  readonly choices: number;
  readonly written: number;
}

/** The games kept here and at home, the newest first. What cannot be read is left out. */
export function savedGames(io: Io): SavedGame[] {
  const paths = [...saveFolders(io).flatMap((folder) => filesIn(folder, '.json')), ...filesIn(io.cwd, SAVE_ENDING)];
  return [...new Set(paths)].flatMap(summaryOf).sort((a, b) => b.written - a.written);
}

function filesIn(folder: string, ending: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(ending))
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function summaryOf(path: string): SavedGame[] {
  try {
    const { rules, setup, players, hashes, choices } = JSON.parse(readFileSync(path, 'utf8'));
    const turn = hashes.at(-1)[0];
    const who = shownText(`red ${players.red}, blue ${players.blue}`);
    const written = statSync(path).mtimeMs;
    const title = shownText(setup.title);
    return [{ path, title, rules: rules.id, turn, players: who, choices: choices.length, written }];
  } catch {
    return [];
  }
}
