import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { apart, boxes, headings, MOVEMENTS, placeFrom, points } from '../testing.ts';
import { bearingOf, centreOf, cornersOf, frontOf, placed, pointFrom, radiusOf, rearOf, turnedInPlace } from './box.ts';

const UNIT = { x: 1000, y: 2000, heading: 900, width: 600, depth: 400 };

describe('a box', () => {
  it('has its front where it heads', () => {
    expect(cornersOf(UNIT)).toEqual([
      { x: 1000, y: 1700 },
      { x: 1000, y: 2300 },
      { x: 600, y: 2300 },
      { x: 600, y: 1700 },
    ]);
    expect([frontOf(UNIT), rearOf(UNIT), centreOf(UNIT)]).toEqual([
      { x: 1000, y: 2000 },
      { x: 600, y: 2000 },
      { x: 800, y: 2000 },
    ]);
    expect(radiusOf(UNIT)).toBeCloseTo(Math.hypot(300, 200));
  });

  test.prop([boxes])('has the corners that Math.sin gives', (box) => {
    const half = box.width / 2;
    const expected = [
      placeFrom(box, 0, -half),
      placeFrom(box, 0, half),
      placeFrom(box, -box.depth, half),
      placeFrom(box, -box.depth, -half),
    ];
    cornersOf(box).forEach((corner, i) => {
      expect(apart(corner, expected[i]!)).toBeLessThan(0.001);
      expect(apart(corner, centreOf(box))).toBeCloseTo(radiusOf(box), 3);
    });
  });

  test.prop([boxes, points])('tells where a point is, and finds it again', (box, p) => {
    const { ahead, aside } = bearingOf(box, p);
    expect(apart(pointFrom(box, ahead, aside), p)).toBeLessThan(0.001);
    expect(apart(placeFrom(box, ahead, aside), p)).toBeLessThan(0.001);
  });

  test.prop([boxes])('has the very same corners in a mirror and after a quarter turn', (box) => {
    for (const movement of MOVEMENTS) {
      const [fl, fr, rr, rl] = cornersOf(box).map(movement.point);
      expect(cornersOf(movement.box(box))).toEqual(movement.swapsSides ? [fr, fl, rl, rr] : [fl, fr, rr, rl]);
    }
  });
});

describe('a box placed elsewhere', () => {
  test.prop([boxes, fc.double({ min: -9, max: 9, noNaN: true }), fc.integer({ min: -9999, max: 9999 })])(
    'stands on whole numbers without a sign on zero',
    (box, at, heading) => {
      const to = placed(box, { x: at, y: -at }, heading);
      for (const n of [to.x, to.y, to.heading]) expect(Number.isInteger(n) && !Object.is(n, -0)).toBe(true);
      expect(to).toMatchObject({ width: box.width, depth: box.depth });
    },
  );

  it('keeps its heading if told no other', () => {
    expect(placed(UNIT, { x: 5, y: 6 })).toEqual({ ...UNIT, x: 5, y: 6 });
  });

  test.prop([boxes, headings])('keeps its centre when it turns in place', (box, heading) => {
    const turned = turnedInPlace(box, heading);
    expect(turned.heading).toBe(heading);
    expect(apart(centreOf(turned), centreOf(box))).toBeLessThanOrEqual(0.71);
  });
});
