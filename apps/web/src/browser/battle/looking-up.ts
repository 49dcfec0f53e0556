import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tb } from '../../battle/strings.ts';
import type { Site } from '../site.ts';
import { beginBattle, beginFirst, isOver, tableAt, takeOption } from './battle-page.ts';

/** What can be looked up while a battle is played: units that are not on the table, and what has happened. */
export function lookingUp(site: () => Site): void {
  describe('a unit beside the table', () => {
    it('has a card on the stage, by mouse and by key, and is listed', async () => {
      const page = await tableAt(site(), 'desktop');
      await beginBattle(page, site(), 'ck');
      await isOver(page);
      const [first, second] = [page.locator('.tray-piece').nth(0), page.locator('.tray-piece').nth(1)];
      await first.hover();
      expect(await cardOf(page, first)).toBe(await nameOf(first));
      await page.mouse.move(5, 5);
      await page.locator('.beside .card').waitFor({ state: 'detached' });
      await second.press('I');
      expect(await cardOf(page, second)).toBe(await nameOf(second));
      await second.press('Escape');
      await page.locator('.beside .card').waitFor({ state: 'detached' });
      await page.getByRole('tab', { name: tb.units }).click();
      const units = await page.locator('.table-view .piece, .tray-piece').count();
      await expect.poll(() => page.locator('.unit-list button').count()).toBe(units);
    });

    it('held with a finger shows its card and is not chosen', async () => {
      const page = await tableAt(site(), 'phone');
      await beginBattle(page, site(), 'ck');
      await isOver(page);
      const held = page.locator('.tray-piece').first();
      const { x, y, width, height } = (await held.boundingBox())!;
      const touch = await page.context().newCDPSession(page);
      const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await page.locator('.beside .card').waitFor();
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      expect(await page.locator('.beside .card h2').textContent()).toBe(await nameOf(held));
      expect(await held.getAttribute('aria-pressed')).toBe('false');
      await page.getByRole('button', { name: tb.closeCard }).click();
      await page.locator('.beside .card').waitFor({ state: 'detached' });
    });
  });

  it('the log goes on at its end, but not under the eyes of who reads further up', async () => {
    const page = await tableAt(site(), 'desktop');
    await beginFirst(page, site(), 'hex');
    const lines = page.locator('.log-lines');
    // What is new is brought into sight with the frame after it is drawn.
    const at = () =>
      lines.evaluate(async (one) => {
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        return [one.scrollTop, one.scrollHeight - one.clientHeight];
      });
    const goOn = async (): Promise<void> => {
      const before = await lines.locator('li').count();
      while ((await lines.locator('li').count()) === before && !(await isOver(page)))
        await takeOption(page, 0, (selector) => page.locator(selector).click());
    };
    for (let i = 0; i < 40 && (await at())[1]! < 200; i++) await goOn();
    const [end, most] = await at();
    expect(Math.abs(end! - most!)).toBeLessThan(2);
    await lines.evaluate((one) => one.scrollTo({ top: 0 }));
    await goOn();
    expect((await at())[0]).toBe(0);
    await lines.evaluate((one) => one.scrollTo({ top: one.scrollHeight }));
    await goOn();
    const [again, last] = await at();
    expect([Math.abs(again! - last!) < 2, last! > most!]).toEqual([true, true]);
  });
}

const nameOf = async (piece: Locator): Promise<string | null> => piece.locator('span').first().textContent();

/** Whose card is shown; it stands within the stage, and not over the unit it is of. */
async function cardOf(page: Page, piece: Locator): Promise<string | null> {
  await page.locator('.beside .card').waitFor();
  const [card, stage, of] = await Promise.all(
    [page.locator('.beside'), page.locator('.stage'), piece].map(async (one) => (await one.boundingBox())!),
  );
  const [right, foot] = [card!.x + card!.width, card!.y + card!.height];
  expect(Math.min(card!.x - stage!.x, card!.y - stage!.y)).toBeGreaterThanOrEqual(0);
  expect(Math.max(right - stage!.x - stage!.width, foot - stage!.y - stage!.height)).toBeLessThanOrEqual(0);
  const isOver = card!.x < of!.x + of!.width && right > of!.x && card!.y < of!.y + of!.height && foot > of!.y;
  expect(isOver).toBe(false);
  return page.locator('.beside .card h2').textContent();
}
