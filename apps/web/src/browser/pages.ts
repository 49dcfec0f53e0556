import type { BrowserContextOptions, Page } from 'playwright-core';

/** Something of the client's own origin where nothing runs. */
export const RESTING_PLACE = 'icon.svg';

interface Kept {
  readonly key: string;
  readonly options: BrowserContextOptions;
  readonly page: Page;
}

/** Pages that tests use one after another. */
export interface Pages {
  /** A page with nothing stored, made ready once: the very first of its kind, or one that a test before had. */
  take(kind: string, options: BrowserContextOptions, makeReady: (page: Page) => Promise<unknown>): Promise<Page>;
  /** All that have been taken are emptied, for others to take. */
  giveBack(): Promise<void>;
}

/** A page costs more to open than most tests do: hence each is used again and again, and emptied in between. */
export function keepPages(address: string, openNew: (options: BrowserContextOptions) => Promise<Page>): Pages {
  const free: Kept[] = [];
  const taken: Kept[] = [];
  return {
    take: async (kind, options, makeReady) => {
      const key = `${kind} ${JSON.stringify(options)}`;
      const at = free.findIndex((one) => one.key === key);
      const [again] = at < 0 ? [] : free.splice(at, 1);
      const page = again?.page ?? (await openNew(options));
      if (!again) await makeReady(page);
      taken.push({ key, options, page });
      return page;
    },
    giveBack: async () => {
      for (const one of taken.splice(0)) {
        await empty(one, address);
        free.push(one);
      }
    },
  };
}

/** Leaves nothing of what a test did to a page. */
async function empty({ page, options }: Kept, address: string): Promise<void> {
  if (options.viewport) await page.setViewportSize(options.viewport);
  const { colorScheme = null, reducedMotion = null } = options;
  await page.emulateMedia({ media: null, colorScheme, reducedMotion });
  await page.context().clearPermissions();
  await page.mouse.move(0, 0);
  if (!page.url().startsWith(address)) return void (await page.goto('about:blank'));
  await page.goto(`${address}${RESTING_PLACE}`);
  await page.evaluate(forget);
}

/** Runs in the page: nothing is stored any more. */
async function forget(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases())
    await new Promise<void>((gone, failed) => {
      const asked = indexedDB.deleteDatabase(name!);
      asked.onsuccess = () => gone();
      asked.onerror = () => failed(asked.error);
    });
}
