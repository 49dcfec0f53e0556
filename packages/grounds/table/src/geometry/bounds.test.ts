import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { afterStep } from '../paths/step.ts';
import { apart, boxes, boxesIn, points, samplesOf } from '../testing.ts';
import {
  areNotFar,
  areSurelyClose,
  boundsMeet,
  boundsOf,
  Extent,
  isNotFar,
  leastApart,
  mayBeClose,
  mayBeNear,
} from './bounds.ts';
import { type Box, StandingBox } from './box.ts';
import { rangeBetween } from './contact.ts';

const standing = ({ x, y, heading, width, depth }: Box) => new StandingBox(x, y, heading, width, depth);

/** Two boxes of which none, one or both have corners that are known. */
const known = (a: Box, b: Box): [Box, Box][] => [
  [a, b],
  [a, standing(b)],
  [standing(a), b],
  [standing(a), standing(b)],
];

describe('bounds', () => {
  test.prop([fc.array(points, { minLength: 1, maxLength: 9 })])('hold every point, and some on each side', (all) => {
    const { left, top, right, bottom } = boundsOf(all);
    expect([left, right]).toEqual([Math.min(...all.map((p) => p.x)), Math.max(...all.map((p) => p.x))]);
    expect([top, bottom]).toEqual([Math.min(...all.map((p) => p.y)), Math.max(...all.map((p) => p.y))]);
  });

  it('meet also where they only touch', () => {
    const at = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 });
    expect(boundsMeet(at(0, 0), at(10, 10))).toBe(true);
    expect([at(11, 0), at(-11, 0), at(0, 11), at(0, -11)].some((other) => boundsMeet(at(0, 0), other))).toBe(false);
  });

  const wide = boxesIn(60_000, 60_000);

  test.prop([wide, wide, fc.integer({ min: 0, max: 9000 })])('never rule out what is near', (a, b, distance) => {
    const samples = samplesOf(b, 6);
    const least = Math.min(...samplesOf(a, 6).flatMap((p) => samples.map((q) => apart(p, q))));
    if (least > distance) return;
    expect(mayBeClose(a, b, distance)).toBe(true);
    expect(mayBeNear(boundsOf(samplesOf(a, 6)), b, distance)).toBe(true);
    for (const [one, other] of known(a, b)) {
      expect(areNotFar(one, other, distance)).toBe(true);
      expect(isNotFar(boundsOf(samplesOf(a, 6)), other, distance)).toBe(true);
      expect(leastApart(one, other)).toBeLessThanOrEqual(least);
    }
  });

  const crowded = boxesIn(20_000, 20_000);

  test.prop([crowded, crowded, fc.integer({ min: 0, max: 6000 })])(
    'take nobody to be close who is not',
    (a, b, distance) => {
      // No point of one is farther from the other’s nearest than a step of the samples.
      const samples = samplesOf(b, 12);
      const least = Math.min(...samplesOf(a, 12).flatMap((p) => samples.map((q) => apart(p, q))));
      const step = (a.width + a.depth + b.width + b.depth) / 12;
      const [[one, other]] = known(a, b).slice(-1) as [[Box, Box]];
      if (areSurelyClose(one, other, distance)) expect(least).toBeLessThanOrEqual(distance + step);
      expect(areSurelyClose(a, b, distance)).toBe(false);
    },
  );

  const headings = fc.integer({ min: 0, max: 3599 });
  const sides = fc.integer({ min: 100, max: 3000 });
  const places = fc.integer({ min: 0, max: 9999 });

  test.prop([places, places, headings, sides, sides, places, fc.integer({ min: -2, max: 2 })], { numRuns: 2000 })(
    'take nobody to be close who is a hair too far off, where circles within squares just meet',
    (x, y, heading, side, other, distance, off) => {
      const behind = { x, y, heading, width: side, depth: side };
      const { x: toX, y: toY } = afterStep(behind, { do: 'advance', distance: other + distance + off });
      const ahead = { x: toX, y: toY, heading, width: other, depth: other };
      if (areSurelyClose(standing(behind), standing(ahead), distance))
        expect(rangeBetween(behind, ahead)).toBeLessThanOrEqual(distance);
    },
  );

  it('know that boxes are close whose middles are, and rule out at once those that lie aside', () => {
    const at = (x: number) => new StandingBox(x, 0, 0, 1000, 1000);
    expect([areSurelyClose(at(0), at(1400), 500), areSurelyClose(at(0), at(1502), 500)]).toEqual([true, false]);
    // The rough measure takes a box for the circle round it.
    const wideOne = new StandingBox(0, 0, 0, 10_000, 1000);
    const before = new StandingBox(0, 4000, 0, 10_000, 1000);
    expect([mayBeClose(wideOne, before, 500), areNotFar(wideOne, before, 500)]).toEqual([true, false]);
    expect([mayBeNear(wideOne, before, 500), isNotFar(wideOne, before, 500)]).toEqual([true, false]);
  });

  test.prop([boxes, boxes])('grow to hold others', (a, b) => {
    const extent = new Extent();
    for (const box of [a, b]) extent.addBounds(boundsOf(samplesOf(box, 1)));
    expect({ ...extent }).toEqual({ ...boundsOf([...samplesOf(a, 1), ...samplesOf(b, 1)]) });
  });

  test.prop([boxes])('rule out what is far', (box) => {
    const far = { ...box, x: box.x + 2 * (box.width + box.depth) + 2000 };
    expect([mayBeClose(box, far, 100), mayBeNear(boundsOf(samplesOf(box, 1)), far, 100)]).toEqual([false, false]);
  });
});
