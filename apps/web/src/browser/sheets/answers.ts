import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { t } from '../../strings.ts';
import { open, openAnew, type Site, TRIED } from '../site.ts';
import { readAll, readAnswers } from './odds.ts';

/** What is shown of a situation is its own: nothing stays of the one before it, and nothing is made up. */
export function answers(site: () => Site): void {
  describe.each(TRIED)('the answers at %s size', (size) => {
    let page: Page;
    beforeEach(async () => {
      page = await site().page(size);
    });
    const field = (path: string) => page.locator(`[data-field="${path}"]`);
    const pin = () => page.getByRole('button', { name: t.pin }).click();

    it.each([
      ['cb/morale', 'unitsLost', 'leadersLost'],
      ['legio/morale', 'unitLost', 'commanderLost'],
    ])('of %s have a row for each that counts, be it counted up or down', async (name, first, second) => {
      const other = await site().page(size);
      const factorsOf = async (counts: Readonly<Record<string, number>>): Promise<readonly string[]> => {
        const settings = new URLSearchParams(Object.entries(counts).map(([k, v]) => [k, `${v}`]));
        await openAnew(other, site(), `${name}?${settings}`);
        return (await readAnswers(other)).factors;
      };
      await open(page, site(), name);
      const seen = new Set<number>();
      for (const [ones, others] of [
        [2, 2],
        [0, 2],
        [3, 2],
        [1, 0],
        [1, 2],
      ] as const) {
        await field(first).fill(`${ones}`);
        await field(second).fill(`${others}`);
        const factors = await factorsOf({ [first]: ones, [second]: others });
        await expect.poll(async () => (await readAnswers(page)).factors).toEqual(factors);
        seen.add(factors.length);
      }
      expect(seen.size).toBeGreaterThan(2);
    });

    it('count what either of two situations counts, and have a dash for what one does not', async () => {
      await open(page, site(), 'cb/volley');
      const before = await readAll(page);
      await pin();
      await field('target.type').selectOption('El');
      const { means } = await readAll(page);
      await page.getByRole('button', { name: t.unpin }).click();
      const now = await readAll(page);
      const [of, was] = [figuresIn(now.means), figuresIn(before.means)];
      const names = [...new Set([...of.keys(), ...was.keys()])];
      expect(names.length).toBeGreaterThan(Math.max(of.size, was.size));
      expect(means).toEqual(names.map((name) => `${name} ${of.get(name) ?? '–'} Pinned: ${was.get(name) ?? '–'}`));
    });

    it('say what the pinned situation implies', async () => {
      await open(page, site(), 'hex/melee');
      await pin();
      await field('defender.sp').fill('2');
      await expect
        .poll(() => page.locator('.pinned-line').textContent())
        .toBe('Pinned, unlike now: Defender, Strength points left: 5');
    });

    it('are told in short with both figures, and say what makes a situation impossible', async () => {
      await open(page, site(), 'legio/combat');
      const was = await page.locator('.headline .gist').textContent();
      expect(was).toMatch(/^red wins [\d.]+%blue wins [\d.]+%$/);
      await pin();
      await field('red.type').selectOption('SC');
      const gist = page.locator('.headline .gist > span');
      const [figure] = was!.match(/[\d.]+%/)!;
      await expect.poll(() => gist.first().textContent()).toMatch(/^red wins [\d.]+% \(Pinned: [\d.]+%\)$/);
      expect(await gist.first().textContent()).toContain(`Pinned: ${figure}`);
      await open(page, site(), 'hex/morale?hits=0');
      const why = await page.locator('.answers .verdict').textContent();
      const short = (await page.locator('.summary .gist').textContent())!;
      expect(short).toMatch(/^Impossible: \S/);
      expect(why).toContain(short);
    });

    it('are there again with their throw on the way back and after a reload, and not behind a link', async () => {
      await open(page, site(), 'hex/melee');
      await page.locator('.roll .primary').click();
      const result = () => page.locator('.roll').textContent();
      const rolled = await result();
      await page.locator('.workings a').first().click();
      await page.locator('.clauses.alone').waitFor();
      await page.goBack();
      await expect.poll(result).toBe(rolled);
      await page.reload();
      await expect.poll(result).toBe(rolled);
      await field('defender.sp').fill('2');
      await expect.poll(() => page.locator('.outcome-line').count()).toBe(0);
      await open(page, site(), 'hex');
      await open(page, site(), 'hex/melee');
      expect(await page.locator('.outcome-line').count()).toBe(0);
    });

    it('take up a throw half entered with the page that is loaded, and not with a later one', async () => {
      await open(page, site(), 'hex/melee');
      await page.getByRole('button', { name: t.myDice }).click();
      await page.locator('.enter-dice').getByRole('textbox').fill('12');
      await page.reload();
      await expect.poll(() => page.locator('.enter-dice input').inputValue()).toBe('12');
      await open(page, site(), 'hex');
      await page.reload();
      await page.locator('main h1').waitFor();
      await open(page, site(), 'hex/melee');
      await page.locator('.bars li').first().waitFor();
      expect(await page.locator('.enter-dice').count()).toBe(0);
    });

    it('take a throw back that was typed wrongly, and wait for the next where one types', async () => {
      await open(page, site(), 'hex/melee?attacker.type=HC&attacker.sp=1&fresh=false');
      await page.getByRole('button', { name: t.myDice }).click();
      const input = page.locator('.enter-dice input');
      await input.fill('6');
      await page.getByRole('button', { name: t.take }).click();
      await expect.poll(() => input.inputValue()).toBe('');
      expect(await input.evaluate((one) => one === document.activeElement)).toBe(true);
      expect(await input.getAttribute('placeholder')).toMatch(/^e\.g\. [1-6]{5}$/);
      await page.getByRole('img', { name: 'D6: 6' }).waitFor();
      await page.getByRole('button', { name: t.takeBack }).click();
      await expect.poll(() => input.inputValue()).toBe('6');
      expect(await page.locator('.enter-dice label').textContent()).toBe('1 D6 for melee: the attacker');
      expect(await page.getByRole('img', { name: 'D6: 6' }).count()).toBe(0);
    });

    it('are one roll for two taps at once', async () => {
      await open(page, site(), 'hex/melee');
      await page.locator('.roll .primary').dblclick();
      expect(await page.locator('.rolls li').count()).toBe(1);
    });
  });
}

const figuresIn = (means: readonly string[]): ReadonlyMap<string, string> =>
  new Map(means.map((mean) => mean.match(/^(.*) (\S+)$/)!.slice(1) as [string, string]));
