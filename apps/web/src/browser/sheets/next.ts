import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { open, type Site, TRIED } from '../site.ts';

/** What the sheet has thrown for after a result. */
export function next(site: () => Site): void {
  describe.each(TRIED)('what follows a result at %s size', (size) => {
    let page: Page;
    beforeEach(async () => {
      page = await site().page(size);
    });
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
      await expect.poll(() => new URL(page.url()).hash).toBe('#/hex/pursuit?type=HC&after=melee');
      await expect.poll(() => page.locator('[data-field="type"]').inputValue()).toBe('HC');
      expect(await page.locator('.filled-in').textContent()).toBe(
        'Filled in from the result before: Troop type: heavy cavalry',
      );
      await enter('1');
      expect(await links().count()).toBe(0);
    });

    /** Dice that hit nobody, for as long as some are asked for. */
    async function enterOnes(): Promise<void> {
      await page.getByRole('button', { name: 'My dice' }).click();
      const form = page.locator('.enter-dice');
      while ((await form.count()) > 0) {
        const count = Number.parseInt((await form.locator('label').textContent())!, 10);
        await form.getByRole('textbox').fill('1'.repeat(count));
        await form.getByRole('button', { name: 'Take' }).click();
      }
      await page.locator('.outcome-line').waitFor();
    }

    const isBegunAnew = () =>
      page.evaluate(() => ({
        top: window.scrollY,
        focus: document.activeElement?.tagName,
        results: document.querySelectorAll('.outcome-line').length,
      }));

    it('begins anew at the top where the next is the same procedure, or even the same situation', async () => {
      await open(page, site(), 'hex/melee');
      await enterOnes();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await links().click();
      await expect.poll(isBegunAnew).toEqual({ top: 0, focus: 'H1', results: 0 });
      const { hash } = new URL(page.url());
      expect(hash).toContain('fresh=false');

      await enterOnes();
      expect(await links().getAttribute('href')).toBe(hash);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await links().click();
      await expect.poll(isBegunAnew).toEqual({ top: 0, focus: 'H1', results: 0 });
      expect(new URL(page.url()).hash).toBe(hash);
    });

    it('leaves the way back to the browser', async () => {
      await open(page, site(), 'hex');
      await page.evaluate(() => window.scrollTo(0, 500));
      const link = page.locator('.chapters .card').last();
      await link.evaluate((card: HTMLElement) => card.click());
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      await page.goBack();
      await expect.poll(() => page.locator('h1').textContent()).toBe('Hex');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
      expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('H1');
    });

    it('does so where no dice are needed', async () => {
      await open(page, site(), 'legio/charge?charged.type=SW&charged.dp=2');
      const hrefs = await links().evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(['#/legio/move?kind=charge&after=charge', '#/legio/combat?blue.dp=2&after=charge']);
    });
  });
}
