import {
  type Calculation,
  type Field,
  type FieldGroup,
  fieldsOf,
  groupsOf,
  keyOf,
  NONE,
  oddsOf,
  type Prepared,
} from '@acies/kernel/odds';
import { chooseRules } from '../play/beginning/menus.ts';
import { choose, type } from '../terminal/menu.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { allowedIn, meaningOf } from './fields.ts';
import { printOdds, printPrepared, printSituation, valuesOf } from './print.ts';
import { parseSituation, setValues } from './situation.ts';

/** The calculator by menus: a procedure, then its situation changed value by value. */
export async function calculateByMenu(terminal: Terminal): Promise<void> {
  const { rules } = await chooseRules(terminal);
  const all = rules.calculations.map((calculation) => ({ name: `${rules.id}/${calculation.id}`, calculation }));
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
    const items = groupsOf(fields).flatMap((group) =>
      group.isOneOfSeveral ? [groupItem(situation, group)] : group.fields.map((field) => fieldItem(situation, field)),
    );
    const done = { value: '', label: 'no, back to the menu' };
    last = await choose(terminal, 'Change something?', [done, ...items], last, SHORT);
    if (last === '') return;
    const field = await fieldIn(terminal, situation, fields, last);
    settings.push(`${field.path}=${await valueFor(terminal, field, currentOf(situation, field))}`);
  }
}

const fieldItem = (situation: unknown, field: Field) => ({
  value: field.path,
  label: `${field.path}: ${currentOf(situation, field)}`,
  hint: meaningOf(field),
});

/** Where there are several groups of the same kind, such as units, each is one item of the menu. */
const groupItem = (situation: unknown, { name, fields }: FieldGroup) => {
  const [first] = fields;
  const values = fields.map((field) => [keyOf(field), valueAt(situation, field.path)]);
  const absent = valueAt(situation, first!.path) === NONE;
  return { value: name, label: `${name}: ${absent ? NONE : valuesOf(Object.fromEntries(values))}` };
};

/** The field of that path, or one to be chosen of the group of that name. */
async function fieldIn(terminal: Terminal, situation: unknown, fields: readonly Field[], name: string): Promise<Field> {
  const field = fields.find(({ path }) => path === name);
  if (field) return field;
  const group = fields.filter(({ path }) => path.startsWith(`${name}.`));
  const items = group.map((each) => fieldItem(situation, each));
  const path = await choose(terminal, `What of ${name}?`, items, undefined, SHORT);
  return group.find((each) => each.path === path)!;
}

/** A short menu leaves the odds above it on the screen. */
const SHORT = 8;

function printAll(terminal: Terminal, name: string, calculation: Calculation, situation: unknown): void {
  const prepared: Prepared = calculation.prepare(situation);
  printSituation(terminal, name, calculation, situation);
  printPrepared(terminal, prepared);
  if (prepared.verdict.kind !== 'impossible') printOdds(terminal, oddsOf(calculation, prepared));
}

const valueAt = (situation: unknown, path: string): unknown =>
  path.split('.').reduce((at: unknown, key) => (at as Record<string, unknown> | undefined)?.[key], situation);

const currentOf = (situation: unknown, { path }: Field): string => String(valueAt(situation, path) ?? 'as usual');

function valueFor(terminal: Terminal, field: Field, current: string): Promise<string> {
  const items =
    field.kind === 'boolean' ? ['true', 'false'] : field.kind === 'choice' ? field.choices : numbersOf(field);
  if (items.length > 0)
    return choose(
      terminal,
      meaningOf(field),
      items.map((value) => ({ value, label: value })),
      current,
    );
  return type(terminal, `${meaningOf(field)}: ${allowedIn(field)}`, (typed) => (typed ? undefined : 'type something'));
}

/** A short range of whole numbers is a list too. */
function numbersOf({ kind, whole, least, most }: Field): string[] {
  if (kind !== 'number' || !whole || least === undefined || most === undefined || most - least > 30) return [];
  return Array.from({ length: most - least + 1 }, (_, i) => String(least + i));
}
