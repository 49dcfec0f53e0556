import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tc } from '../../battle/tutorial/strings.ts';
import type { Site } from '../site.ts';
import { beginFirst, choicesMade, isOver, openStart, PLAYED, tableAt, untilAfter } from './battle-page.ts';

const understood = (page: Page) => page.locator('.coach').getByRole('button', { name: tc.understood });
const suggested = (page: Page) => page.locator('.coach .suggested button');

/** Reads every lesson that keeps the battle waiting, until the person is asked. */
async function readOn(page: Page): Promise<void> {
  for (;;) {
    await understood(page).or(suggested(page)).or(page.locator('.deciding .over')).first().waitFor();
    if ((await understood(page).count()) === 0) return;
    // What was under way when the lesson came is still done; then, while something is being explained, the enemy holds still.
    await expect.poll(() => madeMeanwhile(page)).toBe(0);
    await understood(page).click();
  }
}

/** How many choices are made in a tenth of a second, in which a computer makes several. */
async function madeMeanwhile(page: Page): Promise<number> {
  const at = await choicesMade(page);
  await page.waitForTimeout(100);
  return (await choicesMade(page)) - at;
}

/** Does what the coach points at. */
async function doAsTold(page: Page): Promise<void> {
  const at = await choicesMade(page);
  await suggested(page).click();
  // A way that is not in the list is judged first, and then laid before the person.
  await page.waitForFunction(
    (before) =>
      Number(document.querySelector<HTMLElement>('.battle')?.dataset.at) > before ||
      document.querySelector('.armed .primary') !== null,
    at,
  );
  if ((await choicesMade(page)) === at) await page.locator('.armed .primary').click();
  await untilAfter(page, at);
}

const progress = (page: Page) => page.locator('.coach header .quiet').textContent();

/** The guided first game. */
export function coaching(site: () => Site): void {
  describe('a first game', () => {
    it.each(PLAYED)('of %s is played by doing what the coach points at', async (rules) => {
      const page = await tableAt(site(), 'phone');
      await beginFirst(page, site(), rules, true);
      await understood(page).waitFor();
      expect(await progress(page)).toMatch(/^lesson 1 of \d+$/);
      await readOn(page);
      for (let i = 0; i < 12 && (await page.locator('.deciding .over').count()) === 0; i++) {
        await doAsTold(page);
        await readOn(page);
      }
      expect(Number(/lesson (\d+)/.exec((await progress(page))!)![1])).toBeGreaterThan(4);
    });

    it('knows after a reload what was taught, and goes on without its coach', async () => {
      const page = await tableAt(site(), 'desktop');
      await beginFirst(page, site(), 'ck', true);
      await understood(page).waitFor();
      const first = await page.locator('.coach h2').textContent();
      await page.reload();
      // What was told is not told again, but can be read.
      await suggested(page).waitFor();
      expect(await understood(page).count()).toBe(0);
      await page.locator('.coach summary').filter({ hasText: tc.soFar }).click();
      expect(await page.locator('.coach details h3').allTextContents()).toContain(first);
      expect(await page.locator('.coach .because').textContent()).toMatch(/^Because/);
      expect(await progress(page)).toBe(`lesson 2 of ${await lessonsOf(page)}`);
      await page.getByRole('button', { name: tc.hideCoach }).click();
      expect(await suggested(page).count()).toBe(0);
      expect(await isOver(page)).toBe(false);
      // What was taught is known when the page comes back, and so is that the coach is to be silent.
      await page.reload();
      await page.getByRole('button', { name: tc.showCoach }).click();
      await suggested(page).waitFor();
      expect(await progress(page)).toBe(`lesson 2 of ${await lessonsOf(page)}`);
    });

    it('is offered in full only to who has played none', async () => {
      const page = await tableAt(site(), 'desktop');
      await openStart(page, site(), 'hex');
      await page.getByRole('heading', { name: tc.firstTitle }).waitFor();
      await beginFirst(page, site(), 'hex');
      await openStart(page, site(), 'hex');
      await page.getByText(tc.firstAgain).waitFor();
      expect(await page.getByRole('heading', { name: tc.firstTitle }).count()).toBe(0);
    });
  });
}

const lessonsOf = async (page: Page): Promise<string> => /of (\d+)/.exec((await progress(page))!)![1]!;
