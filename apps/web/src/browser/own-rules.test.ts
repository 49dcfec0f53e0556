import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { beginFirst, choicesMade, isOver, tableAt, untilAfter } from './battle/battle-page.ts';
import type { Site } from './site.ts';
import { runSuites } from './suites.ts';

const RULE_SETS = fileURLToPath(new URL('../../../../examples/skirmish/src/rule-sets.ts', import.meta.url));

/** A rule set from outside, in a client that was built with it. */
function ownRules(site: () => Site): void {
  describe('a rule set from outside', () => {
    it('has its card, its sheet in its own colour, its signs, and odds', async () => {
      const page = await site().page('desktop');
      await page.goto(site().address);
      await page
        .getByRole('link', { name: /Skirmish/ })
        .first()
        .click();
      await page.getByRole('heading', { name: 'Skirmish', level: 1 }).waitFor();
      const colour = await page
        .locator('main .clauses a')
        .first()
        .evaluate((link) => getComputedStyle(link).color);
      expect(colour).toBe('rgb(61, 90, 30)');
      expect(await page.locator('table svg.symbol').count()).toBe(2);
      await page.goto(`${site().address}#/skirmish/strike?friends=2`);
      await page.locator('.bars li').first().waitFor();
      expect(await page.locator('.bars').textContent()).toContain('the target is gone');
    });

    it('is taught, drawn and played in a battle', async () => {
      const page = await tableAt(site(), 'desktop');
      await beginFirst(page, site(), 'skirmish', true, 'Skirmish');
      await page.locator('.coach').getByText('How to win').waitFor();
      expect(await page.locator('.table-view .piece').count()).toBe(6);
      expect(await page.locator('.table-view .piece .sign .lines').count()).toBe(6);
      await beginFirst(page, site(), 'skirmish', false, 'Skirmish');
      for (let i = 0; i < 5 && !(await isOver(page)); i++) {
        const at = await choicesMade(page);
        await page.locator('.deciding .option').first().click();
        if (await page.locator('.armed .primary').count()) await page.locator('.armed .primary').click();
        await untilAfter(page, at);
      }
      expect(await choicesMade(page)).toBeGreaterThan(4);
    });
  });
}

runSuites([ownRules], RULE_SETS);
