import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../rule-sets.ts';
import { open, pageOf, type Site } from '../site.ts';
import { atEveryPlace, nothingAt, PLACES } from './places.ts';

/** Letters smaller than this nobody reads on paper. */
const LEAST_POINTS = 6.8;
/** What the margins leave of A4, in pixels of 1/96 inch. */
const PRINTED = { width: 733, height: 1062 };

export function paper(site: () => Site): void {
  describe('on paper', () => {
    it.each(CARDS)('$id fits on two pages of A4, with every clause', async ({ id, sheet: load }) => {
      const page = await site().page('desktop');
      await open(page, site(), id);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBe(2);
      expect(pdf).toMatch(/\/MediaBox \[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
      await page.emulateMedia({ media: 'print' });
      const { clauses, troops } = await load();
      expect(await page.locator('.clauses li').filter({ visible: true }).count()).toBe(clauses.length);
      expect(await page.locator('.troops tbody tr').filter({ visible: true }).count()).toBe(troops.length);
    });

    it('every page is legible, with nothing cut, nothing over another, and nothing to press', async () => {
      const reader = await site().reader({ viewport: PRINTED });
      const page = await pageOf(reader);
      const found = await atEveryPlace(page, site(), faultsInPrint);
      expect(found).toEqual(nothingAt(PLACES));
      await reader.close();
    });
  });
}

async function faultsInPrint(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const faults = await page.evaluate(faultsOfPaper, LEAST_POINTS);
  await page.emulateMedia({ media: null });
  return faults;
}

/** Runs in the page, as it is printed. */
function faultsOfPaper(leastPoints: number): string[] {
  const faults = new Set<string>();
  const sizeOf = (style: CSSStyleDeclaration) => Number.parseFloat(style.fontSize) * 0.75;
  const lines: { readonly node: Node; readonly text: string; readonly box: DOMRect }[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue!.trim();
    const parent = node.parentElement!;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()];
    if (text === '' || boxes.length === 0 || parent.closest('.visually-hidden, option')) continue;
    // A mark of one letter stands for its words, which have no size at all.
    const mark = parent.matches('.mark') && sizeOf(getComputedStyle(parent)) === 0;
    const points = sizeOf(getComputedStyle(parent, mark ? '::after' : undefined));
    if (points < leastPoints - 0.01) faults.add(`${points} pt: ${text}`);
    const of = node;
    if (!mark) lines.push(...boxes.map((box) => ({ node: of, text, box })));
  }
  for (const control of document.querySelectorAll<HTMLSelectElement | HTMLInputElement>('main :is(select, input)'))
    if (control.checkVisibility())
      lines.push({ node: control, text: control.dataset.field ?? control.value, box: control.getBoundingClientRect() });
  if (lines.length === 0) faults.add('nothing is printed');
  for (const { text, box } of lines)
    if (box.left < -1 || box.right > document.documentElement.clientWidth + 1) faults.add(`cut: ${text}`);
  // Letters take about the middle half of the height of their line.
  const covers = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2;
  // The head of a table stands over each of its parts, and is told as one above the other.
  lines.forEach(({ node, text, box }, i) => {
    for (const other of lines.slice(i + 1))
      if (other.node !== node && covers(box, other.box)) faults.add(`${text} over ${other.text}`);
  });
  for (const control of document.querySelectorAll('button, header.top, .jumps, .calculators, .user, .behind'))
    if (control.checkVisibility() && !control.matches('.chip[aria-pressed="true"]'))
      faults.add(`to be pressed: ${control.outerHTML.slice(0, 100)}`);
  return [...faults];
}
