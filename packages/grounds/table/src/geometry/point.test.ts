import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { along, apart, points } from '../testing.ts';
import { distanceBetween, midway, nearestOnSegment, type Point, point, segmentsMeet, turnOf } from './point.ts';

describe('points', () => {
  test.prop([points, points])('are as far apart as Pythagoras says', (a, b) => {
    expect(distanceBetween(a, b)).toBeCloseTo(apart(a, b), 6);
    expect(apart(midway(a, b), a)).toBeCloseTo(apart(a, b) / 2, 6);
  });

  it('turn clockwise where positive, as seen on a table whose y grows downward', () => {
    expect(turnOf(point(0, 0), point(0, -10), point(5, -10))).toBeGreaterThan(0);
    expect(turnOf(point(0, 0), point(0, -10), point(-5, -10))).toBeLessThan(0);
    expect(turnOf(point(0, 0), point(0, -10), point(0, 7))).toBeCloseTo(0);
  });
});

describe('nearestOnSegment', () => {
  test.prop([points, points, points])('is no farther than any point of it', (p, a, b) => {
    const found = nearestOnSegment(p, a, b);
    for (const other of along(a, b, 50)) expect(apart(p, found)).toBeLessThanOrEqual(apart(p, other) + 1e-6);
    expect(apart(a, found) + apart(found, b)).toBeCloseTo(apart(a, b), 4);
  });

  it('of a single place is that', () => {
    expect(nearestOnSegment(point(3, 4), point(1, 1), point(1, 1))).toEqual(point(1, 1));
  });
});

describe('segmentsMeet', () => {
  /** By solving for the shares of both; those in line by their shadows. Exact on small whole numbers. */
  function meetBySolving(a: Point, b: Point, c: Point, d: Point): boolean {
    const determinant = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
    if (determinant !== 0) {
      const t = (c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x);
      const u = (c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x);
      const isShare = (n: number) => n * Math.sign(determinant) >= 0 && Math.abs(n) <= Math.abs(determinant);
      return isShare(t) && isShare(u);
    }
    const all = [a, b, c, d];
    const flat = all.every((p) => all.every((q) => all.every((r) => turnOf(p, q, r) === 0)));
    const shadowsMeet = (of: (p: Point) => number) =>
      Math.max(Math.min(of(a), of(b)), Math.min(of(c), of(d))) <=
      Math.min(Math.max(of(a), of(b)), Math.max(of(c), of(d)));
    return flat && shadowsMeet((p) => p.x) && shadowsMeet((p) => p.y);
  }

  const small = fc.record({ x: fc.integer({ min: 0, max: 5 }), y: fc.integer({ min: 0, max: 5 }) });

  test.prop([small, small, small, small], { numRuns: 5000 })('agrees with solving', (a, b, c, d) => {
    expect(segmentsMeet(a, b, c, d)).toBe(meetBySolving(a, b, c, d));
    expect(segmentsMeet(c, d, b, a)).toBe(meetBySolving(a, b, c, d));
  });
});
