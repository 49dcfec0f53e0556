import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { open, SIZES, type Site, type Size } from '../site.ts';

/** What stands round every page: settings, the link to a situation, and what is told to who does not see. */
export function shell(site: () => Site): void {
  describe.each(Object.keys(SIZES) as Size[])('round the page at %s size', (size) => {
    let page: Page;
    beforeEach(async () => {
      page = await site().page(size);
    });
    const status = () => page.getByRole('status');
    const isOpen = () => page.locator('.settings').evaluate((panel: HTMLDetailsElement) => panel.open);
    const openSettings = async (): Promise<void> => {
      await page.locator('.settings summary').click();
      expect(await isOpen()).toBe(true);
    };

    it('closes the settings on Escape, on a tap elsewhere and with another page', async () => {
      await open(page, site(), 'hex');
      await openSettings();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      expect(await isOpen()).toBe(false);
      expect(await page.evaluate(() => document.activeElement?.matches('.settings summary'))).toBe(true);
      await openSettings();
      await page.getByRole('button', { name: /^Theme/ }).click();
      expect(await isOpen()).toBe(true);
      await page.locator('h1').click();
      expect(await isOpen()).toBe(false);
      await openSettings();
      await page.evaluate(() => {
        window.location.hash = '#/ck';
      });
      await expect.poll(isOpen).toBe(false);
    });

    it('tells the verdict, the gist of the odds and results in one place that is always there', async () => {
      await open(page, site(), 'hex/morale');
      expect(await status().count()).toBe(1);
      expect(await status().textContent()).toBe('');
      await page.locator('[data-field="hits"]').fill('3');
      await expect.poll(() => status().textContent()).toMatch(/^SP lost \d/);
      await page.locator('[data-field="hits"]').fill('0');
      await expect.poll(() => status().textContent()).toMatch(/^Impossible: \S/);
      await page.locator('[data-field="hits"]').fill('1');
      await page.locator('.roll .primary').click();
      await expect.poll(() => status().textContent()).toMatch(/^Result: \S/);
      const result = await page.locator('.outcome-line').textContent();
      expect(await status().textContent()).toContain(result);
      await open(page, site(), 'search?q=elephants');
      await page.getByRole('searchbox').fill('nonsuch');
      await expect.poll(() => status().textContent()).toBe('Nothing found.');
    });

    it('copies the address of the situation, and says so until it changes', async () => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, site(), 'hex/morale?hits=3');
      await page.getByRole('button', { name: 'Copy link' }).click();
      await page.getByText('Link copied', { exact: true }).first().waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
      await page.locator('[data-field="hits"]').fill('2');
      await expect.poll(() => page.locator('.buttons').getByText('Link copied').count()).toBe(0);
    });

    it('shows the address where there is no clipboard, also after the situation has changed', async () => {
      page = await site().pages.take('no clipboard', SIZES[size], (one) =>
        one.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })),
      );
      await open(page, site(), 'hex/morale?hits=3');
      await page.getByRole('button', { name: 'Copy link' }).click();
      const address = page.getByRole('textbox', { name: 'The address of this situation' });
      expect(await address.inputValue()).toBe(page.url());
      const selected = await address.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd]);
      expect(selected).toEqual([0, page.url().length]);
      await page.locator('[data-field="hits"]').fill('2');
      await expect.poll(() => page.url()).toContain('hits=2');
      await expect.poll(() => address.inputValue()).toBe(page.url());
    });

    it('says what each rule set is like to who sees it first', async () => {
      await open(page, site(), '');
      const cards = await page.locator('.cards .kind').allTextContents();
      expect(cards).toHaveLength(5);
      expect(cards[1]).toBe('CK Zones, casualty markers and a battle clock');
    });
  });
}
