import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  across,
  columnOf,
  FACES,
  faceTo,
  makeZoneGrid,
  OFF,
  oppositeFace,
  rowOf,
  straightLine,
  type Zone,
  type ZoneGrid,
  zoneAt,
  zoneDistance,
} from './grid.ts';
import { grids, zonesOf } from './testing.ts';

function walkedDistances(grid: ZoneGrid, from: Zone): number[] {
  const steps = new Array<number>(grid.count).fill(-1);
  steps[from] = 0;
  const queue = [from];
  for (const zone of queue)
    for (const face of FACES) {
      const next = across(grid, zone, face);
      if (next === OFF || steps[next] !== -1) continue;
      steps[next] = steps[zone]! + 1;
      queue.push(next);
    }
  return steps;
}

describe('makeZoneGrid', () => {
  it('makes a size once', () => {
    expect(makeZoneGrid(7, 5)).toBe(makeZoneGrid(7, 5));
    expect(makeZoneGrid(7, 5)).toMatchObject({ width: 7, height: 5, count: 35 });
    const sides = Array.from({ length: 26 }, (_, i) => i + 1);
    const all = sides.flatMap((width) => sides.map((height) => makeZoneGrid(width, height)));
    expect(new Set(all).size).toBe(26 * 26);
  });

  it.each([
    [0, 5],
    [5, 0],
    [-1, 3],
    [27, 1],
    [1, 27],
    [2.5, 3],
    [3, Number.NaN],
  ])('refuses %d x %d', (width, height) => {
    expect(() => makeZoneGrid(width, height)).toThrow(
      new RangeError(`a field of ${width} x ${height} zones: each side must be from 1 to 26`),
    );
  });

  it('lists the neighbours by zone and face', () => {
    expect(makeZoneGrid(3, 2).neighbours).toEqual(
      [
        [OFF, 1, 3, OFF],
        [OFF, 2, 4, 0],
        [OFF, OFF, 5, 1],
        [0, 4, OFF, OFF],
        [1, 5, OFF, 3],
        [2, OFF, OFF, 4],
      ].flat(),
    );
  });
});

describe('faces', () => {
  const grid = makeZoneGrid(5, 4);

  it('go clockwise from the top', () => {
    expect(FACES).toEqual([0, 1, 2, 3]);
    expect(FACES.map((face) => across(grid, 7, face))).toEqual([2, 8, 12, 6]);
    expect(FACES.map(oppositeFace)).toEqual([2, 3, 0, 1]);
  });

  it('lead off the field at its corners', () => {
    expect(FACES.map((face) => across(grid, 0, face))).toEqual([OFF, 1, 5, OFF]);
    expect(FACES.map((face) => across(grid, 19, face))).toEqual([14, OFF, OFF, 18]);
  });

  test.prop([grids])('lead back by the opposite one', (grid) => {
    for (const zone of zonesOf(grid))
      for (const face of FACES) {
        const next = across(grid, zone, face);
        if (next !== OFF) expect(across(grid, next, oppositeFace(face))).toBe(zone);
      }
  });

  test.prop([grids])('are named between zones that share one, and only those', (grid) => {
    for (const from of zonesOf(grid)) {
      for (const to of zonesOf(grid)) {
        const face = faceTo(grid, from, to);
        if (zoneDistance(grid, from, to) !== 1) expect(face).toBe(OFF);
        else expect(face !== OFF && across(grid, from, face)).toBe(to);
      }
      expect(faceTo(grid, from, OFF)).toBe(OFF);
    }
  });

  it('are not corners', () => {
    expect([1, 3, 11, 13, 7, 9, 17].map((to) => faceTo(grid, 7, to))).toEqual(Array(7).fill(OFF));
    expect([2, 8, 12, 6].map((to) => faceTo(grid, 7, to))).toEqual([0, 1, 2, 3]);
    expect(faceTo(grid, 4, 5)).toBe(OFF);
  });
});

describe('rows and columns', () => {
  test.prop([grids])('lead back to the zone', (grid) => {
    for (const zone of zonesOf(grid)) expect(zoneAt(grid, rowOf(grid, zone), columnOf(grid, zone))).toBe(zone);
  });

  it('are counted from the top left', () => {
    const grid = makeZoneGrid(3, 2);
    expect(zonesOf(grid).map((zone) => [rowOf(grid, zone), columnOf(grid, zone)])).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 1],
      [1, 2],
    ]);
  });

  it('stop at the edges', () => {
    const grid = makeZoneGrid(3, 2);
    expect([zoneAt(grid, 0, 0), zoneAt(grid, 1, 2)]).toEqual([0, 5]);
    expect([zoneAt(grid, -1, 1), zoneAt(grid, 2, 0), zoneAt(grid, 1, -1), zoneAt(grid, 0, 3)]).toEqual(
      Array(4).fill(OFF),
    );
  });
});

describe('zoneDistance', () => {
  test.prop([grids])('is the number of steps of the shortest walk', (grid) => {
    for (const from of zonesOf(grid))
      expect(zonesOf(grid).map((to) => zoneDistance(grid, from, to))).toEqual(walkedDistances(grid, from));
  });

  it('has no diagonals', () => {
    const grid = makeZoneGrid(5, 4);
    expect([zoneDistance(grid, 7, 7), zoneDistance(grid, 7, 13), zoneDistance(grid, 4, 15)]).toEqual([0, 2, 7]);
  });
});

describe('straightLine', () => {
  test.prop([grids, fc.nat(), fc.constantFrom(...FACES), fc.integer({ min: 0, max: 10 })])(
    'crosses one face after the other',
    (grid, n, face, steps) => {
      let zone = n % grid.count;
      const reached = straightLine(grid, zone, face, steps);
      for (let step = 0; step < steps && zone !== OFF; step++) zone = across(grid, zone, face);
      expect(reached).toBe(zone);
    },
  );

  it('ends at the edge', () => {
    const grid = makeZoneGrid(5, 4);
    expect(FACES.map((face) => straightLine(grid, 7, face, 2))).toEqual([OFF, 9, 17, 5]);
    expect(FACES.map((face) => straightLine(grid, 7, face, 0))).toEqual([7, 7, 7, 7]);
    expect(FACES.map((face) => straightLine(grid, 7, face, 3))).toEqual(Array(4).fill(OFF));
  });
});
