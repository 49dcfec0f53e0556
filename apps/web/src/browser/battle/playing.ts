import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { CARDS } from '../../rule-sets.ts';
import type { Site } from '../site.ts';
import {
  ARMED,
  beginFirst,
  expectResult,
  isOver,
  PLAYED,
  playOut,
  tableAt,
  takeOption,
  watched,
} from './battle-page.ts';

/** Presses where a thing is, as a mouse does; what is out of sight is scrolled to. */
const click = (page: Page) => (selector: string) => page.locator(selector).click();
const tap = (page: Page) => (selector: string) => page.locator(selector).tap();

/** Goes on with the tab key, or back, until something has the focus, then presses it. */
const pressKeys = (page: Page) => async (selector: string) => {
  // What is armed is done by pressing the same option again.
  if (selector === ARMED) return page.keyboard.press('Enter');
  const isBehind = await page.evaluate((wanted) => {
    const { activeElement } = document;
    const place = document.querySelector(wanted)?.compareDocumentPosition(activeElement!) ?? 0;
    return activeElement !== document.body && (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  }, selector);
  for (let i = 0; i < 80; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) break;
    await page.keyboard.press(isBehind ? 'Shift+Tab' : 'Tab');
  }
  expect(await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)).toBe(true);
  await page.keyboard.press('Enter');
};

/** Whole battles, played by a person of sorts. */
export function playing(site: () => Site): void {
  it.each(CARDS.map(({ id }) => id))(
    'a whole battle of %s is played to its end by clicking, on the table and in the list',
    async (rules) => {
      const page = await tableAt(site(), 'desktop');
      const faults = watched(page);
      await beginFirst(page, site(), rules);
      const touched = await touchTheTable(page);
      await playOut(page, click(page), 3);
      await expectResult(page);
      expect(touched).toBe(true);
      expect(faults).toEqual([]);
    },
  );

  it.each(PLAYED)('a whole battle of %s is played to its end by the keyboard alone', async (rules) => {
    const page = await tableAt(site(), 'desktop');
    const faults = watched(page);
    await beginFirst(page, site(), rules);
    await playOut(page, pressKeys(page), 5);
    await expectResult(page);
    expect(faults).toEqual([]);
  });

  it('a battle is played to its end on a phone by touch', async () => {
    const page = await tableAt(site(), 'phone');
    const faults = watched(page);
    await beginFirst(page, site(), 'hex');
    await playOut(page, tap(page), 7);
    await expectResult(page);
    expect(faults).toEqual([]);
  });
}

/** Touches a unit that can act or be acted on, as soon as there is one to choose; the answer is whether the table took it. */
async function touchTheTable(page: Page): Promise<boolean> {
  const touchable = page.locator('.table-view .piece:is(.active, .target):not(.selected)');
  const showAll = page.locator('.narrowed button');
  for (let i = 0; i < 200 && !(await isOver(page)); i++) {
    if (await showAll.count()) await showAll.click();
    if (await touchable.count()) {
      const id = await touchable.first().getAttribute('data-piece');
      const { x, y, width, height } = (await touchable.first().boundingBox())!;
      await page.mouse.click(x + width / 2, y + height / 2);
      // A unit that acts is chosen; one that is acted on narrows down what the chosen one may do.
      await page.locator(`.narrowed, .table-view .piece.selected[data-piece="${id}"]`).first().waitFor();
      return true;
    }
    await takeOption(page, i % (await page.locator('.deciding .option').count()), click(page));
  }
  return false;
}
