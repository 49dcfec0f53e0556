import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { along, crowdedBoxes, depthIn, points, samplesOf } from '../testing.ts';
import { cornersOf } from './box.ts';
import { contains } from './outline.ts';
import { turnOf } from './point.ts';
import { comesInto, coreOf, cut, hullOf, inset, middleOf } from './trim.ts';

describe('cut', () => {
  test.prop([crowdedBoxes, fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 }), points])(
    'keeps what is on the good side of a line',
    (box, nx, ny, on) => {
      const measure = (p: { x: number; y: number }) => nx * (p.x - on.x) + ny * (p.y - on.y);
      const part = cut(cornersOf(box), measure);
      for (const p of part) {
        expect(measure(p)).toBeGreaterThanOrEqual(-0.01);
        expect(depthIn(box, p)).toBeGreaterThan(-0.01);
      }
      for (const p of samplesOf(box, 8))
        if (measure(p) > 0.1 && depthIn(box, p) > 0.1) expect(contains(part, p)).toBe(true);
    },
  );
});

describe('inset', () => {
  test.prop([crowdedBoxes, fc.integer({ min: 0, max: 3000 })])('takes the same off all round', (box, by) => {
    const core = inset(cornersOf(box), by);
    expect(core.length > 0).toBe(2 * by < Math.min(box.width, box.depth) || core.length > 0);
    if (2 * by > Math.min(box.width, box.depth) + 0.01) expect(core).toEqual([]);
    for (const p of core) expect(depthIn(box, p)).toBeCloseTo(by, 2);
    for (const p of samplesOf(box, 10)) if (depthIn(box, p) > by + 0.01) expect(contains(core, p)).toBe(true);
  });
});

it('the core of what is too thin is its middle', () => {
  const box = cornersOf({ x: 0, y: 0, heading: 0, width: 200, depth: 100 });
  expect(coreOf(box, 60)).toEqual([{ x: 0, y: 50 }]);
  expect(coreOf(box, 30)).toEqual(inset(box, 30));
});

describe('comesInto', () => {
  test.prop([crowdedBoxes, points, points, fc.integer({ min: 0, max: 100 })])(
    'agrees with samples',
    (box, a, b, deep) => {
      const deepest = Math.max(...along(a, b, 400).map((p) => depthIn(box, p)));
      const found = comesInto(cornersOf(box), a, b, deep);
      if (deepest > deep + 0.01) expect(found).toBe(true);
      // Samples are at most 142 apart, so that none is missed by more than half of that.
      if (deepest < deep - 75) expect(found).toBe(false);
      expect(comesInto(cornersOf(box), b, a, deep)).toBe(found);
    },
  );

  it('does not count what only comes as deep', () => {
    const box = cornersOf({ x: 0, y: 0, heading: 0, width: 200, depth: 100 });
    const isIn = (y: number) => comesInto(box, { x: -500, y }, { x: 500, y }, 30);
    expect([29, 30, 31, 69, 70, 71].map(isIn)).toEqual([false, false, true, true, false, false]);
    expect(comesInto(box, { x: 0, y: 40 }, { x: 1, y: 41 }, 30)).toBe(true);
  });
});

describe('hullOf', () => {
  const few = fc.array(fc.record({ x: fc.integer({ min: 0, max: 6 }), y: fc.integer({ min: 0, max: 6 }) }), {
    minLength: 3,
    maxLength: 12,
  });

  test.prop([few], { numRuns: 500 })('goes clockwise round the points, by corners only', (all) => {
    const hull = hullOf(all);
    const isFlat = all.every((p) => all.every((q) => all.every((r) => turnOf(p, q, r) === 0)));
    if (isFlat) {
      expect(hull.length).toBe(new Set(all.map(({ x, y }) => `${x} ${y}`)).size === 1 ? 1 : 2);
      return;
    }
    for (const p of all) expect(contains(hull, p)).toBe(true);
    for (const [i, p] of hull.entries()) {
      expect(all).toContainEqual(p);
      expect(turnOf(p, hull[(i + 1) % hull.length]!, hull[(i + 2) % hull.length]!)).toBeGreaterThan(0);
    }
  });

  it('of nothing is nothing, of one place that place, of points in line their ends', () => {
    const p = (x: number) => ({ x, y: 2 * x });
    expect(hullOf([])).toEqual([]);
    expect(hullOf([p(3)])).toEqual([p(3)]);
    expect(hullOf([p(3), p(3), p(3)])).toEqual([p(3)]);
    expect(hullOf([p(3), p(1), p(2), p(1)])).toEqual([p(1), p(3)]);
  });
});

it('the middle of points is their mean', () => {
  expect(middleOf([0, 3, 9].map((x) => ({ x, y: -2 * x })))).toEqual({ x: 4, y: -8 });
});
