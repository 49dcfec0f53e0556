import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type Box, centreOf, cornersOf } from '../geometry/box.ts';
import { apart, boxes, headings, MOVEMENTS, placeFrom, sides, steps, swung } from '../testing.ts';
import { afterStep, arcAngle, arcLength, isSound, lengthOf, pivotOf, type Step } from './step.ts';

const UNIT: Box = { x: 0, y: 0, heading: 0, width: 400, depth: 200 };

describe('afterStep', () => {
  it.each<[Step, Partial<Box>]>([
    [{ do: 'advance', distance: 100 }, { y: -100 }],
    [{ do: 'back', distance: 100 }, { y: 100 }],
    [{ do: 'sidestep', to: 'left', distance: 100 }, { x: -100 }],
    [{ do: 'sidestep', to: 'right', distance: 100 }, { x: 100 }],
    [
      { do: 'incline', distance: 1000, angle: 300 },
      { x: 500, y: -866 },
    ],
    [
      { do: 'incline', distance: 1000, angle: -300 },
      { x: -500, y: -866 },
    ],
    [
      { do: 'wheel', to: 'right', angle: 900 },
      { x: 200, y: -200, heading: 900 },
    ],
    [
      { do: 'wheel', to: 'left', angle: 900 },
      { x: -200, y: -200, heading: 2700 },
    ],
    [
      { do: 'turn', to: 'about' },
      { y: 200, heading: 1800 },
    ],
    [
      { do: 'turn', to: 'right' },
      { x: 200, y: 100, heading: 900, width: 200, depth: 400 },
    ],
    [
      { do: 'turn', to: 'left' },
      { x: -200, y: 100, heading: 2700, width: 200, depth: 400 },
    ],
    [
      { do: 'face', heading: 900 },
      { x: 100, y: 100, heading: 900 },
    ],
    [
      { do: 'form', width: 200, depth: 400 },
      { width: 200, depth: 400 },
    ],
  ])('%j', (step, changed) => {
    expect(afterStep(UNIT, step)).toEqual({ ...UNIT, ...changed });
  });

  const inMiddle = boxes.map((box) => ({ ...box, x: box.x - 90_000, y: box.y - 60_000 }));

  test.prop([inMiddle, steps], { numRuns: 1000 })('ends on whole numbers', (box, step) => {
    const { x, y, heading } = afterStep(box, step);
    for (const n of [x, y, heading]) expect(Number.isInteger(n) && !Object.is(n, -0)).toBe(true);
    expect(heading >= 0 && heading < 3600).toBe(true);
  });

  test.prop([boxes, steps], { numRuns: 1000 })('is the very same in a mirror and after a quarter turn', (box, step) => {
    for (const movement of MOVEMENTS)
      expect(afterStep(movement.box(box), movement.step(step))).toEqual(movement.box(afterStep(box, step)));
  });

  test.prop([boxes, steps, fc.integer({ min: 0, max: 3599 })])(
    'is the same after any turn, but for rounding',
    (box, step, a) => {
      const turned: Step = step.do === 'face' ? { ...step, heading: (step.heading + a) % 3600 } : step;
      const to = afterStep(swung(box, a), turned);
      const expected = swung(afterStep(box, step), a);
      expect(apart(to, expected)).toBeLessThan(4);
      expect({ ...to, x: 0, y: 0 }).toEqual({ ...expected, x: 0, y: 0 });
    },
  );

  /** The step that undoes another; a wheel goes on round its pivot. */
  function reverse(box: Box, step: Step): Step {
    switch (step.do) {
      case 'advance':
        return { ...step, do: 'back' };
      case 'back':
        return { ...step, do: 'advance' };
      case 'incline':
        return { ...step, angle: step.angle + 1800 };
      case 'wheel':
        return { ...step, angle: 3600 - step.angle };
      case 'turn':
        return { ...step, to: step.to === 'about' ? 'about' : step.to === 'left' ? 'right' : 'left' };
      case 'face':
        return { ...step, heading: box.heading };
      case 'sidestep':
        return { ...step, to: step.to === 'left' ? 'right' : 'left' };
      case 'form':
        return { ...step, width: box.width, depth: box.depth };
    }
  }

  test.prop([boxes, steps], { numRuns: 1000 })('is undone by the reverse, but for rounding', (box, step) => {
    const back = afterStep(afterStep(box, step), reverse(box, step));
    expect(apart(back, box)).toBeLessThanOrEqual(lengthOf(box, step) > 0 && step.do !== 'wheel' ? 0 : 2);
    expect({ ...back, x: 0, y: 0 }).toEqual({ ...box, x: 0, y: 0 });
  });

  test.prop([boxes, sides, fc.integer({ min: 0, max: 1800 })])('wheels about a corner that stays', (box, to, angle) => {
    const after = afterStep(box, { do: 'wheel', to, angle });
    const half = (to === 'right' ? 1 : -1) * (box.width / 2);
    expect(apart(pivotOf(box, to), placeFrom(box, 0, half))).toBeLessThan(0.01);
    expect(apart(placeFrom(after, 0, half), placeFrom(box, 0, half))).toBeLessThan(0.75);
    expect((after.heading - box.heading - Math.sign(half) * angle) % 3600).toBeCloseTo(0);
  });

  test.prop([boxes, fc.constantFrom('left' as const, 'right' as const, 'about' as const)])(
    'turns men on the ground they have',
    (box, to) => {
      const after = afterStep(box, { do: 'turn', to });
      expect(apart(centreOf(after), centreOf(box))).toBeLessThan(0.75);
      for (const p of cornersOf(after)) expect(Math.min(...cornersOf(box).map((q) => apart(p, q)))).toBeLessThan(0.75);
    },
  );

  test.prop([boxes, headings, fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 200 })])(
    'goes no farther by many small steps than by one',
    (box, angle, parts) => {
      const to = parts.reduce((at, distance) => afterStep(at, { do: 'incline', angle, distance }), box);
      expect(apart(to, box)).toBeLessThanOrEqual(parts.reduce((sum, part) => sum + part, 0) + 1e-6);
    },
  );
});

describe('lengths of steps', () => {
  const radii = fc.integer({ min: 100, max: 60_000 });

  test.prop([radii, fc.integer({ min: 0, max: 40_000 })])('arcs allow as much as they cost', (radius, length) => {
    const angle = arcAngle(radius, length);
    expect(arcLength(radius, angle)).toBeLessThanOrEqual(length);
    expect(arcLength(radius, angle + 1)).toBeGreaterThan(length);
    expect(Math.abs(arcLength(radius, angle) - (radius * angle * Math.PI) / 1800 - 0.5)).toBeLessThanOrEqual(0.5);
  });

  test.prop([radii, fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 900 })])(
    'no wheel is cheaper in parts',
    (radius, a, b) => {
      expect(arcLength(radius, a) + arcLength(radius, b)).toBeGreaterThanOrEqual(arcLength(radius, a + b));
    },
  );

  it.each<[Step, number]>([
    [{ do: 'advance', distance: 7 }, 7],
    [{ do: 'back', distance: 7 }, 7],
    [{ do: 'incline', distance: 7, angle: 450 }, 7],
    [{ do: 'sidestep', to: 'left', distance: 7 }, 7],
    [{ do: 'wheel', to: 'left', angle: 900 }, 629],
    [{ do: 'turn', to: 'about' }, 0],
    [{ do: 'face', heading: 7 }, 0],
    [{ do: 'form', width: 7, depth: 7 }, 0],
  ])('%j', (step, length) => {
    expect(lengthOf(UNIT, step)).toBe(length);
  });
});

describe('isSound', () => {
  test.prop([steps])('takes what a step can be', (step) => {
    expect(isSound(step)).toBe(true);
  });

  it.each<[Step, Step]>([
    [
      { do: 'advance', distance: 0 },
      { do: 'advance', distance: -1 },
    ],
    [
      { do: 'back', distance: 1 },
      { do: 'back', distance: 0.5 },
    ],
    [
      { do: 'advance', distance: 10_000_000 },
      { do: 'advance', distance: 10_000_001 },
    ],
    [
      { do: 'sidestep', to: 'left', distance: 1 },
      { do: 'sidestep', to: 'left', distance: Number.NaN },
    ],
    [
      { do: 'incline', distance: 1, angle: -450 },
      { do: 'incline', distance: 1, angle: 0.5 },
    ],
    [
      { do: 'incline', distance: 1, angle: -450 },
      { do: 'incline', distance: -1, angle: 450 },
    ],
    [
      { do: 'wheel', to: 'left', angle: 3600 },
      { do: 'wheel', to: 'left', angle: 3601 },
    ],
    [
      { do: 'wheel', to: 'left', angle: 0 },
      { do: 'wheel', to: 'left', angle: -1 },
    ],
    [
      { do: 'face', heading: -900 },
      { do: 'face', heading: 0.1 },
    ],
    [
      { do: 'form', width: 1, depth: 1 },
      { do: 'form', width: 0, depth: 1 },
    ],
    [
      { do: 'form', width: 1, depth: 1 },
      { do: 'form', width: 1, depth: 0 },
    ],
    [
      { do: 'form', width: 1, depth: 1 },
      { do: 'form', width: 1.5, depth: 1 },
    ],
    [
      { do: 'form', width: 1, depth: 1 },
      { do: 'form', width: 1, depth: Number.POSITIVE_INFINITY },
    ],
  ])('takes %j and not %j', (sound, broken) => {
    expect([isSound(sound), isSound(broken)]).toEqual([true, false]);
  });
});
