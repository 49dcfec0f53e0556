import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { tb } from '../../battle/strings.ts';
import { tc } from '../../battle/tutorial/strings.ts';
import { SIZES, type Site } from '../site.ts';
import { beginFirst, choicesMade, isOver, tableOf, takeOption } from './battle-page.ts';

/** Dice over the table, as they fall. */
export function diceFalling(site: () => Site): void {
  it('dice are seen as they fall, go by a key, and stand until one decides; “at once” shows none', async () => {
    const reader = await site().reader(SIZES.desktop);
    const page = await tableOf(reader, 'slow');
    await beginFirst(page, site(), 'hex', true);
    const falling = page.locator('.dice-tray.falling');
    await falling.waitFor();
    // Both sides throw for the initiative before anything else.
    expect(await falling.locator('.die').count()).toBeGreaterThan(1);
    expect(await falling.textContent()).toContain('initiative');
    const standing = page.locator('.dice-tray:not(.falling)').getByText(tb.fellLast);
    expect(await standing.count()).toBe(0);
    await page.getByRole('button', { name: tc.understood }).click();
    await letAllGoBy(page);
    await standing.waitFor({ timeout: 3000 });
    await page.locator('.menu summary').click();
    await page.locator('.menu select').selectOption('off');
    // The menu gives way to a key, and to a press beside it.
    await page.keyboard.press('Escape');
    expect(await page.locator('.menu').getAttribute('open')).toBeNull();
    await page.locator('.menu summary').click();
    await page.locator('.battle-head h1').click();
    expect(await page.locator('.menu').getAttribute('open')).toBeNull();
    expect(await isOver(page)).toBe(false);
    const at = await choicesMade(page);
    await takeOption(page, 0, (selector) => page.locator(selector).first().click());
    expect(await choicesMade(page)).toBeGreaterThan(at);
    expect(await page.locator('.dice-tray').count()).toBe(0);
    await reader.close();
  });
}

/** No fall is over of its own accord so soon at the slow pace. */
const SOON = 2200;

/** Where the computer goes first its throws fall after those for the initiative: each of them goes by the key. */
async function letAllGoBy(page: Page): Promise<void> {
  const falling = () =>
    page.locator('.dice-tray.falling').evaluateAll((all) => (all as HTMLElement[]).map(({ dataset }) => dataset.from));
  for (let shown = await falling(); shown.length > 0; shown = await falling()) {
    await page.keyboard.press('Space');
    await expect.poll(falling, { timeout: SOON, interval: 20 }).not.toEqual(shown);
  }
}
