import { type Calculation, fieldsOf } from '@acies/kernel/odds';
import type { Page } from 'playwright-core';
import { CARDS } from '../../rule-sets.ts';
import { t } from '../../strings.ts';
import { open, type Site } from '../site.ts';

/** A page of the client as one may find it. */
export interface Place {
  readonly name: string;
  readonly hash: string;
  /** What is done there before it is looked at. */
  readonly act?: (page: Page) => Promise<unknown>;
}

const SHEETS = await Promise.all(CARDS.map(({ sheet }) => sheet()));
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).click();
const at = (hash: string): Place => ({ name: hash || 'home', hash });

/** Every page without anything done there. */
const PLAIN: readonly Place[] = [
  '',
  'ledger',
  'nowhere',
  'search',
  'search?q=charge',
  'search?q=xyzzy',
  'hex/clauses/NONE',
  ...SHEETS.flatMap(({ id, clauses, calculations }) => [
    id,
    `${id}/clauses/${clauses[0]!.id}`,
    `${id}/clauses/${clauses.find(({ source }) => source === 'ruling')!.id}`,
    ...calculations.map((calculation) => `${id}/${calculation.id}`),
  ]),
].map(at);

/** What may be open, thrown or wrong on them. */
const ACTED: readonly Place[] = [
  { name: 'a comparison', hash: 'legio/combat?red.type=SC&vs=' },
  { name: 'a comparison with what is impossible', hash: 'hex/firing?vs=shooter.missiles%3Dnone' },
  { name: 'impossible', hash: 'hex/firing?shooter.missiles=none', act: isImpossible },
  { name: 'bad input', hash: 'hex/melee?attacker.sp=99', act: (page) => page.getByRole('alert').waitFor() },
  { name: 'two sides explained', hash: 'legio/combat', act: press(t.explain) },
  { name: 'many units explained', hash: 'ck/fight', act: press(t.explain) },
  { name: 'rare outcomes', hash: 'hex/melee', act: press(t.showAll) },
  { name: 'clauses behind', hash: 'cb/charge', act: (page) => page.locator('.behind summary').click() },
  { name: 'my dice', hash: 'cb/volley', act: press(t.myDice) },
  { name: 'my dice, wrong', hash: 'clock/melee', act: enterNonsense },
  { name: 'thrown', hash: 'hex/melee', act: press(t.roll) },
  { name: 'thrown with D10', hash: 'clock/melee', act: press(t.roll) },
  { name: 'ledger, full', hash: 'ledger', act: (page) => page.locator('.against').first().waitFor() },
  // Last: it stays open on other pages.
  { name: 'settings open', hash: 'hex', act: (page) => page.locator('.settings summary').click() },
];

export const PLACES: readonly Place[] = [...PLAIN, ...ACTED];

const fieldsIn = ({ input }: Calculation): number => fieldsOf(input).length;
/** Forms of a sheet that are built as another of the same sheet with more fields is. */
const ALIKE: ReadonlySet<string> = new Set(
  SHEETS.flatMap(({ id, calculations }) =>
    calculations
      .toSorted((a, b) => fieldsIn(b) - fieldsIn(a))
      .slice(1)
      .map((calculation) => `${id}/${calculation.id}`),
  ),
);

/** One of each kind for each rule set, and wherever something is open, thrown or wrong; in the long run all. */
export const ONE_OF_EACH: readonly Place[] = process.env.ACIES_LONG
  ? PLACES
  : PLACES.filter(({ hash, act }) => act || !ALIKE.has(hash));

async function isImpossible(page: Page): Promise<void> {
  await page.locator('.verdict.impossible').getByText(t.impossible).waitFor();
}

async function enterNonsense(page: Page): Promise<void> {
  await press(t.myDice)(page);
  await page.locator('.enter-dice input').fill('77');
  await press(t.take)(page);
  await page.getByRole('alert').waitFor();
}

/** What is found where nothing is wrong. */
export const nothingAt = (places: readonly Place[]): Record<string, string[]> =>
  Object.fromEntries(places.map(({ name }) => [name, []]));

/** Goes to every place in turn, in one page; the answers by their names. */
export async function atEveryPlace<T>(
  page: Page,
  site: Site,
  look: (page: Page, place: Place) => Promise<T>,
  places: readonly Place[] = PLACES,
) {
  const seen: Record<string, T> = {};
  for (const place of places) {
    const { name, hash, act } = place;
    // The address of the last place may be this one: then nothing of what was done there would go.
    if (act) await open(page, site, 'nowhere');
    await open(page, site, hash);
    await act?.(page);
    seen[name] = await look(page, place);
  }
  return seen;
}
