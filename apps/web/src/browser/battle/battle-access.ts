import { describe, expect, it } from 'vitest';
import { violationsOn } from '../axe.ts';
import type { Site } from '../site.ts';
import { beginBattle, beginFirst, isOver, openStart, PLAYED, tableAt, takeOption } from './battle-page.ts';

const BOTH = ['light', 'dark'] as const;

/** Battles for who does not use a mouse or a screen. */
export function battleAccess(site: () => Site): void {
  const cases = [
    ['desktop', 'hex'],
    ['phone', 'clock'],
  ] as const;
  describe('axe finds no violation', () => {
    it.each(cases)('at %s size before, in and after a battle of %s', async (size, rules) => {
      const page = await tableAt(site(), size);
      const found: Record<string, string[]> = {};
      await openStart(page, site(), rules);
      found.start = await violationsOn(page, BOTH);
      await beginFirst(page, site(), rules, true);
      await page.locator('.deciding .option, .coach .primary').first().waitFor();
      found.coached = await violationsOn(page, BOTH);
      await beginBattle(page, site(), rules);
      await isOver(page);
      for (const details of await page.locator('.battle-panel details').all())
        await details.evaluate((one) => one.setAttribute('open', ''));
      found.battle = await violationsOn(page, BOTH);
      for (const what of ['replay', 'report']) {
        const game = page.url().replace(/\/(replay|report)$/, '');
        await page.goto(`${game}/${what}`);
        await page.locator(`main .${what}`).first().waitFor();
        found[what] = await violationsOn(page, BOTH);
      }
      expect(found).toEqual({ start: [], coached: [], battle: [], replay: [], report: [] });
    });
  });

  it.each(PLAYED)('a unit of %s says who it is and how it stands to others', async (rules) => {
    const page = await tableAt(site(), 'desktop');
    await beginFirst(page, site(), rules);
    for (let i = 0; i < 30 && !(await isOver(page)) && (await page.locator('.table-view .piece').count()) === 0; i++)
      await takeOption(page, 0, (selector) => page.locator(selector).click());
    // What is asked is told as well: that must have come before.
    await isOver(page);
    const piece = page.locator('.table-view .piece').first();
    expect(await piece.getAttribute('aria-label')).toMatch(/, (red|blue), \d/);
    // By the keyboard: it is told to who does not see it, and Escape puts it away where it was asked for.
    await piece.focus();
    await page.keyboard.press('i');
    const relation = page.locator('section.card li').first();
    await relation.waitFor();
    expect(await page.locator('section.card dd').count()).toBeGreaterThan(2);
    const words = (await relation.textContent())!;
    await page.getByRole('status').filter({ hasText: words }).waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await page.locator('section.card').waitFor({ state: 'detached' });
    expect(await piece.evaluate((one) => one === document.activeElement)).toBe(true);
  });
}
