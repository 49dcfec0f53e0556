import { test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { makeZoneGrid } from './grid.ts';
import { zoneName, zoneNamed } from './name.ts';
import { grids, zonesOf } from './testing.ts';

describe('names', () => {
  test.prop([grids])('lead back to the zone', (grid) => {
    for (const zone of zonesOf(grid)) expect(zoneNamed(grid, zoneName(grid, zone))).toBe(zone);
  });

  it('are a row letter from the top and a column number from the left', () => {
    const grid = makeZoneGrid(6, 4);
    expect(zoneName(grid, 0)).toBe('A1');
    expect(zoneName(grid, 2 * 6 + 3)).toBe('C4');
    expect(zoneNamed(grid, 'C4')).toBe(2 * 6 + 3);
  });

  it('reach from A1 to Z26', () => {
    const grid = makeZoneGrid(26, 26);
    expect(zoneName(grid, 26 * 26 - 1)).toBe('Z26');
    for (const zone of zonesOf(grid)) expect(zoneNamed(grid, zoneName(grid, zone))).toBe(zone);
  });

  it('may be written small and among blanks', () => {
    const grid = makeZoneGrid(6, 4);
    for (const text of ['c4', ' C4', 'C4 ', '\tc4\n']) expect(zoneNamed(grid, text), text).toBe(15);
  });

  it('of no zone are refused', () => {
    const grid = makeZoneGrid(5, 4);
    for (const text of ['', ' ', 'A', '3', 'A0', 'A6', 'E1', 'AA1', '1A', 'A-1', 'A 1', 'A1.5', 'A1x', 'Ä1', '@1'])
      expect(zoneNamed(grid, text), text).toBeUndefined();
    expect(zoneNamed(makeZoneGrid(1, 26), 'ı1')).toBeUndefined();
  });
});
