import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { open, pageOf, SIZES, type Site, type Size } from './site.ts';

/** What the sheet has thrown for after a result. */
export function next(site: () => Site): void {
  describe.each(Object.keys(SIZES) as Size[])('what follows a result at %s size', (size) => {
    let reader: BrowserContext;
    let page: Page;
    beforeEach(async () => {
      reader = await site().reader(SIZES[size]);
      page = await pageOf(reader);
    });
    afterEach(() => reader.close());
    const links = () => page.getByRole('navigation', { name: 'Next' }).getByRole('link');

    async function enter(...throws: string[]): Promise<void> {
      await page.getByRole('button', { name: 'My dice' }).click();
      for (const faces of throws) {
        await page.locator('.enter-dice').getByRole('textbox').fill(faces);
        await page.locator('.enter-dice').getByRole('button', { name: 'Take' }).click();
      }
      await page.locator('.outcome-line').waitFor();
    }

    it('leads on to the next procedure, its form filled in', async () => {
      await open(page, site(), 'hex/melee?attacker.type=HC&attacker.sp=1&fresh=false');
      expect(await links().count()).toBe(0);
      await enter('6', '1 1 1 1 1', '1');
      await links().click();
      await expect.poll(() => new URL(page.url()).hash).toBe('#/hex/pursuit?type=HC');
      await expect.poll(() => page.locator('[data-field="type"]').inputValue()).toBe('HC');
      await enter('1');
      expect(await links().count()).toBe(0);
    });

    it('does so where no dice are needed', async () => {
      await open(page, site(), 'legio/charge?charged.type=SW&charged.dp=2');
      const hrefs = await links().evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(['#/legio/move?kind=charge', '#/legio/combat?blue.dp=2']);
    });
  });
}
