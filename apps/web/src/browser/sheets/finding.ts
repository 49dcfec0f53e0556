import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { open, type Site, TRIED } from '../site.ts';

/** Search, chapters, and links between clauses and calculators. */
export function finding(site: () => Site): void {
  describe.each(TRIED)('finding things at %s size', (size) => {
    let page: Page;
    beforeEach(async () => {
      page = await site().page(size);
    });
    const title = () => page.locator('h1').textContent();

    it('searches while one types, the sheet one came from first, and links clause and calculator both ways', async () => {
      await open(page, site(), 'legio');
      await page.getByRole('searchbox').pressSequentially('elephants shaken');
      await page.locator('main h2').first().waitFor();
      expect(await page.locator('main h2').first().textContent()).toMatch(/^Legio \d+ found$/);
      await page.getByRole('searchbox').fill('pilum');
      await page.getByRole('link', { name: 'HX-PIL-1' }).waitFor();
      expect(await page.locator('.mark').count()).toBeGreaterThan(1);
      expect(await page.locator('.ruling-note').textContent()).toContain('silent or unclear');

      await page.getByRole('searchbox').fill('MC-RAL-1');
      await page.getByRole('link', { name: 'MC-RAL-1' }).waitFor();
      expect(await page.locator('.clauses .mark.published').textContent()).toBe('published');
      expect(await page.locator('.ruling-note').allTextContents()).toEqual([expect.stringMatching(/says a .* review/)]);

      await page.getByRole('searchbox').fill('pilum');
      await page.getByRole('link', { name: 'HX-PIL-1' }).click();
      await expect.poll(title).toBe('Clause HX-PIL-1');
      await page
        .getByRole('navigation', { name: 'Used by' })
        .getByRole('link', { name: /^Melee/ })
        .click();
      await expect.poll(title).toMatch(/^Melee/);
      await page.locator('.behind summary').click();
      await page.locator('.behind').getByRole('link', { name: 'HX-PIL-1' }).click();
      await expect.poll(title).toBe('Clause HX-PIL-1');
      await page.goBack();
      await expect.poll(title).toMatch(/^Melee/);
      await page.locator('.workings .clause').first().click();
      await expect.poll(title).toBe('Clause HX-MEL-1');
    });

    it('puts the very clause first, and finds words however they are parted', async () => {
      await open(page, site(), 'hex');
      const clauses = page.locator('.clauses .clause');
      const texts = () => clauses.allTextContents();
      await page.getByRole('searchbox').fill('MC-MEL-1');
      await expect.poll(texts).toEqual(expect.arrayContaining(['MC-MEL-1', 'MC-MEL-10']));
      expect((await texts())[0]).toBe('MC-MEL-1');
      for (const words of ['uphill', 'up-hill', 'up hill']) {
        await page.getByRole('searchbox').fill(words);
        // Hex writes it in two words, Clock in one.
        await expect.poll(texts).toEqual(expect.arrayContaining(['HX-MEL-2', 'MC-MEL-8']));
      }
    });

    it('calls procedures by their titles, not by their letters', async () => {
      await open(page, site(), 'ck');
      const links = page.getByRole('navigation', { name: 'Procedures' }).getByRole('link');
      expect(await links.first().textContent()).toBe('A general rides');
      expect(await page.locator('.users a').allTextContents()).toContain('A whole fight');
    });

    it('shows the sequence of play first, and any chapter of a sheet in two taps', async () => {
      await open(page, site(), '');
      await page.getByRole('navigation').getByRole('link', { name: 'CB' }).click();
      await expect.poll(title).toBe('CB');
      const chapters = await page.locator('.chapters > section > h2').allTextContents();
      expect(chapters[0]).toBe('Sequence');
      expect(await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link').allTextContents()).toEqual(
        chapters,
      );
      await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link', { name: 'Ending a battle' }).click();
      const heading = page.locator('[data-chapter="Ending a battle"]');
      await expect.poll(() => isInView(heading)).toBe(true);
    });
  });
}

/** Whether all of it is within the window. */
const isInView = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
