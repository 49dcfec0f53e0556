import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { tb } from '../../battle/strings.ts';
import { violationsOn } from '../axe.ts';
import { beginWith, tableAt } from '../battle/battle-page.ts';
import type { Site } from '../site.ts';

/** A battle with so many choices has some thousand lines in its log. */
const CHOICES = 260;
/** Of nodes in the page, table and all; the lines alone were 15,000 before only some of them were there. */
const MOST_NODES = 6000;
const MOST_LINES = 120;

const BY_COMPUTER = { red: 'centurion', blue: 'centurion' };

/** The log of a long battle: little of it is in the page, and all of it can be read, by whatever means. */
export function longLog(site: () => Site): void {
  it('the log of a long battle is in the page in part; it is read, unfolded, printed and filtered as a whole', async () => {
    const page = await longBattle(site());
    const { lines, nodes, count } = await page.evaluate(sizeOf);
    expect(count).toBeGreaterThan(500);
    expect(lines).toBeLessThan(MOST_LINES);
    expect(nodes).toBeLessThan(MOST_NODES);
    expect(await violationsOn(page, ['light'])).toEqual([]);
    expect(await page.evaluate(readThrough)).toEqual(upTo(count));
    await goesToEitherEnd(page, count);
    await keepsWhatIsUnfolded(page, count);
    await isPrintedWhole(page, count);
    await page.reload();
    await expect.poll(() => page.evaluate(inSight)).toContain(count);
    await page.locator('.log-filter select').selectOption('key');
    await expect.poll(async () => (await page.evaluate(sizeOf)).count).toBeLessThan(count);
    const key = (await page.evaluate(sizeOf)).count;
    await expect.poll(() => page.evaluate(inSight)).toContain(key);
    expect(await page.evaluate(readThrough)).toEqual(upTo(key));
  });
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

/** Played by the computer, and paused. */
async function longBattle(site: Site): Promise<Page> {
  const page = await tableAt(site, 'desktop');
  await beginWith(page, site, 'hex', 'sabis', BY_COMPUTER);
  await page.locator('.watching').getByRole('button', { name: tb.watch }).click();
  await page.waitForFunction(
    (least) => Number(document.querySelector<HTMLElement>('.battle')?.dataset.at) >= least,
    CHOICES,
  );
  await page.locator('.battle-head .pause').click();
  await page.locator('.watching').waitFor();
  await page.locator('.in-part').waitFor();
  await expect.poll(async () => (await page.evaluate(inSight)).at(-1)).toBe((await page.evaluate(sizeOf)).count);
  return page;
}

/** One press of a key leads through lines that nobody has seen yet, and it stays at what it has led to. */
async function goesToEitherEnd(page: Page, count: number): Promise<void> {
  await page.reload();
  await expect.poll(() => page.evaluate(inSight)).toContain(count);
  await page.locator('.log-lines').focus();
  for (const [home, end] of [
    ['Home', 'End'],
    ['Control+Home', 'Control+End'],
  ]) {
    await page.keyboard.press(home!);
    expect(await page.evaluate(restingPlace)).toEqual({ above: 0, below: expect.any(Number) });
    expect(await page.evaluate(inSight)).toContain(1);
    await page.keyboard.press(end!);
    expect(await page.evaluate(restingPlace)).toEqual({ above: expect.any(Number), below: 0 });
    expect(await page.evaluate(inSight)).toContain(count);
  }
}

/** Until a glide of the browser's own has come to rest: what is pressed while it lasts is carried on by it. */
async function restsWhereItIs(log: Locator): Promise<void> {
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const before = last;
      last = await log.evaluate((one) => one.scrollTop);
      return last - before;
    })
    .toBe(0);
}

/** By the keyboard alone: the first line that unfolds is unfolded, left by scrolling, and found again as it was. */
async function keepsWhatIsUnfolded(page: Page, count: number): Promise<void> {
  const log = page.locator('.log-lines');
  await log.focus();
  await page.keyboard.press('Home');
  await expect.poll(() => page.evaluate(inSight)).toContain(1);
  await page.keyboard.press('PageDown');
  await expect.poll(() => page.evaluate(inSight)).not.toContain(1);
  await restsWhereItIs(log);
  await page.keyboard.press('Home');
  await expect.poll(() => page.evaluate(inSight)).toContain(1);
  await page.keyboard.press('Tab');
  const unfolded = await page.evaluate(focusedLine);
  await page.keyboard.press('Enter');
  await page.locator('.log-lines .log-details').waitFor();
  await page.keyboard.press('End');
  await expect.poll(() => page.evaluate(inSight)).toContain(count);
  expect(await page.evaluate(focusedLine)).toBe(unfolded);
  // Through its clauses to the next line that unfolds.
  for (let i = 0; i < 10 && (await page.evaluate(focusedLine)) === unfolded; i++) await page.keyboard.press('Tab');
  expect(await page.evaluate(focusedLine)).toBe(unfolded + 1);
  await page.keyboard.press('Home');
  await expect.poll(() => page.evaluate(inSight)).toContain(1);
  await page.locator(`[data-line="${unfolded}"] .log-details`).waitFor();
  // Without the focus it leaves the page, and is unfolded all the same when it comes back.
  await log.evaluate((one) => {
    (document.activeElement as HTMLElement).blur();
    one.scrollTo({ top: one.scrollHeight });
  });
  await page.locator(`[data-line="${unfolded}"]`).waitFor({ state: 'detached' });
  await log.evaluate((one) => one.scrollTo({ top: 0 }));
  await page.locator(`[data-line="${unfolded}"] .log-details`).waitFor();
}

/** On paper every line is there, and nothing scrolls; afterwards one reads where one was. */
async function isPrintedWhole(page: Page, count: number): Promise<void> {
  const log = page.locator('.log-lines');
  await log.evaluate((one) => one.scrollTo({ top: one.scrollHeight / 2 }));
  const top = () => log.evaluate((one) => Math.round(one.scrollTop));
  await expect.poll(async () => (await top()) > 0).toBe(true);
  const before = await top();
  expect(await page.evaluate(linesForPrint)).toBe(count);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)!.length).toBeGreaterThan(count / 80);
  await expect.poll(async () => (await page.evaluate(sizeOf)).lines).toBeLessThan(MOST_LINES);
  expect(Math.abs((await top()) - before)).toBeLessThan(40);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.locator('.log-line').count()).toBe(count);
  expect(await page.evaluate(cutOnPaper)).toEqual([]);
  await page.emulateMedia({ media: null });
  await expect.poll(async () => (await page.evaluate(sizeOf)).lines).toBeLessThan(MOST_LINES);
}

/** Runs in the page: how much of the log is in it. */
function sizeOf() {
  const lines = document.querySelectorAll('.log-line');
  const walk = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
  let nodes = 0;
  while (walk.nextNode()) nodes++;
  return { nodes, lines: lines.length, count: Number(lines[0]?.getAttribute('aria-setsize')) };
}

/** Runs in the page: how many lines are there once it knows that it is to be printed. Whoever prints waits for nothing. */
function linesForPrint(): number {
  window.dispatchEvent(new Event('beforeprint'));
  const { length } = document.querySelectorAll('.log-line');
  window.dispatchEvent(new Event('afterprint'));
  return length;
}

/** Runs in the page: the lines in sight by their places, counted from 1. */
function inSight(): number[] {
  const list = document.querySelector('.log-lines')!.getBoundingClientRect();
  return [...document.querySelectorAll('.log-line')]
    .filter((line) => {
      const { top, bottom } = line.getBoundingClientRect();
      return bottom > list.top + 1 && top < list.bottom - 1;
    })
    .map((line) => Number(line.getAttribute('aria-posinset')));
}

/** Runs in the page: how much of the log lies above and below what is seen, in pixels, once it no longer moves. */
async function restingPlace(): Promise<{ above: number; below: number }> {
  const list = document.querySelector('.log-lines')!;
  for (let still = 0, last = -1; still < 20; last = list.scrollTop) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    still = list.scrollTop === last ? still + 1 : 0;
  }
  const above = Math.round(list.scrollTop);
  return { above, below: Math.round(list.scrollHeight - list.clientHeight - list.scrollTop) };
}

/** Runs in the page: scrolls from the beginning to the end, and notes each line with words that came into sight. */
async function readThrough(): Promise<number[]> {
  const list = document.querySelector('.log-lines')!;
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const seen = new Set<number>();
  for (let top = 0; ; top += 0.8 * list.clientHeight) {
    list.scrollTo({ top });
    await drawn();
    const { top: from, bottom: to } = list.getBoundingClientRect();
    for (const line of document.querySelectorAll('.log-line')) {
      const box = line.getBoundingClientRect();
      if (box.bottom > from && box.top < to && line.textContent) seen.add(Number(line.getAttribute('aria-posinset')));
    }
    if (top > list.scrollHeight) return [...seen].sort((a, b) => a - b);
  }
}

/** Runs in the page: the place in the log of the line that has the focus. */
const focusedLine = (): number =>
  Number(document.activeElement?.closest<HTMLElement>('[data-line]')?.dataset.line ?? -1);

/** Runs in the page as it is printed: what of the log is cut off or lies over another line. */
function cutOnPaper(): string[] {
  const lines = [...document.querySelectorAll<HTMLElement>('.log-line')];
  const boxes = lines.map((line) => line.getBoundingClientRect());
  const over = lines
    .filter((_, i) => i > 0 && boxes[i]!.top < boxes[i - 1]!.bottom - 1)
    .map(({ textContent }) => textContent!);
  const cutting: string[] = [];
  for (let one = lines[0]!.parentElement; one; one = one.parentElement)
    if (
      getComputedStyle(one).overflowY !== 'visible' &&
      one.clientHeight < one.scrollHeight - 1 &&
      one !== document.documentElement
    )
      cutting.push(one.className || one.tagName);
  return [...over, ...cutting];
}
