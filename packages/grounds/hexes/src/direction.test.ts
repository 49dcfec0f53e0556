import { describe, expect, it } from 'vitest';
import { DIRECTION_NAMES, DIRECTIONS, directionNamed } from './direction.ts';

describe('directions', () => {
  it('run leftwards from east', () => {
    expect(DIRECTION_NAMES).toEqual(['E', 'NE', 'NW', 'W', 'SW', 'SE']);
  });

  it('are found by name in any case', () => {
    for (const dir of DIRECTIONS) expect(directionNamed(DIRECTION_NAMES[dir])).toBe(dir);
    expect(directionNamed('nw')).toBe(2);
    expect(directionNamed('N')).toBeUndefined();
    expect(directionNamed('')).toBeUndefined();
  });
});
