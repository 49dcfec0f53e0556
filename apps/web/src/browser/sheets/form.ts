import { type Calculation, type Field, fieldsOf, groupsOf, oddsOf, type Prepared } from '@acies/kernel/odds';
import type { Page } from 'playwright-core';
import { inputFrom } from '../../form/situation.ts';

/** A value that a test sets. */
export interface Change {
  readonly field: Field;
  readonly value: string;
}

/** How many fields of a form are changed at most. */
const MOST_CHANGES = 4;

const known = new Map<Calculation, readonly Change[]>();

/** Changes that each make another distribution, so that a form which forgets one shows wrong odds. */
export function changesFor(calculation: Calculation): readonly Change[] {
  let changes = known.get(calculation);
  if (!changes) known.set(calculation, (changes = findChanges(calculation)));
  return changes;
}

function findChanges(calculation: Calculation): Change[] {
  const changes: Change[] = [];
  let shown = outcomeOf(calculation, changes);
  for (const field of inFormOrder(calculation)) {
    if (changes.length === MOST_CHANGES) break;
    for (const value of othersThan(field)) {
      const next = outcomeOf(calculation, [...changes, { field, value }]);
      if (next === undefined || next === shown) continue;
      changes.push({ field, value });
      shown = next;
      break;
    }
  }
  return changes;
}

/** One field of each kind first: a form with many choices has toggles and numbers too. */
function inFormOrder({ input }: Calculation): Field[] {
  const fields = groupsOf(fieldsOf(input)).flatMap((group) => group.fields);
  const first = ['choice', 'number', 'boolean'].flatMap((kind) => fields.find((field) => field.kind === kind) ?? []);
  return [...first, ...fields.filter((field) => !first.includes(field))];
}

const othersThan = ({ kind, choices, usual, least = 0, most, whole }: Field): string[] => {
  if (kind === 'boolean') return [String(usual !== true)];
  if (kind === 'choice') return choices.filter((choice) => choice !== usual).reverse();
  const from = typeof usual === 'number' ? usual : least;
  return [from + 1, from + 2, from - 1, ...(whole ? [] : [from + 0.5])]
    .filter((value) => value >= least && value <= (most ?? value))
    .map(String);
};

/** The odds as text; undefined where there are none. */
function outcomeOf(calculation: Calculation, changes: readonly Change[]): string | undefined {
  const read = calculation.input.safeParse(inputOf(changes));
  if (!read.success) return undefined;
  const prepared: Prepared = calculation.prepare(read.data);
  if (prepared.verdict.kind === 'impossible') return undefined;
  return JSON.stringify(oddsOf(calculation, prepared).rows.map(({ text, chance }) => [text, chance]));
}

const inputOf = (changes: readonly Change[]): Record<string, unknown> =>
  inputFrom(
    changes.map(({ field }) => field),
    new Map(changes.map(({ field, value }) => [field.path, value])),
  );

/** Sets a value as a reader does. */
export async function fill(page: Page, { field, value }: Change): Promise<void> {
  const control = page.locator(`[data-field="${field.path}"]`);
  if (field.kind === 'choice') await control.selectOption(value);
  else if (field.kind === 'boolean') await control.click();
  else await control.fill(value);
}
