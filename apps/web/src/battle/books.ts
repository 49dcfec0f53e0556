import { type Book, openBook } from '@acies/play';

const opened = new Map<string, Promise<Book>>();

/** A rule set with its battles and players, fetched once, and only when it is wanted. */
export function bookOf(id: string): Promise<Book> {
  let book = opened.get(id);
  if (!book) opened.set(id, (book = openBook(id)));
  return book;
}
