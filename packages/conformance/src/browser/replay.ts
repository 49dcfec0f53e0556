import { hashGame, makeGameFile, parseGameFile, rulesOfGameFile } from '@acies/kernel/match';
import { subjectOf } from '../subjects.ts';

export interface Replay {
  /** The state before the first move and after every one. */
  readonly hashes: string[];
  /** The game, written again. */
  readonly file: string;
}

/** Reads a game file, which verifies it. The test calls this in Node and in the browser, and compares. */
export async function replay(text: string): Promise<Replay> {
  const { engine } = await subjectOf(rulesOfGameFile(text).id);
  const match = parseGameFile(text, engine);
  const games = [...match.moves.map((move) => move.before), match.game];
  return { hashes: games.map(hashGame), file: makeGameFile(match) };
}
