import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { open, SIZES, type Site, type Size } from '../site.ts';

const settingsIn = (page: Page): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(new URL(page.url()).hash.split('?')[1] ?? ''));

const describedBy = (control: Locator): Promise<string> =>
  control.evaluate((element) =>
    element
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => document.getElementById(id)!.textContent)
      .join(' '),
  );

/** Everything in the form that is touched, with its size. */
const targetsIn = (page: Page) =>
  page.locator('.situation').evaluate((form) =>
    [...form.querySelectorAll('button, input, select')].map((target) => {
      const { width, height } = target.getBoundingClientRect();
      return { name: target.getAttribute('aria-label') ?? target.getAttribute('data-field'), width, height };
    }),
  );

/** How values are entered, what is said of those that cannot be, and what stays of the rest. */
export function entering(site: () => Site): void {
  describe.each(Object.keys(SIZES) as Size[])('the form at %s size', (size) => {
    let page: Page;
    beforeEach(async () => {
      page = await site().page(size);
    });
    const field = (path: string) => page.locator(`[data-field="${path}"]`);
    const more = (path: string) =>
      page
        .locator('.stepper')
        .filter({ has: field(path) })
        .locator('button')
        .last();

    it('shows what cannot be as it was given, says why beside it, and keeps the rest', async () => {
      const rest = 'defender.type=Leg&defender.sp=2&defender.disordered=true';
      await open(page, site(), `hex/melee?attacker.type=nonsense&attacker.sp=99&attacker.commander=perhaps&${rest}`);
      expect(await field('attacker.type').inputValue()).toBe('nonsense');
      expect(await field('attacker.sp').inputValue()).toBe('99');
      for (const [path, fault] of [
        ['attacker.type', '“nonsense” is none of the choices'],
        ['attacker.sp', 'it must be 12 or less'],
        ['attacker.commander', '“perhaps” is neither on nor off'],
      ] as const) {
        expect(await field(path).getAttribute('aria-invalid')).toBe('true');
        expect(await describedBy(field(path))).toContain(fault);
      }
      expect(await page.locator('.situation [aria-invalid]').count()).toBe(3);
      expect(await field('defender.type').inputValue()).toBe('Leg');
      expect(await field('defender.sp').inputValue()).toBe('2');
      expect(await field('defender.disordered').getAttribute('aria-pressed')).toBe('true');
      expect(await field('defender.pilum').getAttribute('aria-pressed')).toBe('true');
      expect(await page.getByRole('alert').textContent()).toContain('Attacker, Strength points left: it must be 12');
      expect(await page.evaluate(() => document.scrollingElement!.scrollWidth <= innerWidth)).toBe(true);

      await field('attacker.type').selectOption('El');
      await field('attacker.sp').fill('3');
      await field('attacker.commander').click();
      expect(await page.locator('.situation [aria-invalid], .situation .fault, [role=alert]').count()).toBe(0);
      expect(await field('attacker.type').locator('option[value="nonsense"]').count()).toBe(0);
      await expect.poll(() => settingsIn(page)).toMatchObject({ 'attacker.type': 'El', 'defender.sp': '2' });
    });

    it('says that a stand has no more left than it started with', async () => {
      await open(page, site(), 'hex/melee?attacker.start=3&attacker.sp=9');
      expect(await describedBy(field('attacker.sp'))).toContain('more than its starting strength of 3');
    });

    it('steps from what is implied, and forgets what is implied anyway', async () => {
      await open(page, site(), 'hex/melee');
      expect(await field('defender.sp').getAttribute('placeholder')).toBe('5');
      await more('defender.sp').click();
      await expect.poll(() => settingsIn(page)).toEqual({ 'defender.sp': '6' });
      await field('defender.sp').press('ArrowDown');
      await field('defender.sp').press('ArrowDown');
      await expect.poll(() => settingsIn(page)).toEqual({ 'defender.sp': '4' });
      await field('defender.sp').press('ArrowUp');
      await expect.poll(() => settingsIn(page)).toEqual({});
      await open(page, site(), 'clock/melee');
      await field('attacker.tribal').click();
      await expect.poll(() => settingsIn(page)).toEqual({ 'attacker.tribal': 'false' });
      await field('attacker.tribal').click();
      expect(await field('attacker.tribal').getAttribute('aria-pressed')).toBe('true');
      await expect.poll(() => settingsIn(page)).toEqual({});
    });

    it('keeps a number as it is typed, be its beginning what is implied', async () => {
      await open(page, site(), 'legio/combat?red.type=El');
      expect(await field('red.numbers').getAttribute('placeholder')).toBe('1');
      await field('red.numbers').pressSequentially('14');
      await expect.poll(() => settingsIn(page)).toMatchObject({ 'red.numbers': '14' });
      await field('red.numbers').fill('1');
      expect(await field('red.numbers').inputValue()).toBe('1');
      await field('red.numbers').blur();
      expect(await field('red.numbers').inputValue()).toBe('');
      await expect.poll(() => settingsIn(page)).toEqual({ 'red.type': 'El' });
    });

    it('fills in at once what another type implies, and forgets what the last one had', async () => {
      await open(page, site(), 'hex/melee?attacker.sp=4&attacker.disordered=true');
      await field('attacker.type').selectOption('Sk');
      const shown = await page.evaluate(() =>
        ['start', 'sp', 'impact'].map((key) =>
          document.querySelector(`[data-field="attacker.${key}"]`)!.getAttribute('placeholder'),
        ),
      );
      expect(shown).toEqual(['2', '2', '0']);
      await expect.poll(() => settingsIn(page)).toEqual({ 'attacker.type': 'Sk', 'attacker.disordered': 'true' });
    });

    it('has nothing to touch under 44 pixels, and nothing moves when it is touched', async () => {
      for (const hash of ['hex/melee', 'ck/fight', 'clock/melee', 'cb/charge']) {
        await open(page, site(), hash);
        const before = await targetsIn(page);
        expect(before.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
        const placed = () =>
          page.locator('.chip').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
        const places = await placed();
        await page.locator('.chip').first().click();
        expect(await placed()).toEqual(places);
        expect(await targetsIn(page)).toEqual(before);
      }
    });
  });

  it('the form takes and shows the digits of where the reader is', async () => {
    const page = await site().page({ ...SIZES.phone, locale: 'ar-EG' });
    await open(page, site(), 'cb/charge?distance=2.5');
    const distance = page.locator('[data-field="distance"]');
    expect(await distance.inputValue()).toBe('٢٫٥');
    await distance.fill('٤٫٥');
    await expect.poll(() => settingsIn(page)).toEqual({ distance: '4.5' });
    await distance.fill('12');
    await expect.poll(() => settingsIn(page)).toEqual({ distance: '12' });
    await distance.blur();
    expect(await distance.inputValue()).toBe('١٢');
  });

  it.each([
    ['de-DE', '1.000', '1000'],
    ['de-DE', '2,5', '2.5'],
    ['de-DE', '2.5', '2.5'],
    ['fr-FR', '1 000', '1000'],
    ['en-GB', '1,000', '1000'],
  ])('the form in %s takes %s as %s', async (locale, typed, taken) => {
    const page = await site().page({ ...SIZES.phone, locale });
    await open(page, site(), 'cb/charge');
    await page.locator('[data-field="distance"]').fill(typed);
    await expect.poll(() => settingsIn(page)).toEqual({ distance: taken });
  });
}
