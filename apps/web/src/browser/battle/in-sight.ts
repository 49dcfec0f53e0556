import { HUMAN } from '@acies/play';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tb } from '../../battle/strings.ts';
import { SIZES, type Site, type Size } from '../site.ts';
import { ARMED, beginFirst, beginWith, choicesMade, isOver, openStart, tableAt, untilAfter } from './battle-page.ts';
import { hiddenOf } from './small-screen.ts';

const ONLY_LEGATES = { red: 'legate', blue: 'legate' };

/** Both whom one can ask what to do. */
const WHO_ADVISES = ['.ask-advice button:first-child', '.ask-advice button:last-child'];

/** What a newcomer must not have to look for: how a turn is ended, what is advised, and whom one faces. */
export function inSight(site: () => Site): void {
  describe.each(Object.keys(SIZES) as Size[])('at %s size', (size) => {
    it('to end one’s turn is in sight, however many units can act', async () => {
      const page = await tableAt(site(), size);
      await beginWith(page, site(), 'hex', 'sabis', { red: HUMAN, blue: 'centurion' });
      await isOver(page);
      await page.locator('.deciding .more').waitFor();
      expect(await page.locator('.deciding .option').first().textContent()).toMatch(/^pass/);
      expect(await page.evaluate(hiddenOf, ['.deciding .option', ...WHO_ADVISES])).toEqual([]);
    });

    it('what is advised is in sight, also where the advised option is folded away, and folds up', async () => {
      const page = await tableAt(site(), size);
      await beginFirst(page, site(), 'clock');
      await page.locator('.deciding .option-group').first().waitFor();
      const options = await page.locator('.deciding .option').count();
      await page.getByRole('button', { name: tb.advice, exact: true }).click();
      await page.locator('.why').waitFor();
      const told = [ARMED, '.why h3', '.why li button'];
      await expect.poll(() => page.evaluate(hiddenOf, told)).toEqual([]);
      expect(await page.locator('.deciding .option').count()).toBe(options);
      await page.locator('.advice summary').click();
      await page.locator('.why li button').first().waitFor({ state: 'hidden' });
      await page.locator('.advice summary').click();
      await page.locator('.why li button').first().waitFor();
    });
  });

  it('whom one faces is said where the sides are named, and while he thinks', async () => {
    const page = await tableAt(site(), 'desktop');
    await beginWith(page, site(), 'hex', 'sabis', { red: HUMAN, blue: 'legate' });
    await page.locator('.battle-head').waitFor();
    expect(await page.locator('.battle-head > .strains span:first-child').allTextContents()).toEqual([
      'Romans (red)',
      'Nervii (blue), the legate',
    ]);
    await page.getByRole('tab', { name: tb.state }).click();
    const players = async () => (await page.locator('.status li').allTextContents()).slice(0, 2);
    await expect.poll(players).toEqual(['Romans (red): a person', 'Nervii (blue): the computer, legate']);
    await beginWith(page, site(), 'ck', 'issus', ONLY_LEGATES);
    await page.locator('.watching').getByRole('button', { name: tb.watch }).click();
    await page.getByText(tb.thinking('Macedonians (red)', 'legate')).waitFor();
  });

  it('a legate does not think while the battle is paused, and goes on when he is told to finish his turn', async () => {
    const page = await tableAt(site(), 'phone');
    await beginWith(page, site(), 'hex', 'sabis', ONLY_LEGATES);
    const goOn = page.locator('.watching button');
    await goOn.click();
    const finish = page.getByRole('button', { name: tb.finishTurn });
    await finish.waitFor();
    await page.locator('.battle-head .pause').click();
    await goOn.waitFor();
    expect(await page.locator('.waits').count()).toBe(0);
    // A choice that was just being made is still made.
    await page.waitForTimeout(300);
    const at = await choicesMade(page);
    // Longer than he thinks about anything.
    await page.waitForTimeout(1500);
    expect(await choicesMade(page)).toBe(at);
    await goOn.click();
    await finish.click();
    await untilAfter(page, at + 3);
  });

  it.each([
    ['ck', 'issus', 'Macedonians'],
    ['legio', 'argentoratum', 'Romans'],
    ['clock', 'zama', 'Carthaginians'],
  ])('who plays %s is not cut on a telephone while the computer does', async (rules, battle, army) => {
    const page = await tableAt(site(), 'phone');
    await beginWith(page, site(), rules, battle, ONLY_LEGATES);
    const who = page.locator('.battle-head .who');
    await who.waitFor();
    // Whoever begins, the longer name has to find room.
    await who.evaluate((one, name) => one.replaceChildren(name), tb.playedBy(army, ONLY_LEGATES.red));
    expect(await page.locator('.battle-head').evaluate(cutIn)).toEqual([]);
  });

  it('whom one has chosen is described in full on a telephone', async () => {
    const page = await tableAt(site(), 'phone');
    await openStart(page, site(), 'hex');
    const choice = page.locator('.new-battle label.blue select');
    const about = page.locator('.players .about');
    for (const player of ['legate', 'recruit']) {
      await choice.selectOption(player);
      const words = await choice.locator('option:checked').textContent();
      expect(words).toBe(tb.computer(player, (await about.textContent())!));
      expect(await isWhole(page, '.players .about')).toBe(true);
    }
    await choice.selectOption(HUMAN);
    expect(await about.count()).toBe(0);
  });
}

/** Runs in the page: who decides and how far it has come, if they are cut or lie under a button. */
function cutIn(head: Element): string[] {
  const end = head.querySelector('.buttons')!.getBoundingClientRect().left;
  const said = [...head.querySelectorAll('.turn, .who')];
  const isCut = (one: Element) => one.scrollWidth > one.clientWidth || one.getBoundingClientRect().right > end;
  return said.filter(isCut).map((one) => one.textContent!);
}

const isWhole = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((one) => one.clientHeight > 0 && one.scrollWidth <= one.clientWidth);
