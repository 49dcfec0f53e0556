import type { z } from 'zod';
import { TOO_DEEP, tooDeepIn } from './depth.ts';
import { checkedBy } from './schema-faults.ts';

/** Input from outside that cannot be used: a file, a flag, a situation. Clients show the message and no stack. */
export class BadInput extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadInput';
  }
}

/** That something cannot be used, with all that is wrong with it, each with its place. */
export function unusable(what: string, faults: readonly string[]): BadInput {
  const shown = faults.slice(0, MOST_FAULTS).map((fault) => `  ${fault}`);
  if (faults.length > MOST_FAULTS) shown.push(`  … and ${faults.length - MOST_FAULTS} faults more`);
  return new BadInput(`${what} cannot be used:\n${shown.join('\n')}`);
}

/** Who has so many has the wrong file, or mends a few and looks again. */
const MOST_FAULTS = 20;

/** Parses with a schema; a fault names the place and what is wrong there. */
export function parseWith<T>(schema: z.ZodType<T>, data: unknown, what: string): T {
  const deep = tooDeepIn(data);
  if (deep !== undefined) throw unusable(what, [`${deep}: ${TOO_DEEP}`]);
  const checked = checkedBy(schema, data);
  if (!checked.faults) return checked.data;
  throw unusable(what, checked.faults);
}
