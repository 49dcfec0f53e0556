import { existsSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { broughtFiles } from '../rule-sets.ts';
import { type Job, type OutcomeOf, WAYS, type Way } from './job.ts';

/** What the work tells, and when it is to stop. */
export interface Watch {
  progress(done: number): void;
  /** How many choices have been made in all, told every now and then while games are played on threads. */
  choices?(made: number): void;
  readonly signal: AbortSignal;
}

/**
 * Does so many pieces of work, some at a time, and gives their results in their own places; those that were not done before it
 * was stopped have none.
 */
export async function inLanes<T>(
  count: number,
  lanes: number,
  work: (index: number) => Promise<T>,
  { progress, signal }: Watch,
): Promise<(T | undefined)[]> {
  const results: (T | undefined)[] = Array.from({ length: count }, () => undefined);
  let [next, done] = [0, 0];
  const lane = async (): Promise<void> => {
    while (next < count && !signal.aborted) {
      const index = next++;
      results[index] = await unlessStopped(work(index), signal);
      if (!signal.aborted) progress(++done);
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, count) }, lane));
  return results;
}

/** What was broken off has no result; whatever else goes wrong is not passed over. */
async function unlessStopped<T>(work: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  try {
    return await work;
  } catch (fault) {
    if (signal.aborted && (fault === signal.reason || (fault as Error).name === 'AbortError')) return undefined;
    throw fault;
  }
}

/** Where the command is built there is a file for threads to run; from sources everything is played in this one. */
const WORKER = new URL('./worker.js', import.meta.url);

const TOLD_EVERY_MS = 1_000;

/** What came of jobs, each in its place; nothing of those that were broken off or not begun. */
type Outcomes<W extends Way> = readonly (OutcomeOf<W> | undefined)[];

/** What is done with a game as soon as it is over. */
type Ended<W extends Way> = (job: Job, outcome: OutcomeOf<W>) => void;

/** Plays battles on so many cores; the results come in the order of the jobs, whatever their number. */
export const playJobs = (
  jobs: readonly Job[],
  cores: number,
  watch: Watch,
  ended?: Ended<'playJob'>,
): Promise<Outcomes<'playJob'>> => inPool('playJob', jobs, cores, watch, ended);

/** Plays jobs on so many cores with a look at how each battle goes. */
export const surveyJobs = (jobs: readonly Job[], cores: number, watch: Watch): Promise<Outcomes<'surveyJob'>> =>
  inPool('surveyJob', jobs, cores, watch);

/**
 * Each thread is to collect its own young garbage by itself. V8 would share that out among threads, and wait for those that do not get a core
 * because all are at play: on two cores that costs nearly a tenth.
 */
const collectAlone = (): void => setFlagsFromString('--no-parallel-scavenge');

async function inPool<W extends Way>(
  name: W,
  jobs: readonly Job[],
  cores: number,
  watch: Watch,
  ended?: Ended<W>,
): Promise<Outcomes<W>> {
  type Outcome = OutcomeOf<W>;
  const playAll = (lanes: number, play: (job: Job) => Promise<Outcome>): Promise<Outcomes<W>> =>
    inLanes(jobs.length, lanes, (i) => toItsEnd(jobs[i]!, play, ended), watch);
  if (!existsSync(WORKER)) return playAll(1, (job) => breathing<Outcome>(name, job));
  const lanes = Math.min(cores, jobs.length);
  if (lanes > 1) collectAlone();
  const { Piscina } = await import('piscina');
  const pool = new Piscina<Job, Outcome>({ filename: fileURLToPath(WORKER), minThreads: lanes, maxThreads: lanes });
  const brought = broughtFiles();
  const counter = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const timer = setInterval(() => watch.choices?.(Atomics.load(counter, 0)), TOLD_EVERY_MS);
  try {
    const run = (job: Job): Promise<Outcome> => pool.run({ ...job, brought, counter }, { name, signal: watch.signal });
    return await playAll(lanes, run);
  } finally {
    clearInterval(timer);
    await pool.destroy();
  }
}

async function toItsEnd<O>(
  job: Job,
  play: (job: Job) => Promise<O>,
  ended: ((job: Job, outcome: O) => void) | undefined,
): Promise<O> {
  const outcome = await play(job);
  ended?.(job, outcome);
  return outcome;
}

/** Lets go after every battle, for the progress bar and for control-C; one that is under way here is not broken off. */
async function breathing<T>(name: Way, job: Job): Promise<T> {
  const outcome = (await WAYS[name](job)) as T;
  await setImmediate();
  return outcome;
}
