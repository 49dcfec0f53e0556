// What every measurement of the web client needs: a browser, the built client served, pages on a slow machine.
import { serveNoting } from '../web-server.mjs';

/** A phone-class processor beside this one, as Lighthouse has it. */
export const SLOWER = 4;
/** Its slow 4G: 1.6 Mbit/s, and 150 ms there and back. */
export const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 102_400 };

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
export const DESK = { viewport: { width: 1280, height: 800 } };

export async function openBench(folder) {
  const { launchChromium } = await import('../../../packages/conformance/dist/browser/index.js');
  const { SHIPPED } = await import('../../../packages/play/dist/shipped.js');
  const site = await serveNoting(folder);
  const browser = await launchChromium();
  return {
    site,
    ruleSets: SHIPPED,
    openPage: (options) => openPage(browser, options),
    close: async () => {
      await browser.close();
      await site.close();
    },
  };
}

/** A page of its own, of a telephone on the slow machine unless another is wanted. */
async function openPage(browser, { network, slower = SLOWER, size = PHONE } = {}) {
  const context = await browser.newContext({ ...size, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
  }
  return page;
}

/** How long the page's own thread has been at work, in milliseconds. */
export async function workOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  };
}

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
export const sum = (sizes) => [...sizes.values()].reduce((total, size) => total + size, 0);
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
export const milliseconds = (time) => `${time.toFixed(0)} ms`;
