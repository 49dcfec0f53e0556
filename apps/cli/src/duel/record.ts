import { appendFileSync, readFileSync, truncateSync } from 'node:fs';
import { BadInput, canonicalJson, fingerprint } from '@acies/kernel';
import { z } from 'zod';
import { faultOfFile, parseJson } from '../files.ts';
import type { Job } from './job.ts';
import type { Played } from './playout.ts';

/** Which game it was, and what came of it; a battle is known by all that it consists of, for a file of one's own may change. */
const lineSchema = z.strictObject({
  game: z.strictObject({
    rules: z.string(),
    version: z.string(),
    battle: z.string(),
    setup: z.string(),
    red: z.string(),
    blue: z.string(),
    seed: z.number().int(),
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

/** Games that have been played, one a line, kept as each ends: a long ladder can be stopped, and gone on with another day. */
export class GameRecord {
  readonly #path: string;
  readonly #versionOf: (rules: string) => string;
  readonly #known = new Map<string, Played>();
  /** Where the whole lines end, if what follows was cut off in the middle of writing. */
  #cutAt: number | undefined;

  constructor(path: string, versionOf: (rules: string) => string) {
    this.#path = path;
    this.#versionOf = versionOf;
    const text = textOf(path);
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const rest = text.slice(whole.length);
    if (!BEGINS.startsWith(rest.slice(0, BEGINS.length))) throw notARecord(path);
    if (rest !== '') this.#cutAt = Buffer.byteLength(whole);
    for (const [i, line] of whole.split('\n').slice(0, -1).entries()) {
      const { game, played } = parsed(line, `line ${i + 1} of ${path}`);
      this.#known.set(canonicalJson(game), played);
    }
  }

  playedOf(job: Job): Played | undefined {
    return this.#known.get(canonicalJson(this.#gameOf(job)));
  }

  keep(job: Job, { winner, turns, choices }: Played): void {
    const line: Line = { game: this.#gameOf(job), played: { winner, turns, choices } };
    try {
      if (this.#cutAt !== undefined) truncateSync(this.#path, this.#cutAt);
      appendFileSync(this.#path, `${JSON.stringify(line)}\n`);
    } catch (fault) {
      throw faultOfFile('write', this.#path, fault);
    }
    this.#cutAt = undefined;
    this.#known.set(canonicalJson(line.game), line.played);
  }

  #gameOf({ rules, setup, red, blue, seed, budget }: Job): Line['game'] {
    const { id } = setup as { readonly id: string };
    const version = this.#versionOf(rules);
    const known = fingerprint(canonicalJson(setup));
    return { rules, version, battle: id, setup: known, red, blue, seed, budget: budget ?? null };
  }
}

/** A record is begun by its first game. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw faultOfFile('read', path, fault);
  }
}

function parsed(line: string, where: string): Line {
  const read = lineSchema.safeParse(parseJson(line, where));
  if (!read.success) throw notARecord(where);
  return read.data;
}

const notARecord = (where: string): BadInput =>
  new BadInput(`${where} is not a game of a ladder: is it another file that was meant?`);
