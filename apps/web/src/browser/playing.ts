import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tc } from '../battle/tutorial/strings.ts';
import { CARDS } from '../sheets.ts';
import {
  ARMED,
  beginFirst,
  choicesMade,
  expectResult,
  isOver,
  numbersFrom,
  playOut,
  tableOf,
  takeOption,
  untilAfter,
  watched,
} from './battle-page.ts';
import { SIZES, type Site } from './site.ts';

const RULES = CARDS.map(({ id }) => id);

/** Presses where a thing is, as a mouse does; what is out of sight is scrolled to. */
const click = (page: Page) => (selector: string) => page.locator(selector).click();
const tap = (page: Page) => (selector: string) => page.locator(selector).tap();

/** Goes on with the tab key until something has the focus, then presses it. */
const pressKeys = (page: Page) => async (selector: string) => {
  // What is armed is done by pressing the same option again.
  if (selector === ARMED) return page.keyboard.press('Enter');
  for (let i = 0; i < 80; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) break;
    await page.keyboard.press('Tab');
  }
  expect(await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)).toBe(true);
  await page.keyboard.press('Enter');
};

/** Whole battles, played by a person of sorts. */
export function playing(site: () => Site): void {
  describe.each(RULES)('a whole battle of %s', (rules) => {
    it('is played to its end by clicking, on the table and in the list', async () => {
      const reader = await site().reader(SIZES.desktop);
      const page = await tableOf(reader);
      const faults = watched(page);
      await beginFirst(page, site(), rules);
      const touched = await touchTheTable(page);
      await playOut(page, click(page), 3);
      await expectResult(page);
      expect(touched).toBeGreaterThan(0);
      expect(faults).toEqual([]);
      await reader.close();
    });

    it('is played to its end by the keyboard alone', async () => {
      const reader = await site().reader(SIZES.desktop);
      const page = await tableOf(reader);
      const faults = watched(page);
      await beginFirst(page, site(), rules);
      await playOut(page, pressKeys(page), 5);
      await expectResult(page);
      expect(faults).toEqual([]);
      await reader.close();
    });
  });

  it('a battle is played to its end on a phone by touch', async () => {
    const reader = await site().reader(SIZES.phone);
    const page = await tableOf(reader);
    const faults = watched(page);
    await beginFirst(page, site(), 'hex');
    await playOut(page, tap(page), 7);
    await expectResult(page);
    expect(faults).toEqual([]);
    await reader.close();
  });

  it.each(RULES)('the coach leads through the first game of %s', async (rules) => {
    const reader = await site().reader(SIZES.desktop);
    const page = await tableOf(reader);
    await beginFirst(page, site(), rules, true);
    await followCoach(page);
    await expectResult(page);
    await reader.close();
  });
}

/** Touches units that can act until one has narrowed the options down; the answer is how many were touched. */
async function touchTheTable(page: Page): Promise<number> {
  for (let i = 0; i < 40; i++) {
    if (await isOver(page)) return 0;
    const active = page.locator('.table-view .piece.active');
    if ((await active.count()) > 1 && (await page.locator('.deciding .option').count()) > 4) {
      const { x, y, width, height } = (await active.first().boundingBox())!;
      await page.mouse.click(x + width / 2, y + height / 2);
      await page.locator('.narrowed').waitFor();
      return 1;
    }
    await takeOption(page, 0, click(page));
  }
  return 0;
}

/** Understands what is told, takes what is suggested, and anything else where nothing is. */
async function followCoach(page: Page): Promise<void> {
  const below = numbersFrom(11);
  for (let i = 0; i < 1500; i++) {
    await page.locator('.deciding .option, .deciding .over, .coach .primary').first().waitFor();
    const understood = page.getByRole('button', { name: tc.understood });
    if (await understood.count()) {
      await understood.click();
      continue;
    }
    if (await page.locator('.deciding .over').count()) return;
    const at = await choicesMade(page);
    const suggested = page.locator('.coach .suggested button');
    if ((await suggested.count()) > 0 && below(3) > 0) {
      await suggested.click();
      const sure = page.locator(ARMED);
      if (await sure.count()) await sure.click();
      await untilAfter(page, at);
    } else await takeOption(page, below(await page.locator('.deciding .option').count()), click(page));
  }
  throw new Error('the first game does not end');
}
