import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { BrowserContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { beginFirst, expectResult, playOut, tableOf } from '../battle/battle-page.ts';
import { open, openAnew, SIZES, type Site } from '../site.ts';

/** Where a browser reports what a policy has kept a page or its worker from; a worker reports to nobody else. */
async function openReports(): Promise<{ address: string; reports: string[]; server: Server }> {
  const reports: string[] = [];
  const server = createServer(async (request, response) => {
    reports.push(await text(request));
    response.writeHead(204).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, reports, server };
}

/** Has the client served as it is, with the one addition of where to report. */
const reportTo = (reader: BrowserContext, address: string): Promise<unknown> =>
  reader.route('**', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    headers['content-security-policy'] += `;report-uri ${address}`;
    await route.fulfill({ response, headers });
  });

export function policy(site: () => Site): void {
  describe('under the policy that it is served with', () => {
    it('the client is kept from nothing it does, on its pages and in its worker', async () => {
      const { address, reports, server } = await openReports();
      const reader = await site().reader(SIZES.desktop);
      await reportTo(reader, address);
      const page = await tableOf(reader);
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await open(page, site(), '');
      for (const hash of ['hex', 'hex/melee', 'search?q=elephants']) await openAnew(page, site(), hash);
      await page.locator('main a').first().waitFor();
      await beginFirst(page, site(), 'hex');
      await playOut(page, (selector) => page.locator(selector).click(), 3);
      await expectResult(page);
      expect(reports).toEqual([]);
      expect(errors).toEqual([]);

      // The two that would come, did it do more: from the page and from its worker.
      await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
      await expect.poll(() => reports.join()).toContain('style-src');
      await page.workers()[0]!.evaluate(() => setTimeout('void 0'));
      await expect.poll(() => reports.join()).toMatch(/"blocked-uri":"(eval|trusted)/);
      await reader.close();
      server.close();
    });
  });
}
