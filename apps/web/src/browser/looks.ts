import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../sheets.ts';
import { t } from '../strings.ts';
import { open, pageOf, SIZES, type Site, type Size } from './site.ts';

/** Letters smaller than this nobody reads on paper. */
const LEAST_POINTS = 6.5;
const POINTS_PER_PIXEL = 0.75;

export function looks(site: () => Site): void {
  describe('on paper', () => {
    it.each(CARDS.map(({ id }) => id))('%s fits on two pages of A4, legible, with every clause', async (id) => {
      const reader = await site().reader(SIZES.desktop);
      const page = await pageOf(reader);
      await open(page, site(), id);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBe(2);
      expect(pdf).toMatch(/\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);

      await page.emulateMedia({ media: 'print' });
      const clauses = page.locator('.clauses li');
      const shown = (await CARDS.find((card) => card.id === id)!.load()).clauses.length;
      expect(await clauses.filter({ visible: true }).count()).toBe(shown);
      const pixels = await clauses.first().evaluate((clause) => Number.parseFloat(getComputedStyle(clause).fontSize));
      expect(pixels * POINTS_PER_PIXEL).toBeGreaterThanOrEqual(LEAST_POINTS);
      for (const control of ['header.top', '.jumps', '.calculators', '.user', 'button'])
        expect(await page.locator(control).filter({ visible: true }).count()).toBe(0);
      await reader.close();
    });
  });

  describe.each(Object.keys(SIZES) as Size[])('layout at %s size', (size) => {
    it('never shifts by itself, and the form stays where it is while it is filled', async () => {
      const reader = await site().reader(SIZES[size]);
      const page = await pageOf(reader);
      await page.addInitScript(watchShifts);
      for (const hash of ['', 'hex', 'hex/clauses/HX-MEL-5', 'ledger', 'hex/melee']) {
        await page.goto('about:blank');
        await open(page, site(), hash);
        await page.waitForTimeout(250);
        expect(await page.evaluate('shifted')).toBeLessThan(0.01);
      }
      const before = await placesOf(page);
      // By keys, for only then is a shift one that the reader asked for.
      await page.locator('[data-field="attacker.sp"]').pressSequentially('12');
      await page.locator('[data-field="defender.type"]').press('Home');
      await page.locator('[data-field="defender.disordered"]').click();
      await page.waitForTimeout(250);
      expect(await placesOf(page)).toEqual(before);
      expect(await page.evaluate('shifted')).toBeLessThan(0.01);
      await reader.close();
    });

    it('has nothing wider than the window, and room for a finger', async () => {
      const reader = await site().reader(SIZES[size]);
      const page = await pageOf(reader);
      for (const hash of ['', 'hex', 'cb', 'ck/fight', 'cb/charge', 'clock/melee', 'search?q=charge']) {
        await open(page, site(), hash);
        const explain = page.getByRole('button', { name: t.explain });
        if ((await explain.count()) > 0) await explain.click();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        );
        const small = await page
          .locator('button:visible, select:visible, main input:visible')
          .evaluateAll((all) =>
            all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML),
          );
        expect(small.filter((html) => !html.includes('class="skip"'))).toEqual([]);
      }
      await reader.close();
    });
  });

  describe('settings and language', () => {
    it('numbers are written and typed as where the reader is', async () => {
      const reader = await site().reader({ ...SIZES.phone, locale: 'de-DE' });
      const page = await pageOf(reader);
      await open(page, site(), 'cb/volley');
      const distance = page.locator('[data-field="distance"]');
      await distance.fill('2,5');
      expect(page.url()).toContain('distance=2.5');
      expect(await distance.inputValue()).toBe('2,5');
      expect(await page.locator('.bars .figure').first().textContent()).toMatch(/^(< )?\d+(,\d)?\u00a0%$/);
      await reader.close();
    });

    it('dice fall unless that is turned off; light and dark can be chosen and are kept', async () => {
      const reader = await site().reader({ ...SIZES.phone, colorScheme: 'light' });
      const page = await pageOf(reader);
      await open(page, site(), 'hex/morale');
      const roll = () => page.locator('.roll .primary').click();
      const falls = () =>
        page
          .locator('.die')
          .first()
          .evaluate((die) => getComputedStyle(die).animationName);
      await roll();
      expect(await falls()).toBe('fall');
      await page.locator('.settings summary').click();
      await page.getByRole('button', { name: 'Dice fall: on' }).click();
      await page.getByRole('button', { name: 'Theme: as the system' }).click();
      await page.getByRole('button', { name: 'Theme: light' }).click();
      const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const dark = await paper();
      await page.reload();
      await page.locator('main h1').waitFor();
      expect(await paper()).toBe(dark);
      expect(dark).toBe('rgb(29, 27, 24)');
      await roll();
      expect(await falls()).toBe('none');
      await reader.close();
    });

    it('fetches nothing from elsewhere', async () => {
      const reader = await site().reader(SIZES.phone);
      const page = await pageOf(reader);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await open(page, site(), 'hex/melee');
      await open(page, site(), 'search?q=elephants');
      expect(asked.length).toBeGreaterThan(5);
      expect(asked.filter((url) => !url.startsWith(site().address))).toEqual([]);
      expect(asked.filter((url) => /\.(woff2?|ttf|otf)/.test(url))).toEqual([]);
      await reader.close();
    });
  });
}

/** Runs in the page before its own script. */
function watchShifts(): void {
  const seen = window as unknown as { shifted: number };
  seen.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) seen.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Where each control of the form is. */
const placesOf = (page: Page): Promise<string[]> =>
  page.locator('[data-field]').evaluateAll((fields) =>
    fields.map((field) => {
      const { left, top } = field.getBoundingClientRect();
      return `${(field as HTMLElement).dataset.field} ${Math.round(left + window.scrollX)} ${Math.round(top + window.scrollY)}`;
    }),
  );
