import type { Odds, Prepared } from '@acies/kernel/odds';
import type { Page } from 'playwright-core';
import { t } from '../../strings.ts';
import type { Change } from './form.ts';

/** What `acies calc … --json` says. */
export interface Calculated extends Prepared {
  readonly odds?: Odds<unknown>;
}

/** The command as its own tests run it, within this process: one for each question would take longer than the pages do. */
const COMMAND = new URL('../../../../cli/src/testing/cli.ts', import.meta.url).href;
interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const known = new Map<string, Promise<Calculated>>();

/** Asks the command, once for each question. It ends with 3 where a situation is impossible. */
export function askCommand(procedure: string, changes: readonly Change[]): Promise<Calculated> {
  const sets = changes.flatMap(({ field, value }) => ['--set', `${field.path}=${value}`]);
  const key = [procedure, ...sets].join(' ');
  let asked = known.get(key);
  if (!asked) known.set(key, (asked = calculated(['calc', procedure, '--json', ...sets])));
  return asked;
}

async function calculated(args: readonly string[]): Promise<Calculated> {
  const { acies } = (await import(COMMAND)) as { acies(args: readonly string[]): Promise<Ran> };
  const { code, out, err } = await acies(args);
  if (code !== 0 && code !== 3) throw new Error(`acies ${args.join(' ')} ended with ${code}: ${err}`);
  return JSON.parse(out) as Calculated;
}

const percents = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 });
const numbers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });
const percent = (share: number): string => {
  if (share > 0 && share < 0.0005) return '< 0.1%';
  return share >= 0.9995 && share < 1 - 1e-9 ? '> 99.9%' : percents.format(share);
};
const signed = (value: number): string => `${value > 0 ? '+' : ''}${numbers.format(value)}`;

/** Everything that a page says of a situation, as words. */
export interface Shown {
  readonly verdict: string;
  readonly rows: readonly string[];
  readonly means: readonly string[];
  readonly factors: readonly string[];
  readonly dice: string;
}

/** What a page is to say of it. */
export function wordsFor({ verdict, odds, tallies, dice }: Calculated): Shown {
  return {
    verdict:
      verdict.kind === 'roll'
        ? ''
        : `${verdict.kind === 'impossible' ? 'Impossible' : 'No dice needed'}: ${verdict.because.text} ${verdict.because.clause}`,
    rows: odds?.rows.map(({ text, chance }) => `${text} ${percent(chance)}`) ?? [],
    means: Object.entries(odds?.means ?? {}).map(
      ([name, mean]) => `${name} ${odds!.chances.includes(name) ? percent(mean) : numbers.format(mean)}`,
    ),
    factors: tallies.flatMap(({ heading, tally, unit }) => [
      heading,
      ...tally.rows.map(({ clause, label, value }) => `${clause} ${label} ${signed(value)}`),
      `total ${signed(tally.total)} ${unit}`.trim(),
    ]),
    dice: dice.length > 0 ? `Dice: ${dice.join('; ')}` : '',
  };
}

/** What it does say. */
export const readAnswers = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const wordsOf = (root: ParentNode, parts: string): string =>
      [...root.querySelectorAll(parts)].map((part) => part.textContent!.replace(/\s+/g, ' ').trim()).join(' ');
    const eachOf = (list: string): Element[] => [...document.querySelectorAll(`.answers ${list}`)];
    return {
      verdict: wordsOf(document, '.answers .verdict').trim(),
      rows: eachOf('.bars li').map((row) => wordsOf(row, '.outcome, .figure')),
      means: eachOf('.means div').map((row) => wordsOf(row, 'dt, dd')),
      factors: eachOf('.workings table').flatMap((table) => [
        wordsOf(table, 'caption'),
        ...[...table.querySelectorAll('tr')].map((row) => wordsOf(row, 'td, th').trim()),
      ]),
      dice: wordsOf(document, '.answers .dice-line'),
    };
  });

/** The answers with the rare outcomes, which are shown on demand. */
export async function readAll(page: Page): Promise<Shown> {
  const more = page.getByRole('button', { name: t.showAll });
  if ((await more.count()) > 0) await more.click();
  return readAnswers(page);
}
