import type { ConsoleMessage, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { tb } from '../../battle/strings.ts';
import { open, type Site } from '../site.ts';
import { beginWith, tableAt } from './battle-page.ts';

/** What the margins leave of A4, in pixels of 1/96 inch. */
const PRINTED = { width: 733, height: 1062 };

const BY_COMPUTER = { red: 'recruit', blue: 'recruit' };

/** A battle that is over, on paper: its whole table, its losses, its result. */
export function printedBattle(site: () => Site): void {
  it('a battle is printed with its whole table, what was lost and how it ended', async () => {
    const page = await tableAt(site(), 'desktop');
    const said = warningsOf(page);
    await fightToItsEnd(page, site());
    await page.getByRole('button', { name: tb.nearer, exact: true }).click();
    const before = await framing(page);
    await page.locator('.log-lines').focus();
    await page.keyboard.press('Home');
    await page.setViewportSize(PRINTED);
    await isPrintedWhole(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect.poll(() => framing(page)).toEqual(before);
    await open(page, site(), new URL(page.url()).hash.slice(2).concat('/replay'));
    await page.locator('.replay .piece').first().waitFor();
    await page.setViewportSize(PRINTED);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.evaluate(faultsOfTable)).toEqual([]);
    expect(said()).toEqual([]);
  });
}

async function fightToItsEnd(page: Page, site: Site): Promise<void> {
  await beginWith(page, site, 'hex', 'sabis', BY_COMPUTER);
  await page.locator('.watching').getByRole('button', { name: tb.watch }).click();
  await page.locator('.deciding .over').waitFor();
  await page.locator('.in-part').waitFor();
}

async function isPrintedWhole(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.evaluate(faultsOfTable)).toEqual([]);
  expect(await page.evaluate(sizesIn, '.deciding .over p')).toEqual([true]);
  const lost = await page.evaluate(sizesIn, '.tray-piece');
  expect(lost.length).toBeGreaterThan(0);
  expect(lost).not.toContain(false);
  expect(await page.locator('.log-lines').evaluate((log) => getComputedStyle(log).outlineStyle)).toBe('none');
  await page.emulateMedia({ media: null });
  await page.locator('.in-part').waitFor();
}

/** How the table is framed on the screen. */
const framing = (page: Page): Promise<string | null> => page.locator('.table > g').getAttribute('transform');

/** What is said of lines that cannot be measured; calling it gives that, and ends the watch. */
function warningsOf(page: Page): () => string[] {
  const said: string[] = [];
  const note = (message: ConsoleMessage): void => {
    if (message.type() === 'warning' && message.text().includes('measured element')) said.push(message.text());
  };
  page.on('console', note);
  return () => {
    page.off('console', note);
    return said;
  };
}

/** Runs in the page: whether what is found is there to be seen. */
const sizesIn = (selector: string): boolean[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].map((one) => one.checkVisibility() && one.offsetHeight > 5);

/** Runs in the page as it is printed: what of the table lies beyond its stage or the page, or leaves room for more. */
function faultsOfTable(): string[] {
  const stage = document.querySelector('.stage')!.getBoundingClientRect();
  const page = { left: 0, right: document.documentElement.clientWidth };
  const frame = document.querySelector('.table .frame')!.getBoundingClientRect();
  const inside = ({ left, right, top, bottom }: DOMRect): boolean =>
    left >= Math.max(stage.left, page.left) &&
    right <= Math.min(stage.right, page.right) &&
    top >= stage.top &&
    bottom <= stage.bottom;
  const drawn = [...document.querySelectorAll('.table :is(.frame, .piece .block, .edge-name)')];
  const outside = drawn.filter((one) => !inside(one.getBoundingClientRect()));
  const isSmall = frame.width < 0.8 * page.right && frame.height < 0.8 * 1062;
  const faults = outside.map((one) => `${one.getAttribute('class')}: ${one.textContent}`);
  return isSmall ? [...faults, `only ${frame.width} by ${frame.height}`] : faults;
}
