import type { z } from 'zod';
import { checkedBy } from './schema-faults.ts';

/** Input from outside that cannot be used: a file, a flag, a situation. Clients show the message and no stack. */
export class BadInput extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadInput';
  }
}

/** Parses with a schema; a fault names the place and what is wrong there. */
export function parseWith<T>(schema: z.ZodType<T>, data: unknown, what: string): T {
  const checked = checkedBy(schema, data);
  if (!checked.faults) return checked.data;
  throw new BadInput(`${what} cannot be used:\n${checked.faults.map((fault) => `  ${fault}`).join('\n')}`);
}
