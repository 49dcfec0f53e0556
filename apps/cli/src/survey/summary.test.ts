import { expect, test } from 'vitest';
import type { Surveyed } from '../duel/job.ts';
import { FAIR_SHARE, summaryOf, weakerShare } from './summary.ts';

const game = (change: Partial<Surveyed>): Surveyed => ({
  ...{ winner: 'red', turns: 8, choices: 100, contact: 3, isDecided: true, repeats: 1 },
  ...change,
});

test('a summary counts who won, how it ended, and who stalled', () => {
  const games = [
    game({}),
    game({ winner: 'blue', turns: 4, contact: 2 }),
    game({ winner: null, turns: 16, isDecided: false, contact: null }),
    game({ turns: 12, repeats: 3 }),
    game({ turns: 9, repeats: 2 }),
    game({ winner: null, turns: 9, isDecided: false, contact: null, repeats: 9 }),
  ];
  expect(summaryOf('zama', 'recruit', games)).toEqual({
    ...{ battle: 'zama', player: 'recruit', games: 6, wins: { red: 3, blue: 1 }, draws: 2, decided: 4 },
    turns: { least: 4, quarter: 8, middle: 9, threeQuarters: 12, most: 16 },
    contact: { least: 2, quarter: 3, middle: 3, threeQuarters: 3, most: 3 },
    // The last is both, and stalls once.
    ...{ withoutContact: 2, repeating: 2, stalled: 3 },
  });
});

test('a battle is lopsided if the weaker side has less than its share, drawn games counted half', () => {
  const shareOf = (red: number, blue: number, drawn: number): number =>
    weakerShare(
      summaryOf('zama', 'centurion', [
        ...Array.from({ length: red }, () => game({})),
        ...Array.from({ length: blue }, () => game({ winner: 'blue' })),
        ...Array.from({ length: drawn }, () => game({ winner: null })),
      ]),
    );
  expect(shareOf(7, 3, 0)).toBe(FAIR_SHARE);
  expect(shareOf(8, 2, 0)).toBe(0.2);
  expect(shareOf(6, 2, 2)).toBeCloseTo(0.3);
});
