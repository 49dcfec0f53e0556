import { setMaxListeners } from 'node:events';
import { truncateSync } from 'node:fs';
import { BadInput } from '@acies/kernel';
import { readJson } from '@acies/kernel/input';
import { canonicalJson, fingerprint } from '@acies/kernel/match';
import { z } from 'zod';
import { appendWhole, type Write } from '../disk/write-whole.ts';
import { bytesWithin, faultOfFile } from '../files.ts';
import { MATCH_BUDGET } from '../numbers.ts';
import { playJobs, type Watch } from './cores.ts';
import type { Job } from './job.ts';
import type { Played } from './playout.ts';

/** Which game it was, and what came of it; a battle is known by all that matters in it, for a file of one's own may change. */
const lineSchema = z.strictObject({
  game: z.strictObject({
    rules: z.string(),
    version: z.string(),
    battle: z.string(),
    setup: z.string(),
    red: z.string(),
    blue: z.string(),
    seed: z.number().int(),
    /** Of who thinks, if somebody does. */
    budget: z.union([z.strictObject({ ms: z.number() }), z.strictObject({ playouts: z.number().int() })]).nullable(),
  }),
  played: z.strictObject({
    winner: z.enum(['red', 'blue']).nullable(),
    turns: z.number().int(),
    choices: z.number().int(),
  }),
});
type Line = z.infer<typeof lineSchema>;

/** How every line begins; a last one that does not, be it ever so short, was not cut off but is something else. */
const BEGINS = '{"game":{"rules":';

/** What a record must know of a job that does not stand in it: the version of its rules, and whether a player in it needs time. */
interface JobFacts {
  readonly version: string;
  readonly isThoughtAbout: boolean;
}

/** Games that have been played, one a line, kept as each ends: a long ladder can be stopped, and gone on with another day. */
export class GameRecord {
  readonly #path: string;
  readonly #factsOf: (job: Job) => JobFacts;
  readonly #known = new Map<string, Played>();
  readonly #setups = new WeakMap<object, string>();
  readonly #writeTo: Write | undefined;
  #fault: unknown;

  /** Opens a record or begins one; a file that is none is left as it is. What was cut off in the middle of writing goes. */
  constructor(path: string, factsOf: (job: Job) => JobFacts, write?: Write) {
    this.#path = path;
    this.#writeTo = write;
    this.#factsOf = factsOf;
    const text = textOf(path);
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (!BEGINS.startsWith(text.slice(whole.length, whole.length + BEGINS.length))) throw notARecord(path);
    for (const [i, line] of whole.split('\n').slice(0, -1).entries()) {
      const { game, played } = parsed(line, `line ${i + 1} of ${path}`);
      this.#known.set(canonicalJson(game), played);
    }
    // That nothing can be written is better known before a long game than after it.
    this.#write('');
    if (whole.length < text.length) truncateSync(path, Buffer.byteLength(whole));
  }

  playedOf(job: Job): Played | undefined {
    return this.#known.get(canonicalJson(this.#gameOf(job)));
  }

  keep(job: Job, { winner, turns, choices }: Played): void {
    const line: Line = { game: this.#gameOf(job), played: { winner, turns, choices } };
    this.#write(`${JSON.stringify(line)}\n`);
    this.#known.set(canonicalJson(line.game), line.played);
  }

  /** Whoever could not keep one game must not go on as if all were kept. */
  #write(text: string): void {
    if (this.#fault) throw this.#fault;
    try {
      appendWhole(this.#path, text, this.#writeTo);
    } catch (fault) {
      throw (this.#fault = fault);
    }
  }

  #gameOf(job: Job): Line['game'] {
    const { rules, setup, red, blue, seed, budget = MATCH_BUDGET } = job;
    const { version, isThoughtAbout } = this.#factsOf(job);
    const battle = { battle: (setup as { readonly id: string }).id, setup: this.#fingerprintOf(setup as object) };
    return { rules, version, ...battle, red, blue, seed, budget: isThoughtAbout ? budget : null };
  }

  /** What a battle is called and said to be about makes it no other. */
  #fingerprintOf(setup: object): string {
    const known = this.#setups.get(setup);
    if (known) return known;
    const { title, about, ...matters } = setup as { readonly title?: string; readonly about?: string };
    const fresh = fingerprint(canonicalJson(matters));
    this.#setups.set(setup, fresh);
    return fresh;
  }
}

/** A million games and more; a text of twice as many would be longer than the machine takes. */
const MOST_BYTES = 2 ** 28;

function textOf(path: string): string {
  let text: string | undefined;
  try {
    // As it is: where it is cut back and gone on with is counted in its bytes.
    text = bytesWithin(path, MOST_BYTES)?.toString('utf8');
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw faultOfFile('read', path, fault);
  }
  if (text === undefined) throw new BadInput(`${path} is too long: of a record ${MOST_BYTES} bytes are read`);
  return text;
}

function parsed(line: string, where: string): Line {
  const read = lineSchema.safeParse(line.startsWith(BEGINS) ? readJson(line, where) : undefined);
  if (!read.success) throw notARecord(where);
  return read.data;
}

const notARecord = (where: string): BadInput =>
  new BadInput(`${where} is not a game of a ladder: is it another file that was meant?`);

/** What came of the games that a record holds, and of how many it knew before. */
interface Recorded {
  readonly outcomes: readonly (Played | undefined)[];
  readonly known: number;
  /** Why no more could be kept. */
  readonly fault: BadInput | undefined;
}

/** Plays what a record does not hold yet and keeps it there; what it holds counts as played. Where no more can be kept none is played. */
export async function playRecorded(
  record: GameRecord,
  jobs: readonly Job[],
  cores: number,
  watch: Watch,
): Promise<Recorded> {
  const missing = jobs.filter((job) => record.playedOf(job) === undefined);
  const known = jobs.length - missing.length;
  watch.progress(known);
  const full = new AbortController();
  const signal = AbortSignal.any([watch.signal, full.signal]);
  // Every game under way listens.
  setMaxListeners(0, signal);
  const onward: Watch = { ...watch, signal, progress: (done) => watch.progress(known + done) };
  let fault: BadInput | undefined;
  const keep = (job: Job, played: Played): void => {
    try {
      record.keep(job, played);
    } catch (cannot) {
      if (!(cannot instanceof BadInput)) throw cannot;
      fault = cannot;
      full.abort();
    }
  };
  if (missing.length > 0) await playJobs(missing, cores, onward, keep);
  return { outcomes: jobs.map((job) => record.playedOf(job)), known, fault };
}
