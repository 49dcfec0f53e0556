import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Dice } from '../dice/dice.ts';
import { D6 } from '../dice/die.ts';
import type { Calculation } from '../odds/calculation.ts';
import { ROLL, row } from '../odds/factors.ts';
import { checkSums, checkThrows, checkWalked } from './odds-checks.ts';

/** Odd or even, and three points for odd. */
const SOUND: Calculation = {
  id: 'toy',
  title: 'Toy',
  clauses: ['T-1'],
  input: z.strictObject({}),
  prepare: () => ({
    verdict: ROLL,
    tallies: [
      { heading: 'adds', unit: 'dice', tally: { rows: [row('T-1', 'one', 1), row('T-1', 'two', 2)], total: 3 } },
    ],
    dice: ['1D6'],
  }),
  resolve: (_, dice: Dice) => dice.one(D6, (face) => face % 2, { clause: 'T-1', label: 'toy' }),
  describe: (odd: number) => (odd ? 'odd' : 'even'),
  rank: (odd: number) => odd,
  measures: (odd: number) => ({ points: 3 * odd }),
};

const withTally = (clause: string, total: number): Calculation => ({
  ...SOUND,
  prepare: () => ({
    verdict: ROLL,
    tallies: [{ heading: 'adds', unit: 'dice', tally: { rows: [row(clause, 'one', 1)], total } }],
    dice: ['1D6'],
  }),
});

describe('checks of odds', () => {
  it('pass what is sound', () => {
    expect(() => checkSums(SOUND, {})).not.toThrow();
    expect(checkWalked(SOUND, {})).toBe(true);
    expect(() => checkThrows(SOUND, {})).not.toThrow();
  });

  it('fail rows that do not sum to their total, or cite a clause that is not the calculator’s', () => {
    expect(() => checkSums(withTally('T-1', 2), {})).toThrow('the rows sum to 1, not to 2');
    expect(() => checkSums(withTally('T-2', 1), {})).toThrow('cites T-2');
  });

  it('fail outcomes without words', () => {
    expect(() => checkSums({ ...SOUND, describe: () => 'undefined' }, {})).toThrow('reads "undefined"');
  });

  it('fail odds that another walk does not find', () => {
    const lopsided = <T>(resolve: (dice: Dice) => T): [T, number][] => {
      const always = (face: number): Dice => ({ one: (_: unknown, read: (face: number) => T) => read(face) }) as never;
      return [
        [resolve(always(1)), 0.4],
        [resolve(always(2)), 0.6],
      ];
    };
    expect(() => checkWalked(SOUND, {}, lopsided)).toThrow('"even" is 0.5, not 0.6');
  });

  it('fail throws that do not fit, and a single outcome', () => {
    let thrown = 0;
    // Odds walk the dice once; throws after them all show odd.
    const loaded: Calculation = {
      ...SOUND,
      resolve: (_, dice: Dice) => {
        const odd = dice.one(D6, (face) => face % 2, { clause: 'T-1', label: 'toy' });
        return thrown++ > 100 ? 1 : odd;
      },
    };
    expect(() => checkThrows(loaded, {})).toThrow(/happened \d+ times in 20000/);
    expect(() => checkThrows({ ...SOUND, describe: () => 'same' }, {})).toThrow('a single outcome');
  });

  it('leave alone what is impossible', () => {
    const barred: Calculation = {
      ...SOUND,
      prepare: () => ({
        verdict: { kind: 'impossible', because: { clause: 'T-1', text: 'no' } },
        tallies: [],
        dice: [],
      }),
    };
    expect(checkWalked(barred, {})).toBe(false);
    expect(() => checkSums(barred, {})).not.toThrow();
  });
});
