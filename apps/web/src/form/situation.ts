import { type Calculation, type Field, fieldsOf } from '@acies/kernel/odds';

/** What has been set, by the path of its field, as text: just what stands in the address. */
export type Settings = ReadonlyMap<string, string>;

/** Names in the address that are no fields. */
export const PINNED = 'vs';
/** The procedure whose result has filled the form in, for as long as nothing of it is changed. */
export const AFTER = 'after';

const known = new WeakMap<Calculation, readonly Field[]>();

/** The fields of a calculator. */
export function formFields(calculation: Calculation): readonly Field[] {
  let fields = known.get(calculation);
  if (!fields) known.set(calculation, (fields = fieldsOf(calculation.input)));
  return fields;
}

export function settingsFrom(query: URLSearchParams, fields: readonly Field[]): Settings {
  const paths = new Set(fields.map(({ path }) => path));
  return new Map([...query].filter(([path]) => paths.has(path)));
}

const asValue = ({ kind }: Field, text: string): unknown => {
  if (kind === 'number') return text.trim() === '' ? text : Number(text);
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
};

/** The situation as the calculator takes it. */
export function inputFrom(fields: readonly Field[], settings: Settings): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const field of fields) {
    const text = settings.get(field.path);
    if (text !== undefined) setAt(input, field.path.split('.'), asValue(field, text));
  }
  return input;
}

function setAt(into: Record<string, unknown>, [key, ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) into[key!] = value;
  else setAt((into[key!] ??= {}) as Record<string, unknown>, rest, value);
}

export function queryOf(settings: Settings, pinned?: string): URLSearchParams {
  const query = new URLSearchParams([...settings]);
  if (pinned !== undefined) query.set(PINNED, pinned);
  return query;
}
