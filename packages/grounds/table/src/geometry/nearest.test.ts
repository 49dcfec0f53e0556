import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { boxes, crowdedBoxes } from '../testing.ts';
import { rangeBetween } from './contact.ts';
import { crowdOf, nearestFew, nearestIn, rangeToNearest } from './nearest.ts';

const crowds = fc.oneof(fc.array(boxes, { maxLength: 20 }), fc.array(crowdedBoxes, { maxLength: 8 }));
const some = fc.oneof(boxes, crowdedBoxes);

describe('nearestIn', () => {
  test.prop([crowds, some, fc.integer({ min: 1, max: 3 })])('finds what a plain loop finds', (others, box, every) => {
    const counts = (index: number) => index % every === 0;
    const ranges = others.flatMap((other, i) => (counts(i) ? [rangeBetween(box, other)] : []));
    const near = nearestIn(crowdOf(others), box, counts);
    expect(near === undefined).toBe(ranges.length === 0);
    if (!near) return;
    expect(near.distance).toBe(Math.min(...ranges));
    expect(near.index).toBe(ranges.indexOf(near.distance) * every);
  });

  it('counts all if not told otherwise', () => {
    const unit = { x: 0, y: 0, heading: 0, width: 400, depth: 200 };
    const others = [900, 500, 500].map((x) => ({ ...unit, x }));
    expect(nearestIn(crowdOf(others), unit)).toEqual({ index: 1, distance: 100 });
    expect(nearestIn(crowdOf([]), unit)).toBeUndefined();
  });
});

describe('nearestFew', () => {
  test.prop([crowds, some, fc.integer({ min: 1, max: 4 })])('finds what sorting finds', (others, box, count) => {
    const sorted = others
      .map((other, index) => ({ index, distance: rangeBetween(box, other) }))
      .sort((a, b) => a.distance - b.distance);
    expect(nearestFew(box, others, count)).toEqual(sorted.slice(0, count));
    expect(rangeToNearest(box, others)).toBe(sorted[0]?.distance ?? Number.POSITIVE_INFINITY);
  });

  it('puts the first before others as near', () => {
    const unit = { x: 0, y: 0, heading: 0, width: 400, depth: 200 };
    const others = [900, 500, -500, 700, 500].map((x) => ({ ...unit, x }));
    expect(nearestFew(unit, others, 3).map(({ index }) => index)).toEqual([1, 2, 4]);
    expect(nearestFew(unit, [], 3)).toEqual([]);
  });
});
