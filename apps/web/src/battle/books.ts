import type { BookFacts } from '@acies/session/protocol';
import { battleClient } from './use-battle.ts';

const opened = new Map<string, Promise<BookFacts>>();

/** What there is to choose of a rule set, as the engine tells it; asked once, and again if there was no answer. */
export function bookOf(id: string): Promise<BookFacts> {
  let book = opened.get(id);
  if (!book) {
    book = battleClient().ask('book', { rules: id });
    book.catch(() => opened.delete(id));
    opened.set(id, book);
  }
  return book;
}
