import { type ZodType, z } from 'zod';

/** One value of a procedure's situation, as its JSON Schema has it. */
export interface Field {
  /** With dots; `*` stands for any index of a list. */
  readonly path: string;
  /** What a player reads beside it; the bare key where the schema has no title. */
  readonly label: string;
  /** The labels of the groups that it stands in, the outermost first. */
  readonly within: readonly string[];
  readonly kind: 'choice' | 'number' | 'boolean' | 'text';
  readonly choices: readonly string[];
  /** What choices are called that are no words by themselves. */
  readonly words: Readonly<Record<string, string>>;
  readonly whole: boolean;
  readonly least: number | undefined;
  readonly most: number | undefined;
  readonly usual: unknown;
  readonly about: string;
}

type Schema = z.core.JSONSchema.BaseSchema;

export const jsonSchemaOf = (input: ZodType): Schema => z.toJSONSchema(input, { io: 'input' }) as Schema;

/** Every value that can be set, in the order of the schema. */
export const fieldsOf = (input: ZodType): Field[] => leaves(jsonSchemaOf(input), []);

/** A step on the way to a value: its key, and what it is called. */
interface Step {
  readonly key: string;
  readonly label: string;
}

function leaves(schema: Schema, way: readonly Step[]): Field[] {
  const below = (key: string, value: Schema): Field[] => leaves(value, [...way, { key, label: value.title ?? key }]);
  const inner = Object.entries(schema.properties ?? {}).flatMap(([key, value]) => below(key, value as Schema));
  const items = schema.items && !Array.isArray(schema.items) ? below('*', schema.items as Schema) : [];
  const forms = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])] as Schema[];
  const nested = [...inner, ...items, ...forms.flatMap((form) => leaves(form, way))];
  if (nested.length > 0 || way.length === 0) return unique(nested);
  return [leaf(schema, way)];
}

function leaf(schema: Schema, way: readonly Step[]): Field {
  const choices = (schema.enum ?? (schema.const === undefined ? [] : [schema.const])).map(String);
  const number = schema.type === 'integer' || schema.type === 'number';
  return {
    path: way.map(({ key }) => key).join('.'),
    label: way.at(-1)!.label,
    within: way.slice(0, -1).map(({ label }) => label),
    kind: choices.length > 0 ? 'choice' : number ? 'number' : schema.type === 'boolean' ? 'boolean' : 'text',
    choices,
    words: (schema.words ?? {}) as Field['words'],
    whole: schema.type === 'integer',
    least: bound(schema.minimum),
    most: bound(schema.maximum),
    usual: schema.default,
    about: schema.description ?? '',
  };
}

/** Limits of the number format are no limits of the sheet. */
const bound = (value: number | undefined): number | undefined =>
  value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? undefined : value;

const unique = (fields: readonly Field[]): Field[] =>
  fields.filter((field, i) => fields.findIndex(({ path }) => path === field.path) === i);

/** A value of a situation that is not the usual one, by the path of its field. */
export interface Setting {
  readonly path: string;
  readonly value: string;
}

/** What must be set to come from the usual situation to this one, in the order of the schema; lists are left out. */
export function settingsOf(input: ZodType, situation: Readonly<Record<string, unknown>>): Setting[] {
  return fieldsOf(input).flatMap(({ path, usual }) => {
    const value = valueAt(situation, path);
    return value === undefined || value === usual ? [] : [{ path, value: String(value) }];
  });
}

/** What a situation has at the path of a field. */
export const valueAt = (situation: unknown, path: string): unknown =>
  path.split('.').reduce((at: unknown, key) => (at as Record<string, unknown> | undefined)?.[key], situation);

/** Fields that stand together: all but the last step of their paths is the same. */
export interface FieldGroup {
  readonly name: string;
  readonly fields: readonly Field[];
  /** An earlier group with the same fields. */
  readonly like: string | undefined;
  /** Whether there is another group with the same fields, earlier or later. */
  readonly isOneOfSeveral: boolean;
}

/** Fields by group, in the order of the schema. */
export function groupsOf(fields: readonly Field[]): FieldGroup[] {
  const groups = [...new Set(fields.map(groupOf))].map((name) => {
    const members = fields.filter((field) => groupOf(field) === name);
    return { name, fields: members, kind: kindOf(members) };
  });
  return groups.map(({ name, fields: members, kind }) => {
    // The values at the top, and groups of one, are set one by one.
    const alike = name === '' || members.length === 1 ? [] : groups.filter((group) => group.kind === kind);
    const like = alike[0]?.name === name ? undefined : alike[0]?.name;
    return { name, fields: members, like, isOneOfSeveral: alike.length > 1 };
  });
}

const groupOf = ({ path }: Field): string => (path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '');
/** A field by its whole name: "Attacker, Strength points left". */
export const fullLabel = ({ within, label }: Pick<Field, 'within' | 'label'>): string => [...within, label].join(', ');
export const keyOf = ({ path }: Field): string => path.slice(path.lastIndexOf('.') + 1);

/** What is alike in groups with the same fields: everything but where they are and what is usual. */
const kindOf = (fields: readonly Field[]): string =>
  JSON.stringify(fields.map((field) => ({ ...field, path: keyOf(field), within: undefined, usual: undefined })));

/** The value by which a group says that there is no such thing. */
export const NONE = 'none';
