import type { z } from 'zod';

/** Input from outside that cannot be used: a file, a flag, a situation. Clients show the message and no stack. */
export class BadInput extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadInput';
  }
}

/** Parses with a schema; a fault names the place and what is wrong there. */
export function parseWith<T>(schema: z.ZodType<T>, data: unknown, what: string): T {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `  ${placeOf(issue.path)}: ${issue.message}`);
  throw new BadInput(`${what} cannot be used:\n${faults.join('\n')}`);
}

const placeOf = (path: readonly PropertyKey[]): string =>
  path.length === 0
    ? '(top)'
    : path.map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i ? '.' : ''}${String(key)}`)).join('');
