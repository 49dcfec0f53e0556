import { mountSmallDisk, type SmallDisk } from '@acies/conformance/machine';
import { HUMAN } from '@acies/play';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { tb } from '../../battle/strings.ts';
import {
  ARMED,
  beginWith,
  choicesMade,
  isArmed,
  isOver,
  openStart,
  takeOption,
  watched,
} from '../battle/battle-page.ts';
import { savedFile } from '../battle/keeping.ts';
import { freshFolder, pageOf, SIZES, type Site } from '../site.ts';
import { inOwn } from './own-chromium.ts';

const TWO_PEOPLE = { red: HUMAN, blue: HUMAN };
/** As much as Chromium needs to begin, and what it puts away of the client. */
const DISK_SIZE = '96m';
/** What a disk that is full still takes: the rest of a block or two. */
const MOST = 60;

/** Chromium with its user data on a disk that is full: it says so, and nothing that was shown is lost. */
export function fullDisk(site: () => Site): void {
  it('on a full disk a choice is refused in words, and made once there is room; the game can be saved meanwhile', async (test) => {
    const disk = mountSmallDisk(freshFolder(), DISK_SIZE);
    if (typeof disk === 'string') return test.skip(disk);
    try {
      const { address, shown } = await inOwn(disk.folder, ({ page }) => played(page, site(), disk));
      await inOwn(disk.folder, async ({ page }) => {
        await page.goto(address);
        await isOver(page);
        expect(await choicesMade(page)).toBe(shown);
      });
    } finally {
      await disk.remove();
    }
  });

  it('where the browser opens no store it says so, in the list of games and to who begins one', async () => {
    const reader = await site().reader(SIZES.phone);
    const page = await pageOf(reader);
    await inEngine(page, `IDBFactory.prototype.open = () => { throw new DOMException('not here', 'SecurityError') }`);
    await openStart(page, site(), 'hex');
    const words = /does not open its store/;
    await page.locator('.start > [role=alert]').getByText(words).waitFor();
    await page.locator('.first-games button').first().waitFor();
    await page.getByRole('button', { name: tb.begin }).click();
    await page.locator('.new-battle [role=alert]').getByText(words).waitFor();
    await page.goto(`${site().address}#/battle/any`);
    await page.locator('main [role=alert]').getByText(words).waitFor();
    await reader.close();
  });
}

/** Plays until the disk is full and beyond; the answer is where, and how many choices were shown last. */
async function played(page: Page, site: Site, disk: SmallDisk) {
  const faults = watched(page);
  await beginWith(page, site, 'hex', 'sabis', TWO_PEOPLE);
  for (let i = 0; i < 2; i++) await takeFirst(page);
  disk.fill();
  const at = await untilRefused(page);
  expect(JSON.parse(await savedFile(page)).choices).toHaveLength(at);
  await page.locator('.battle-head .menu summary').click();
  disk.makeRoom();
  await takeFirst(page);
  expect(await choicesMade(page)).toBe(at + 1);
  expect(await page.locator('.notices').count()).toBe(0);
  expect(faults).toEqual([]);
  return { address: page.url(), shown: at + 1 };
}

async function takeFirst(page: Page): Promise<void> {
  await isOver(page);
  await takeOption(page, 0, (selector) => page.locator(selector).click());
}

/** Makes choices until one is refused; the answer is how many have been made. */
async function untilRefused(page: Page): Promise<number> {
  for (let i = 0; i < MOST; i++) {
    const at = await choicesMade(page);
    const wasRefused = await isRefused(page);
    if (wasRefused) {
      expect(await choicesMade(page)).toBe(at);
      return at;
    }
  }
  throw new Error(`${MOST} choices were kept on a full disk`);
}

/** Makes a choice; whether it was refused for want of room. */
async function isRefused(page: Page): Promise<boolean> {
  const at = await choicesMade(page);
  const notice = page.locator('.notices [role=alert]');
  if (await notice.count()) await notice.getByRole('button', { name: tb.dismiss }).click();
  await page.locator('.deciding .option').first().click();
  if (await isArmed(page, at, `${ARMED}, .notices [role=alert]`)) {
    const armed = page.locator(ARMED);
    if (await armed.count()) await armed.click();
  }
  const ended = await page.waitForFunction((before) => {
    const refused = document.querySelector('.notices [role=alert]')?.textContent;
    return refused ?? (Number(document.querySelector<HTMLElement>('.battle')?.dataset.at) > before ? 'made' : false);
  }, at);
  const words = await ended.jsonValue();
  if (words !== 'made') expect(words).toContain('no room left');
  return words !== 'made';
}

/** Puts something before the script of the engine: what is done in a page does not reach it. */
const inEngine = (page: Page, script: string): Promise<unknown> =>
  page.route(/worker-.*\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script};${await response.text()}` });
  });
