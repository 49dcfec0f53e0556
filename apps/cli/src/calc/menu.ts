import { type Calculation, oddsOf, type Prepared } from '@acies/kernel';
import { openBooks } from '../catalogue.ts';
import { choose, type } from '../terminal/menu.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { allowedIn, type Field, fieldsOf } from './fields.ts';
import { printOdds, printPrepared, printSituation } from './print.ts';
import { parseSituation, setValues } from './situation.ts';

/** The calculator by menus: a procedure, then its situation changed value by value. */
export async function calculateByMenu(terminal: Terminal): Promise<void> {
  const all = (await openBooks()).flatMap(({ rules }) =>
    rules.calculations.map((calculation) => ({ name: `${rules.id}/${calculation.id}`, calculation })),
  );
  const name = await choose(
    terminal,
    'The odds of what?',
    all.map((each) => ({ value: each.name, label: each.calculation.title, hint: each.name })),
  );
  const { calculation } = all.find((each) => each.name === name)!;
  const fields = fieldsOf(calculation.input).filter(({ path }) => !path.includes('*'));
  const settings: string[] = [];
  let last = '';
  for (;;) {
    const situation = parseSituation(calculation.input, setValues(calculation.input, {}, settings));
    terminal.print('');
    printAll(terminal, name, calculation, situation);
    terminal.print('');
    const items = fields.map((field) => ({
      value: field.path,
      label: `${field.path}: ${currentOf(situation, field)}`,
      hint: field.about,
    }));
    const done = { value: '', label: 'no, back to the menu' };
    const path = await choose(terminal, 'Change something?', [done, ...items], last, SHORT);
    if (path === '') return;
    const field = fields.find((each) => each.path === path)!;
    settings.push(`${path}=${await valueFor(terminal, field, currentOf(situation, field))}`);
    last = path;
  }
}

/** A short menu leaves the odds above it on the screen. */
const SHORT = 8;

function printAll(terminal: Terminal, name: string, calculation: Calculation, situation: unknown): void {
  const prepared: Prepared = calculation.prepare(situation);
  printSituation(terminal, name, calculation, situation);
  printPrepared(terminal, prepared);
  if (prepared.verdict.kind !== 'impossible') printOdds(terminal, oddsOf(calculation, prepared));
}

function currentOf(situation: unknown, { path }: Field): string {
  const value = path
    .split('.')
    .reduce((at: unknown, key) => (at as Record<string, unknown> | undefined)?.[key], situation);
  return value === undefined ? 'as usual' : String(value);
}

function valueFor(terminal: Terminal, field: Field, current: string): Promise<string> {
  const items =
    field.kind === 'boolean' ? ['true', 'false'] : field.kind === 'choice' ? field.choices : numbersOf(field);
  if (items.length > 0)
    return choose(
      terminal,
      field.about || field.path,
      items.map((value) => ({ value, label: value })),
      current,
    );
  return type(terminal, `${field.about || field.path} (${allowedIn(field)})`, (typed) =>
    typed ? undefined : 'type something',
  );
}

/** A short range of whole numbers is a list too. */
function numbersOf({ kind, whole, least, most }: Field): string[] {
  if (kind !== 'number' || !whole || least === undefined || most === undefined || most - least > 30) return [];
  return Array.from({ length: most - least + 1 }, (_, i) => String(least + i));
}
