import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchChromium } from '@acies/conformance/browser';
import { serve } from '@acies/server';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { keepPages, type Pages, RESTING_PLACE } from './pages.ts';

const folderAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const ROOT = folderAt('../../../..');
const WEB = folderAt('../..');

/** The two sizes that whatever is laid out is tried at. */
export const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;
export type Size = keyof typeof SIZES;

/** Where what a page does is tried that its size does not change: every time on a telephone, in a soak at both sizes. */
export const TRIED: readonly Size[] = process.env.ACIES_LONG ? ['phone', 'desktop'] : ['phone'];

/** The client as it is shipped, served, and a browser to look at it. */
export interface Site {
  readonly address: string;
  /** Where it was built. */
  readonly folder: string;
  readonly browser: Browser;
  /** A reader of their own, with nothing stored; closed by whoever asked for it. */
  reader(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** Pages for one test after another. */
  readonly pages: Pages;
  /** One of them, for the rest of the test that asks for it. */
  page(at: Size | BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

/** The client with the rule sets that it is shipped with, or with those of a file. */
export async function openSite(ruleSets?: string): Promise<Site> {
  const client = ruleSets === undefined ? builtClient() : freshlyBuilt({ ACIES_RULE_SETS: ruleSets });
  const [browser, folder] = await Promise.all([launchChromium(), client]);
  const { address, close } = await serve({ folder });
  const reader = (options = {}) => browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', ...options });
  const pages = keepPages(address, async (options) => pageOf(await reader(options)));
  return {
    ...{ address, folder, browser, reader, pages },
    page: (at) => pages.take('client', typeof at === 'string' ? SIZES[at] : at, async () => undefined),
    close: async () => {
      await browser.close();
      await close();
    },
  };
}

/** Where the client is built: once for all, as `npm test` does it, or for this file of tests alone. */
async function builtClient(): Promise<string> {
  return process.env.ACIES_SITE ?? freshlyBuilt({});
}

async function freshlyBuilt(more: Readonly<Record<string, string>>): Promise<string> {
  const folder = freshFolder();
  await build(folder, more);
  return folder;
}

/** A folder of a test, which goes when the run ends. */
export const freshFolder = (): string => mkdtempSync(join(process.env.ACIES_TEST_FOLDER ?? tmpdir(), 'acies-site-'));

/** In a process of its own: the environment of a test run would make it another build. */
function build(folder: string, more: Readonly<Record<string, string>>): Promise<void> {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const { VITEST: _, ...env } = process.env;
  return new Promise((resolve, reject) => {
    const args = [vite, 'build', WEB, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...env, ...more, NODE_ENV: 'production' },
      stdio: 'pipe',
    });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`the client could not be built: ${Buffer.concat(said)}`));
    });
  });
}

/** A page that fails the test where its script does. */
export async function pageOf(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (fault) => {
    throw fault;
  });
  return page;
}

/** Opens an address of the client and waits until its page is there, and not the one before it any more. */
export async function open(page: Page, site: Pick<Site, 'address'>, hash: string): Promise<void> {
  if (page.url().split('#')[0] === site.address) await page.evaluate(goTo, `#/${hash}`);
  else await page.goto(`${site.address}#/${hash}`);
  await page.locator('main h1').first().waitFor();
}

/** Opens an address as who comes from elsewhere: nothing is left of the page before. */
export async function openAnew(page: Page, site: Pick<Site, 'address'>, hash: string): Promise<void> {
  await page.goto(`${site.address}${RESTING_PLACE}`);
  await open(page, site, hash);
}

/** Runs in the page: goes there by the address alone, and has it drawn. */
function goTo(hash: string): Promise<void> {
  return new Promise((drawn) => {
    const afterDrawing = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)));
    if (window.location.hash === hash) return afterDrawing();
    window.addEventListener('hashchange', afterDrawing, { once: true });
    window.location.hash = hash;
  });
}
