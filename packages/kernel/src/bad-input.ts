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
  const faults = parsed.error.issues.flatMap((issue) => faultsIn(issue, []));
  throw new BadInput(`${what} cannot be used:\n${faults.join('\n')}`);
}

type Issue = z.core.$ZodIssue;

/** Of the forms that something may have, the one it comes nearest to says most about what is wrong. */
function faultsIn(issue: Issue, within: readonly PropertyKey[]): string[] {
  const path = [...within, ...issue.path];
  const forms: readonly Issue[][] = issue.code === 'invalid_union' ? issue.errors : [];
  if (forms.length === 0) return [`  ${placeOf(path)}: ${issue.message}`];
  const nearest = forms.reduce((best, form) => (form.length < best.length ? form : best));
  return nearest.flatMap((inner) => faultsIn(inner, path));
}

const placeOf = (path: readonly PropertyKey[]): string =>
  path.length === 0
    ? '(top)'
    : path.map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i ? '.' : ''}${String(key)}`)).join('');
