import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { beginWith, choicesMade, numbersFrom } from '../battle/battle-page.ts';
import { freshFolder, type Site } from '../site.ts';
import { inOwn } from './own-chromium.ts';

const SEED = Number(process.env.ACIES_SEED ?? 1);
const KILLS = 3;
/** In milliseconds: a computer takes about a hundred decisions in so long. */
const LONGEST = 900;
const BY_COMPUTER = { red: 'centurion', blue: 'centurion' };

/** Browsers end without a word: what they have shown is kept. */
export function killed(site: () => Site): void {
  it(`no choice that was shown is lost when the browser is killed at ${KILLS} moments (ACIES_SEED=${SEED})`, async () => {
    const below = numbersFrom(SEED);
    const folder = freshFolder();
    let game: string | undefined;
    const told: string[] = [];
    let shown = 0;
    for (let i = 0; i <= KILLS; i++)
      await inOwn(folder, async ({ page, kill }) => {
        const watched = await watchChoices(page);
        game = await battleIn(page, site(), game);
        const found = await choicesMade(page);
        told.push(`${shown} shown, ${found} found`);
        expect(found, told.join('; ')).toBeGreaterThanOrEqual(shown);
        if (i === KILLS) return;
        await page.locator('.watching button').click();
        await watched(found + 1);
        await new Promise((later) => setTimeout(later, below(LONGEST)));
        await kill();
        shown = await watched(0);
      });
    console.info(`killed ${KILLS} times, ACIES_SEED=${SEED}: ${told.join('; ')}`);
    expect(shown).toBeGreaterThan(KILLS);
  });
}

/** Begins a battle, or opens the one that was begun; the answer is its address. */
async function battleIn(page: Page, site: Site, game: string | undefined): Promise<string> {
  if (game !== undefined) await page.goto(game);
  else await beginWith(page, site, 'hex', 'sabis', BY_COMPUTER);
  await page.locator('.watching').waitFor();
  return page.url();
}

/** How many choices have been shown, as far as the page could tell before it ended: at once, or when there are so many. */
async function watchChoices(page: Page): Promise<(least: number) => Promise<number>> {
  let shown = 0;
  await page.exposeBinding('choicesShown', (_, count: number) => {
    shown = Math.max(shown, count);
  });
  await page.addInitScript(() => {
    localStorage.setItem('acies.pace', 'off');
    new MutationObserver(() => {
      const at = document.querySelector<HTMLElement>('.battle')?.dataset.at;
      if (at !== undefined)
        (globalThis as typeof globalThis & { choicesShown(count: number): void }).choicesShown(Number(at));
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-at'] });
  });
  return async (least) => {
    await expect.poll(() => shown).toBeGreaterThanOrEqual(least);
    return shown;
  };
}
