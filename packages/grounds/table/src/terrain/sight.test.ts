import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { Box } from '../geometry/box.ts';
import { TOUCH } from '../geometry/length.ts';
import { isBeside } from '../geometry/line-up.ts';
import { along, boxesIn, depthIn, leastOf, MOVEMENTS, mostOf, placeFrom, radians, samplesOf } from '../testing.ts';
import { canSee, isInArc } from './sight.ts';

const UNIT: Box = { x: 20_000, y: 20_000, heading: 0, width: 4000, depth: 2000 };
const at = (x: number, y: number, heading = 0): Box => ({ ...UNIT, x: UNIT.x + x, y: UNIT.y + y, heading });
const some = boxesIn(30_000, 30_000);

describe('isInArc', () => {
  /** How deep a point is in the arc, by the angle under which a corner sees it. */
  function depthInArc(box: Box, p: { x: number; y: number }, angle: number): number {
    const a = radians(box.heading);
    const ahead = Math.sin(a) * (p.x - box.x) - Math.cos(a) * (p.y - box.y);
    const aside = Math.abs(Math.cos(a) * (p.x - box.x) + Math.sin(a) * (p.y - box.y));
    const beyond = aside - box.width / 2;
    const seen = Math.atan2(beyond, ahead);
    return Math.min(ahead, Math.hypot(ahead, beyond) * Math.sin(radians(angle) - seen));
  }

  const angles = fc.constantFrom(0, 150, 300, 450, 600, 900);

  test.prop([some, some, angles], { numRuns: 500 })('agrees with samples', (box, target, angle) => {
    const deepest = Math.max(...samplesOf(target, 24).map((p) => depthInArc(box, p, angle)));
    if (deepest > TOUCH + 0.01) expect(isInArc(box, target, angle)).toBe(true);
    if (deepest < TOUCH - 600) expect(isInArc(box, target, angle)).toBe(false);
    for (const { box: move } of MOVEMENTS)
      expect(isInArc(move(box), move(target), angle)).toBe(isInArc(box, target, angle));
  });

  test.prop([some, some, fc.integer({ min: 0, max: 899 })])('is wider with a wider angle', (box, target, angle) => {
    if (isInArc(box, target, angle)) expect(isInArc(box, target, angle + 1)).toBe(true);
  });

  it('begins beyond a touch', () => {
    const isAhead = (x: number, y: number, angle: number) => isInArc(UNIT, at(x, y), angle);
    expect([3971, 3969].map((x) => isAhead(x, -9000, 0))).toEqual([false, true]);
    expect([-3971, -3969].map((x) => isAhead(x, -9000, 0))).toEqual([false, true]);
    expect([-29, -31].map((y) => isAhead(0, y, 0))).toEqual([false, true]);
    // The far left corner of the target is 9000 ahead and 5000 out, just inside 30 degrees and just outside 29.
    expect([290, 300].map((angle) => isAhead(9000, -9000, angle))).toEqual([false, true]);
  });

  it('leaves out those beside it, whatever rounding does', () => {
    for (let heading = 0; heading < 3600; heading += 7) {
      const unit: Box = { ...UNIT, heading };
      const p = placeFrom(unit, 0, UNIT.width);
      const beside: Box = { ...unit, x: Math.round(p.x), y: Math.round(p.y) };
      expect([isBeside(unit, beside), isInArc(unit, beside, 900), isInArc(beside, unit, 450)]).toEqual([
        true,
        false,
        false,
      ]);
    }
  });
});

describe('canSee', () => {
  const none = { boxes: [], areas: [] };
  const target = at(0, -12_000, 1800);

  it('sees across the open, and not through a unit', () => {
    expect(canSee(UNIT, target, none)).toBe(true);
    expect(canSee(UNIT, target, { ...none, boxes: [{ ...at(0, -5000), width: 12_000 }] })).toBe(false);
    expect(canSee(UNIT, target, { ...none, boxes: [{ ...at(0, -5000), width: 3000 }] })).toBe(true);
  });

  it('is not hindered by itself, its target or those who touch them', () => {
    const beside = [at(-4000, 0), at(4000, 0), at(0, 2000), at(-4000, -12_000, 1800), at(4000, -12_000, 1800)];
    expect(canSee(UNIT, target, { ...none, boxes: [UNIT, target, ...beside] })).toBe(true);
    // Even where nothing but a lane of its own width is left.
    const walls = [-4000, 4000].map((x): Box => ({ ...at(x, -1000), depth: 10_000, y: UNIT.y - 11_000 }));
    expect(canSee(UNIT, target, { ...none, boxes: walls })).toBe(true);
  });

  it('does not see along the side of a unit just as wide, nor between two that touch', () => {
    expect(canSee(UNIT, target, { ...none, boxes: [at(0, -5000)] })).toBe(false);
    expect(canSee(UNIT, target, { ...none, boxes: [at(-2000, -5000), at(2000, -5000)] })).toBe(false);
    expect(canSee(UNIT, target, { ...none, boxes: [at(-2000, -5000), at(2030, -5000)] })).toBe(false);
    expect(canSee(UNIT, target, { ...none, boxes: [at(-2000, -5000), at(2031, -5000)] })).toBe(false);
    expect(canSee(UNIT, target, { ...none, boxes: [at(-2016, -5000), at(2016, -5000)] })).toBe(true);
  });

  const square = (x: number, y: number, side: number) => ({
    points: [0, 1, 2, 3].map((i) => ({ x: x + (i % 3 ? side : 0), y: y + (i > 1 ? side : 0) })),
  });

  it('does not see through a wood, nor into or out of it, but from its edge', () => {
    const sees = (wood: ReturnType<typeof square>) => canSee(UNIT, target, { ...none, areas: [wood] });
    expect(sees(square(10_000, 11_000, 8000))).toBe(true);
    expect(sees(square(13_000, 9000, 10_000))).toBe(false);
    expect(sees({ points: square(0, 20_000, 40_000).points })).toBe(true);
    expect(sees(square(0, 19_870, 40_000))).toBe(false);
    expect(sees(square(0, 8000 - 40_000, 40_000))).toBe(true);
    expect(sees(square(0, 8070 - 40_000, 40_000))).toBe(false);
  });

  const cases = fc.record({ box: some, target: some, boxes: fc.array(some, { maxLength: 3 }) });

  test.prop([cases], { numRuns: 300 })('agrees with points along the lines', ({ box, target: mark, boxes }) => {
    const inner = box.width / 2 - 2 * TOUCH;
    const eyes = [0, -inner, inner].map((aside) => placeFrom(box, 0, aside));
    const shrunk = {
      ...mark,
      ...placeFrom(mark, -2 * TOUCH, 0),
      width: mark.width - 4 * TOUCH,
      depth: mark.depth - 4 * TOUCH,
    };
    const worst = (eye: { x: number; y: number }, to: { x: number; y: number }) =>
      mostOf([-1e9, ...along(eye, to, 300).flatMap((p) => boxes.map((screen) => depthIn(screen, p)))]);
    const worstTo = (to: { x: number; y: number }) => leastOf(eyes.map((eye) => worst(eye, to)));
    const seen = canSee(box, mark, { boxes, areas: [] });
    // Its corners and its centre. Between points along a line, a screen may come nearer by as much as they are apart.
    if (
      leastOf(
        samplesOf(shrunk, 2)
          .filter((_, i) => i % 2 === 0)
          .map(worstTo),
      ) <
      -TOUCH / 2 - 75
    )
      expect(seen).toBe(true);
    // The nearest point may be anywhere on its edges, so that all have to be looked at where nothing is said to be hidden.
    if (seen) expect(samplesOf(shrunk, 20).some((p) => worstTo(p) < -TOUCH / 2 + 150)).toBe(true);
    for (const { box: move } of MOVEMENTS)
      expect(canSee(move(box), move(mark), { boxes: boxes.map(move), areas: [] })).toBe(seen);
  });
});
