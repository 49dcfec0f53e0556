import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open, pageOf, SIZES, type Site, serve } from './site.ts';

/** Until the worker of the client has put everything away and looks after the page. */
const isReady = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((taken) => navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true }));
  });

const typeOf = (page: Page): Promise<string> => page.locator('[data-field="attacker.type"]').inputValue();

export function offline(site: () => Site): void {
  describe('without a network', () => {
    it('reloads, and opens a sheet that was never looked at, once it has been visited', async () => {
      const { address, server } = await serve(site().folder);
      const reader = await site().reader({ ...SIZES.phone, serviceWorkers: 'allow' });
      const page = await pageOf(reader);
      await open(page, { address }, 'hex/melee?attacker.type=El');
      await isReady(page);
      await server.close();
      await reader.setOffline(true);

      await page.reload();
      await expect.poll(() => typeOf(page)).toBe('El');
      await open(page, { address }, 'ck/fight');
      await page.locator('.bars li').first().waitFor();
      await open(page, { address }, 'search?q=elephants');
      await page.getByRole('heading', { name: 'CB' }).waitFor();
      await reader.close();
    });

    it('says so where a sheet cannot be fetched, and fetches it once it can be', async () => {
      const reader = await site().reader(SIZES.phone);
      const page = await reader.newPage();
      await open(page, site(), '');
      await reader.setOffline(true);
      await open(page, site(), 'hex');
      expect(await page.getByRole('alert').textContent()).toMatch(/^Something went wrong/);
      await reader.setOffline(false);
      await open(page, site(), '');
      await open(page, site(), 'hex');
      await expect.poll(() => page.locator('h1').textContent()).toBe('Hex');
      await reader.close();
    });

    it('can be installed', async () => {
      const manifest = JSON.parse(readFileSync(join(site().folder, 'manifest.webmanifest'), 'utf8'));
      expect(manifest).toMatchObject({
        name: /Acies/.exec(manifest.name)?.input,
        start_url: './',
        display: 'standalone',
      });
      const sizes = manifest.icons.map((icon: { sizes: string }) => icon.sizes);
      expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
      for (const { src } of manifest.icons) expect(readFileSync(join(site().folder, src)).length).toBeGreaterThan(0);
    });

    it('takes an update without losing the situation or the rolls of the evening', async () => {
      const folder = `${site().folder}-next`;
      cpSync(site().folder, folder, { recursive: true });
      const { address, server } = await serve(folder);
      const reader = await site().reader({ ...SIZES.phone, serviceWorkers: 'allow' });
      const page = await pageOf(reader);
      await open(page, { address }, 'hex/melee?attacker.type=El');
      await isReady(page);
      await page.getByRole('button', { name: 'Roll', exact: true }).click();
      const roll = await page.locator('.rolls li').first().textContent();

      release(folder);
      await page.reload();
      await expect.poll(() => page.locator('meta[name="release"]').count(), { timeout: 20_000 }).toBe(1);
      await expect.poll(() => typeOf(page)).toBe('El');
      expect(await page.locator('.rolls li').first().textContent()).toBe(roll);
      await reader.close();
      await server.close();
    });
  });
}

/** Another version of the first page, which the worker's list knows to be another. */
function release(folder: string): void {
  const [index, worker] = [join(folder, 'index.html'), join(folder, 'sw.js')];
  writeFileSync(index, readFileSync(index, 'utf8').replace('</head>', '<meta name="release" content="2" /></head>'));
  const list = readFileSync(worker, 'utf8');
  const next = list.replace(/(url:"index\.html",revision:")[^"]+|(revision:")[^"]+(",url:"index\.html")/, '$1$2ffff$3');
  expect(next).not.toBe(list);
  writeFileSync(worker, next);
}
