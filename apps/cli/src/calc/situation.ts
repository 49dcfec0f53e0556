import { BadInput } from '@acies/kernel';
import { unusable } from '@acies/kernel/input';
import { type Field, fieldsOf, keyOf } from '@acies/kernel/odds';
import { nameMeant } from '@acies/play';
import type { ZodType, z } from 'zod';
import { nearest, unknownName } from '../suggest.ts';
import { allowedIn } from './fields.ts';

/** Other names for a choice, such as that of a troop type, by what is written: the name in small letters, and the choice. */
export type Names = ReadonlyMap<string, string>;
const NO_NAMES: Names = new Map();

/** Puts values given as `path=value` into a situation. */
export function setValues(
  input: ZodType,
  start: unknown,
  settings: readonly string[],
  names: Names = NO_NAMES,
): unknown {
  const fields = fieldsOf(input);
  const situation = structuredClone(start);
  for (const setting of settings) {
    const at = setting.indexOf('=');
    if (at < 1) throw new BadInput(`"${setting}" sets nothing: write path=value, for example ${exampleOf(fields)}`);
    const path = setting.slice(0, at).trim();
    const value = setting.slice(at + 1).trim();
    const group = fields.filter((field) => field.path === `${path}.${keyOf(field)}`);
    if (group.length === 0) put(situation, path, readValue(fieldAt(fields, path), value, names));
    else for (const [field, each] of readGroup(path, group, value, names)) put(situation, field.path, each);
  }
  return situation;
}

/** Names of several words as the choices that they stand for. */
function withoutNames(text: string, names: Names): string {
  const longestFirst = [...names].filter(([name]) => name.includes(' ')).sort(([a], [b]) => b.length - a.length);
  return longestFirst.reduce((now, [name, choice]) => {
    const found = now.toLowerCase().indexOf(name);
    const alone = found >= 0 && !/[\p{L}\p{N}]/u.test(`${now[found - 1] ?? ' '}${now[found + name.length] ?? ' '}`);
    return alone ? now.slice(0, found) + choice + now.slice(found + name.length) : now;
  }, text);
}

/** Words for several fields of a group: a value that one of them takes, the name of one that is true or false, or name=value. */
function readGroup(path: string, group: readonly Field[], text: string, names: Names): [Field, unknown][] {
  const words = withoutNames(text, names).split(/[\s,]+/);
  return words.map((word) => {
    const [, key = '', value = ''] = /^(\w+)=(.+)$/.exec(word) ?? [];
    const named = group.find((field) => nameMeant([keyOf(field)], key));
    if (named) return [named, readValue(named, value, names)];
    const flag = group.find((field) => field.kind === 'boolean' && nameMeant([keyOf(field)], word));
    if (flag) return [flag, true];
    const field = group.find(({ choices }) => nameMeant(choices, word));
    if (field) return [field, nameMeant(field.choices, word)];
    const meant = names.get(word.toLowerCase());
    const typed = group.find(({ choices }) => meant !== undefined && choices.includes(meant));
    if (typed) return [typed, meant];
    const number = group.find(({ kind }) => kind === 'number');
    if (/^[+-]?\d/.test(word) && number)
      throw new BadInput(`what number "${word}" is must be said: write ${path}="… ${keyOf(number)}=${word}"`);
    const known = group.flatMap((each) => (each.kind === 'boolean' ? [keyOf(each)] : each.choices));
    throw unknownName(`value of ${path}`, word, known, '', '--fields');
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

function readValue(field: Field, text: string, names: Names): unknown {
  if (field.kind === 'number' && /^[+-]?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (field.kind === 'boolean' && /^(true|yes|on|false|no|off)$/i.test(text)) return /^(true|yes|on)$/i.test(text);
  if (field.kind === 'choice') {
    const meant = names.get(text.toLowerCase());
    return nameMeant(field.choices, text) ?? field.choices.find((each) => each === meant) ?? text;
  }
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
  throw unusable('the situation', faults);
}

function faultsOf(issue: z.core.$ZodIssue, fields: readonly Field[], given: unknown): string[] {
  const path = issue.path.map(String);
  const place = path.join('.') || '(top)';
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, MOST_KEYS).map((key) => unknownKey(key, path, fields));
  const field = fields.find((each) => each.path === path.map((step) => (/^\d+$/.test(step) ? '*' : step)).join('.'));
  // A rule set finds words of its own for what does not fit together.
  if (!field || issue.code === 'custom') return [`${place}: ${issue.message}`];
  const value = path.reduce((at: unknown, key) => (at as Record<string, unknown> | undefined)?.[key], given);
  const meant = field.kind === 'choice' && typeof value === 'string' ? nearest(value, field.choices) : undefined;
  const question = meant ? `; did you mean "${meant}"?` : '.';
  return [`${place}: ${valueShown(value)} is not allowed${question} Allowed: ${allowedIn(field)}.`];
}

/** Of keys that are not known, so many are named. */
const MOST_KEYS = 10;
/** So much of a value is repeated that is not allowed. */
const MOST_SHOWN = 60;

function valueShown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
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
  return `${start}${key.slice(0, MOST_SHOWN)}: there is no such field${meant ? `; did you mean "${meant}"?` : '.'} Known: ${known.join(', ')}.`;
}
