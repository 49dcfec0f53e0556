import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { open, pageOf, SIZES, type Site, type Size } from './site.ts';

/** One of each kind of page; what is done there before it is looked at. */
const KINDS: readonly (readonly [name: string, hash: string, act?: (page: Page) => Promise<unknown>])[] = [
  ['home', ''],
  ['sheet', 'hex'],
  ['calculator with a comparison', 'legio/combat?red.type=SC&vs='],
  ['calculator of many units, explained', 'ck/fight', (page) => page.getByRole('button', { name: /^Explain/ }).click()],
  ['throw', 'hex/melee', (page) => page.getByRole('button', { name: 'Roll', exact: true }).click()],
  ['own dice', 'clock/melee', enterNonsense],
  ['luck ledger', 'ledger'],
  ['impossible', 'cb/recovery'],
  ['clause', 'hex/clauses/HX-MEL-5'],
  ['search', 'search?q=pilum'],
  ['nowhere', 'nowhere'],
];

async function enterNonsense(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My dice' }).click();
  await page.locator('.enter-dice input').fill('77');
  await page.getByRole('button', { name: 'Take' }).click();
  await page.getByRole('alert').waitFor();
}

/** Dark differs from light by its colours only. */
function axeFor(page: Page, scheme: 'light' | 'dark'): AxeBuilder {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  return scheme === 'dark' ? axe.withRules(['color-contrast']) : axe;
}

export function access(site: () => Site): void {
  for (const size of Object.keys(SIZES) as Size[])
    describe.each(['light', 'dark'] as const)(`axe at ${size} size, %s`, (colorScheme) => {
      it('finds no violation on any kind of page', async () => {
        const reader = await site().reader({ ...SIZES[size], colorScheme, reducedMotion: 'reduce' });
        const page = await pageOf(reader);
        const found: Record<string, string[]> = {};
        for (const [name, hash, act] of KINDS) {
          await open(page, site(), hash);
          await act?.(page);
          const { violations } = await axeFor(page, colorScheme).analyze();
          found[name] = violations.map(
            ({ id, nodes }) =>
              `${id}: ${nodes
                .map(({ html }) => html)
                .slice(0, 3)
                .join(' ')}`,
          );
        }
        expect(found).toEqual(Object.fromEntries(KINDS.map(([name]) => [name, []])));
        await reader.close();
      });
    });

  describe('by keys alone', () => {
    let reader: BrowserContext;
    afterEach(() => reader.close());

    it('a form is filled, thrown for and left', async () => {
      reader = await site().reader(SIZES.desktop);
      const page = await pageOf(reader);
      await open(page, site(), 'hex/morale');
      await tabTo(page, '[data-field="type"]');
      await page.keyboard.press('Home');
      await expect.poll(() => page.url()).toContain('type=Sk');
      await tabTo(page, '[data-field="sp"]');
      await page.keyboard.type('1');
      await expect.poll(() => page.url()).toContain('sp=1');
      await tabTo(page, '[data-field="disordered"]');
      await page.keyboard.press('Space');
      await expect.poll(() => page.url()).toContain('disordered=true');
      await tabTo(page, '.roll .primary');
      await page.keyboard.press('Enter');
      expect(await page.locator('.outcome-line').count()).toBe(1);
      expect(await page.locator('[aria-live="assertive"] .outcome-line').count()).toBe(1);
      await tabTo(page, '.crumbs a', 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('h1').textContent()).toBe('Hex');
      // Who came by keys goes on at the top of the new page.
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    });

    it('the content is reached without the header', async () => {
      reader = await site().reader(SIZES.desktop);
      const page = await pageOf(reader);
      await open(page, site(), 'hex');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    });
  });
}

/** Goes on by the tabulator until something has the focus, which is to be seen there. */
async function tabTo(page: Page, selector: string, key = 'Tab'): Promise<void> {
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press(key);
    const outline = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) && getComputedStyle(document.activeElement).outlineStyle,
      selector,
    );
    if (outline) return expect(outline).toBe('solid');
  }
  throw new Error(`${selector} cannot be reached by keys`);
}
