import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '@acies/kernel/input';
import { z } from 'zod';
import { readText } from '../../files.ts';
import type { Io } from '../../io.ts';
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

/** A text of a file that is only shown. Older versions took names that are refused today: whoever chooses such a game is told why. */
const listedText = z.string().transform((text) => text.slice(0, 100));

/** As much of a game file as is shown of it. */
const summarySchema = z.object({
  rules: z.object({ id: listedText }),
  setup: z.object({ title: listedText }),
  players: z.object({ red: listedText, blue: listedText }),
  hashes: z.array(z.tuple([z.number()], z.unknown())).min(1),
  choices: z.array(z.unknown()),
});

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
    const { rules, setup, players, hashes, choices } = summarySchema.parse(readJson(readText(path), path));
    const turn = hashes.at(-1)![0];
    const who = `red ${players.red}, blue ${players.blue}`;
    const written = statSync(path).mtimeMs;
    return [{ path, title: setup.title, rules: rules.id, turn, players: who, choices: choices.length, written }];
  } catch {
    return [];
  }
}
