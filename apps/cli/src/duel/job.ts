import { type Book, openBook } from '@acies/play';
import { playerNamed } from '../catalogue.ts';
import { type Played, playOut } from './playout.ts';

/** One battle between computer players as plain data, so that any core can play it. */
export interface Job {
  readonly rules: string;
  readonly setup: unknown;
  readonly red: string;
  readonly blue: string;
  readonly seed: number;
}

const books = new Map<string, Promise<Book>>();

/** Plays a battle; all that comes of it depends on the job alone. */
export async function playJob({ rules, setup, red, blue, seed }: Job): Promise<Played> {
  if (!books.has(rules)) books.set(rules, openBook(rules));
  const book = await books.get(rules)!;
  return playOut(book.engine, setup, { red: playerNamed(book, red), blue: playerNamed(book, blue) }, seed);
}
