import { describe, expect, test } from 'vitest';
import { forfeitLines } from './forfeit-lines.ts';
import { isAllByRule } from './series.ts';

const lost = (game: number, why: string, side: 'red' | 'blue' = 'red') => ({ game, side, why });
const linesOf = (games: number, forfeits: ReturnType<typeof lost>[]): string[] =>
  forfeitLines({ games, forfeits }, (side) => `${side} (bot)`);

describe('games that were lost by rule', () => {
  test('are told together where the reason is the same', () => {
    const crashed = [1, 2, 3].map((game) => lost(game, 'it crashed'));
    expect(linesOf(3, crashed)).toEqual(['All 3 games: red (bot) loses by rule: it crashed.']);
    expect(linesOf(9, [...crashed, lost(5, 'it hung'), lost(7, 'it crashed', 'blue')])).toEqual([
      '3 of 9 games, the first of them game 1: red (bot) loses by rule: it crashed.',
      'Game 5: red (bot) loses by rule: it hung.',
      'Game 7: blue (bot) loses by rule: it crashed.',
    ]);
  });

  test('are counted where every reason is another', () => {
    const lines = linesOf(
      30,
      Array.from({ length: 20 }, (_, i) => lost(i + 1, `it answered ${i}`)),
    );
    expect(lines).toHaveLength(5);
    expect(lines[4]).toBe('16 more games lost by rule for other reasons: --json tells each.');
  });

  test('leave nothing to say about play where there are no others', () => {
    expect(isAllByRule({ games: 2, forfeits: [lost(1, 'x'), lost(2, 'y', 'blue')] })).toBe(true);
    expect(isAllByRule({ games: 2, forfeits: [lost(1, 'x')] })).toBe(false);
  });
});
