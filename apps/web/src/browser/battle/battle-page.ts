import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { tb } from '../../battle/strings.ts';
import { tc } from '../../battle/tutorial/strings.ts';
import { CARDS } from '../../rule-sets.ts';
import { titleOf } from '../../sheets.ts';
import { pageOf, SIZES, type Site, type Size } from '../site.ts';

/**
 * The rule sets whose battles are played in every way: a grid and a free table every time, all five in the long run that
 * `npm run soak:browser` makes.
 */
export const PLAYED: readonly string[] = process.env.ACIES_LONG ? CARDS.map(({ id }) => id) : ['hex', 'legio'];

/** Dice fall alike in every run, so that it judges the change and not its luck: `ACIES_SEED=7` tries others. */
const SEED = Number(process.env.ACIES_SEED ?? 1);

/** How a table is shown that is only to be played on: everything at once, so that a whole battle takes seconds. */
const AT_ONCE = 'off';

/** Battles begin with the same seed unless one is given, and are shown at a pace. */
const forTests = (page: Page, pace = AT_ONCE): Promise<unknown> =>
  page.addInitScript(
    ({ seed, pace }) => {
      localStorage.setItem('acies.pace', pace);
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (message, ...others: never[]) {
        const begins = message?.type === 'begin';
        postMessage.call(this, begins ? { ...message, plan: { seed, ...message.plan } } : message, ...others);
      };
    },
    { seed: SEED, pace },
  );

/** A page for a battle, for the rest of the test that asks for it. */
export const tableAt = (site: Site, size: Size): Promise<Page> =>
  site.pages.take('battle', SIZES[size], (page) => forTests(page));

/** One for who has a reader of their own, in several tabs or with settings. */
export async function tableOf(context: BrowserContext, pace = AT_ONCE): Promise<Page> {
  const page = await pageOf(context);
  await forTests(page, pace);
  return page;
}

export const openStart = async (page: Page, site: Pick<Site, 'address'>, rules: string): Promise<void> => {
  await page.goto(`${site.address}#/battle/new/${rules}`);
  await page.getByRole('button', { name: tb.begin }).waitFor();
};

/** Begins the small battle of a rule set, the person red against the computer; its coach is silent unless wanted. */
export async function beginFirst(
  page: Page,
  site: Pick<Site, 'address'>,
  rules: string,
  isCoached = false,
  title = titleOf(rules),
) {
  await openStart(page, site, rules);
  // They come, folded or not, once the games that are kept are known.
  await page.locator('.first-games').waitFor();
  const folded = page.locator('details.first-games summary');
  if (await folded.count()) await folded.click();
  await page.getByRole('button', { name: tc.firstOf(title), exact: true }).click();
  await page.locator('.battle-head').waitFor();
  if (!isCoached) await page.getByRole('button', { name: tc.hideCoach }).click();
}

/** Begins the first full battle of a rule set. */
export async function beginBattle(page: Page, site: Pick<Site, 'address'>, rules: string): Promise<void> {
  await openStart(page, site, rules);
  await page.getByRole('button', { name: tb.begin }).click();
  await page.locator('.battle-head').waitFor();
}

/** Begins a battle with these players; a person is `human`. */
export async function beginWith(
  page: Page,
  site: Pick<Site, 'address'>,
  rules: string,
  battle: string,
  players: Record<'red' | 'blue', string>,
): Promise<void> {
  await openStart(page, site, rules);
  await page.locator(`input[name=battle][value=${battle}]`).check();
  for (const side of ['red', 'blue'] as const)
    await page.locator(`.new-battle label.${side} select`).selectOption(players[side]);
  await page.getByRole('button', { name: tb.begin }).click();
}

/** Waits until a person is asked or all is over; true if it is over. */
export async function isOver(page: Page): Promise<boolean> {
  await page.locator('.deciding .option, .deciding .over').first().waitFor();
  return (await page.locator('.deciding .over').count()) > 0;
}

/** How many choices have been made, as the page counts them. */
export const choicesMade = async (page: Page): Promise<number> =>
  Number(await page.locator('.battle').getAttribute('data-at'));

/** Every piece on the table, with where it stands and which way it faces. */
export async function placesOf(page: Page): Promise<string[]> {
  const found = await page.locator('.table-view .piece').evaluateAll((all) =>
    (all as SVGElement[]).map((one) => {
      const turned = one.querySelector<SVGElement>('.turned')!.style.transform;
      // A piece that was seen to turn may have gone full circle.
      const heading = ((Number.parseFloat(turned.slice('rotate('.length)) % 360) + 360) % 360;
      return { name: one.getAttribute('aria-label'), place: `${one.style.transform} ${heading}` };
    }),
  );
  const places = new Set(found.map(({ place }) => place));
  if (found.length > 1 && places.size === 1) throw new Error(`every piece stands at ${[...places][0]}`);
  return found.map(({ name, place }) => `${name} ${place}`);
}

/** Until the choice that was just made is there. */
export async function untilAfter(page: Page, at: number): Promise<void> {
  await page.waitForFunction(
    (before) => Number(document.querySelector<HTMLElement>('.battle')?.dataset.at) > before,
    at,
  );
}

/** Until so many choices are made, no more and no less. */
export async function untilAt(page: Page, at: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector<HTMLElement>('.battle')?.dataset.at === wanted,
    `${at}`,
  );
}

/** A row of numbers that looks random and is the same every time. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

/** The button that does what was chosen from a long list. */
export const ARMED = '.armed .primary';

/** How a person presses something: by mouse, by finger, by key. */
export type Press = (selector: string) => Promise<void>;

/**
 * Takes one of the options in sight, in the order of the rules: on the page what does nothing comes first. What throws dice
 * wants to be sure: it is done by a second button.
 */
export async function takeOption(page: Page, index: number, press: Press): Promise<void> {
  const at = await choicesMade(page);
  const options = await page
    .locator('.deciding .option')
    .evaluateAll((all) => (all as HTMLElement[]).map(({ dataset }) => Number(dataset.option)));
  const option = `.deciding .option[data-option="${options.toSorted((a, b) => a - b)[index]}"]`;
  await press(option);
  // Another may lie before the person until this one is judged, as one that was touched on the table.
  if (await isArmed(page, at, `${option}[aria-pressed="true"]`)) await press(ARMED);
  await untilAfter(page, at);
}

/** Whether what was pressed is laid before the person; if not, it has been done. */
export async function isArmed(page: Page, at: number, laid = ARMED): Promise<boolean> {
  const done = await page.waitForFunction(
    ({ at, laid }) => {
      const isMade = Number(document.querySelector<HTMLElement>('.battle')?.dataset.at) > at;
      return isMade ? 'made' : document.querySelector(laid) ? 'armed' : false;
    },
    { at, laid },
  );
  return (await done.jsonValue()) === 'armed';
}

/** Unfolds one of the groups that a long list is put in, if it is. */
async function unfold(page: Page, below: (most: number) => number, press: Press): Promise<void> {
  const groups = await page.locator('.deciding .option-group').count();
  if (groups === 0) return;
  const group = `.deciding .option-group:nth-of-type(${below(groups) + 1})`;
  // A group of the same name may still be unfolded from the question before.
  const isOpen = await page.locator(group).evaluate((one) => (one as HTMLDetailsElement).open);
  if (!isOpen) await press(`${group} > summary`);
  await page.locator(`${group} .option`).first().waitFor();
}

/** Plays to the end by pressing options; the answer is how many were pressed. */
export async function playOut(page: Page, press: Press, seed = 1, most = 1500): Promise<number> {
  const below = numbersFrom(seed);
  for (let made = 0; made < most; made++) {
    if (await isOver(page)) return made;
    await unfold(page, below, press);
    const count = await page.locator('.deciding .option').count();
    await takeOption(page, below(count), press);
  }
  throw new Error(`the battle is not over after ${most} choices`);
}

/** Browsers ask of their own accord for the sign of a page that names none, as the resting place of pages is; often too late for it. */
const ASKED_BY_THE_BROWSER = '/favicon.ico';

/** Faults of the page are faults of the test, also those that it only writes to the console. */
export function watched(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (fault) => faults.push(fault.message));
  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error' && !url.endsWith(ASKED_BY_THE_BROWSER)) faults.push(`${message.text()} ${url}`);
  });
  return faults;
}

export const expectResult = async (page: Page): Promise<void> =>
  expect(await page.locator('.deciding .over').textContent()).toMatch(/Victory|draw/);
