import { describe, expect, test } from 'vitest';
import { leadsOf, ratingsOf } from './elo.ts';

describe('Elo', () => {
  test('of two players is what their score says, with one drawn game added', () => {
    // 75.5 of 101 points: 400 · log10(75.5 / 25.5).
    const [first, second] = ratingsOf(2, [{ a: 0, b: 1, games: 100, points: 25 }]);
    expect(first).toEqual({ elo: 0, margin: 0 });
    expect(second!.elo).toBeCloseTo(400 * Math.log10(75.5 / 25.5), 6);
    // 1.96 / √(101 · p · q), in points of Elo.
    expect(second!.margin).toBeCloseTo((1.959964 * 400) / Math.LN10 / Math.sqrt((75.5 * 25.5) / 101), 6);
  });

  test('adds up over three players who did as expected of them', () => {
    const chance = (difference: number): number => 1 / (1 + 10 ** (-difference / 400));
    const games = 1_000_000;
    const met = (a: number, b: number, difference: number) => ({ a, b, games, points: games * chance(difference) });
    const ratings = ratingsOf(3, [met(0, 1, -200), met(0, 2, -300), met(1, 2, -100)]);
    expect(ratings.map(({ elo }) => Math.round(elo))).toEqual([0, 200, 300]);
  });

  test('of neighbours has the interval of their own difference, not of that to the weakest', () => {
    // Two of a kind, who have met often, and hardly ever the third.
    const meetings = [
      { a: 0, b: 1, games: 3, points: 0 },
      { a: 0, b: 2, games: 3, points: 0 },
      { a: 1, b: 2, games: 1000, points: 400 },
    ];
    const ratings = ratingsOf(3, meetings);
    const [top, low] = leadsOf(3, meetings);
    expect(top).toMatchObject({ of: 2, over: 1, elo: expect.closeTo(ratings[2]!.elo - ratings[1]!.elo, 6) });
    expect(low).toMatchObject({ of: 1, over: 0, elo: expect.closeTo(ratings[1]!.elo, 6) });
    expect(low!.margin).toBeCloseTo(ratings[1]!.margin, 6);
    // A thousand games alone: 1.96 / √(1000 · 0.4 · 0.6), in points of Elo.
    const alone = (1.959964 * 400) / Math.LN10 / Math.sqrt(1000 * 0.4 * 0.6);
    expect(Math.abs(top!.margin - alone)).toBeLessThan(0.5);
    expect(ratings[2]!.margin).toBeGreaterThan(10 * top!.margin);
  });

  test('stays finite, and unsure, for who has won every game', () => {
    const [, few] = ratingsOf(2, [{ a: 0, b: 1, games: 20, points: 0 }]);
    expect(few!.elo).toBeGreaterThan(500);
    expect(few!.elo).toBeLessThan(1000);
    const [, even] = ratingsOf(2, [{ a: 0, b: 1, games: 20, points: 10 }]);
    expect(even!.elo).toBeCloseTo(0, 9);
    expect(few!.margin).toBeGreaterThan(2 * even!.margin);
  });
});
