import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { along, apart, boxesIn, depthIn, fromSegment, MOVEMENTS, points, radians, samplesOf } from '../testing.ts';
import { type Area, depthInto, isIn, isWhollyIn, lengthWithin, outsideBy, reachesInto, sharedPoint } from './area.ts';
import { cornersOf } from './box.ts';
import { TOUCH } from './length.ts';
import type { Point } from './point.ts';
import { point } from './point.ts';

/** A star about a place: always a simple polygon, seldom a convex one; its corners either way round. */
const stars: fc.Arbitrary<Area> = fc
  .tuple(points, fc.array(fc.integer({ min: 2000, max: 14_000 }), { minLength: 3, maxLength: 9 }), fc.boolean())
  .map(([middle, radii, isReversed]) => {
    const corners = radii.map((radius, i) => {
      const angle = radians((3600 * i) / radii.length);
      return { x: Math.round(middle.x + Math.cos(angle) * radius), y: Math.round(middle.y + Math.sin(angle) * radius) };
    });
    return { points: isReversed ? corners.reverse() : corners };
  });

/** By the angles under which the edges are seen from a point: they go round it, or cancel out. */
function windsRound({ points: corners }: Area, p: Point): boolean {
  const angle = corners.reduce((sum, a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    const turn = Math.atan2(b.y - p.y, b.x - p.x) - Math.atan2(a.y - p.y, a.x - p.x);
    return sum + Math.atan2(Math.sin(turn), Math.cos(turn));
  }, 0);
  return Math.abs(angle) > 3;
}

const fromEdge = ({ points: corners }: Area, p: Point): number =>
  Math.min(...corners.map((a, i) => fromSegment(p, a, corners[(i + 1) % corners.length]!)));

const boxes = boxesIn(20_000, 20_000);

describe('isIn', () => {
  test.prop([stars, points], { numRuns: 500 })('agrees with winding round', (area, p) => {
    if (fromEdge(area, p) > 1) expect(isIn(area, p)).toBe(windsRound(area, p));
  });
});

describe('a box and a polygon', () => {
  test.prop([stars, boxes], { numRuns: 400 })('meet where samples do', (area, box) => {
    const samples = samplesOf(box, 12);
    const inner = samples.filter((p) => depthIn(box, p) > TOUCH + 1);
    const found = reachesInto(area, cornersOf(box));
    if (inner.some((p) => windsRound(area, p))) expect(found).toBe(true);
    const isNear = samples.some((p) => windsRound(area, p)) || area.points.some((p) => depthIn(box, p) > 0);
    const grid = Math.hypot(box.width, box.depth) / 12;
    if (!isNear && samples.every((p) => fromEdge(area, p) > grid)) expect(found).toBe(false);
    expect(found).toBe(depthInto(area, cornersOf(box)) > TOUCH - 0.5 && found);
    if (found) expect(depthInto(area, cornersOf(box))).toBeGreaterThan(TOUCH - 1);
  });

  test.prop([stars, boxes], { numRuns: 400 })('lie wholly in each other where samples do', (area, box) => {
    const samples = samplesOf(box, 12);
    const found = isWhollyIn(area, cornersOf(box));
    if (found) {
      expect(reachesInto(area, cornersOf(box))).toBe(true);
      expect(samples.filter((p) => depthIn(box, p) > TOUCH + 1).every((p) => windsRound(area, p))).toBe(true);
    } else if (samples.every((p) => windsRound(area, p) && fromEdge(area, p) > 1500)) expect.fail('it is wholly in');
  });

  test.prop([stars, boxes])('share the point they are said to share', (area, box) => {
    const outline = cornersOf(box);
    const shared = sharedPoint(area, outline);
    expect(shared !== undefined || !reachesInto(area, outline)).toBe(true);
    if (!shared) return;
    expect(depthIn(box, shared)).toBeGreaterThan(-0.01);
    expect(isIn(area, shared) || fromEdge(area, shared) < 0.01).toBe(true);
  });

  test.prop([stars, boxes])('are the same however the table lies', (area, box) => {
    const expected = [reachesInto(area, cornersOf(box)), isWhollyIn(area, cornersOf(box))];
    for (const movement of MOVEMENTS) {
      const outline = cornersOf(movement.box(box));
      const moved = { points: area.points.map(movement.point) };
      expect([reachesInto(moved, outline), isWhollyIn(moved, outline)]).toEqual(expected);
    }
  });

  const wood: Area = { points: [0, 1, 2, 3].map((i) => ({ x: i % 3 ? 10_000 : 0, y: i > 1 ? 10_000 : 0 })) };
  const unit = { x: 5000, y: 10_000, heading: 0, width: 4000, depth: 2000 };

  it('only touch at the edge', () => {
    const into = (by: number) => reachesInto(wood, cornersOf({ ...unit, y: 10_000 - by }));
    expect([0, TOUCH - 1, TOUCH + 1].map(into)).toEqual([false, false, true]);
    const wholly = (by: number) => isWhollyIn(wood, cornersOf({ ...unit, y: 8000 + by }));
    expect([0, TOUCH - 1, TOUCH + 1].map(wholly)).toEqual([true, true, false]);
  });

  it('meet where one is within the other, whatever its size', () => {
    const small = { points: wood.points.map(({ x, y }) => ({ x: 4900 + x / 100, y: 10_500 + y / 100 })) };
    expect([reachesInto(small, cornersOf(unit)), isWhollyIn(small, cornersOf(unit))]).toEqual([true, false]);
    const speck = { ...unit, y: 5000, width: 20, depth: 20 };
    expect([reachesInto(wood, cornersOf(speck)), isWhollyIn(wood, cornersOf(speck))]).toEqual([true, true]);
    const outside = { ...speck, y: -5000 };
    expect([reachesInto(wood, cornersOf(outside)), isWhollyIn(wood, cornersOf(outside))]).toEqual([false, false]);
  });

  it('are as deep in each other as must be taken off', () => {
    expect(depthInto(wood, cornersOf({ ...unit, y: 9700 }))).toBeCloseTo(300, -0.5);
    expect(depthInto(wood, cornersOf({ ...unit, y: 6000 }))).toBeCloseTo(1000, -0.5);
    expect(depthInto(wood, cornersOf({ ...unit, y: 10_001 }))).toBe(0);
  });
});

describe('the way through a polygon', () => {
  test.prop([stars, points, points], { numRuns: 300 })('is as long as samples say', (area, from, to) => {
    const parts = along(from, to, 1000);
    const inside = parts.filter((p) => windsRound(area, p)).length / 1001;
    const far = apart(from, to);
    expect(Math.abs(lengthWithin(area, from, to) - inside * far)).toBeLessThan((far * 12) / 1000 + 1);
    expect(lengthWithin(area, to, from)).toBeCloseTo(lengthWithin(area, from, to), 4);
  });

  it('is cut off where the way begins or ends in it', () => {
    const area = { points: [0, 1, 2, 3].map((i) => ({ x: i % 3 ? 1000 : 0, y: i > 1 ? 1000 : 0 })) };
    expect(lengthWithin(area, { x: -500, y: 500 }, { x: 1500, y: 500 })).toBe(1000);
    expect(lengthWithin(area, { x: 200, y: 500 }, { x: 500, y: 500 })).toBe(300);
  });
});

describe('how far an outline reaches out of an area', () => {
  const square: Area = { points: [point(0, 0), point(100, 0), point(100, 100), point(0, 100)] };
  it.each([
    ['wholly in it', [point(10, 10), point(90, 10), point(50, 90)], 0],
    ['by the corner that is farthest out', [point(90, 10), point(130, 10), point(110, 90)], 30],
    ['round a corner', [point(130, 140)], 50],
  ])('%s', (_, outline, by) => expect(outsideBy(square, outline)).toBe(by));
});
