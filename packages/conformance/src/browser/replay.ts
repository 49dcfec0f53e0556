import { Engine, hashGame, makeGameFile, parseGameFile, rulesOfGameFile } from '@acies/kernel';
import { subjectOf } from '../subjects.ts';

export interface Replay {
  /** The state before the first move and after every one. */
  readonly hashes: string[];
  /** The game, written again. */
  readonly file: string;
}

/** Reads a game file, which verifies it. The test calls this in Node and in the browser, and compares. */
export function replay(text: string): Replay {
  const match = parseGameFile(text, new Engine(subjectOf(rulesOfGameFile(text).id).rules));
  const games = [...match.moves.map((move) => move.before), match.game];
  return { hashes: games.map(hashGame), file: makeGameFile(match) };
}
