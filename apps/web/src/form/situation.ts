import { type Calculation, type Field, fieldsOf } from '@acies/kernel';

/** What has been set, by the path of its field, as text: just what stands in the address. */
export type Settings = ReadonlyMap<string, string>;

/** Names in the address that are no fields. */
export const PINNED = 'vs';

const known = new WeakMap<Calculation, readonly Field[]>();

/** The fields of a calculator; lists of values have no form. */
export function formFields(calculation: Calculation): readonly Field[] {
  let fields = known.get(calculation);
  if (!fields) known.set(calculation, (fields = fieldsOf(calculation.input).filter(({ path }) => !path.includes('*'))));
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

export const valueAt = (situation: unknown, path: string): unknown =>
  path.split('.').reduce((at: unknown, key) => (at as Record<string, unknown> | undefined)?.[key], situation);

export type Read = { readonly ok: true; readonly situation: unknown } | { readonly ok: false; readonly why: string };

/** Reads a situation, or says what is wrong with it. */
export function readSituation(calculation: Calculation, settings: Settings): Read {
  const parsed = calculation.input.safeParse(inputFrom(formFields(calculation), settings));
  if (parsed.success) return { ok: true, situation: parsed.data };
  const [issue] = parsed.error.issues;
  return { ok: false, why: `${issue!.path.join('.')}: ${issue!.message}` };
}

export function queryOf(settings: Settings, pinned?: string): URLSearchParams {
  const query = new URLSearchParams([...settings]);
  if (pinned !== undefined) query.set(PINNED, pinned);
  return query;
}

/** With one value set, or back to what is usual. */
export function withSetting(settings: Settings, { path, usual }: Field, value: string | undefined): Settings {
  const next = new Map(settings);
  if (value === undefined || (usual !== undefined && value === String(usual))) next.delete(path);
  else next.set(path, value);
  return next;
}
