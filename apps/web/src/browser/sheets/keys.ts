import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { open, type Site } from '../site.ts';

/** Everything can be reached and done without a pointer. */
export function keys(site: () => Site): void {
  describe('by keys alone', () => {
    let page: Page;
    beforeEach(async () => {
      page = await site().page('desktop');
    });

    it('a form is filled, thrown for and left', async () => {
      await open(page, site(), 'hex/morale');
      await tabTo(page, '[data-field="type"]');
      await page.keyboard.press('Home');
      await expect.poll(() => page.url()).toContain('type=Sk');
      await tabTo(page, '[data-field="sp"]');
      await page.keyboard.type('1');
      await expect.poll(() => page.url()).toContain('sp=1');
      await tabTo(page, '[data-field="disordered"]');
      await page.keyboard.press('Space');
      await expect.poll(() => page.url()).toContain('disordered=true');
      await tabTo(page, '.roll .primary');
      await page.keyboard.press('Enter');
      expect(await page.locator('.outcome-line').count()).toBe(1);
      const result = await page.locator('.outcome-line').textContent();
      await expect.poll(() => page.getByRole('status').textContent()).toContain(result);
      await tabTo(page, '.crumbs a', 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('h1').textContent()).toBe('Hex');
      // Who came by keys goes on at the top of the new page.
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    });

    it('the content is reached without the header', async () => {
      await open(page, site(), 'hex');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    });
  });
}

/** Goes on by the tabulator until something has the focus, which is to be seen there. */
async function tabTo(page: Page, selector: string, key = 'Tab'): Promise<void> {
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press(key);
    const outline = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) && getComputedStyle(document.activeElement).outlineStyle,
      selector,
    );
    if (outline) return expect(outline).toBe('solid');
  }
  throw new Error(`${selector} cannot be reached by keys`);
}
