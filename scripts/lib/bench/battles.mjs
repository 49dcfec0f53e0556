// Battles: what they weigh, how soon a press shows, and whether the page stays free while the computer thinks.
import { say } from '../setup.mjs';
import { kilobytes, median, milliseconds, SLOWER, sum, workOf } from './page.mjs';

const PRESSES = 12;
const DECISIONS = 30;
const SEED = '7';
/** Computer players by what they are worth, the best first; not every rule set has each of them. */
const BEST = ['legate', 'centurion'];
/** A slowed page on a busy machine may take its time. */
const PATIENCE = { timeout: 300_000 };

export async function benchBattles(bench) {
  await showSizes(bench);
  await showPresses(bench);
  await showThinking(bench);
}

/** Begins the first battle of a rule set, always with the same dice; a person plays red unless the computer plays both: then says who. */
async function begin({ site }, page, rules, isComputerRed = false) {
  await page.addInitScript(watchEvents);
  await page.addInitScript(() => localStorage.setItem('acies.pace', 'off'));
  await page.goto(`${site.address}#/battle/new/${rules}`);
  const form = page.locator('form.new-battle');
  await form.waitFor(PATIENCE);
  await form.locator('.whose-dice input[type=number]').fill(SEED);
  const players = isComputerRed ? [await chooseBest(form, 'red'), await chooseBest(form, 'blue')] : [];
  await form.locator('button.primary').click();
  await page.locator('.battle-head').waitFor(PATIENCE);
  return players;
}

async function chooseBest(form, side) {
  const select = form.locator(`.players label.${side} select`);
  const known = await select.locator('option').evaluateAll((options) => options.map(({ value }) => value));
  const best = BEST.find((name) => known.includes(name));
  if (!best) throw new Error(`none of ${BEST.join(', ')} can play ${side}: there are ${known.join(', ')}`);
  await select.selectOption(best);
  return best;
}

/** Runs in the page: notes how long presses take until they are painted, and tasks that hold it up. */
function watchEvents() {
  const seen = { presses: [], tasks: [] };
  globalThis.seen = seen;
  const watch = (type, into, more) =>
    new PerformanceObserver((list) => into.push(...list.getEntries().map(({ duration }) => duration))).observe({
      ...{ type, buffered: true },
      ...more,
    });
  watch('longtask', seen.tasks);
  watch('event', seen.presses, { durationThreshold: 16 });
}

const forget = (page) =>
  page.evaluate(() => {
    globalThis.seen.presses.length = 0;
    globalThis.seen.tasks.length = 0;
  });

/** What every battle fetches is not the rule package; the rest is. */
async function showSizes(bench) {
  const fetched = new Map();
  for (const { id } of bench.ruleSets) {
    bench.site.sent.clear();
    const page = await bench.openPage({ slower: 1 });
    await begin(bench, page, id);
    await page.locator('.deciding .option').first().waitFor(PATIENCE);
    await page.waitForLoadState('networkidle');
    await page.context().close();
    fetched.set(id, new Map(bench.site.sent));
  }
  const everywhere = (file) => [...fetched.values()].every((files) => files.has(file));
  const part = (files, isWanted) => sum(new Map([...files].filter(([file]) => isWanted(file))));
  const sizes = { 'first load': kilobytes(part(fetched.get('hex'), everywhere)) };
  for (const [id, files] of fetched) sizes[id] = kilobytes(part(files, (file) => !everywhere(file)));
  say('battles: sizes, gzip; first load without the rule package, then rule packages with battles and players');
  console.table(sizes);
}

/**
 * How long until a press was painted, and how long the page's own thread was at work on it and on what it led to. What was
 * painted in less than 16 ms is not told, and counts as 16.
 */
async function pressed(page, worked, press) {
  await forget(page);
  const before = await worked();
  await press();
  await page.waitForTimeout(500);
  const work = (await worked()) - before;
  return { clock: Math.max(16, ...(await page.evaluate(() => globalThis.seen.presses))), work };
}

/** The middle of a unit that can act, where a finger would be put. */
async function tapUnit(page) {
  const block = page.locator('.table-view .piece.active .block').first();
  await block.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await block.boundingBox();
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

const choicesMade = (page) => page.locator('.battle').getAttribute('data-at');

/** Runs in the page: whether another choice has been made. */
const hasGoneOn = (at) => document.querySelector('.battle').dataset.at !== at;

/** What was pressed is done, or laid before the person to be done by “Do it”: which of them is known once the engine has spoken. */
async function isArmed(page, at) {
  const known = await page.waitForFunction(
    (before) => {
      if (document.querySelector('.armed .primary')) return 'armed';
      return document.querySelector('.battle').dataset.at === before ? undefined : 'done';
    },
    at,
    PATIENCE,
  );
  return (await known.jsonValue()) === 'armed';
}

async function presses(bench, rules, slower) {
  const page = await bench.openPage({ slower });
  await begin(bench, page, rules);
  const worked = await workOf(page);
  const timed = (press) => pressed(page, worked, press);
  const times = { unit: [], option: [] };
  for (let i = 0; i < PRESSES; i++) {
    const option = page.locator('.deciding .option').first();
    await option.waitFor(PATIENCE);
    if (await page.locator('.table-view .piece.active').count()) times.unit.push(await timed(() => tapUnit(page)));
    await option.scrollIntoViewIfNeeded();
    const at = await choicesMade(page);
    times.option.push(await timed(() => option.tap()));
    if (await isArmed(page, at)) times.option.push(await timed(() => page.locator('.armed .primary').tap()));
    await page.waitForFunction(hasGoneOn, at, PATIENCE);
  }
  await page.context().close();
  return times;
}

/** The browser slows by the clock, so that other programs slow it further: work is measured without. */
function timesOf(presses, slower) {
  if (presses.length === 0) return {};
  const clocks = presses.map(({ clock }) => clock);
  const painted = `${milliseconds(median(clocks))}, ${milliseconds(Math.max(...clocks))}`;
  if (slower > 1) return { [`slowed ${slower} times`]: painted };
  return { 'not slowed': painted, 'work alone, not slowed': milliseconds(median(presses.map(({ work }) => work))) };
}

async function showPresses(bench) {
  const rows = {};
  for (const { id } of bench.ruleSets)
    for (const slower of [1, SLOWER])
      for (const [what, times] of Object.entries(await presses(bench, id, slower)))
        rows[`${id}, ${what}`] = { ...rows[`${id}, ${what}`], ...timesOf(times, slower) };
  say('battles: from a press to the next paint, median and worst (what is under 16 ms counts as 16)');
  console.table(rows);
}

/** The longest task of the page while the computer takes so many decisions for both sides. */
async function thinking(bench, rules, slower) {
  const page = await bench.openPage({ slower });
  const players = await begin(bench, page, rules, true);
  await forget(page);
  await page.locator('.watching button').click();
  const begun = performance.now();
  await page.waitForFunction(
    (many) => Number(document.querySelector('.battle')?.dataset.at) >= many,
    DECISIONS,
    PATIENCE,
  );
  const tasks = await page.evaluate(() => globalThis.seen.tasks);
  const took = performance.now() - begun;
  await page.context().close();
  return { longest: Math.max(0, ...tasks), over100: tasks.filter((task) => task > 100).length, took, players };
}

async function showThinking(bench) {
  const rows = {};
  for (const { id } of bench.ruleSets) {
    const plain = await thinking(bench, id, 1);
    const slowed = await thinking(bench, id, SLOWER);
    const longest = ({ longest }) => (longest === 0 ? 'none over 50 ms' : milliseconds(longest));
    rows[id] = {
      players: plain.players.join(' and '),
      'longest task': longest(plain),
      'over 100 ms': plain.over100,
      [`longest, slowed ${SLOWER} times`]: longest(slowed),
      'over 100 ms, slowed': slowed.over100,
      'all decisions took': milliseconds(plain.took),
    };
  }
  say(`battles: tasks that hold the page up while the computer takes ${DECISIONS} decisions`);
  console.table(rows);
}
