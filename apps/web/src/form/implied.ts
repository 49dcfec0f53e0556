import type { Calculation, Field, Prepared } from '@acies/kernel';
import { useEffect, useState } from 'react';
import { formFields, inputFrom, type Settings, withSetting } from './situation.ts';

/** Values that the rest of the situation implies, by the path of their field. */
export type Implied = ReadonlyMap<string, unknown>;

/** More values than this are not tried out. */
const MOST_TRIED = 30;

/** Fields that have no usual value of their own and are not set: a troop type may fill them in. */
const openFields = (calculation: Calculation, settings: Settings): readonly Field[] =>
  formFields(calculation).filter(
    ({ path, usual, kind }) => usual === undefined && kind !== 'text' && !settings.has(path),
  );

function valuesOf({ kind, choices, least = 0, most, whole }: Field): readonly (string | number | boolean)[] {
  if (kind === 'boolean') return [true, false];
  if (kind === 'choice') return choices;
  if (!whole || most === undefined || most - least >= MOST_TRIED) return [];
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

/** Two ways to look at what is known before the dice: all of it, or what a player is shown of it. */
const LOOKS: readonly ((prepared: Prepared) => string)[] = [
  (prepared) => JSON.stringify(prepared),
  ({ verdict, tallies, dice }) => JSON.stringify({ verdict, tallies, dice }),
];

function preparedWith(calculation: Calculation, settings: Settings): Prepared | undefined {
  const read = calculation.input.safeParse(inputFrom(formFields(calculation), settings));
  return read.success ? calculation.prepare(read.data) : undefined;
}

/** Of several numbers with the same effect the least, if all above do no more: 7 SP are as many as there were. */
function theOne({ kind, least, most }: Field, same: readonly unknown[]): unknown {
  if (same.length === 1) return same[0];
  const isCapped = kind === 'number' && same.at(-1) === most && same[0] !== least;
  return isCapped && same.length === most! - Number(same[0]) + 1 ? same[0] : undefined;
}

/**
 * What a field that is left open stands for. No rule is known here: it is the one value with which the calculator comes
 * to just the same as without any. Where several do, it makes no difference, and nothing is said.
 */
export function impliedValue(calculation: Calculation, settings: Settings, field: Field): unknown {
  const open = preparedWith(calculation, settings);
  if (!open) return undefined;
  const tried = valuesOf(field).map((value) => ({
    value,
    prepared: preparedWith(calculation, withSetting(settings, field, String(value))),
  }));
  for (const look of LOOKS) {
    const same = tried.filter(({ prepared }) => prepared && look(prepared) === look(open));
    if (same.length > 0)
      return theOne(
        field,
        same.map(({ value }) => value),
      );
  }
  return undefined;
}

/** Long enough after a change that trying values out never holds up the odds. */
const PAUSE_MS = 60;

/** What the situation implies, worked out field by field while nothing else is to be done. */
export function useImplied(calculation: Calculation, settings: Settings): Implied {
  const [implied, setImplied] = useState<Implied>(new Map());
  const key = new URLSearchParams([...settings]).toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the settings
  useEffect(() => {
    const left = [...openFields(calculation, settings)];
    const found = new Map<string, unknown>();
    let timer: ReturnType<typeof setTimeout>;
    const work = (): void => {
      const field = left.shift();
      if (!field) {
        setImplied(found);
        return;
      }
      const value = impliedValue(calculation, settings, field);
      if (value !== undefined) found.set(field.path, value);
      timer = setTimeout(work);
    };
    timer = setTimeout(work, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [calculation, key]);
  return implied;
}
