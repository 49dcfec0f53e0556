import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { tc } from '../battle/tutorial/strings.ts';
import { beginBattle, beginFirst, isOver, tableOf } from './battle-page.ts';
import { SIZES, type Site } from './site.ts';

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
    const reader = await site().reader(SIZES.phone);
    const page = await tableOf(reader);
    await beginBattle(page, site(), rules);
    await isOver(page);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      const screen = `${rules} at ${width} x ${height}`;
      const { table, option, head, isWide } = await seenOf(page);
      expect([screen, table > LEAST_TABLE]).toEqual([screen, true]);
      expect([screen, option]).toEqual([screen, 1]);
      expect([screen, head < 60, isWide]).toEqual([screen, true, false]);
    }
    await reader.close();
  });

  it.each(['clock', 'hex'])(
    'the coach of %s leaves what is asked and “Do it” in sight on every screen',
    async (rules) => {
      const reader = await site().reader(SIZES.desktop);
      const page = await tableOf(reader);
      await page.addInitScript(() => localStorage.setItem('acies.confirm', 'always'));
      await beginFirst(page, site(), rules, true);
      const understood = page.getByRole('button', { name: tc.understood });
      await understood.click();
      await page.locator('.coach .suggested button').waitFor();
      await inSightOn(page, `${rules} asked`, ['.asked', '.coach .suggested button', '.deciding .option']);
      await page.locator('.coach .suggested button').click();
      await page.locator('.armed .primary').waitFor();
      await inSightOn(page, `${rules} armed`, ['.asked', '.armed .primary']);
      await reader.close();
    },
  );

  it('the card of a unit lies at the foot of a telephone until it is closed, and not over the table', async () => {
    const reader = await site().reader(SIZES.phone);
    const page = await tableOf(reader);
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
    await reader.close();
  });
}

/** On every screen the middle of each of these can be pressed, without scrolling. */
async function inSightOn(page: Page, what: string, selectors: readonly string[]): Promise<void> {
  for (const [width, height] of [...SCREENS, [1280, 800] as const]) {
    await page.setViewportSize({ width, height });
    await page.locator('.battle-panel').evaluate((panel) => panel.scrollTo({ top: 0 }));
    const hidden = await page.evaluate(
      (all) =>
        all.filter((selector) => {
          const element = document.querySelector(selector)!;
          const { left, top, width: wide, height: high } = element.getBoundingClientRect();
          return !element.contains(document.elementFromPoint(left + wide / 2, top + high / 2));
        }),
      selectors,
    );
    expect([what, width, height, hidden]).toEqual([what, width, height, []]);
  }
}

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
