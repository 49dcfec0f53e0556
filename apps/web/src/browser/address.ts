import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAnswers } from './odds.ts';
import { open, pageOf, SIZES, type Site, type Size } from './site.ts';

const MELEE = 'hex/melee?attacker.type=El&defender.met=flank';

/** The situation stands in the address, and the comparison with it. */
export function address(site: () => Site): void {
  describe.each(Object.keys(SIZES) as Size[])('the address at %s size', (size) => {
    let reader: BrowserContext;
    let page: Page;
    beforeEach(async () => {
      reader = await site().reader(SIZES[size]);
      page = await pageOf(reader);
    });
    afterEach(() => reader.close());
    const field = (path: string) => page.locator(`[data-field="${path}"]`);

    it('opens a situation, follows its changes, survives a reload, and leads back to where one came from', async () => {
      await open(page, site(), 'hex');
      await open(page, site(), MELEE);
      expect(await field('attacker.type').inputValue()).toBe('El');
      expect(await field('defender.met').inputValue()).toBe('flank');
      const before = await readAnswers(page);
      await field('attacker.sp').fill('2');
      await field('defender.disordered').click();
      await field('attacker.ground').selectOption('woods');
      const hash = new URL(page.url()).hash;
      for (const part of ['attacker.type=El', 'attacker.sp=2', 'defender.disordered=true', 'attacker.ground=woods'])
        expect(hash).toContain(part);
      const changed = await readAnswers(page);
      expect(changed.rows).not.toEqual(before.rows);

      await page.reload();
      await page.locator('main h1').waitFor();
      expect(new URL(page.url()).hash).toBe(hash);
      expect(await field('attacker.sp').inputValue()).toBe('2');
      expect(await field('defender.disordered').getAttribute('aria-pressed')).toBe('true');
      expect(await readAnswers(page)).toEqual(changed);

      await page.goBack();
      await expect.poll(() => page.locator('h1').textContent()).toBe('Hex');
      await page.goForward();
      await expect.poll(() => readAnswers(page)).toEqual(changed);
    });

    it('takes no more room than is usual: a value set back leaves the address', async () => {
      await open(page, site(), 'hex/melee');
      await field('defender.met').selectOption('flank');
      expect(page.url()).toContain('defender.met=flank');
      await field('defender.met').selectOption('front');
      expect(page.url()).not.toContain('?');
    });

    it('says what cannot be, and where', async () => {
      await open(page, site(), 'hex/melee?attacker.sp=99');
      expect(await page.getByRole('alert').textContent()).toMatch(/attacker\.sp/);
      await open(page, site(), 'hex/nothing');
      expect(await page.locator('h1').textContent()).toBe('There is no such page.');
    });

    it('keeps the pinned situation, and shows both distributions and what is unlike', async () => {
      await open(page, site(), 'hex/melee');
      const pinned = await readAnswers(page);
      await page.getByRole('button', { name: 'Pin for comparison' }).click();
      await field('defender.met').selectOption('flank');
      await field('attacker.type').selectOption('El');
      const shown = await readAnswers(page);
      const alone = await soleAnswers(site(), 'hex/melee?attacker.type=El&defender.met=flank');
      expect(shown.rows.length).toBeGreaterThan(0);
      for (const row of shown.rows) {
        const [, outcome, now, before] = row.match(/^(.*) (\S+%) Pinned: (.*)$/)!;
        const chanceIn = (rows: readonly string[]) =>
          rows
            .find((one) => one.startsWith(`${outcome} `) && /^[<\d. ]+%$/.test(one.slice(outcome!.length + 1)))
            ?.slice(outcome!.length + 1);
        if (chanceIn(alone.rows)) expect(now).toBe(chanceIn(alone.rows));
        if (chanceIn(pinned.rows)) expect(before).toBe(chanceIn(pinned.rows));
      }
      expect(shown.means[0]).toBe(`${alone.means[0]} Pinned: ${pinned.means[0]!.split(' ').at(-1)}`);
      const line = page.locator('.pinned-line');
      expect(await line.textContent()).toBe('Pinned, unlike now: attacker type warband; defender met front');
      await page.reload();
      await line.waitFor();
      expect(await readAnswers(page)).toEqual(shown);
      await page.getByRole('button', { name: 'Unpin' }).click();
      expect((await readAnswers(page)).rows).toEqual(alone.rows);
    });
  });
}

/** What a situation shows by itself. */
async function soleAnswers(site: Site, hash: string) {
  const reader = await site.reader(SIZES.desktop);
  const page = await pageOf(reader);
  await open(page, site, hash);
  const answers = await readAnswers(page);
  await reader.close();
  return answers;
}
