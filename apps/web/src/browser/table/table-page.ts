import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { build, defaultClientConditions } from 'vite';
import { beforeAll } from 'vitest';
import type { Setting } from '../../battle/table/testing/mount.tsx';
import { SIZES, type Site } from '../site.ts';

const STYLES = new URL('../../styles/', import.meta.url);
const styleOf = (name: string): string => readFileSync(new URL(name, STYLES), 'utf8');
/** The name under which the script leaves what it exports in the page. */
export const GLOBAL = 'acies';

async function bundle(entry: URL): Promise<string> {
  const built = await build({
    ...{ configFile: false, publicDir: false, logLevel: 'error' },
    resolve: { conditions: ['acies-source', ...defaultClientConditions] },
    // A test run would otherwise make it a build for developing.
    oxc: { jsx: { development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: fileURLToPath(entry), formats: ['iife'], name: GLOBAL } },
  });
  const [script] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (script?.type !== 'chunk') throw new Error(`${entry.pathname} makes no script`);
  return script.code;
}

const PAGE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Table</title><body></body></html>';

/** Tables without the rest of the client, on sample scenes. */
export function tables(site: () => Site) {
  let script: string;
  beforeAll(async () => {
    script = await bundle(new URL('../../battle/table/testing/mount.tsx', import.meta.url));
  });

  async function tableOf(
    scene: string,
    setting: Setting,
    options: BrowserContextOptions = SIZES.desktop,
  ): Promise<Page> {
    const page = await site().pages.take('bare table', options, async () => undefined);
    await page.setContent(PAGE);
    const names = [...styleOf('index.css').matchAll(/"\.\/(.+?)"/g)].map(([, name]) => name!);
    await page.addStyleTag({ content: names.map(styleOf).join('\n') });
    await page.addScriptTag({ content: script });
    await page.evaluate(`${GLOBAL}.mountTable(${JSON.stringify(scene)}, ${JSON.stringify(setting)})`);
    await page.locator('.piece').first().waitFor();
    return page;
  }
  const told = (page: Page): Promise<unknown[][]> => page.evaluate(`${GLOBAL}.toldSoFar()`);
  const middleOf = async (page: Page, key: string): Promise<{ x: number; y: number }> => {
    const { x, y, width, height } = (await page.locator(`[data-key="${key}"] .block`).boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  return { tableOf, told, middleOf };
}

export async function drag(
  page: Page,
  from: { x: number; y: number },
  to: { x: number; y: number },
  steps = 6,
): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps });
  await page.mouse.up();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}
