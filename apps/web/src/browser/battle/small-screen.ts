import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { tc } from '../../battle/tutorial/strings.ts';
import { SIZES, type Site } from '../site.ts';
import { beginBattle, beginFirst, isOver, tableAt } from './battle-page.ts';

const SCREENS = [
  [390, 844],
  [360, 640],
  [844, 390],
] as const;
/** Of the screen, so much is table at least. */
const LEAST_TABLE = 0.4;

/** A battle on a telephone: table and question together, whichever way it is held. */
export function smallScreen(site: () => Site): void {
  it.each(['clock', 'ck'])('a question of %s is seen together with the table on every telephone', async (rules) => {
    const page = await tableAt(site(), 'phone');
    await beginBattle(page, site(), rules);
    await isOver(page);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      const screen = `${rules} at ${width} x ${height}`;
      const seen = async () => {
        const { table, option, head, isWide } = await seenOf(page);
        return { screen, isTable: table > LEAST_TABLE, option, isHeadLow: head < 60, isWide };
      };
      await expect.poll(seen).toEqual({ screen, isTable: true, option: 1, isHeadLow: true, isWide: false });
    }
  });

  it.each(['clock', 'hex'])(
    'the coach of %s leaves what is asked and “Do it” in sight on every screen',
    async (rules) => {
      const page = await site().pages.take('confirming', SIZES.desktop, (one) => one.addInitScript(alwaysAsk));
      await beginFirst(page, site(), rules, true);
      const understood = page.getByRole('button', { name: tc.understood });
      await understood.click();
      await page.locator('.coach .suggested button').waitFor();
      await inSightOn(page, `${rules} asked`, ['.asked', '.coach .suggested button', '.deciding .option']);
      await page.locator('.coach .suggested button').click();
      await page.locator('.armed .primary').waitFor();
      await inSightOn(page, `${rules} armed`, ['.asked', '.armed .primary']);
    },
  );

  it('the card of a unit lies at the foot of a telephone until it is closed, and not over the table', async () => {
    const page = await tableAt(site(), 'phone');
    await beginBattle(page, site(), 'hex');
    await isOver(page);
    await page.locator('.table-view .piece').first().focus();
    await page.keyboard.press('i');
    const card = page.locator('section.card');
    await card.waitFor();
    const [{ y, height }, stage] = [(await card.boundingBox())!, (await page.locator('.stage').boundingBox())!];
    expect(Math.round(y + height)).toBe(SIZES.phone.viewport.height);
    expect(y).toBeGreaterThan(stage.y + stage.height);
    await card.getByRole('button').tap();
    await card.waitFor({ state: 'detached' });
  });
}

/** Runs in the page before its own script: everything is shown at once, and done when it has been confirmed. */
function alwaysAsk(): void {
  localStorage.setItem('acies.pace', 'off');
  localStorage.setItem('acies.confirm', 'always');
}

/** On every screen the middle of each of these can be pressed, without scrolling. */
async function inSightOn(page: Page, what: string, selectors: readonly string[]): Promise<void> {
  for (const [width, height] of [...SCREENS, [1280, 800] as const]) {
    await page.setViewportSize({ width, height });
    await page.locator('.battle-panel').evaluate((panel) => panel.scrollTo({ top: 0 }));
    const seen = async () => [what, width, height, await page.evaluate(hiddenOf, selectors)];
    await expect.poll(seen).toEqual([what, width, height, []]);
  }
}

/** Runs in the page: which of these cannot be pressed in their middle. */
export const hiddenOf = (selectors: readonly string[]): string[] =>
  selectors.filter((selector) => {
    const element = document.querySelector(selector)!;
    const { left, top, width, height } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** How much of the screen is table, and of the first option on it; how high the head is, and whether one must scroll sideways. */
const seenOf = (page: Page) =>
  page.evaluate(() => {
    const share = (of: string, whole?: number): number => {
      const { left, right, top, bottom, width, height } = document.querySelector(of)!.getBoundingClientRect();
      const wide = Math.min(right, innerWidth) - Math.max(left, 0);
      const high = Math.min(bottom, innerHeight) - Math.max(top, 0);
      return (Math.max(0, wide) * Math.max(0, high)) / (whole ?? width * height);
    };
    return {
      table: share('.stage', innerWidth * innerHeight),
      option: share('.deciding .option'),
      head: document.querySelector('.battle-head')!.getBoundingClientRect().height,
      isWide: document.scrollingElement!.scrollWidth > innerWidth,
    };
  });
