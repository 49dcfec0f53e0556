import { fc } from '@fast-check/vitest';
import { makeZoneGrid, type Zone, type ZoneGrid } from './grid.ts';

/** What the tests share. */
export const grids = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
  .map(([width, height]) => makeZoneGrid(width, height));

export const zonesOf = (grid: ZoneGrid): Zone[] => Array.from({ length: grid.count }, (_, zone) => zone);
