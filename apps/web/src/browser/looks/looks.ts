import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { t } from '../../strings.ts';
import { open, openAnew, SIZES, type Site, type Size } from '../site.ts';

const FORMS = ['hex/melee', 'ck/fight', 'clock/melee', 'legio/combat', 'cb/charge', 'cb/volley'];
/** Of the window, by the measure of browsers. */
const MOST_SHIFT = 0.05;

export function looks(site: () => Site): void {
  describe.each(Object.keys(SIZES) as Size[])('layout at %s size', (size) => {
    const watchedPage = () => site().pages.take('shifts', SIZES[size], (page) => page.addInitScript(watchShifts));

    it('never shifts by itself while a page comes', async () => {
      const page = await watchedPage();
      for (const hash of ['', 'hex', 'cb', 'hex/clauses/HX-MEL-5', 'ledger', 'search?q=charge', ...FORMS]) {
        await openAnew(page, site(), hash);
        await page.waitForTimeout(250);
        expect([hash, await page.evaluate('shifted')]).toEqual([hash, expect.closeTo(0, 2)]);
      }
    });

    it('lets the form stay where it is while it is filled, and what it comes to with little ado', async () => {
      const page = await watchedPage();
      for (const hash of FORMS) {
        await openAnew(page, site(), hash);
        const before = await placesOf(page);
        expect(before.length).toBeGreaterThan(4);
        // By keys and taps, for only then is a shift one that the reader asked for.
        await page.locator('select[data-field]').first().press('ArrowDown');
        await page.locator('.stepper button').nth(1).click();
        await page.locator('button[data-field]').last().click();
        await page.waitForTimeout(600);
        expect([hash, await placesOf(page)]).toEqual([hash, before]);
        expect(await page.evaluate('shifted')).toBeLessThan(MOST_SHIFT);
      }
    });

    it('has room for a finger', async () => {
      const page = await site().page(size);
      for (const hash of ['', 'hex', 'cb', 'ck/fight', 'cb/charge', 'clock/melee', 'search?q=charge']) {
        await open(page, site(), hash);
        const explain = page.getByRole('button', { name: t.explain });
        if ((await explain.count()) > 0) await explain.click();
        const small = await page
          .locator('button:visible, select:visible, main input:visible')
          .evaluateAll((all) =>
            all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML),
          );
        expect(small.filter((html) => !html.includes('class="skip"'))).toEqual([]);
      }
    });
  });

  describe('settings and language', () => {
    it('numbers are written and typed as where the reader is', async () => {
      const page = await site().page({ ...SIZES.phone, locale: 'de-DE' });
      await open(page, site(), 'cb/volley');
      const distance = page.locator('[data-field="distance"]');
      await distance.fill('2,5');
      await expect.poll(() => page.url()).toContain('distance=2.5');
      expect(await distance.inputValue()).toBe('2,5');
      expect(await page.locator('.bars .figure').first().textContent()).toMatch(/^(< )?\d+(,\d)?\u00a0%$/);
    });

    it('dice fall unless that is turned off; light and dark can be chosen and are kept', async () => {
      const page = await site().page({ ...SIZES.phone, colorScheme: 'light' });
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
    });

    it('dice do not fall for who has asked the system for less motion', async () => {
      const page = await site().page({ ...SIZES.phone, reducedMotion: 'reduce' });
      await open(page, site(), 'hex/morale');
      await page.locator('.roll .primary').click();
      await page.locator('.die').first().waitFor();
      const moving = await page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .filter((one) => {
            const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(one);
            return animationName !== 'none' || transitionDuration !== '0s' || scrollBehavior !== 'auto';
          })
          .map(({ outerHTML }) => outerHTML),
      );
      expect(moving).toEqual([]);
    });

    it('fetches nothing from elsewhere', async () => {
      const page = await site().page('phone');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await open(page, site(), 'hex/melee');
      await open(page, site(), 'search?q=elephants');
      expect(asked.length).toBeGreaterThan(5);
      expect(asked.filter((url) => !url.startsWith(site().address))).toEqual([]);
      expect(asked.filter((url) => /\.(woff2?|ttf|otf)/.test(url))).toEqual([]);
    });
  });
}

/** Runs in the page before its own script. */
function watchShifts(): void {
  const seen = Object.assign(window, { shifted: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
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
