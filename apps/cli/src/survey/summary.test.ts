import { expect, test } from 'vitest';
import type { Surveyed } from '../duel/job.ts';
import { lopsidedness, summaryOf } from './summary.ts';

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

test.each([
  [7, 3, 0, ''],
  [60, 20, 20, ''],
  [9, 0, 0, ''],
  [71, 29, 0, 'lopsided?'],
  [8, 2, 0, 'lopsided?'],
  [61, 20, 19, 'lopsided?'],
  [160, 40, 0, 'lopsided'],
])('of %i won, %i lost and %i drawn, which count half, a battle is called "%s"', (red, blue, drawn, said) => {
  const games = [
    ...Array.from({ length: red }, () => game({})),
    ...Array.from({ length: blue }, () => game({ winner: 'blue' })),
    ...Array.from({ length: drawn }, () => game({ winner: null })),
  ];
  expect(lopsidedness(summaryOf('zama', 'centurion', games))).toBe(said);
});
