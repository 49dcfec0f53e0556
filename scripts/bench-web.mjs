// npm run bench:web: what the web client weighs, and how soon it shows something on a slow telephone.
import { build, checkNode, install, say } from './lib/setup.mjs';
import { buildWeb, webFolder } from './lib/web.mjs';
import { serveCompressed } from './lib/web-server.mjs';

/** A phone-class processor beside this one, as Lighthouse has it. */
const SLOWER = 4;
/** Its slow 4G: 1.6 Mbit/s, and 150 ms there and back. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 102_400 };
const VISITS = 3;
const CHANGES = 16;

/** The largest pools of each sheet, and a number of the form whose change makes all odds anew. */
const LARGEST = [
  [
    'hex/melee?attacker.start=12&defender.start=12&defender.sp=12&attacker.supports=2&defender.supports=2',
    'attacker.sp',
    6,
    12,
  ],
  [`ck/fight?${fiveUnits('assaulter')}&${fiveUnits('target')}`, 'assaulter.winning', 0, 3],
  ['clock/melee?attacker.leader=general&defender.leader=subordinate', 'attacker.supports', 0, 2],
  ['legio/volley?shooter.type=Arch&shooter.stands=12&target.type=WB', 'target.dp', 0, 5],
  ['cb/charge?charger.type=HC&charged.type=LI', 'charger.dp', 0, 4],
];

function fiveUnits(side) {
  return [1, 2, 3, 4, 5].map((n) => `${side}.unit${n}.type=${n > 3 ? 'Cav' : 'CO'}`).join('&');
}

checkNode();
install();
build();
await buildWeb();
const { launchChromium } = await import('../packages/conformance/dist/browser/index.js');
const site = await serveCompressed(webFolder);
const browser = await launchChromium();
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, serviceWorkers: 'block' };

/** A page of its own, on the slow machine unless another is wanted. */
async function openPage({ network, slower = SLOWER } = {}) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
  }
  return page;
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (time) => `${time.toFixed(0)} ms`;

/** What a visit fetches, compressed. */
async function weighs(hash) {
  site.sent.clear();
  const page = await openPage();
  await page.goto(`${site.address}#/${hash}`);
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().close();
  return new Map(site.sent);
}

const sum = (sizes) => [...sizes.values()].reduce((total, size) => total + size, 0);

async function timings(hash) {
  const page = await openPage({ network: NETWORK });
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

/** From a change in the form to the painted odds: by the clock, and how long the page's thread itself was at work. */
async function changes([hash, path, least, most], slower) {
  const page = await openPage({ slower });
  await page.goto(`${site.address}#/${hash}`);
  await page.locator('.bars li').first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  };
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
  return {
    name: hash.split('?')[0],
    clock: median(of('clock')),
    worst: Math.max(...of('clock')),
    work: median(of('work')),
  };
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

const first = await weighs('');
const sheets = new Map();
for (const id of ['hex', 'ck', 'clock', 'legio', 'cb'])
  sheets.set(id, sum(new Map([...(await weighs(id))].filter(([file]) => !first.has(file)))));

const seen = new Map();
for (const hash of ['', 'hex', 'hex/melee']) {
  const visits = [];
  for (let i = 0; i < VISITS; i++) visits.push(await timings(hash));
  seen.set(hash || 'home', visits);
}
const changed = [];
// The browser slows by the clock, so that other programs slow it further: work is measured without.
for (const one of LARGEST) changed.push({ ...(await changes(one, SLOWER)), work: (await changes(one, 1)).work });
await browser.close();
await site.close();

say('sizes, gzip');
console.table({
  'first load': kilobytes(sum(first)),
  ...Object.fromEntries([...sheets].map(([id, size]) => [id, kilobytes(size)])),
});
say(`first visit, processor slowed ${SLOWER} times, slow 4G; medians of ${VISITS}`);
const NAMES = { first: 'first paint', largest: 'largest paint', interactive: 'interactive', blocking: 'blocked' };
console.table(
  Object.fromEntries(
    [...seen].map(([page, visits]) => [
      page,
      {
        ...Object.fromEntries(
          Object.entries(NAMES).map(([key, name]) => [name, milliseconds(median(visits.map((visit) => visit[key])))]),
        ),
        shift: median(visits.map(({ shift }) => shift)).toFixed(3),
      },
    ]),
  ),
);
say(`from a change in the form to the painted odds, processor slowed ${SLOWER} times; ${CHANGES} changes each`);
console.table(
  Object.fromEntries(
    changed.map(({ name, clock, worst, work }) => [
      name,
      {
        median: milliseconds(clock),
        worst: milliseconds(worst),
        'work alone, not slowed': milliseconds(work),
        [`times ${SLOWER}`]: milliseconds(SLOWER * work),
      },
    ]),
  ),
);
