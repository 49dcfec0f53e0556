import { describe, expect, it } from 'vitest';
import { mapped, numbersFrom } from './lists.ts';

const items = [{ n: 3 }, { n: 1 }, { n: 2 }];

describe('lists', () => {
  it('are made of others, item by item', () => {
    expect(mapped(items, ({ n }) => [n])).toEqual([[3], [1], [2]]);
    expect(mapped([], () => ({}))).toEqual([]);
    expect(numbersFrom(items, ({ n }) => n)).toEqual([3, 1, 2]);
    expect(numbersFrom([], () => 1)).toEqual([]);
  });
});
