import { mkdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { BadInput, samePlain } from '@acies/kernel';
import { MOST_BYTES, readJson } from '@acies/kernel/input';
import { type Match, type Move, makeGameFile } from '@acies/kernel/match';
import { z } from 'zod';
import { clearLeftovers } from '../../disk/leftovers.ts';
import { removeIfCan, writeWhole } from '../../disk/write-whole.ts';
import { faultOfFile, textWithin } from '../../files.ts';
import type { Io } from '../../io.ts';
import { AUTOSAVE, autosavePath, saveFolders } from './save-folders.ts';

/** What this game has written or read in a file. */
interface Own {
  readonly text: string;
  readonly moves: readonly Move[];
}

/** How much of a game a file holds. */
export interface Held {
  readonly path: string;
  /** So many choices of the game. */
  readonly choices: number;
  /** Choices that have been taken back since. */
  readonly beyond: number;
}

/** Keeps a game on disk. It never writes over a file that holds something else. */
export class Keeper {
  /** Where the game is kept after every choice. */
  path: string | undefined;
  /** Why it could not be kept anywhere the last time. */
  fault: string | undefined;
  /** Why it could not be kept where it was before, or should have been, though elsewhere it could. */
  passedOver: string | undefined;
  readonly #io: Io;
  /** By path: that and nothing else may be replaced unasked. */
  readonly #own = new Map<string, Own>();
  /** Where it has been looked after what killed processes have left. */
  readonly #cleared = new Set<string>();

  constructor(io: Io) {
    this.#io = io;
  }

  /** The file that a game was loaded from is its own. One that a person named is left as it is, and play kept apart. */
  adopt(path: string, text: string, moves: readonly Move[]): void {
    if (isAutosave(basename(path))) this.path = path;
    this.#own.set(path, { text, moves });
  }

  /** Keeps the game after a choice, where it was kept before or else wherever it can be; `fault` says why it cannot. */
  keep(match: Match): void {
    const faults: string[] = [];
    const tried = new Set<string>();
    for (const place of this.#places(match)) {
      try {
        const path = place();
        if (tried.has(path)) continue;
        tried.add(path);
        this.save(path, match);
        if (this.path !== undefined && this.path !== path) this.#leave(this.path);
        Object.assign(this, { path, fault: undefined, passedOver: faults[0] });
        return;
      } catch (fault) {
        if (!(fault instanceof BadInput)) throw fault;
        faults.push(fault.message);
      }
    }
    Object.assign(this, { fault: [...new Set(faults)].join('; '), passedOver: undefined });
  }

  save(path: string, match: Match): void {
    const text = makeGameFile(match);
    this.#clearBeside(path);
    writeWhole(path, text, this.#io.write);
    this.#own.set(path, { text, moves: match.moves });
  }

  /** Beside a file of any name only what was to become that file is touched; a game that was loaded may lie in any folder. */
  #clearBeside(path: string): void {
    if (this.#cleared.has(path)) return;
    this.#cleared.add(path);
    clearLeftovers(dirname(path), (name) => name === basename(path) || isAutosave(name));
  }

  /** Where the game was kept before it moved: two of one game, one of them broken off, would both be offered. */
  #leave(path: string): void {
    if (!isAutosave(basename(path)) || !isStill(path, this.#own.get(path)?.text)) return;
    removeIfCan(path);
    this.#own.delete(path);
  }

  /** Whether writing here loses nothing but an earlier state of this same game. */
  mayReplace(path: string, match: Match): boolean {
    const text = readIfThere(path);
    return text === undefined || text === this.#own.get(path)?.text || (text !== null && isEarlier(text, match));
  }

  /** The file that holds most of the game as it is now; undefined if none holds any of it. */
  held({ moves }: Match): Held | undefined {
    const files = [...this.#own].flatMap(([path, own]): Held[] => {
      if (!isStill(path, own.text)) return [];
      const choices = inCommon(own.moves, moves);
      return [{ path, choices, beyond: own.moves.length - choices }];
    });
    const isOurs = ({ path }: Held): number => Number(path === this.path);
    return files.sort((a, b) => b.choices - a.choices || a.beyond - b.beyond || isOurs(b) - isOurs(a))[0];
  }

  /** Whether some file holds the game as it is now; one in which nothing was decided needs none. */
  isWhole(match: Match): boolean {
    const { choices, beyond } = this.held(match) ?? { choices: 0, beyond: 0 };
    return choices === match.moves.length && beyond === 0;
  }

  /** Where the game may be kept, in the order in which it is tried: a full disk here may have room at home. */
  #places(match: Match): (() => string)[] {
    const { path } = this;
    const before = (): string => {
      if (this.mayReplace(path!, match)) return path!;
      throw new BadInput(`${path} holds something else now`);
    };
    const fresh = saveFolders(this.#io).map((folder) => () => this.#freshPath(folder, match));
    return path === undefined ? fresh : [before, ...fresh];
  }

  #freshPath(folder: string, match: Match): string {
    try {
      mkdirSync(folder, { recursive: true });
    } catch (fault) {
      throw faultOfFile('write', folder, fault);
    }
    for (let copy = 1; ; copy++) {
      const path = autosavePath(folder, match, copy);
      const text = readIfThere(path);
      if (text === undefined || text === this.#own.get(path)?.text) return path;
    }
  }
}

/** A game that is kept by itself, in a file that no person has named. */
const isAutosave = (name: string): boolean => name.startsWith(AUTOSAVE);

/** How many choices two games have in common: moves are values, and those of one game are the very same. */
function inCommon(kept: readonly Move[], now: readonly Move[]): number {
  const parting = now.findIndex((move, i) => move !== kept[i]);
  return parting < 0 ? now.length : parting;
}

/** What cannot be read any more holds nothing. */
function isStill(path: string, text: string | undefined): boolean {
  try {
    return text !== undefined && textWithin(path, MOST_BYTES) === text;
  } catch {
    return false;
  }
}

/** The text of a file, or undefined where there is none; null if it is too large for a game, and so something else. */
function readIfThere(path: string): string | null | undefined {
  try {
    return textWithin(path, MOST_BYTES) ?? null;
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw faultOfFile('write', path, fault);
  }
}

/** Whether a file holds this game at an earlier point, or at this one. */
function isEarlier(text: string, match: Match): boolean {
  const old = partsOf(text);
  const now = partsOf(makeGameFile(match));
  if (!old || !now) return false;
  const begins = (a: readonly unknown[], b: readonly unknown[] = []): boolean =>
    a.length <= b.length && samePlain(a, b.slice(0, a.length));
  const sameDice = old.dice.entered ? begins(old.dice.entered, now.dice.entered) : samePlain(old.dice, now.dice);
  return sameDice && samePlain([old.rules, old.setup], [now.rules, now.setup]) && begins(old.choices, now.choices);
}

/** As much of a game file as tells one game from another. */
const partsSchema = z.object({
  rules: z.unknown(),
  setup: z.unknown(),
  dice: z.looseObject({ entered: z.array(z.unknown()).optional() }),
  choices: z.array(z.unknown()),
});

/** Undefined for what is no game file. */
function partsOf(text: string): z.infer<typeof partsSchema> | undefined {
  try {
    return partsSchema.safeParse(readJson(text, 'the file')).data;
  } catch (fault) {
    if (fault instanceof BadInput) return undefined;
    throw fault;
  }
}
