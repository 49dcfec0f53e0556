import { isObeyed } from '@acies/kernel/input';
import { expect, test } from 'vitest';
import { Finding, KINDS } from './case.ts';
import { caseOf, howToRepeat, openBooks, readableLines, tryCase } from './fuzz.ts';
import { OUTCOMES } from './verdict.ts';

/** The seed is that of all properties, so that a run judges the change; `FC_SEED=7` tries another. */
const seed = Number(process.env.FC_SEED ?? 1);
const BUDGET_MS = 8000;
/** As many as even a busy machine tries in that time; a fuzzer that tries fewer tries nothing. */
const LEAST_CASES = 400;

test('whatever comes in is refused with its place, or can be used', async () => {
  const books = await openBooks();
  const end = performance.now() + BUDGET_MS;
  const counts = new Map<string, number>();
  let n = 0;
  for (; n < LEAST_CASES || performance.now() < end; n++) {
    const one = caseOf(books, seed, n);
    const key = `${one.kind} ${outcomeOf(n, () => tryCase(books, one))}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  // It gets past every check and is stopped by every check.
  const all = KINDS.flatMap((kind) => OUTCOMES.map((outcome) => `${kind} ${outcome}`));
  expect([...counts.keys()].sort()).toEqual(all.sort());
});

function outcomeOf<T>(n: number, act: () => T): T {
  try {
    return act();
  } catch (fault) {
    if (!(fault instanceof Finding)) throw fault;
    throw new Error(
      `seed ${seed}, case ${n}: ${readableLines(fault.message)}\nAgain: ${howToRepeat(seed, n)}\n${readableLines(fault.found.text)}`,
      {
        cause: fault,
      },
    );
  }
}

test('what is found can be printed', () => {
  const shown = readableLines(`the choice \u001b[2J\u202e is none\r\n${'\u009d1;'.repeat(100_000)}`);
  expect(shown).toMatch(/^the choice {2}is none\s*\n/);
  expect(shown.length).toBeLessThanOrEqual(2000);
  expect(shown.split('\n').filter(isObeyed)).toEqual([]);
});
