// npm run soak:input -- [--hours H | --minutes M] [--seed S] [--case N]: spoilt input without end, each case watched from outside.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { build, checkNode, install, root, say } from './lib/setup.mjs';

/** A case that takes more of a processor, and does so again when it is tried alone, does not come back. */
const PATIENCE_MS = 2000;
/** By the clock it may take longer where others are at work, too; one that only waits does not come back either. */
const PATIENCE_BY_THE_CLOCK_MS = 10 * PATIENCE_MS;
const LOOK_MS = 100;
const PRINT_MS = 10_000;
/** Loading the rules and what is to be spoilt takes longer than any case. */
const START_MS = 120_000;
/** The memory of all cases together: what they leave behind counts, too. The stack is that of a main thread. */
const LIMITS = { maxOldGenerationSizeMb: 512, stackSizeMb: 1 };
/** Of the whole process: what lies in buffers is not in the heap. */
const MOST_BYTES = 2 ** 31;

const { values } = parseArgs({
  options: {
    hours: { type: 'string' },
    minutes: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    case: { type: 'string' },
  },
});
const seed = numberOf('seed', /^\d+$/);
const only = numberOf('case', /^\d+$/);
const minutes = 60 * (numberOf('hours', /^\d+(\.\d+)?$/) ?? 0) + (numberOf('minutes', /^\d+(\.\d+)?$/) ?? 0) || 1;

function numberOf(name, pattern) {
  const text = values[name];
  if (text === undefined) return undefined;
  if (pattern.test(text)) return Number(text);
  console.error(`acies: --${name} takes a number, not "${text}"`);
  process.exit(2);
}

checkNode();
install();
build();
const { caseOf, howToRepeat, openBooks, readableLines } = await import('../packages/fuzz/dist/index.js');
const books = await openBooks();
const counts = new Map();
let found = 0;

const count = (key) => counts.set(key, (counts.get(key) ?? 0) + 1);

function report(n, fault) {
  found++;
  const what = readableLines(fault);
  const { kind, text, ...where } = caseOf(books, seed, n);
  const folder = join(root, '.acies');
  const file = join(folder, `input-${seed}-${n}.json`);
  mkdirSync(folder, { recursive: true });
  const [about] = what.split('\n');
  writeFileSync(file, `${JSON.stringify({ about, kind, ...where, outcome: 'refused', text }, null, 2)}\n`);
  console.error(`acies: case ${n} of seed ${seed}: ${what}`);
  console.error(`acies: it is in ${file}; again: ${howToRepeat(seed, n)}`);
  console.error('acies: mend the fault, say what should come of the case, and move it to packages/fuzz/cases');
}

/** How long this process has been at work, which is the worker: nothing else goes on in it. */
function workedMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Has cases tried until one does not come back or ends its worker, or the time is over; says how it ended, and at which case. */
function work(from, until, deadline) {
  const at = new Int32Array(new SharedArrayBuffer(4)).fill(-1);
  const worker = new Worker(new URL('./lib/input-worker.mjs', import.meta.url), {
    workerData: { seed, from, until, at },
    resourceLimits: LIMITS,
  });
  return new Promise((resolve) => {
    let last = -1;
    let since = { clock: performance.now(), work: workedMs() };
    let isEnded = false;
    const end = async (how) => {
      if (isEnded) return;
      isEnded = true;
      clearInterval(watch);
      const n = Atomics.load(at, 0);
      await worker.terminate();
      resolve({ how, n });
    };
    const watch = setInterval(() => {
      const now = performance.now();
      const n = Atomics.load(at, 0);
      if (n !== last) [last, since] = [n, { clock: now, work: workedMs() }];
      else if (now - since.clock > (n < 0 ? START_MS : PATIENCE_BY_THE_CLOCK_MS)) return void end('hung');
      else if (n >= 0 && workedMs() - since.work > PATIENCE_MS) return void end('hung');
      if (process.memoryUsage.rss() > MOST_BYTES) return void end('full');
      if (now > deadline) void end('done');
    }, LOOK_MS);
    worker.on('message', ({ n, key, what }) => {
      count(key);
      if (what !== undefined) report(n, what);
    });
    worker.on('error', (fault) => void end(fault.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'full' : `failed: ${fault}`));
    worker.on('exit', () => void end('done'));
  });
}

const SAID = {
  hung: `it does not come back after ${PATIENCE_MS} ms of work`,
  full: `it takes more memory than the ${LIMITS.maxOldGenerationSizeMb} MB of the heap, or than ${MOST_BYTES} bytes in all`,
};

const shown = () =>
  [...counts]
    .sort()
    .map(([key, times]) => `${key} ${times}`)
    .join(', ');
const print = setInterval(() => say(shown()), PRINT_MS);
const deadline = performance.now() + minutes * 60_000;
say(only === undefined ? `spoilt input from seed ${seed}, for ${minutes} minutes` : `case ${only} of seed ${seed}`);
let next = only ?? 0;
const until = only === undefined ? 2 ** 31 - 1 : only + 1;
while (next < until && performance.now() < deadline) {
  const { how, n } = await work(next, until, deadline);
  if (how === 'done') break;
  const again = n < 0 ? how : (await work(n, n + 1, Number.POSITIVE_INFINITY)).how;
  if (again === 'done') {
    count(`${how} once`);
    say(`case ${n} of seed ${seed}: ${SAID[how] ?? how}; tried alone it was sound`);
  } else {
    count(how);
    report(Math.max(0, n), SAID[how] ?? `the worker ${how}`);
  }
  if (n < 0) break;
  next = n + 1;
}
clearInterval(print);
say(shown());
const total = [...counts.values()].reduce((sum, times) => sum + times, 0);
say(found === 0 ? `${total} cases, nothing found` : `${total} cases, ${found} found`);
process.exit(found === 0 ? 0 : 1);
