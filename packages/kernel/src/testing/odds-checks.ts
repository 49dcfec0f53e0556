import { SeededDice, seedOf } from '../dice/seeded.ts';
import { type Calculation, oddsOf, type Prepared } from '../odds/calculation.ts';
import { enumerateWhole } from '../odds/enumerate.ts';

/** What the exact odds of any calculator must hold; each check throws where one does not. */

const CLOSE = 1e-9;

function hold(holds: boolean, message: () => string): void {
  if (!holds) throw new Error(message());
}

const isClose = (a: number, b: number): boolean => Math.abs(a - b) <= CLOSE;

export const preparedFrom = (one: Calculation, input: object): Prepared => one.prepare(one.input.parse(input));

/** The rows of each tally sum to its total and cite clauses of the calculator; odds sum to 1, and outcomes are all different. */
export function checkSums(one: Calculation, input: object): void {
  const prepared = preparedFrom(one, input);
  for (const { tally } of prepared.tallies) {
    const sum = tally.rows.reduce((total, { value }) => total + value, 0);
    hold(isClose(sum, tally.total), () => `the rows sum to ${sum}, not to ${tally.total}`);
    for (const { clause } of tally.rows)
      hold(one.clauses.includes(clause), () => `a row cites ${clause}, the calculator does not`);
  }
  if (prepared.verdict.kind === 'impossible') return;
  const { rows, means } = oddsOf(one, prepared);
  const sum = rows.reduce((total, { chance }) => total + chance, 0);
  hold(isClose(sum, 1), () => `the odds sum to ${sum}`);
  hold(new Set(rows.map(({ text }) => text)).size === rows.length, () => 'two outcomes have the same words');
  for (const { text, chance } of rows) {
    hold(chance > 0, () => `"${text}" has the chance ${chance}`);
    hold(!/undefined|null|NaN/.test(text), () => `an outcome reads "${text}"`);
  }
  for (const [name, mean] of Object.entries(means)) hold(mean >= 0, () => `${name} is ${mean} on average`);
}

/** Outcomes with their chances, found by walking every throw and merging nothing on the way. */
type Walk = <T>(resolve: (dice: Parameters<Calculation['resolve']>[1]) => T) => Iterable<readonly [T, number]>;

const walkWhole: Walk = (resolve) =>
  [...enumerateWhole(resolve, JSON.stringify).values()].map(({ value, chance }) => [value, chance] as const);

/** The odds are those of every single throw; so are the averages. False for what is impossible, which has none. */
export function checkWalked(one: Calculation, input: object, walk: Walk = walkWhole): boolean {
  const prepared = preparedFrom(one, input);
  if (prepared.verdict.kind === 'impossible') return false;
  const chances = new Map<string, number>();
  const expected = new Map<string, number>();
  for (const [value, chance] of walk((dice) => one.resolve(prepared, dice))) {
    const text = one.describe(value);
    chances.set(text, (chances.get(text) ?? 0) + chance);
    for (const [name, amount] of Object.entries(one.measures?.(value) ?? {}))
      expected.set(name, (expected.get(name) ?? 0) + Number(amount) * chance);
  }
  const { rows, means } = oddsOf(one, prepared);
  sameFigures(new Map(rows.map(({ text, chance }) => [text, chance])), chances);
  sameFigures(new Map(Object.entries(means)), expected);
  return true;
}

function sameFigures(found: ReadonlyMap<string, number>, expected: ReadonlyMap<string, number>): void {
  for (const name of new Set([...found.keys(), ...expected.keys()])) {
    const [has, wants] = [found.get(name), expected.get(name)];
    hold(has !== undefined && wants !== undefined && isClose(has, wants), () => `"${name}" is ${has}, not ${wants}`);
  }
}

const THROWS = 20_000;
const SIGMAS = 4;

/** Many throws fit the odds, within four standard deviations. */
export function checkThrows(one: Calculation, input: object, seed = 19): void {
  const prepared = preparedFrom(one, input);
  const { rows } = oddsOf(one, prepared);
  const dice = new SeededDice(seedOf(seed));
  const counts = new Map<string, number>();
  for (let i = 0; i < THROWS; i++) {
    const text = one.describe(one.resolve(prepared, dice));
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  hold(rows.length > 1, () => 'there is a single outcome');
  const known = new Set(rows.map(({ text }) => text));
  for (const text of counts.keys()) hold(known.has(text), () => `"${text}" happened without a chance`);
  for (const { text, chance } of rows) {
    const off = Math.abs((counts.get(text) ?? 0) - THROWS * chance);
    const most = SIGMAS * Math.sqrt(THROWS * chance * (1 - chance)) + 1;
    hold(
      off <= most,
      () => `"${text}" happened ${counts.get(text) ?? 0} times in ${THROWS}, with a chance of ${chance}`,
    );
  }
}
