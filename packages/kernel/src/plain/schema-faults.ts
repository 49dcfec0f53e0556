import type { z } from 'zod';
import { shownText } from './shown-text.ts';

/** What is wrong with some data, a line for each place; empty where nothing is. */
export type Checked<T> =
  | { readonly data: T; readonly faults?: undefined }
  | { readonly data?: undefined; readonly faults: readonly string[] };

/** Holds data against a schema. What is wrong is said in our words: a validator's own are for programmers. */
export function checkedBy<T>(schema: z.ZodType<T>, data: unknown): Checked<T> {
  const parsed = schema.safeParse(data, { error: wordsOf });
  if (parsed.success) return { data: parsed.data };
  return { faults: parsed.error.issues.flatMap((issue) => faultsIn(issue, [])) };
}

type Issue = z.core.$ZodIssue;

/** Of the forms that something may have, the one it comes nearest to says most about what is wrong. */
function faultsIn(issue: Issue, within: readonly PropertyKey[]): string[] {
  const path = [...within, ...issue.path];
  const forms: readonly Issue[][] = issue.code === 'invalid_union' ? issue.errors : [];
  if (forms.length === 0) return [`${placeOf(path)}: ${issue.message}`];
  const nearest = forms.reduce((best, form) => (form.length < best.length ? form : best));
  return nearest.flatMap((inner) => faultsIn(inner, path));
}

const placeOf = (path: readonly PropertyKey[]): string =>
  path.length === 0
    ? '(the whole)'
    : path
        .map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i ? '.' : ''}${cut(shownText(String(key)))}`))
        .join('');

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  tuple: 'a list',
  null: 'null',
};

/** What is wrong in one place. A rule set that finds words of its own for a fault goes before this. */
function wordsOf(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') return 'it is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `${KINDS[issue.expected] ?? issue.expected} is needed, not ${shown(issue.input)}`;
    case 'invalid_value':
      return `${issue.values.map((value) => shown(value)).join(' or ')} is needed, not ${shown(issue.input)}`;
    case 'unrecognized_keys':
      return `${listed(issue.keys)} cannot stand here`;
    case 'too_small':
      return `${issue.exact ? 'exactly' : 'at least'} ${amount(issue.origin, issue.minimum)}, not ${size(issue.input)}`;
    case 'too_big':
      return `${issue.exact ? 'exactly' : 'at most'} ${amount(issue.origin, issue.maximum)}, not ${size(issue.input)}`;
    default:
      return `${shown(issue.input)} cannot stand here`;
  }
}

const MOST_SHOWN = 40;

/** A value as it stands in the file, cut short; of what holds others only what it is. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return cut(JSON.stringify(value) ?? String(value));
}

const cut = (text: string): string => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text);

const MOST_LISTED = 5;

/** Keys that are too many; the first of them where they are very many. */
function listed(keys: readonly string[]): string {
  const first = keys.slice(0, MOST_LISTED).map((key) => shown(key));
  return [...first, ...(keys.length > MOST_LISTED ? [`${keys.length - MOST_LISTED} more`] : [])].join(' and ');
}

/** What texts and lists are counted in, one and several. */
const UNITS: Readonly<Record<string, readonly [string, string]>> = {
  string: ['letter', 'letters'],
  array: ['entry', 'entries'],
};

function amount(origin: string, limit: number | bigint): string {
  const unit = Object.hasOwn(UNITS, origin) ? UNITS[origin] : undefined;
  return unit ? `${limit} ${unit[Number(limit) === 1 ? 0 : 1]}` : String(limit);
}

/** How much there is: what a number is, how long a text or a list. */
const size = (input: unknown): string =>
  typeof input === 'string' || Array.isArray(input) ? String(input.length) : String(input);
