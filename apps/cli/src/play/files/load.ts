import { type Match, parseGameFile, rulesOfGameFile } from '@acies/kernel/match';
import type { Book } from '@acies/play';
import { openBook } from '../../catalogue.ts';
import { readText } from '../../files.ts';

export interface Loaded {
  readonly book: Book;
  readonly match: Match;
  readonly text: string;
}

/** Reads a game file and plays it through; any fault in it says what and where. */
export async function loadGame(path: string): Promise<Loaded> {
  const text = readText(path);
  const book = await openBook(rulesOfGameFile(text).id);
  return { book, match: parseGameFile(text, book.engine), text };
}
