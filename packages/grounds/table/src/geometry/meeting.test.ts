import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { boxesIn } from '../testing.ts';
import { type Box, cornersOf, type Outline } from './box.ts';
import { depthReached } from './meeting.ts';
import { overlapOf } from './outline.ts';

const LAND = 24_000;
const somewhere = boxesIn(LAND, LAND);

/** The ground of a box that goes straight ahead, not rounded as that of a step is. */
const sweptBy = (box: Box, distance: number): Outline => {
  const ahead = pointAhead(box, distance);
  const front = cornersOf({ ...box, ...ahead });
  const rear = cornersOf(box);
  return [front[0]!, front[1]!, rear[2]!, rear[3]!];
};
const pointAhead = ({ x, y, heading }: Box, distance: number) => ({
  x: x + Math.sin((heading * Math.PI) / 1800) * distance,
  y: y - Math.cos((heading * Math.PI) / 1800) * distance,
});

describe('depthReached', () => {
  it('is the way to an edge and into it', () => {
    const box = { x: 0, y: 0, heading: 0, width: 400, depth: 200 };
    const ahead = cornersOf({ ...box, y: -1000 });
    expect([0, 15, 400].map((deep) => depthReached(box, ahead, deep))).toEqual([800, 815, Number.POSITIVE_INFINITY]);
    expect(depthReached(box, cornersOf({ ...box, x: 390, y: -1000 }), 15)).toBe(Number.POSITIVE_INFINITY);
    expect(depthReached(box, cornersOf({ ...box, y: 1000 }), 15)).toBe(Number.POSITIVE_INFINITY);
  });

  test.prop([somewhere, somewhere, fc.integer({ min: 0, max: 60 })], { numRuns: 2000 })(
    'is where the overlap comes to be so deep',
    (box, other, deep) => {
      const outline = cornersOf(other);
      const distance = depthReached(box, outline, deep);
      const overlapAt = (way: number): number => overlapOf(sweptBy(box, way), outline);
      if (distance === Number.POSITIVE_INFINITY) {
        expect(overlapAt(3 * LAND)).toBeLessThanOrEqual(deep + 0.01);
        return;
      }
      if (distance >= 0) expect(overlapAt(distance)).toBeLessThanOrEqual(deep + 0.01);
      // An edge that is all but parallel to the way is entered very slowly.
      expect(overlapAt(Math.max(0, distance) + 0.01)).toBeGreaterThan(deep - 0.01);
    },
  );
});
