import { expect, it } from 'vitest';
import { keepPages } from '../pages.ts';
import { open, pageOf, SIZES, type Site } from '../site.ts';

const nothing = async (): Promise<void> => undefined;

/** The pages that tests hand on: what one did must not be the next one's luck. */
export function emptying(site: () => Site): void {
  it('a page that goes from test to test keeps nothing of what was done there', async () => {
    const pages = keepPages(site().address, async (options) => pageOf(await site().reader(options)));
    const page = await pages.take('client', SIZES.phone, nothing);
    await open(page, site(), 'hex/melee');
    await page.locator('.roll .primary').click();
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await page.setViewportSize({ width: 700, height: 500 });
    await page.evaluate(async () => {
      sessionStorage.setItem('left', 'behind');
      await new Promise((made) => {
        indexedDB.open('left-behind').onsuccess = made;
      });
    });
    expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(0);

    await pages.giveBack();
    const again = await pages.take('client', SIZES.phone, nothing);
    expect(again).toBe(page);
    const left = await again.evaluate(async () => ({
      stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      databases: await indexedDB.databases(),
      isPaper: matchMedia('print').matches,
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    }));
    expect(left).toEqual({ stored: [], databases: [], isPaper: false, isDark: false });
    await open(again, site(), 'ledger');
    expect(await again.evaluate(() => innerWidth)).toBe(SIZES.phone.viewport.width);
    expect(await again.locator('.rolls li').count()).toBe(0);
    // Two at a time are two.
    const other = await pages.take('client', SIZES.phone, nothing);
    expect(other).not.toBe(again);
    for (const one of [again, other]) await one.context().close();
  });
}
