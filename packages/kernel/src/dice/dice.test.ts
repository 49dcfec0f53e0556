import { describe, expect, test } from 'vitest';
import { enumerate } from '../odds/enumerate.ts';
import { PURPOSE } from '../testing/purpose.ts';
import { SIX_AND_PAIRS } from '../testing/toy.ts';
import type { Dice } from './dice.ts';
import { enteredDice } from './entered.ts';
import { scriptedDice } from './scripted.ts';
import { SeededDice, seedOf } from './seeded.ts';

describe.each<[string, (run: (dice: Dice) => number) => unknown]>([
  ['seeded', (run) => run(new SeededDice(seedOf(1)))],
  ['seeded and logged', (run) => run(new SeededDice(seedOf(1), () => {}))],
  ['scripted', (run) => run(scriptedDice([]))],
  ['entered', (run) => run(enteredDice([]))],
  ['enumerated', (run) => enumerate(run, String)],
])('%s dice', (_name, throwWith) => {
  test.each([-1, Number.NaN])('refuse a pool of %d', (count) => {
    expect(() => throwWith((dice) => dice.pool(count, SIX_AND_PAIRS, PURPOSE))).toThrow(
      `${count} dice cannot be thrown`,
    );
  });

  test('throw a pool of none without a fault', () => {
    expect(() => throwWith((dice) => dice.pool(0, SIX_AND_PAIRS, PURPOSE))).not.toThrow();
  });
});
