import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { serve } from '@acies/server';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { freshFolder, open, pageOf, SIZES, type Site } from '../site.ts';

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
      const { address, close } = await serve({ folder: site().folder });
      const reader = await site().reader({ ...SIZES.phone, serviceWorkers: 'allow' });
      const page = await pageOf(reader);
      await open(page, { address }, 'hex/melee?attacker.type=El');
      await isReady(page);
      await close();
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
      await open(page, site(), '');
      await reader.setOffline(false);
      await Promise.all([page.waitForEvent('load'), page.locator('a[href="#/hex"]').first().click()]);
      await expect.poll(() => page.locator('h1').textContent()).toBe('Hex');
      await reader.close();
    });

    it('can be installed', async () => {
      const manifest = JSON.parse(readFileSync(join(site().folder, 'manifest.webmanifest'), 'utf8'));
      expect(manifest).toMatchObject({
        name: 'Acies, the sheet beside the table',
        start_url: './',
        display: 'standalone',
      });
      const sizes = manifest.icons.map((icon: { sizes: string }) => icon.sizes);
      expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
      for (const { src } of manifest.icons) expect(readFileSync(join(site().folder, src)).length).toBeGreaterThan(0);
    });

    it('lies compressed beside itself, as the same, which is not put away once more', () => {
      const { folder } = site();
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      const scripts = files.filter((file) => file.endsWith('.js') && statSync(join(folder, file)).size > 10_000);
      expect(scripts.length).toBeGreaterThan(10);
      for (const file of ['index.html', 'sw.js', ...scripts]) {
        const contents = (form: string): Buffer => readFileSync(join(folder, file + form));
        expect(brotliDecompressSync(contents('.br')).equals(contents(''))).toBe(true);
        expect(gunzipSync(contents('.gz')).equals(contents(''))).toBe(true);
        expect(contents('.br').length).toBeLessThan(contents('.gz').length);
      }
      expect(readFileSync(join(folder, 'sw.js'), 'utf8')).not.toMatch(/\.(br|gz)"/);
    });

    it('offers an update and takes it when asked, without losing a throw half entered in any tab', async () => {
      const { address, reader, folder, close } = await released();
      const [page, other] = [await pageOf(reader), await pageOf(reader)];
      await open(page, { address }, 'hex/melee?attacker.type=El');
      await isReady(page);
      // A tab that the worker looks after from its beginning, as any but the very first.
      await page.reload();
      await page.getByRole('button', { name: 'Roll', exact: true }).click();
      const roll = await page.locator('.rolls li').first().textContent();
      await enterFirstThrow(page);
      const asked = await page.locator('.enter-dice label').textContent();
      await page.evaluate(() => Object.assign(window, { isKept: true }));
      await open(other, { address }, 'ck');

      release(folder);
      await other.reload();
      const offer = (tab: Page) => tab.getByRole('button', { name: 'Use it now' });
      await offer(other).waitFor();
      await expect.poll(() => other.getByRole('status').textContent()).toContain('A new version is ready');
      await offer(other).click();
      await expect.poll(() => isNew(other), { timeout: 20_000 }).toBe(true);

      await offer(page).waitFor();
      expect(await page.evaluate('isKept')).toBe(true);
      expect(await page.locator('.enter-dice label').textContent()).toBe(asked);
      await offer(page).click();
      await expect.poll(() => isNew(page), { timeout: 20_000 }).toBe(true);
      await expect.poll(() => typeOf(page)).toBe('El');
      expect(await page.locator('.enter-dice label').textContent()).toBe(asked);
      expect(await page.locator('.enter-dice input').inputValue()).toBe('1');
      expect(await page.locator('.rolls li').first().textContent()).toBe(roll);
      await close();
    });

    it('takes an update with the next start where nobody asks for it', async () => {
      const { address, reader, folder, close } = await released();
      const page = await pageOf(reader);
      await open(page, { address }, 'hex');
      await isReady(page);
      release(folder);
      await page.reload();
      await page.getByRole('button', { name: 'Use it now' }).waitFor();
      expect(await isNew(page)).toBe(false);
      await page.close();
      const next = await pageOf(reader);
      await expect.poll(() => openedNew(next, address), { timeout: 20_000 }).toBe(true);
      expect(await next.getByRole('button', { name: 'Use it now' }).count()).toBe(0);
      await close();
    });

    /** A copy of the client to be released anew, served, and a reader who keeps it. */
    async function released() {
      const folder = freshFolder();
      cpSync(site().folder, folder, { recursive: true });
      const served = await serve({ folder });
      const reader = await site().reader({ ...SIZES.phone, serviceWorkers: 'allow' });
      const close = async (): Promise<void> => {
        await reader.close();
        await served.close();
      };
      return { folder, address: served.address, reader, close };
    }
  });
}

const isNew = async (page: Page): Promise<boolean> => (await page.locator('meta[name="release"]').count()) === 1;

async function openedNew(page: Page, address: string): Promise<boolean> {
  await page.goto('about:blank');
  await open(page, { address }, 'hex');
  return isNew(page);
}

/** The first throw is taken, the second half typed. */
async function enterFirstThrow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My dice' }).click();
  const form = page.locator('.enter-dice');
  const count = Number.parseInt((await form.locator('label').textContent())!, 10);
  await form.getByRole('textbox').fill('1'.repeat(count));
  await form.getByRole('button', { name: 'Take' }).click();
  await expect.poll(() => form.getByRole('textbox').inputValue()).toBe('');
  await form.getByRole('textbox').fill('1');
}

/** Another version of the first page, which the worker's list knows to be another. */
function release(folder: string): void {
  const [index, worker] = [join(folder, 'index.html'), join(folder, 'sw.js')];
  writeFileSync(index, readFileSync(index, 'utf8').replace('</head>', '<meta name="release" content="2" /></head>'));
  const list = readFileSync(worker, 'utf8');
  const next = list.replace(/(url:"index\.html",revision:")[^"]+|(revision:")[^"]+(",url:"index\.html")/, '$1$2ffff$3');
  expect(next).not.toBe(list);
  writeFileSync(worker, next);
  for (const file of [index, worker]) for (const form of ['br', 'gz']) rmSync(`${file}.${form}`);
}
