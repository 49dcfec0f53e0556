import { describe, expect, it } from 'vitest';
import { drawsFrom } from './draws.ts';

describe('a player’s own draws', () => {
  it('are below the number asked for, reach all of them, and come again from the same seed', () => {
    const draw = drawsFrom(5);
    const drawn = Array.from({ length: 500 }, () => draw(7));
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
    const again = drawsFrom(5);
    expect(Array.from({ length: 500 }, () => again(7))).toEqual(drawn);
    const other = drawsFrom(6);
    expect(Array.from({ length: 500 }, () => other(7))).not.toEqual(drawn);
  });
});
