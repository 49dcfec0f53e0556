import { type ZodType, z } from 'zod';
import { orList } from '../terminal/text.ts';

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

/** What a field takes, in words. */
export function allowedIn({ kind, choices, whole, least, most }: Field): string {
  if (kind === 'choice') return orList(choices);
  if (kind === 'boolean') return 'true or false';
  if (kind === 'text') return 'a text';
  const what = whole ? 'a whole number' : 'a number';
  if (least !== undefined && most !== undefined) return `${what} from ${least} to ${most}`;
  if (least !== undefined) return `${what} of ${least} or more`;
  return most === undefined ? what : `${what} of ${most} or less`;
}
