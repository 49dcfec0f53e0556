import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { t } from '../../strings.ts';
import { open, type Site, TRIED } from '../site.ts';
import { readAll, readAnswers } from './odds.ts';

const MELEE = 'hex/melee?attacker.type=El&defender.met=flank';

/** The situation stands in the address, and the comparison with it. */
export function address(site: () => Site): void {
  describe.each(TRIED)('the address at %s size', (size) => {
    let page: Page;
    beforeEach(async () => {
      page = await site().page(size);
    });
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

    it('takes names in any case', async () => {
      for (const hash of ['HEX/Melee?attacker.type=El', 'Hex/clauses/hx-mel-1', 'Battle/new/CK']) {
        await open(page, site(), hash);
        expect(await page.locator('h1').textContent()).not.toBe(t.notFound);
      }
      expect(await page.locator('.rule-sets input:checked').getAttribute('value')).toBe('ck');
    });

    it('says what cannot be, and where', async () => {
      await open(page, site(), 'hex/melee?attacker.sp=99');
      expect(await page.getByRole('alert').textContent()).toContain(
        'Attacker, Strength points left: it must be 12 or less',
      );
      await open(page, site(), 'hex/nothing');
      expect(await page.locator('h1').textContent()).toBe('There is no such page.');
      expect(await page.locator('main a').allTextContents()).toEqual(['Hex', 'All sheets', 'Search']);
      await open(page, site(), 'hex/melee/more');
      expect(await page.locator('h1').textContent()).toBe('There is no such page.');
      await open(page, site(), 'hex/melee?attacker.quality=9&fresh=false');
      expect(await page.locator('.strange').textContent()).toContain('attacker.quality');
      await open(page, site(), 'hex/melee?fresh=false&vs=');
      expect(await page.locator('.strange').count()).toBe(0);
    });

    it('keeps the pinned situation, and shows both distributions and what is unlike', async () => {
      await open(page, site(), 'legio/combat');
      const pinned = await readAll(page);
      await page.getByRole('button', { name: t.pin }).click();
      await field('red.type').selectOption('SC');
      await field('red.grade').selectOption('A');
      const shown = await readAll(page);
      const alone = await soleAnswers(site(), 'legio/combat?red.type=SC&red.grade=A');
      // Every outcome of either, with both chances; what one of the two cannot come to it has none of.
      const [now, before] = [chancesIn(alone.rows), chancesIn(pinned.rows)];
      const outcomes = [...now.keys(), ...[...before.keys()].filter((outcome) => !now.has(outcome))];
      expect(outcomes.length).toBeGreaterThan(now.size);
      expect(shown.rows).toEqual(
        outcomes.map((outcome) => `${outcome} ${now.get(outcome) ?? '0%'} Pinned: ${before.get(outcome) ?? '0%'}`),
      );
      const means = shown.means.map((mean) => mean.split(' Pinned: '));
      expect(means.map(([mean]) => mean)).toEqual(alone.means);
      expect(means.map(([mean, of]) => `${nameOf(mean!)} ${of}`)).toEqual(pinned.means);
      const line = page.locator('.pinned-line');
      expect(await line.textContent()).toBe('Pinned, unlike now: Red, Troop type: warband; Red, Quality: C');
      await page.reload();
      await line.waitFor();
      expect(await readAll(page)).toEqual(shown);
      await page.getByRole('button', { name: t.unpin }).click();
      expect((await readAll(page)).rows).toEqual(alone.rows);
    });
  });
}

const chancesIn = (rows: readonly string[]): ReadonlyMap<string, string> =>
  new Map(rows.map((row) => row.match(/^(.*) ((?:[<>] )?\S+%)$/)!.slice(1) as [string, string]));

/** A mean without its figure. */
const nameOf = (mean: string): string => mean.replace(/ \S+$/, '');

/** What a situation shows by itself. */
async function soleAnswers(site: Site, hash: string) {
  const page = await site.page('desktop');
  await open(page, site, hash);
  return readAll(page);
}
