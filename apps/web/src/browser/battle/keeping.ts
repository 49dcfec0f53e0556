import { HUMAN } from '@acies/play';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tb } from '../../battle/strings.ts';
import { SIZES, type Site } from '../site.ts';
import {
  beginBattle,
  beginFirst,
  choicesMade,
  isOver,
  numbersFrom,
  openStart,
  PLAYED,
  placesOf,
  tableAt,
  tableOf,
  takeOption,
  untilAt,
  watched,
} from './battle-page.ts';

const click = (page: Page) => (selector: string) => page.locator(selector).click();

/** What of a battle must be the same after a reload. */
const standsAt = async (page: Page) => {
  await page.locator('.deciding .option').first().waitFor();
  return {
    at: await choicesMade(page),
    asked: await page.locator('.asked').textContent(),
    options: await page.locator('.deciding .option-label').allTextContents(),
    pieces: await placesOf(page),
  };
};

async function playSome(page: Page, count: number): Promise<void> {
  for (let i = 0; i < count && !(await isOver(page)); i++) await takeOption(page, 0, click(page));
}

const gameFile = (content: string) => ({
  name: 'game.json',
  mimeType: 'application/json',
  buffer: Buffer.from(content),
});

/** Run in a page: every kept game is as if it had been begun by the first version of its rules. */
const makeOld = (): Promise<void> =>
  new Promise((done, failed) => {
    const opening = indexedDB.open('acies');
    opening.onerror = () => failed(opening.error);
    opening.onsuccess = () => {
      const change = opening.result.transaction('games', 'readwrite');
      const games = change.objectStore('games');
      const all = games.getAll();
      all.onsuccess = () => {
        for (const game of all.result) games.put({ ...game, version: '1' });
      };
      change.oncomplete = () => {
        opening.result.close();
        done();
      };
    };
  });

/** Games are kept: reloads, tabs and files. */
export function keeping(site: () => Site): void {
  describe('a game', () => {
    it.each(PLAYED)('of %s is found again in mid-battle after a reload', async (rules) => {
      const page = await tableAt(site(), 'desktop');
      await beginFirst(page, site(), rules);
      await playSome(page, 6);
      const before = await standsAt(page);
      await page.reload();
      expect(await standsAt(page)).toEqual(before);
      await openStart(page, site(), rules);
      await page.locator('.kept-games a').first().click();
      expect(await standsAt(page)).toEqual(before);
    });

    it('is the same in two tabs, whichever is played', async () => {
      const reader = await site().reader(SIZES.desktop);
      const [one, two] = [await tableOf(reader), await tableOf(reader)];
      // Two persons: no computer plays on while the tabs are compared.
      await openStart(one, site(), 'hex');
      for (const side of ['red', 'blue']) await one.locator(`label.${side} select`).selectOption(HUMAN);
      await one.getByRole('button', { name: tb.begin }).click();
      await isOver(one);
      await two.goto(one.url());
      await isOver(two);
      await takeOption(one, 1, click(one));
      await two.getByText(tb.elsewhere).waitFor();
      await untilAt(two, await choicesMade(one));
      expect(await standsAt(two)).toEqual(await standsAt(one));
      await takeOption(two, 0, click(two));
      await one.getByText(tb.elsewhere).waitFor();
      await untilAt(one, await choicesMade(two));
      expect(await standsAt(one)).toEqual(await standsAt(two));
      await reader.close();
    });

    it('is begun once by a double click', async () => {
      const page = await tableAt(site(), 'desktop');
      await openStart(page, site(), 'hex');
      await page.getByRole('button', { name: tb.begin }).dblclick();
      await page.locator('.battle-head').waitFor();
      await openStart(page, site(), 'hex');
      await page.locator('.kept-games li').first().waitFor();
      expect(await page.locator('.kept-games li').count()).toBe(1);
    });

    it('is there for who goes back before another has opened', async () => {
      const page = await tableAt(site(), 'desktop');
      await beginFirst(page, site(), 'hex');
      const other = new URL(page.url()).hash;
      await beginFirst(page, site(), 'hex');
      const before = { url: page.url(), ...(await standsAt(page)) };
      await page.evaluate(async (hash) => {
        window.location.hash = hash;
        await new Promise((resolve) => setTimeout(resolve, 5));
        window.history.back();
      }, other);
      await page.waitForURL(before.url);
      await page.locator('.battle-head').waitFor();
      expect({ url: page.url(), ...(await standsAt(page)) }).toEqual(before);
    });

    it('against the computer is played on only by the tab that is used', async () => {
      const reader = await site().reader(SIZES.desktop);
      const [one, two] = [await tableOf(reader), await tableOf(reader)];
      // The other tab would be faster, if it played on too.
      await one.addInitScript(() => localStorage.setItem('acies.pace', 'fast'));
      await beginFirst(one, site(), 'hex');
      await two.goto(one.url());
      await isOver(two);
      let byComputer = 0;
      for (let i = 0; i < 12 && byComputer === 0; i++) {
        const at = await choicesMade(one);
        await playSome(one, 1);
        await isOver(one);
        byComputer = (await choicesMade(one)) - at - 1;
      }
      expect(byComputer).toBeGreaterThan(0);
      expect(await one.getByText(tb.elsewhere).count()).toBe(0);
      await two.getByText(tb.elsewhere).waitFor();
      await untilAt(two, await choicesMade(one));
      await reader.close();
    });

    it('is taken back while no die has fallen', async () => {
      const page = await tableAt(site(), 'desktop');
      await beginBattle(page, site(), 'hex');
      const before = await standsAt(page);
      await takeOption(page, 0, click(page));
      await page.locator('.battle-head').getByRole('button', { name: tb.undo }).click();
      await untilAt(page, before.at);
      expect(await standsAt(page)).toEqual(before);
      // It cannot be pressed, and says so to who presses it all the same.
      await page.locator('.battle-head').getByRole('button', { name: tb.undo }).click({ force: true });
      await page
        .getByRole('alert')
        .getByText(/decided|dice/)
        .waitFor();
    });
  });

  describe('a game file', () => {
    it('is saved and opened again; one from another version says so and harms nothing', async () => {
      const page = await tableAt(site(), 'desktop');
      await beginFirst(page, site(), 'hex');
      await playSome(page, 3);
      const before = await standsAt(page);
      const text = await savedFile(page);
      await openStart(page, site(), 'hex');
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles(gameFile(text.replace(/"version":\s*"[^"]*"/, '"version":"0.0.0"')));
      await page
        .getByRole('alert')
        .getByText(/version 0\.0\.0/)
        .waitFor();
      expect(page.url()).toContain('#/battle/new/hex');
      await page.locator('input[type=file]').first().setInputFiles(gameFile(text));
      expect(await standsAt(page)).toEqual(before);
    });
  });

  it('a game of older rules is told of and saved, on every page of it, and is marked in the list', async () => {
    const page = await tableAt(site(), 'desktop');
    await beginFirst(page, site(), 'hex');
    await playSome(page, 2);
    const game = page.url();
    await page.evaluate(makeOld);
    for (const address of [game, `${game}/replay`, `${game}/report`]) {
      await page.goto(address);
      await page.reload();
      await page.getByText(/^Played under version 1 of/).waitFor();
      expect(await page.locator('[role=alert]').count()).toBe(0);
    }
    const text = await downloaded(page);
    expect(JSON.parse(text)).toMatchObject({ rules: { id: 'hex', version: '1' } });
    await openStart(page, site(), 'hex');
    await page.locator('.kept-games li').getByText('rules 1', { exact: true }).waitFor();
    await page.locator('input[type=file]').first().setInputFiles(gameFile(text));
    await page
      .getByRole('alert')
      .getByText(/version 1 of the hex rules; this is version \d/)
      .waitFor();
    expect(await page.locator('.kept-games li').count()).toBe(1);
  });

  it('a hundred random clicks a page find no fault', async () => {
    const page = await tableAt(site(), 'desktop');
    const faults = watched(page);
    await beginFirst(page, site(), 'clock');
    const game = page.url();
    for (const address of [
      game,
      `${game}/replay`,
      `${game}/report`,
      ...PLAYED.map((id) => `${site().address}#/battle/new/${id}`),
      `${site().address}#/`,
      `${site().address}#/hex/melee`,
    ]) {
      await page.goto(address);
      await page.locator('main h1').first().waitFor();
      await clickAbout(page, 100);
      expect({ address, faults }).toEqual({ address, faults: [] });
    }
  });
}

/** Clicks at random places of the page; a click that leads away is followed back. */
async function clickAbout(page: Page, count: number): Promise<void> {
  const below = numbersFrom(17);
  const address = page.url();
  for (let i = 0; i < count; i++) {
    await page.mouse.click(below(1280), below(900));
    if (page.url() !== address) await page.goto(address);
  }
}

/** What is downloaded when the open game is saved. */
export async function savedFile(page: Page): Promise<string> {
  const menu = page.locator('.battle-head .menu summary');
  await menu.click();
  return downloaded(page);
}

/** The file that the button of this page saves. */
async function downloaded(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: tb.save }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
