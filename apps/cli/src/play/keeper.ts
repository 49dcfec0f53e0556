import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { BadInput, type Match, makeGameFile, samePlain } from '@acies/kernel';
import type { Battle } from '@acies/play';
import { faultOfFile } from '../files.ts';
import type { Io } from '../io.ts';

const SAVE_FOLDER = '.acies';
const AUTOSAVE = 'autosave-';
export const SAVE_ENDING = '.acies.json';

/** The folders where games are kept by themselves: here, and where that is not possible at home. */
export const saveFolders = ({ cwd, env }: Io): string[] => [
  join(cwd, SAVE_FOLDER),
  join(env.HOME ?? homedir(), SAVE_FOLDER),
];

/** Keeps a game on disk. It never writes over a file that holds something else. */
export class Keeper {
  /** Where the game is kept after every choice. */
  path: string | undefined;
  readonly #io: Io;
  /** What this game has written or read, by path: that and nothing else may be replaced unasked. */
  readonly #own = new Map<string, string>();
  #failed = false;

  constructor(io: Io) {
    this.#io = io;
  }

  /** The file that a game was loaded from is its own. One that a person named is left as it is, and play kept apart. */
  adopt(path: string, text: string): void {
    if (basename(path).startsWith(AUTOSAVE)) this.path = path;
    this.#own.set(path, text);
  }

  /** Keeps the game after a choice; returns a complaint the first time that it cannot. */
  keep(match: Match): string | undefined {
    try {
      const path = this.path !== undefined && this.mayReplace(this.path, match) ? this.path : this.#freshPath(match);
      this.save(path, match);
      this.path = path;
      return undefined;
    } catch (fault) {
      if (!(fault instanceof BadInput) || this.#failed) return undefined;
      this.#failed = true;
      return `The game cannot be kept on disk: ${fault.message}`;
    }
  }

  save(path: string, match: Match): void {
    const text = makeGameFile(match);
    writeWhole(path, text);
    this.#own.set(path, text);
  }

  /** Whether writing here loses nothing but an earlier state of this same game. */
  mayReplace(path: string, match: Match): boolean {
    const text = readIfThere(path);
    return text === undefined || text === this.#own.get(path) || isEarlier(text, match);
  }

  #freshPath(match: Match): string {
    const name = nameOf(match);
    for (const folder of saveFolders(this.#io)) {
      if (!makeFolder(folder)) continue;
      for (let copy = 1; ; copy++) {
        const path = join(folder, `${AUTOSAVE}${name}${copy > 1 ? `-${copy}` : ''}.json`);
        if (readIfThere(path) === undefined) return path;
      }
    }
    throw new BadInput(`no folder ${saveFolders(this.#io).join(' or ')} can be written`);
  }
}

/** A short name for a game: its battle and where its dice come from. */
const nameOf = ({ game, dice }: Match): string =>
  `${(game.setup as Battle).id.replace(/[^\w-]+/g, '_')}-${'seed' in dice ? dice.seed : 'dice'}`;

export const defaultSavePath = (io: Io, match: Match): string => resolve(io.cwd, nameOf(match) + SAVE_ENDING);

function makeFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    return true;
  } catch {
    return false;
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw faultOfFile('write', path, fault);
  }
}

/** First beside the file and then in its place, so that a crash leaves the old one whole. */
function writeWhole(path: string, text: string): void {
  const beside = `${path}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(beside, text);
    renameSync(beside, path);
  } catch (fault) {
    throw faultOfFile('write', path, fault);
  }
}

/** Whether a file holds this game at an earlier point, or at this one. */
function isEarlier(text: string, match: Match): boolean {
  try {
    const old = JSON.parse(text);
    const now = JSON.parse(makeGameFile(match));
    const begins = (a: unknown[], b: unknown[]): boolean => a.length <= b.length && samePlain(a, b.slice(0, a.length));
    const sameDice = old.dice.entered
      ? begins(old.dice.entered, now.dice.entered ?? [])
      : samePlain(old.dice, now.dice);
    return sameDice && samePlain([old.rules, old.setup], [now.rules, now.setup]) && begins(old.choices, now.choices);
  } catch {
    return false;
  }
}
