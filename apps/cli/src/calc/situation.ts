import { BadInput } from '@acies/kernel';
import type { ZodType, z } from 'zod';
import { nearest, unknownName } from '../suggest.ts';
import { allowedIn, type Field, fieldsOf, keyOf } from './fields.ts';

/** Puts values given as `path=value` into a situation. */
export function setValues(input: ZodType, start: unknown, settings: readonly string[]): unknown {
  const fields = fieldsOf(input);
  const situation = structuredClone(start);
  for (const setting of settings) {
    const at = setting.indexOf('=');
    if (at < 1) throw new BadInput(`"${setting}" sets nothing: write path=value, for example ${exampleOf(fields)}`);
    const path = setting.slice(0, at).trim();
    const value = setting.slice(at + 1).trim();
    const group = fields.filter((field) => field.path === `${path}.${keyOf(field)}`);
    if (group.length === 0) put(situation, path, readValue(fieldAt(fields, path), value));
    else for (const [field, each] of readGroup(path, group, value)) put(situation, field.path, each);
  }
  return situation;
}

/** Words for several fields of a group: a value that one of them takes, or the name of one that is true or false. */
function readGroup(path: string, group: readonly Field[], text: string): [Field, unknown][] {
  return text.split(/[\s,]+/).map((word) => {
    const same = (each: string): boolean => each.toLowerCase() === word.toLowerCase();
    const flag = group.find((field) => field.kind === 'boolean' && same(keyOf(field)));
    if (flag) return [flag, true];
    const field = group.find(({ choices }) => choices.some(same));
    if (field) return [field, field.choices.find(same)];
    const words = group.flatMap((each) => (each.kind === 'boolean' ? [keyOf(each)] : each.choices));
    throw unknownName(`value of ${path}`, word, words);
  });
}

const exampleOf = (fields: readonly Field[]): string => {
  const field = fields.find(({ kind }) => kind === 'choice') ?? fields[0]!;
  return `${field.path}=${field.choices[1] ?? field.choices[0] ?? field.usual ?? field.least ?? 'value'}`;
};

const steps = (path: string): string[] => path.replace(/\[(\d+)\]/g, '.$1').split('.');

function fieldAt(fields: readonly Field[], path: string): Field {
  const wanted = steps(path)
    .map((step) => (/^\d+$/.test(step) ? '*' : step))
    .join('.');
  const field = fields.find((each) => each.path === wanted);
  if (field) return field;
  const paths = fields.map((each) => each.path);
  const ends = paths.filter((each) => each.endsWith(`.${wanted}`));
  const meant = ends.length > 0 ? ends.join('" or "') : nearest(path, paths);
  throw new BadInput(`there is no field "${path}"${meant ? `; did you mean "${meant}"?` : '.'} All of them: --fields.`);
}

function readValue(field: Field, text: string): unknown {
  if (field.kind === 'number' && /^[+-]?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (field.kind === 'boolean' && /^(true|yes|false|no)$/i.test(text)) return /^(true|yes)$/i.test(text);
  if (field.kind === 'choice') return field.choices.find((each) => each.toLowerCase() === text.toLowerCase()) ?? text;
  return text;
}

function put(situation: unknown, path: string, value: unknown): void {
  const keys = steps(path);
  let place = situation as Record<string, unknown>;
  keys.slice(0, -1).forEach((key, i) => {
    place[key] ??= /^\d+$/.test(keys[i + 1]!) ? [] : {};
    if (typeof place[key] !== 'object')
      throw new BadInput(`"${path}" cannot be set: "${key}" is not a group of fields`);
    place = place[key] as Record<string, unknown>;
  });
  place[keys.at(-1)!] = value;
}

/** Checks a situation; every fault says what is allowed there. */
export function parseSituation<I>(input: ZodType<I>, given: unknown): I {
  const parsed = input.safeParse(given);
  if (parsed.success) return parsed.data;
  const fields = fieldsOf(input);
  const faults = parsed.error.issues.flatMap((issue) => faultsOf(issue, fields, given));
  throw new BadInput(`the situation cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
}

function faultsOf(issue: z.core.$ZodIssue, fields: readonly Field[], given: unknown): string[] {
  const path = issue.path.map(String);
  const place = path.join('.') || '(top)';
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(key, path, fields));
  const field = fields.find((each) => each.path === path.map((step) => (/^\d+$/.test(step) ? '*' : step)).join('.'));
  if (!field) return [`${place}: ${issue.message}`];
  const value = path.reduce((at: unknown, key) => (at as Record<string, unknown> | undefined)?.[key], given);
  const meant = field.kind === 'choice' && typeof value === 'string' ? nearest(value, field.choices) : undefined;
  const question = meant ? `; did you mean "${meant}"?` : '.';
  return [`${place}: ${JSON.stringify(value)} is not allowed${question} Allowed: ${allowedIn(field)}.`];
}

function unknownKey(key: string, path: readonly string[], fields: readonly Field[]): string {
  const start = path.length > 0 ? `${path.join('.')}.` : '';
  const known = [
    ...new Set(
      fields
        .filter((field) => field.path.startsWith(start))
        .map((field) => field.path.slice(start.length).split('.')[0]!),
    ),
  ];
  const meant = nearest(key, known);
  return `${start}${key}: there is no such field${meant ? `; did you mean "${meant}"?` : '.'} Known: ${known.join(', ')}.`;
}
