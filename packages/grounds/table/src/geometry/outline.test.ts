import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { along, apart, crowdedBoxes, depthIn, MOVEMENTS, points, radians, samplesOf, swung } from '../testing.ts';
import { cornersOf } from './box.ts';
import { contains, distanceApart, gapBetween, overlapBy, overlapOf, sharedBy } from './outline.ts';

const pairs = [crowdedBoxes, crowdedBoxes] as const;

describe('overlapOf', () => {
  test.prop([...pairs])('is positive just where the boxes share ground', (a, b) => {
    const overlap = overlapOf(cornersOf(a), cornersOf(b));
    const deepest = Math.max(
      ...samplesOf(a, 30).map((p) => depthIn(b, p)),
      ...samplesOf(b, 30).map((p) => depthIn(a, p)),
    );
    if (deepest > 0.001) expect(overlap).toBeGreaterThan(0);
    // A sample is never farther from the deepest place than half a step of the grid.
    if (overlap > 500) expect(deepest).toBeGreaterThan(0);
  });

  test.prop([...pairs])('is the least shift that parts them', (a, b) => {
    const overlap = overlapOf(cornersOf(a), cornersOf(b));
    if (overlap <= 0) return;
    const shifted = (tenths: number, by: number) => {
      const move = { x: Math.sin(radians(tenths)) * by, y: -Math.cos(radians(tenths)) * by };
      return cornersOf({ ...b, x: b.x + move.x, y: b.y + move.y });
    };
    const normals = [a, b].flatMap(({ heading }) => [0, 900, 1800, 2700].map((turn) => heading + turn));
    expect(normals.some((way) => overlapOf(cornersOf(a), shifted(way, overlap + 0.01)) <= 0)).toBe(true);
    for (let way = 0; way < 3600; way += 25)
      expect(overlapOf(cornersOf(a), shifted(way, overlap - 0.01))).toBeGreaterThan(0);
  });

  it('counts from side to side where one lies within the other', () => {
    const large = { x: 0, y: 0, heading: 0, width: 1000, depth: 1000 };
    const small = { x: 0, y: -100 + 300, heading: 0, width: 10, depth: 10 };
    expect(overlapOf(cornersOf(large), cornersOf(small))).toBe(210);
  });

  test.prop([...pairs, fc.integer({ min: 0, max: 3599 })])('is the same however the table lies', (a, b, angle) => {
    const overlap = overlapOf(cornersOf(a), cornersOf(b));
    const isMeeting = overlap > 0;
    const same = (c: typeof a, d: typeof b, within: number) => {
      const found = overlapOf(cornersOf(c), cornersOf(d));
      if (isMeeting) expect(Math.abs(found - overlap)).toBeLessThanOrEqual(within);
      else expect(found).toBeLessThanOrEqual(within);
    };
    same(b, a, 1e-6);
    for (const { box } of MOVEMENTS) same(box(a), box(b), 1e-6);
    same(swung(a, angle), swung(b, angle), 1.5);
  });
});

describe('overlapBy', () => {
  test.prop([...pairs, fc.integer({ min: 0, max: 2000 })])('is whether the overlap is more', (a, b, more) => {
    const overlap = overlapOf(cornersOf(a), cornersOf(b));
    for (const much of [0, more, Math.max(0, overlap), Math.max(0, overlap - 0.001)])
      expect(overlapBy(cornersOf(a), cornersOf(b), much)).toBe(overlap > much);
  });

  it('is never so of two points', () => {
    expect(overlapBy([{ x: 1, y: 1 }], [{ x: 1, y: 1 }], 0)).toBe(false);
  });
});

describe('distanceApart', () => {
  test.prop([...pairs])('is the distance of the gap, to the last place', (a, b) => {
    expect(distanceApart(cornersOf(a), cornersOf(b))).toBe(gapBetween(cornersOf(a), cornersOf(b)).distance);
  });
});

describe('gapBetween', () => {
  const edges = (box: typeof crowdedBoxes extends fc.Arbitrary<infer B> ? B : never) =>
    cornersOf(box).flatMap((p, i, all) => along(p, all[(i + 1) % 4]!, 40));

  test.prop([...pairs])('is the least distance between points of the edges', (a, b) => {
    const { distance, from, to } = gapBetween(cornersOf(a), cornersOf(b));
    expect(apart(from, to)).toBeCloseTo(distance, 6);
    expect(depthIn(a, from)).toBeGreaterThan(-0.001);
    expect(depthIn(b, to)).toBeGreaterThan(-0.001);
    if (overlapOf(cornersOf(a), cornersOf(b)) > 0) expect(distance).toBe(0);
    else {
      const others = edges(b);
      const sampled = Math.min(...edges(a).map((p) => Math.min(...others.map((q) => apart(p, q)))));
      expect(distance).toBeLessThanOrEqual(sampled + 0.001);
      expect(distance).toBeGreaterThan(sampled - 12_000 / 40);
    }
  });

  test.prop([...pairs, fc.integer({ min: 0, max: 3599 })])('is the same however the table lies', (a, b, angle) => {
    const { distance } = gapBetween(cornersOf(a), cornersOf(b));
    expect(gapBetween(cornersOf(b), cornersOf(a)).distance).toBeCloseTo(distance, 6);
    for (const { box } of MOVEMENTS)
      expect(gapBetween(cornersOf(box(a)), cornersOf(box(b))).distance).toBeCloseTo(distance, 6);
    const turned = gapBetween(cornersOf(swung(a, angle)), cornersOf(swung(b, angle))).distance;
    expect(Math.abs(turned - distance)).toBeLessThanOrEqual(1.5);
  });

  it('of a cross lies in its middle', () => {
    const upright = cornersOf({ x: 0, y: -500, heading: 0, width: 100, depth: 1000 });
    const level = cornersOf({ x: 500, y: 0, heading: 900, width: 100, depth: 1000 });
    expect(gapBetween(upright, level)).toEqual({ distance: 0, from: { x: 0, y: 0 }, to: { x: 0, y: 0 } });
  });

  it('is none at the least overlap', () => {
    const odd = { x: 0, y: 0, heading: 0, width: 401, depth: 400 };
    expect(gapBetween(cornersOf(odd), cornersOf({ ...odd, x: 400, width: 400 })).distance).toBe(0);
    expect(gapBetween(cornersOf(odd), cornersOf({ ...odd, x: 401, width: 400 })).distance).toBe(0.5);
  });

  it('is known of points and segments too', () => {
    const box = cornersOf({ x: 0, y: 0, heading: 0, width: 200, depth: 100 });
    expect(gapBetween(box, [{ x: 0, y: -30 }]).distance).toBe(30);
    expect(gapBetween([{ x: 0, y: 50 }], box).distance).toBe(0);
    expect(gapBetween([{ x: 0, y: 0 }], [{ x: 3, y: 4 }]).distance).toBe(5);
    const segment = [
      { x: -500, y: 50 },
      { x: 500, y: 50 },
    ];
    expect(gapBetween(box, segment).distance).toBe(0);
    expect(gapBetween(segment, [{ x: 510, y: 50 }]).distance).toBe(10);
  });
});

describe('sharedBy', () => {
  test.prop([...pairs])('is ground of both', (a, b) => {
    if (overlapOf(cornersOf(a), cornersOf(b)) <= 0) return;
    for (const p of sharedBy(cornersOf(a), cornersOf(b)))
      expect(Math.min(depthIn(a, p), depthIn(b, p))).toBeGreaterThan(-0.001);
  });
});

describe('contains', () => {
  test.prop([crowdedBoxes, points])('agrees with depth', (box, p) => {
    const depth = depthIn(box, p);
    if (Math.abs(depth) > 0.001) expect(contains(cornersOf(box), p)).toBe(depth > 0);
  });

  it('counts the edge, and knows points and segments', () => {
    const box = cornersOf({ x: 0, y: 0, heading: 0, width: 200, depth: 100 });
    expect([contains(box, { x: 100, y: 0 }), contains(box, { x: 101, y: 0 })]).toEqual([true, false]);
    expect([contains([{ x: 1, y: 1 }], { x: 1, y: 1 }), contains([{ x: 1, y: 1 }], { x: 2, y: 1 })]).toEqual([
      true,
      false,
    ]);
    const segment = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
    ];
    expect([2, 5, -1].map((x) => contains(segment, { x, y: 0 }))).toEqual([true, false, false]);
  });
});
