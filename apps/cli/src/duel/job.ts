import type { SetupBase } from '@acies/kernel';
import type { Book } from '@acies/play';
import type { Budget } from '@acies/players';
import { openBook, playerNamed } from '../catalogue.ts';
import { MATCH_BUDGET } from '../numbers.ts';
import { bringRuleSets } from '../rule-sets.ts';
import { type Course, CourseWatch } from '../survey/course.ts';
import { type Played, playOut } from './playout.ts';

/** One battle between computer players as plain data, so that any core can play it. */
export interface Job {
  readonly rules: string;
  readonly setup: SetupBase;
  readonly red: string;
  readonly blue: string;
  readonly seed: number;
  /** What a player who needs time may think about a decision. */
  readonly budget?: Budget;
  /** The files of rule sets that are not ours, for a thread that does not have them yet. */
  readonly brought?: readonly string[];
  /** Shared by all threads: one more for every choice, so that one who waits sees that a long battle goes on. */
  readonly counter?: Int32Array;
}

const books = new Map<string, Promise<Book>>();

async function bookOf({ rules, brought }: Job): Promise<Book> {
  if (brought) await bringRuleSets(brought, process.cwd());
  if (!books.has(rules)) books.set(rules, openBook(rules));
  return books.get(rules)!;
}

const seatsOf = (book: Book, { red, blue, budget = MATCH_BUDGET }: Job) => ({
  red: playerNamed(book, red, budget),
  blue: playerNamed(book, blue, budget),
});

/** Plays a battle; all that comes of it depends on the job alone. */
export async function playJob(job: Job): Promise<Played> {
  const book = await bookOf(job);
  return playOut(book.engine, job.setup, seatsOf(book, job), job.seed, counting(job));
}

/** One more in the counter for every choice that has been made: a look before the first finds none. */
function counting({ counter }: Job): () => void {
  let hasBegun = false;
  return () => {
    if (counter && hasBegun) Atomics.add(counter, 0, 1);
    hasBegun = true;
  };
}

/** A battle that was watched. */
export interface Surveyed extends Played, Course {}

/** Plays a battle and says how it went. */
export async function surveyJob(job: Job): Promise<Surveyed> {
  const book = await bookOf(job);
  const watch = new CourseWatch(book.engine.rules);
  const count = counting(job);
  let last: Course | undefined;
  const played = playOut(book.engine, job.setup, seatsOf(book, job), job.seed, (live) => {
    count();
    watch.look(live);
    if (live.over) last = watch.courseOf(live);
  });
  return { ...played, ...last! };
}

/** How the jobs of a pool can be done, by the names under which the threads know it. */
export const WAYS = { playJob, surveyJob };
export type Way = keyof typeof WAYS;
export type OutcomeOf<W extends Way> = Awaited<ReturnType<(typeof WAYS)[W]>>;
