import { expect, it } from 'vitest';
import { tb } from '../battle/strings.ts';
import { tc } from '../battle/tutorial/strings.ts';
import { beginFirst, choicesMade, isOver, takeOption } from './battle-page.ts';
import { pageOf, SIZES, type Site } from './site.ts';

/** Dice over the table, as they fall. */
export function diceFalling(site: () => Site): void {
  it('dice are seen as they fall, go by a key, and stand until one decides; “at once” shows none', async () => {
    const reader = await site().reader(SIZES.desktop);
    const page = await pageOf(reader);
    await page.addInitScript(() => localStorage.setItem('acies.pace', 'slow'));
    await beginFirst(page, site(), 'hex', true);
    const falling = page.locator('.dice-tray.falling');
    await falling.waitFor();
    // Both sides throw for the initiative before anything else.
    expect(await falling.locator('.die').count()).toBeGreaterThan(1);
    expect(await falling.textContent()).toContain('initiative');
    const standing = page.locator('.dice-tray:not(.falling)').getByText(tb.fellLast);
    expect(await standing.count()).toBe(0);
    await page.getByRole('button', { name: tc.understood }).click();
    await page.keyboard.press('Space');
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
