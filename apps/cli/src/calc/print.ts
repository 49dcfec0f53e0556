import { type Calculation, NONE, type Odds, type Prepared, type Tally, type Thrown } from '@acies/kernel/odds';
import { bar } from '../terminal/bar.ts';
import { table } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { percent, wrap } from '../terminal/text.ts';
import type { Next } from './next.ts';

export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

/** What the situation is: all that is set or not simply absent. */
export function printSituation(terminal: Terminal, name: string, calculation: Calculation, input: unknown): void {
  const { colour, width } = terminal;
  terminal.print(
    `${colour.bold(name)}  ${calculation.title}`,
    ...wrap(colour.dim(`  ${calculation.clauses.join(' ')}`), width, '  '),
    '',
  );
  const groups = Object.entries(input as Values);
  const alone = groups.filter(([, value]) => !isGroup(value));
  const lines = [
    ...groups.flatMap(([key, value]) => (isGroup(value) ? groupLines(key, value) : [])),
    ...(alone.length > 0 ? [['situation', valuesOf(Object.fromEntries(alone))]] : []),
  ];
  terminal.print(...table(lines, { width, indent: '  ' }), '');
}

type Values = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** A group of values on a line, named as it is set, and each group within it on one of its own. */
function groupLines(path: string, group: Values): string[][] {
  const inner = Object.entries(group).filter(([, value]) => isGroup(value) && !isAbsent(value));
  const own = Object.fromEntries(Object.entries(group).filter(([, value]) => !isGroup(value)));
  const words = valuesOf(own);
  const head = words === NOTHING && inner.length > 0 ? [] : [[path, words]];
  return [...head, ...inner.flatMap(([key, value]) => groupLines(`${path}.${key}`, value as Values))];
}

/** A group whose first value says so is not there, whatever else is in it. */
const isAbsent = (group: Values): boolean => Object.values(group)[0] === NONE;

const NOTHING = 'nothing special';

export const valuesOf = (values: Values): string =>
  Object.entries(values)
    .filter(([, each]) => each !== false && each !== 0 && each !== undefined)
    .map(([key, each]) => (each === true ? key : `${key} ${each}`))
    .join(', ') || NOTHING;

/** The rows of each tally with their clauses, what else there is to say, then the dice; or why there are none. */
export function printPrepared(terminal: Terminal, prepared: Prepared): void {
  const { colour } = terminal;
  const { verdict } = prepared;
  const because = verdict.kind === 'roll' ? '' : `${verdict.because.text} ${colour.dim(`(${verdict.because.clause})`)}`;
  if (verdict.kind === 'impossible') return void terminal.print(`${colour.yellow('Impossible')}: ${because}`);
  for (const { heading, tally, unit } of prepared.tallies)
    terminal.print(...tallyLines(terminal, heading, tally, unit));
  if (verdict.kind === 'automatic') terminal.print(`${colour.green('Automatic')}: ${because}`);
  for (const note of prepared.notes ?? []) terminal.print(...wrap(note, terminal.width, '  '));
  const dice = prepared.dice.flatMap((line) => wrap(`  ${line}`, terminal.width, '    '));
  terminal.print(...(dice.length > 0 ? [colour.bold('dice'), ...dice] : []), '');
}

/** A score to throw is a number, not a change of one. */
const isScore = (unit: string): boolean => unit === 'or more';

function tallyLines({ colour }: Terminal, heading: string, { rows, total }: Tally, unit: string): string[] {
  const sum = /^[A-Z]*D\d+$/.test(unit) ? `${total}${unit}` : `${isScore(unit) ? total : signed(total)} ${unit}`.trim();
  const lines = table(
    rows.map((row) => [row.label, signed(row.value), colour.dim(row.clause)]),
    { indent: '  ', right: [1] },
  );
  return [`${colour.bold(heading)}: ${sum}`, ...(lines.length > 0 ? lines : [colour.dim('  no factor applies')]), ''];
}

/** What to expect in a few lines first, then every outcome. */
export function printOdds(terminal: Terminal, odds: Odds<unknown>): void {
  const { colour, width } = terminal;
  const most = Math.max(...odds.rows.map((row) => row.chance));
  const means = Object.entries(odds.means);
  if (means.length > 0) {
    const rows = means.map(([name, value]) => [value.toFixed(3), name]);
    terminal.print(colour.bold('on average'), ...table(rows, { indent: '  ', right: [0] }), '');
  }
  const bars = odds.rows.map(({ chance, text }) => [
    percent(chance, 2),
    colour.cyan(bar(chance / most, width < 100 ? 12 : 24)),
    text,
  ]);
  terminal.print(colour.bold('odds'), ...table(bars, { indent: '  ', right: [0], width }));
}

export function printThrown(
  terminal: Terminal,
  { dice, working, text }: Thrown,
  odds: Odds<unknown>,
  source: string,
  next: readonly Next[],
): void {
  const { colour } = terminal;
  const chance = odds.rows.find((row) => row.text === text)?.chance;
  terminal.print(
    colour.bold(`thrown ${source}`),
    ...table(
      dice.map(({ faces, label, unit, die }) => [
        `${faces.length}${die}`,
        colour.bold(faces.join(' ') || '-'),
        `${label}${unit ? ` of ${unit}` : ''}`,
      ]),
      { indent: '  ' },
    ),
    ...working.map((line) => `  ${line}`),
    `${colour.bold('outcome')}: ${text}${chance === undefined ? '' : colour.dim(` (${percent(chance, 2)} of all throws)`)}`,
    ...next.flatMap(({ command, words }) => [`${colour.bold('Next')}: ${command}`, colour.dim(`  ${words}`)]),
  );
}
