// The sheets: what they weigh, how soon they are there, how soon a change shows.
import { say } from '../setup.mjs';
import { kilobytes, median, milliseconds, SLOW_NETWORK, SLOWER, sum, workOf } from './page.mjs';

const VISITS = 3;
const CHANGES = 16;

/** The address of the largest form of each sheet, and a number in it whose change makes all odds anew. */
async function largestForms({ ruleSets }) {
  return Promise.all(
    ruleSets.map(async ({ id, trials }) => {
      const { calculation, fields, changed, least, most } = (await trials()).largest;
      return [`${id}/${calculation}?${new URLSearchParams(fields)}`, changed, least, most];
    }),
  );
}

export async function benchSheets(bench) {
  await showSizes(bench);
  await showVisits(bench);
  await showChanges(bench);
}

/** What a visit fetches, compressed. */
async function weighs({ site, openPage }, hash) {
  site.sent.clear();
  const page = await openPage();
  await page.goto(`${site.address}#/${hash}`);
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().close();
  return new Map(site.sent);
}

async function showSizes(bench) {
  const first = await weighs(bench, '');
  const sizes = { 'first load': kilobytes(sum(first)) };
  for (const { id } of bench.ruleSets) {
    const more = [...(await weighs(bench, id))].filter(([file]) => !first.has(file));
    sizes[id] = kilobytes(sum(new Map(more)));
  }
  say('sheets: sizes, gzip');
  console.table(sizes);
}

async function timings({ site, openPage }, hash) {
  const page = await openPage({ network: SLOW_NETWORK });
  await page.addInitScript(watchPaints);
  await page.goto(`${site.address}#/${hash}`);
  await page.locator('main h1').waitFor();
  await page.waitForTimeout(1500);
  const seen = await page.evaluate(() => globalThis.seen);
  await page.context().close();
  return seen;
}

/** Runs in the page: first and largest paint, long tasks, and shifts. */
function watchPaints() {
  const seen = { first: 0, largest: 0, blocking: 0, interactive: 0, shift: 0 };
  globalThis.seen = seen;
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime;
    seen.interactive = Math.max(seen.interactive, startTime);
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  watch('longtask', ({ startTime, duration }) => {
    if (startTime > seen.first) seen.blocking += duration - 50;
    seen.interactive = Math.max(seen.interactive, startTime + duration);
  });
  watch('layout-shift', ({ value }) => {
    seen.shift += value;
  });
}

const NAMES = { first: 'first paint', largest: 'largest paint', interactive: 'interactive', blocking: 'blocked' };

async function showVisits(bench) {
  const rows = {};
  for (const hash of ['', 'hex', 'hex/melee']) {
    const visits = [];
    for (let i = 0; i < VISITS; i++) visits.push(await timings(bench, hash));
    const of = (key) => median(visits.map((visit) => visit[key]));
    const times = Object.entries(NAMES).map(([key, name]) => [name, milliseconds(of(key))]);
    rows[hash || 'home'] = { ...Object.fromEntries(times), shift: of('shift').toFixed(3) };
  }
  say(`sheets: first visit, processor slowed ${SLOWER} times, slow 4G; medians of ${VISITS}`);
  console.table(rows);
}

/** From a change in the form to the painted odds: by the clock, and how long the page's thread itself was at work. */
async function changes({ site, openPage }, [hash, path, least, most], slower) {
  const page = await openPage({ slower });
  await page.goto(`${site.address}#/${hash}`);
  await page.locator('.bars li').first().waitFor();
  const worked = await workOf(page);
  const times = [];
  for (let i = 0; i < CHANGES; i++) {
    // What the other values imply is worked out after a change, and is to be over before the next.
    await page.waitForTimeout(500);
    const before = await worked();
    const clock = await page.evaluate(changeAndPaint, [path, String(least + (i % (most - least + 1)))]);
    times.push({ clock, work: (await worked()) - before });
  }
  await page.context().close();
  const of = (key) => times.map((time) => time[key]);
  return { clock: median(of('clock')), worst: Math.max(...of('clock')), work: median(of('work')) };
}

/** Runs in the page: types a number, waits until what it changes has been painted. */
async function changeAndPaint([path, text]) {
  const input = document.querySelector(`[data-field="${path}"]`);
  const begun = performance.now();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise((frame) => requestAnimationFrame(frame));
  const { port1, port2 } = new MessageChannel();
  await new Promise((painted) => {
    port1.onmessage = painted;
    port2.postMessage(null);
  });
  return performance.now() - begun;
}

async function showChanges(bench) {
  const rows = {};
  for (const one of await largestForms(bench)) {
    const { clock, worst } = await changes(bench, one, SLOWER);
    // The browser slows by the clock, so that other programs slow it further: work is measured without.
    const { work } = await changes(bench, one, 1);
    rows[one[0].split('?')[0]] = {
      median: milliseconds(clock),
      worst: milliseconds(worst),
      'work alone, not slowed': milliseconds(work),
      [`times ${SLOWER}`]: milliseconds(SLOWER * work),
    };
  }
  say(`sheets: from a change in the form to the painted odds, slowed ${SLOWER} times; ${CHANGES} changes each`);
  console.table(rows);
}
