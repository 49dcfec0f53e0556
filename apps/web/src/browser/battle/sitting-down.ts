import { gzipSync } from 'node:zlib';
import { HUMAN } from '@acies/play';
import type { Page, Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tb } from '../../battle/strings.ts';
import { violationsOn } from '../axe.ts';
import { SIZES, type Site } from '../site.ts';
import {
  beginFirst,
  beginWith,
  choicesMade,
  isOver,
  openStart,
  tableAt,
  tableOf,
  takeOption,
  untilAfter,
} from './battle-page.ts';

/** What a first battle may weigh before any rules, by gzip, in thousands of bytes; as served to browsers that take brotli it is an eighth less. */
const MOST_FIRST = 205;

/** What the page and its worker fetch until a person is asked, by file. */
async function fetchedFor(site: Site, rules: string): Promise<Map<string, number>> {
  const reader = await site.reader(SIZES.desktop);
  const responses: Response[] = [];
  reader.on('response', (response) => responses.push(response));
  const page = await tableOf(reader);
  await openStart(page, site, rules);
  await page.getByRole('button', { name: tb.begin }).click();
  await isOver(page);
  await page.waitForLoadState('networkidle');
  const sizes = new Map<string, number>();
  for (const response of responses)
    if (response.ok()) sizes.set(response.url(), gzipSync(await response.body(), { level: 9 }).length);
  await reader.close();
  return sizes;
}

/** How a battle is come to: what it weighs, who may see it, who begins it. */
export function sittingDown(site: () => Site): void {
  it('a battle fetches little beside its rules, and no other rules', async () => {
    const [hex, ck] = [await fetchedFor(site(), 'hex'), await fetchedFor(site(), 'ck')];
    const shared = [...hex].filter(([file]) => ck.has(file));
    const weight = shared.reduce((sum, [, size]) => sum + size, 0) / 1000;
    expect(shared.length).toBeGreaterThan(3);
    expect(shared.map(([file]) => file).join(' ')).toContain('worker');
    expect(weight).toBeLessThan(MOST_FIRST);
  });

  it('a battle between computers waits until somebody wants to see it, whenever it is opened', async () => {
    const page = await tableAt(site(), 'phone');
    await beginWith(page, site(), 'hex', 'sabis', { red: 'centurion', blue: 'random' });
    const play = page.locator('.watching').getByRole('button', { name: tb.watch });
    await play.waitFor();
    await page.waitForTimeout(300);
    expect(await choicesMade(page)).toBe(0);
    await play.click();
    await untilAfter(page, 2);
    await page.reload();
    await page.locator('.watching').getByRole('button', { name: tb.goOn }).waitFor();
    const at = await choicesMade(page);
    await page.waitForTimeout(300);
    expect(await choicesMade(page)).toBe(at);
  });

  it('real dice that cannot be stay in their field, to be mended', async () => {
    const page = await tableAt(site(), 'phone');
    await openStart(page, site(), 'ck');
    await page.getByLabel(tb.diceEntered).check();
    await page.getByRole('button', { name: tb.begin }).click();
    const field = page.locator('.real-dice input');
    await field.fill('99');
    await field.press('Enter');
    await page.locator('.notices').getByRole('alert').waitFor();
    expect(await field.inputValue()).toBe('99');
  });

  it('what was written for one question does not stand beside the next', async () => {
    const page = await tableAt(site(), 'desktop');
    await beginFirst(page, site(), 'clock');
    const field = page.locator('.open-choice .words input');
    await field.fill('fly away');
    await field.press('Enter');
    await page.locator('.open-choice').getByRole('alert').waitFor();
    const asked = await page.locator('.asked').textContent();
    await page.locator('.deciding .option-group > summary').first().click();
    // The first is to do nothing, after which something else is asked that is not said in words.
    await takeOption(page, 1, (selector) => page.locator(selector).click());
    await isOver(page);
    expect(await page.locator('.asked').textContent()).not.toBe(asked);
    expect(await field.inputValue()).toBe('');
    expect(await page.locator('.open-choice').getByRole('alert').count()).toBe(0);
  });

  describe('two people at one screen', () => {
    const handOver = (page: Page) => page.locator('.hand-over');
    const take = (page: Page) => handOver(page).locator('.primary').click();

    it('hand it over where something is hidden, after a reload and before the replay too', async () => {
      const page = await tableAt(site(), 'phone');
      await beginWith(page, site(), 'clock', 'gaza', { red: HUMAN, blue: HUMAN });
      await handOver(page).waitFor();
      expect(await page.locator('.table-view, .battle-panel').count()).toBe(0);
      // Who goes by the keyboard, or only hears the page, is told as well.
      expect(await page.evaluate(() => document.activeElement?.matches('.hand-over h1'))).toBe(true);
      const words = (await page.locator('.hand-over h1').textContent())!;
      await page.getByRole('status').filter({ hasText: words }).waitFor({ state: 'attached' });
      expect(await violationsOn(page, ['light'])).toEqual([]);
      await take(page);
      await page.locator('.table-view').waitFor();
      await page.reload();
      await handOver(page).waitFor();
      await page.goto(`${page.url()}/replay`);
      await handOver(page).waitFor();
      expect(await page.locator('.table-view').count()).toBe(0);
      await take(page);
      await page.locator('.replay .table-view').waitFor();
    });

    it('need not where all lies open', async () => {
      const page = await tableAt(site(), 'desktop');
      await beginWith(page, site(), 'hex', 'sabis', { red: HUMAN, blue: HUMAN });
      await isOver(page);
      expect(await handOver(page).count()).toBe(0);
    });
  });
}
