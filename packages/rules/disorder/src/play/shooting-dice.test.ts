import { row } from '@acies/kernel/odds';
import { describe, expect, it } from 'vitest';
import { shootingDice, type Volley } from './shooting-dice.ts';

const COVER = { clause: 'X-2', label: 'cover' };
const ARMOUR = { clause: 'X-3', label: 'armour' };
const volley = (stands: number, change: Partial<Volley> = {}): Volley => ({
  start: [row('X-1', 'stands', stands)],
  dp: 0,
  dpLoss: { clause: 'X-4', label: 'DPs' },
  halvings: [],
  dpFirst: true,
  ...change,
});
const total = (stands: number, change: Partial<Volley>): number => shootingDice(volley(stands, change)).total;
const lines = (stands: number, change: Partial<Volley> = {}): string[] =>
  shootingDice(volley(stands, change)).rows.map(({ clause, label, value }) => `${clause} ${label} ${value}`);

describe('the dice of a volley', () => {
  it('LG-SHO-1 CB-SHO-1 what the stands give', () => {
    expect(lines(6)).toEqual(['X-1 stands 6']);
    const ranks = [row('X-1', 'front', 8), row('X-1', 'rear', 4)];
    expect(shootingDice(volley(0, { start: ranks }))).toEqual({ rows: ranks, total: 12 });
  });

  it('LG-SHO-1 CB-SHO-3 a die fewer for each DP, never fewer than none', () => {
    expect(lines(6, { dp: 1 })).toEqual(['X-1 stands 6', 'X-4 DPs -1']);
    expect(lines(6, { dp: 2 })).toEqual(['X-1 stands 6', 'X-4 DPs -2']);
    expect(lines(3, { dp: 5 })).toEqual(['X-1 stands 3', 'X-4 DPs -5', 'X-4 no fewer than none 2']);
    expect(total(3, { dp: 3 })).toBe(0);
  });

  it('LG-SHO-2 CB-SHO-2 half, rounded up', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((stands) => total(stands, { halvings: [COVER] }))).toEqual([1, 1, 2, 2, 3, 3, 4]);
    expect(lines(5, { halvings: [COVER] })).toEqual(['X-1 stands 5', 'X-2 cover -2']);
    expect(lines(1, { halvings: [COVER] })).toEqual(['X-1 stands 1']);
    expect(lines(9, { halvings: [COVER, ARMOUR] })).toEqual(['X-1 stands 9', 'X-2 cover -4', 'X-3 armour -2']);
  });

  it('LG-SHO-1 DPs before halving or after it', () => {
    expect(lines(6, { dp: 2, halvings: [COVER] })).toEqual(['X-1 stands 6', 'X-4 DPs -2', 'X-2 cover -2']);
    expect(lines(6, { dp: 2, halvings: [COVER], dpFirst: false })).toEqual([
      ...['X-1 stands 6', 'X-2 cover -3', 'X-4 DPs -2'],
    ]);
    expect(total(4, { dp: 5, halvings: [COVER] })).toBe(0);
    expect(total(4, { dp: 3, halvings: [COVER], dpFirst: false })).toBe(0);
  });
});
