import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tb } from '../../battle/strings.ts';
import { violationsOn } from '../axe.ts';
import { SIZES, type Site, TRIED } from '../site.ts';
import {
  ARMED,
  beginFirst,
  choicesMade,
  isArmed,
  isOver,
  openStart,
  tableAt,
  tableOf,
  takeOption,
  untilAfter,
  untilAt,
} from './battle-page.ts';
import { hiddenOf } from './small-screen.ts';

const click = (page: Page) => (selector: string) => page.locator(selector).click();
const hasFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector);

/** Goes on until a question has more than a few answers. */
async function untilMany(page: Page): Promise<void> {
  const options = page.locator('.deciding .option');
  for (let i = 0; i < 20 && !(await isOver(page)) && (await options.count()) <= 4; i++)
    await takeOption(page, 0, click(page));
  expect(await options.count()).toBeGreaterThan(4);
}

/** An arrow for a turn, for which dice rarely fall. */
const FACING = '.facing[aria-label*="turn"]:not(.chosen)';

/** Goes on until a unit may go to a hex and face there in several ways, and chooses that hex; the answer is how many choices were made. */
async function untilFacings(page: Page): Promise<number> {
  for (let i = 0; i < 20 && !(await isOver(page)); i++) {
    for (const cell of await page.locator('.choosable').all()) {
      await cell.press('Enter');
      if (await page.locator(FACING).count()) return choicesMade(page);
    }
    await takeOption(page, 0, click(page));
  }
  throw new Error('no unit may face in several ways');
}

/** Faces by an arrow where no dice fall for it; what was laid before the person until then, and after how many choices. */
async function faceByArrow(page: Page): Promise<{ readonly at: number; readonly before: string | null }> {
  for (let i = 0; i < 20; i++) {
    const at = await untilFacings(page);
    const before = await page.locator('.armed strong').textContent();
    const arrow = page.locator(FACING).first();
    const pressed = `.facing.chosen[aria-label="${await arrow.getAttribute('aria-label')}"]`;
    // In one go: what is drawn anew in between would not have the focus any more.
    await arrow.press('Enter');
    if (!(await isArmed(page, at, pressed))) return { at, before };
    await page.locator(ARMED).click();
    await untilAfter(page, at);
  }
  throw new Error('dice fall however a unit faces');
}

/** How many options are drawn on the table while the computer thinks; undefined where a person is asked. */
async function shownWhileWaiting(page: Page): Promise<number | undefined> {
  const seen = await page.waitForFunction(() => {
    const shown = document.querySelectorAll('.table-view g.shown').length;
    if (document.querySelector('.deciding .waits')) return { shown };
    return document.querySelector('.deciding .option') && {};
  });
  return ((await seen.jsonValue()) as { readonly shown?: number }).shown;
}

/** Goes on until a person is asked after the computer has chosen. */
async function untilComputerChose(page: Page): Promise<void> {
  for (let i = 0; i < 20 && !(await isOver(page)) && !(await page.locator('.why-last').count()); i++)
    await takeOption(page, 0, click(page));
  await page.locator('.why-last').waitFor();
}

/** Deciding: what is looked at, what is advised, what is thrown, and what is said when nothing can be decided. */
export function deciding(site: () => Site): void {
  it('advice is laid before the person, and never done by asking for it again', async () => {
    const page = await tableAt(site(), 'desktop');
    await beginFirst(page, site(), 'hex');
    await untilMany(page);
    const at = await choicesMade(page);
    const advice = page.getByRole('button', { name: tb.advice, exact: true });
    for (const _ of ['once', 'twice', 'three times']) {
      await advice.click();
      await page.locator(ARMED).waitFor();
    }
    // Questions are answered in their order: when this one is, so is the last that was asked for advice.
    await page.locator('.excluded summary').click();
    await page.locator('.excluded li, .excluded .quiet').first().waitFor();
    expect(await choicesMade(page)).toBe(at);
    expect(await page.locator(ARMED).count()).toBe(1);
    // What was weighed is told, the best first, with its worth.
    const worths = await page.locator('.why li .quiet').allTextContents();
    expect(worths.length).toBeGreaterThan(1);
    for (const worth of worths) expect(worth).toMatch(/^worth -?\d/);
  });

  it.each(TRIED)('at %s size the computer says why it chose what it did', async (size) => {
    const page = await tableAt(site(), size);
    await beginFirst(page, site(), 'hex');
    await untilComputerChose(page);
    const at = await choicesMade(page);
    const why = page.locator('.why-last > summary');
    const seen = ['.why-last strong', '.asked', '.deciding .option'];
    await expect.poll(() => page.evaluate(hiddenOf, seen)).toEqual([]);
    await why.press('Enter');
    await page.locator('.why-last li').first().waitFor();
    // Of several choices each unfolds, the last as the only one does.
    const each = page.locator('.why-last li > details > summary');
    const many = await each.count();
    if (many > 0) await each.last().press('Enter');
    const best = page.locator('.why-last .why li').first();
    await best.waitFor();
    const offered = many > 0 ? tb.whyAll(`${many}`) : tb.why;
    expect(await why.textContent()).toContain(`: ${await best.locator('span').textContent()} ${offered}`);
    for (const worth of await page.locator('.why-last .why li p').allTextContents())
      expect(worth).toMatch(/^(worth -?\d|never)/);
    expect(await violationsOn(page, ['light'])).toEqual([]);
    await why.click();
    expect(await best.isVisible()).toBe(false);
    expect(await choicesMade(page)).toBe(at);
    // What he thought is kept nowhere.
    await page.reload();
    await isOver(page);
    expect([await choicesMade(page), await page.locator('.why-last').count()]).toEqual([at, 0]);
  });

  it('the legate advises when he has thought, and nothing is done by it', async () => {
    const page = await tableAt(site(), 'desktop');
    await beginFirst(page, site(), 'hex');
    await untilMany(page);
    const at = await choicesMade(page);
    await page.getByRole('button', { name: tb.adviceOfLegate }).click();
    await page.locator('.advice .why').waitFor();
    expect(await page.locator('.why h3').textContent()).toContain('legate');
    const best = await page.locator('.why li button').first().textContent();
    expect(await page.locator('.armed strong').textContent()).toBe(best);
    expect(await choicesMade(page)).toBe(at);
  });

  it('a unit is sent to a hex on the table, faces as its arrow says, and is taken back', async () => {
    const page = await tableAt(site(), 'desktop');
    await beginFirst(page, site(), 'hex');
    const { at, before } = await faceByArrow(page);
    const said = page.locator('.just-done');
    await said.waitFor();
    expect(await said.textContent()).not.toContain(before);
    await said.getByRole('button', { name: tb.undo }).click();
    await untilAt(page, at);
    expect(await said.count()).toBe(0);
  });

  it('what an option shows on the table goes with its question', async () => {
    const reader = await site().reader(SIZES.desktop);
    // While the computer takes its time there are no options, and so none under the hand.
    const page = await tableOf(reader, 'slow');
    await beginFirst(page, site(), 'hex');
    const option = page.locator('.deciding .option').first();
    let left: number | undefined;
    for (let i = 0; i < 20 && left === undefined; i++) {
      const at = await choicesMade(page);
      await option.focus();
      await page.keyboard.press('Enter');
      // What is armed is done by pressing the same option again.
      if (await isArmed(page, at)) await option.press('Enter');
      await untilAfter(page, at);
      left = await shownWhileWaiting(page);
    }
    expect(left).toBe(0);
    await reader.close();
  });

  it('real dice keep the focus of who enters them by the keyboard, and are asked for aloud', async () => {
    const page = await tableAt(site(), 'desktop');
    await openStart(page, site(), 'ck');
    await page.getByLabel(tb.diceEntered).check();
    await page.getByRole('button', { name: tb.begin }).click();
    const wanted = page.locator('.real-dice h2');
    await wanted.waitFor();
    expect(await hasFocus(page, '.real-dice')).toBe(true);
    const first = (await wanted.textContent())!;
    await page.getByRole('button', { name: tb.throwForMe }).press('Enter');
    // Both sides throw for who begins: the second throw has buttons of its own.
    await wanted.filter({ hasNotText: first }).waitFor();
    expect(await hasFocus(page, '.real-dice')).toBe(true);
    const second = (await wanted.textContent())!;
    await page.getByRole('status').filter({ hasText: second }).waitFor({ state: 'attached' });
  });

  describe('an engine that does not come', () => {
    it.each(['battle/new/hex', 'battle/some-game', 'battle/some-game/replay', 'battle/some-game/report'])(
      'is owned up to at %s',
      async (address) => {
        const page = await site().pages.take('no engine', SIZES.desktop, (one) =>
          one.route(/worker-[^/]*\.js$/, (route) => route.abort()),
        );
        await page.goto(`${site().address}#/${address}`);
        await page.getByRole('alert').getByText(tb.broken).waitFor();
        await page.getByRole('button', { name: tb.reload }).waitFor();
      },
    );
  });
}
