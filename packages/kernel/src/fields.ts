import { type ZodType, z } from 'zod';

/** One value of a procedure's situation, as its JSON Schema has it. */
export interface Field {
  /** With dots; `*` stands for any index of a list. */
  readonly path: string;
  readonly kind: 'choice' | 'number' | 'boolean' | 'text';
  readonly choices: readonly string[];
  readonly whole: boolean;
  readonly least: number | undefined;
  readonly most: number | undefined;
  readonly usual: unknown;
  readonly about: string;
}

type Schema = z.core.JSONSchema.BaseSchema;

export const jsonSchemaOf = (input: ZodType): Schema => z.toJSONSchema(input, { io: 'input' }) as Schema;

/** Every value that can be set, in the order of the schema. */
export const fieldsOf = (input: ZodType): Field[] => leaves(jsonSchemaOf(input), '');

function leaves(schema: Schema, path: string): Field[] {
  const below = (key: string): string => (path ? `${path}.${key}` : key);
  const inner = Object.entries(schema.properties ?? {}).flatMap(([key, value]) => leaves(value as Schema, below(key)));
  const items = schema.items && !Array.isArray(schema.items) ? leaves(schema.items as Schema, below('*')) : [];
  const forms = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])] as Schema[];
  const nested = [...inner, ...items, ...forms.flatMap((form) => leaves(form, path))];
  if (nested.length > 0 || path === '') return unique(nested);
  return [leaf(schema, path)];
}

function leaf(schema: Schema, path: string): Field {
  const choices = (schema.enum ?? (schema.const === undefined ? [] : [schema.const])).map(String);
  const number = schema.type === 'integer' || schema.type === 'number';
  return {
    path,
    kind: choices.length > 0 ? 'choice' : number ? 'number' : schema.type === 'boolean' ? 'boolean' : 'text',
    choices,
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
    const value = path.split('.').reduce((at: unknown, key) => (at as typeof situation | undefined)?.[key], situation);
    return value === undefined || value === usual ? [] : [{ path, value: String(value) }];
  });
}

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
export const keyOf = ({ path }: Field): string => path.slice(path.lastIndexOf('.') + 1);

/** What is alike in groups with the same fields: everything but where they are and what is usual. */
const kindOf = (fields: readonly Field[]): string =>
  JSON.stringify(fields.map((field) => ({ ...field, path: keyOf(field), usual: undefined })));

/** The value by which a group says that there is no such thing. */
export const NONE = 'none';
