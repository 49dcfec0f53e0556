import { hashesOf, hashGame, parseGameFile, rulesOfGameFile } from '@acies/kernel/match';
import { openBook, type Registry } from '@acies/play';
import type { Verified } from '../protocol/index.ts';

/** Reading a game file plays it through and compares every hash in it: what is read has been verified. */
export async function verified(ruleSets: Registry, text: string): Promise<Verified> {
  const book = await openBook(ruleSets, rulesOfGameFile(text).id);
  const match = parseGameFile(text, book.engine);
  return {
    title: match.game.setup.title,
    rules: book.rules.title,
    choices: match.moves.length,
    states: hashesOf(match).length,
    hash: hashGame(match.game),
  };
}
