import { row, tally } from '@acies/kernel/odds';
import { describe, expect, it } from 'vitest';
import { type Numbers, type OddsStep, outnumbered } from './outnumbered.ts';

const steps = (most: number): OddsStep[] => [
  { ratio: 1, label: 'outnumbered', value: -1 },
  { ratio: 2, label: 'outnumbered 2:1', value: -2 },
  { ratio: most, label: `outnumbered ${most}:1`, value: -3 },
];
const costOf = (own: number, enemy: number, most: number): number =>
  tally([outnumbered<Numbers>('X-1', steps(most), (numbers) => numbers)], { own, enemy }).total;

describe('LG-CBT-5 CB-CBT-8 outnumbered', () => {
  it.each([
    [4, 3, 0],
    [4, 4, 0],
    [4, 5, -1],
    [4, 7, -1],
    [4, 8, -2],
    [4, 15, -2],
    [4, 16, -3],
    [4, 17, -3],
    [3, 6, -2],
    [1, 3, -2],
    [1, 4, -3],
  ])('LG-CBT-5 %i stands against %i, the last step at 4:1: %i', (own, enemy, value) => {
    expect(costOf(own, enemy, 4)).toBe(value);
  });

  it.each([
    [4, 11, -2],
    [4, 12, -3],
    [4, 8, -2],
    [4, 5, -1],
  ])('CB-CBT-8 %i stands against %i, the last step at 3:1: %i', (own, enemy, value) => {
    expect(costOf(own, enemy, 3)).toBe(value);
  });

  it('LG-CBT-5 nobody outnumbers nobody', () => expect(costOf(0, 0, 4)).toBe(0));

  it('LG-CBT-5 one row, under its clause', () => {
    const factor = outnumbered<Numbers>('X-1', steps(4), (numbers) => numbers);
    expect(factor({ own: 2, enemy: 4 }, 0)).toEqual(row('X-1', 'outnumbered 2:1', -2));
    expect(factor({ own: 2, enemy: 2 }, 0)).toBeUndefined();
  });
});
