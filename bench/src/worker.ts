/**
 * Measures one contender in a process of its own and prints what it found as JSON.
 *   node worker.js rate NAME WARM-UP SECONDS
 *   node worker.js hash NAME GAMES
 */
import type { Contender } from './contender.ts';
import { CONTENDERS } from './contenders.ts';

/** How much was done in how many seconds: of the processor, but for duels on several cores. */
export interface Measured {
  readonly seconds: number;
  readonly counts: Readonly<Record<string, number>>;
}

/** All threads of the process count, the collector's and the compiler's too. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/**
 * Reading the processor's clock takes a while itself, up to a fifth of a millisecond: read more often, it would count against those
 * whose battles are short.
 */
const MILLISECONDS_BETWEEN_READINGS = 50;

function measure(contender: Contender, seconds: number): Measured {
  const counts: Record<string, number> = {};
  const start = cpuSeconds();
  let used: number;
  do {
    const until = performance.now() + MILLISECONDS_BETWEEN_READINGS;
    do {
      const done = contender.run();
      for (const kind in done) counts[kind] = (counts[kind] ?? 0) + done[kind];
    } while (performance.now() < until);
    used = cpuSeconds() - start;
  } while (used < seconds);
  return { seconds: used, counts };
}

const [task, name, ...numbers] = process.argv.slice(2);
const contender = await CONTENDERS[name]();

if (task === 'hash') {
  console.log(JSON.stringify(contender.hash?.(Number(numbers[0]))));
} else {
  measure(contender, Number(numbers[0]));
  console.log(JSON.stringify(measure(contender, Number(numbers[1]))));
}
