import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { boundsMeet, boundsOf, mayBeClose, mayBeNear } from './bounds.ts';
import { apart, boxes, boxesIn, points, samplesOf } from './testing.ts';

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
  });

  test.prop([boxes])('rule out what is far', (box) => {
    const far = { ...box, x: box.x + 2 * (box.width + box.depth) + 2000 };
    expect([mayBeClose(box, far, 100), mayBeNear(boundsOf(samplesOf(box, 1)), far, 100)]).toEqual([false, false]);
  });
});
