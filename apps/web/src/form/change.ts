import { type Calculation, type Field, valueAt } from '@acies/kernel/odds';
import { readSituation } from './read.ts';
import { formFields, type Settings } from './situation.ts';

/** With one value set, or back to what is usual. */
export function withSetting(settings: Settings, { path, usual }: Field, value: string | undefined): Settings {
  const next = new Map(settings);
  if (value === undefined || (usual !== undefined && value === String(usual))) next.delete(path);
  else next.set(path, value);
  return next;
}

/** Whether the rest of a situation may fill this value in. */
const isOpen = ({ usual }: Field): boolean => usual === undefined;

/** What a field stands for that is not set. */
function impliedValue(calculation: Calculation, settings: Settings, field: Field): unknown {
  const open = withSetting(settings, field, undefined);
  return valueAt(readSituation(calculation, open).filled, field.path);
}

/**
 * The settings after a reader has changed one: what is usual or implied leaves the address, and another troop type fills in
 * anew what troop types fill in.
 */
export function changed(
  calculation: Calculation,
  settings: Settings,
  field: Field,
  value: string | undefined,
): Settings {
  const next = refilled(calculation, settings, withSetting(settings, field, value), field);
  const isImplied = isOpen(field) && value === String(impliedValue(calculation, next, field));
  return isImplied ? withSetting(next, field, undefined) : next;
}

/** Without values that a choice has just given another meaning: the strength of the last type is none of this one. */
function refilled(calculation: Calculation, before: Settings, after: Settings, { path, kind }: Field): Settings {
  if (kind !== 'choice') return after;
  const open = formFields(calculation).filter((field) => isOpen(field) && field.path !== path);
  const bare = (settings: Settings): unknown => {
    const kept = new Map([...settings].filter(([set]) => !open.some((field) => field.path === set)));
    return readSituation(calculation, kept).filled;
  };
  const [was, is] = [bare(before), bare(after)];
  const stale = open.filter((field) => valueAt(was, field.path) !== valueAt(is, field.path));
  return new Map([...after].filter(([set]) => !stale.some((field) => field.path === set)));
}
