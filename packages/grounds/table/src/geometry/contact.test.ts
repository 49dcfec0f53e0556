import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { afterStep } from '../paths/step.ts';
import { apart, boxes, crowdedBoxes, depthIn, MOVEMENTS, placeFrom, samplesOf, swung } from '../testing.ts';
import { type Box, cornersOf, StandingBox } from './box.ts';
import {
  conformed,
  EDGES,
  type Edge,
  edgeMet,
  edgeOf,
  isNearer,
  isWhollyBehind,
  isWithinRange,
  overlap,
  rangeBetween,
  standsBehind,
  touch,
} from './contact.ts';
import { TOUCH } from './length.ts';
import { distanceApart, overlapOf } from './outline.ts';

const UNIT: Box = { x: 10_000, y: 10_000, heading: 0, width: 4000, depth: 2000 };
const MIRRORED: Record<Edge, Edge> = { front: 'front', rear: 'rear', left: 'right', right: 'left' };

describe('range and touch', () => {
  const standing = ({ x, y, heading, width, depth }: Box) => new StandingBox(x, y, heading, width, depth);

  test.prop([crowdedBoxes, crowdedBoxes, fc.integer({ min: -3, max: 6000 })])(
    'are the same of boxes whose corners are known, to the last',
    (a, b, distance) => {
      const range = distanceApart(cornersOf(a), cornersOf(b));
      for (const [one, other] of [
        [a, b],
        [a, standing(b)],
        [standing(a), b],
        [standing(a), standing(b)],
      ] as const) {
        expect(rangeBetween(one, other)).toBe(range);
        expect(overlap(one, other)).toBe(overlapOf(cornersOf(a), cornersOf(b)) > TOUCH);
        for (const limit of [distance, range, range - 0.25, range + 0.25]) {
          expect(isWithinRange(one, other, limit)).toBe(range <= limit);
          expect(isNearer(one, other, limit)).toBe(range < limit);
        }
      }
    },
  );

  const ahead = (gap: number): Box => ({ ...UNIT, y: UNIT.y - gap, heading: 1800 });

  it('count from edge to edge', () => {
    expect([rangeBetween(UNIT, ahead(700)), rangeBetween(UNIT, ahead(0)), rangeBetween(UNIT, ahead(-50))]).toEqual([
      700, 0, 0,
    ]);
    expect([TOUCH, TOUCH + 1, -500].map((gap) => touch(UNIT, ahead(gap)))).toEqual([true, false, true]);
    expect([0, -TOUCH, -TOUCH - 1].map((gap) => overlap(UNIT, ahead(gap)))).toEqual([false, false, true]);
  });

  test.prop([crowdedBoxes, crowdedBoxes, fc.integer({ min: 0, max: 3599 })])('are mutual', (a, b, angle) => {
    expect(touch(a, b)).toBe(touch(b, a));
    expect(overlap(a, b)).toBe(overlap(b, a));
    expect(touch(a, b)).toBe(rangeBetween(a, b) <= TOUCH);
    if (overlap(a, b)) expect(touch(a, b)).toBe(true);
    for (const { box } of MOVEMENTS) {
      expect(rangeBetween(box(a), box(b))).toBeCloseTo(rangeBetween(a, b), 6);
      expect(overlap(box(a), box(b))).toBe(overlap(a, b));
    }
    expect(Math.abs(rangeBetween(swung(a, angle), swung(b, angle)) - rangeBetween(a, b))).toBeLessThan(1.5);
  });

  test.prop([crowdedBoxes, crowdedBoxes])('see an overlap where samples do', (a, b) => {
    const deepest = Math.max(...samplesOf(a, 20).map((p) => depthIn(b, p)));
    if (deepest > TOUCH) expect(overlap(a, b)).toBe(true);
  });
});

describe('edges', () => {
  it('run clockwise from the front', () => {
    expect(edgeOf(UNIT, 'front')).toEqual([
      { x: 8000, y: 10_000 },
      { x: 12_000, y: 10_000 },
    ]);
    expect(edgeOf(UNIT, 'right')).toEqual([
      { x: 12_000, y: 10_000 },
      { x: 12_000, y: 12_000 },
    ]);
    expect(edgeOf(UNIT, 'rear')).toEqual([
      { x: 12_000, y: 12_000 },
      { x: 8000, y: 12_000 },
    ]);
    expect(edgeOf(UNIT, 'left')).toEqual([
      { x: 8000, y: 12_000 },
      { x: 8000, y: 10_000 },
    ]);
  });

  test.prop([boxes, boxes, fc.constantFrom(...EDGES)])('are conformed to', (attacker, target, edge) => {
    const at = conformed(attacker, target, edge);
    expect([touch(at, target), overlap(at, target)]).toEqual([true, false]);
    expect(edgeMet(at, target)).toBe(edge);
    const [a, b] = edgeOf(target, edge);
    expect(apart(at, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })).toBeLessThan(0.75);
    for (const movement of MOVEMENTS)
      expect(
        conformed(movement.box(attacker), movement.box(target), movement.swapsSides ? MIRRORED[edge] : edge),
      ).toEqual(movement.box(at));
  });

  test.prop([boxes, fc.constantFrom(...EDGES), fc.integer({ min: -800, max: 800 }), fc.integer({ min: 25, max: 75 })])(
    'are met by whoever comes to them',
    (target, edge, slant, percent) => {
      const facing = conformed({ ...target, width: 800, depth: 800 }, target, edge);
      const [a, b] = edgeOf(target, edge);
      const at = {
        x: Math.round(a.x + ((b.x - a.x) * percent) / 100),
        y: Math.round(a.y + ((b.y - a.y) * percent) / 100),
      };
      const attacker = { ...facing, ...at, heading: (facing.heading + slant + 3600) % 3600 };
      expect(edgeMet(afterStep(attacker, { do: 'back', distance: 40 }), target)).toBe(edge);
    },
  );

  test.prop([crowdedBoxes, crowdedBoxes])('are the same in a mirror', (attacker, target) => {
    if (overlap(attacker, target)) return;
    const met = edgeMet(attacker, target);
    for (const { box, swapsSides } of MOVEMENTS)
      expect(edgeMet(box(attacker), box(target))).toBe(swapsSides ? MIRRORED[met] : met);
  });

  it.each<[number, number, number, Edge]>([
    // Off the front left corner: more from before, then more from the side, then from just between.
    [7900, 9900, 1700, 'front'],
    [7900, 9900, 1000, 'left'],
    [7900, 9900, 1350, 'front'],
    // Off the rear right corner.
    [12_100, 12_100, 3550, 'rear'],
    [12_100, 12_100, 2800, 'right'],
    [12_100, 12_100, 3150, 'rear'],
    // Overhanging the front right corner, a little askew.
    [13_000, 9990, 1750, 'front'],
    [13_000, 9990, 1850, 'front'],
    [12_010, 9000, 2600, 'right'],
  ])('at a corner, from %d %d heading %d: %s', (x, y, heading, edge) => {
    expect(edgeMet({ ...UNIT, x, y, heading }, UNIT)).toBe(edge);
  });
});

describe('behind', () => {
  it('is behind a line', () => {
    const at = (y: number): Box => ({ ...UNIT, y: UNIT.y + y });
    expect([1969, 1970, 2500].map((y) => isWhollyBehind(at(y), UNIT))).toEqual([false, true, true]);
    expect(isWhollyBehind({ ...at(2500), heading: 900 }, UNIT)).toBe(false);
  });

  it('is in rank where the middles meet', () => {
    const at = (x: number, y: number): Box => ({ ...UNIT, x: UNIT.x + x, y: UNIT.y + y });
    expect([standsBehind(at(0, 2000), UNIT), standsBehind(at(0, 2060), UNIT), standsBehind(at(0, 2061), UNIT)]).toEqual(
      [true, true, false],
    );
    expect([standsBehind(at(61, 2000), UNIT), standsBehind(UNIT, at(0, 2000))]).toEqual([false, false]);
  });

  test.prop([crowdedBoxes, crowdedBoxes])('agrees with samples', (box, target) => {
    const farthest = Math.max(...samplesOf(box, 1).map((p) => aheadOf(target, p)));
    const fromRear = farthest + target.depth;
    if (Math.abs(fromRear - TOUCH) > 0.01) expect(isWhollyBehind(box, target)).toBe(fromRear < TOUCH);
  });
});

/** By the distance to a place far ahead and one far back. */
function aheadOf(box: Box, p: { x: number; y: number }): number {
  const far = 1e6;
  return (apart(p, placeFrom(box, -far, 0)) ** 2 - apart(p, placeFrom(box, far, 0)) ** 2) / (4 * far);
}
