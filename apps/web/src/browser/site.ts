import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchChromium } from '@acies/conformance/browser';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { type PreviewServer, preview } from 'vite';

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
  close(): Promise<void>;
}

export async function openSite(): Promise<Site> {
  const folder = mkdtempSync(join(process.env.ACIES_TEST_FOLDER ?? tmpdir(), 'acies-site-'));
  const [browser] = await Promise.all([launchChromium(), build(folder)]);
  const { address, server } = await serve(folder);
  return {
    ...{ address, folder, browser },
    reader: (options = {}) => browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', ...options }),
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

/** In a process of its own: the environment of a test run would make it another build. */
async function build(folder: string): Promise<void> {
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const { VITEST: _, ...env } = process.env;
  await finished([vite, 'build', WEB, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'], {
    ...env,
    NODE_ENV: 'production',
  });
}

/** What a script of Node prints; one that fails in another way than allowed is an error. */
export function finished(
  args: readonly string[],
  env = process.env,
  allowed: readonly number[] = [0],
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const [out, err]: Buffer[][] = [[], []];
    child.stdout.on('data', (chunk: Buffer) => out!.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err!.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (allowed.includes(code ?? -1)) resolve(Buffer.concat(out!).toString());
      else reject(new Error(`${args.join(' ')} ended with ${code}: ${Buffer.concat(err!)}`));
    });
  });
}

/** Serves a built client on any port that is free. */
export async function serve(
  folder: string,
  port = 0,
): Promise<{ readonly address: string; readonly server: PreviewServer }> {
  const server = await preview({
    configFile: false,
    root: WEB,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port, host: 'localhost' },
  });
  return { address: `http://localhost:${(server.httpServer.address() as AddressInfo).port}/`, server };
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
  if (page.url().startsWith(site.address)) await page.evaluate(goTo, `#/${hash}`);
  else await page.goto(`${site.address}#/${hash}`);
  await page.locator('main h1').first().waitFor();
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
