import { test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type Box, cornersOf } from '../geometry/box.ts';
import { turnTo } from '../geometry/heading.ts';
import { turnOf } from '../geometry/point.ts';
import { edgeMeasure } from '../geometry/trim.ts';
import { boxes, depthIn, leastOf, MOVEMENTS, mostOf, samplesOf, steps } from '../testing.ts';
import { type Leg, walk } from './path.ts';
import { afterStep } from './step.ts';
import { sweepOf } from './sweep.ts';

const MOMENTS = 24;

/** Where a box is at moments of a leg, without rounding to whole lengths. */
function moments({ step, from, to }: Leg): Box[] {
  if (step.do === 'turn' || step.do === 'form') return [to];
  return Array.from({ length: MOMENTS + 1 }, (_, i): Box => {
    const part = i / MOMENTS;
    if (step.do === 'wheel') return afterStep(from, { ...step, angle: Math.round(step.angle * part) });
    if (step.do === 'face') {
      const heading = from.heading + Math.round(turnTo(from.heading, step.heading) * part);
      return afterStep(from, { ...step, heading });
    }
    return { ...from, x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });
}

describe('sweepOf', () => {
  test.prop([boxes, steps], { numRuns: 400 })('covers every place on the way', (box, step) => {
    const leg = walk(box, [step])[0]!;
    const measures = sweepOf(leg).map((piece) => piece.map((_, i) => edgeMeasure(piece, i)));
    const depths = moments(leg).flatMap((at) =>
      samplesOf(at, 2).map((p) => mostOf(measures.map((edges) => leastOf(edges.map((measure) => measure(p)))))),
    );
    // Places on the way are rounded in a wheel, the ground is not.
    expect(leastOf(depths)).toBeGreaterThan(-1.5);
  });

  test.prop([boxes, steps], { numRuns: 60 })('covers little else', (box, step) => {
    const leg = walk(box, [step])[0]!;
    const angle = step.do === 'wheel' ? step.angle : 1800;
    const all = Array.from({ length: angle + 1 }, (_, i): Box => {
      if (step.do === 'wheel') return afterStep(box, { ...step, angle: i });
      return step.do === 'face' ? afterStep(box, { ...step, heading: box.heading + 2 * i }) : leg.to;
    });
    const places = step.do === 'wheel' || step.do === 'face' ? all : moments(leg);
    const depths = sweepOf(leg)
      .flat()
      .map((corner) => mostOf(places.map((at) => depthIn(at, corner))));
    expect(leastOf(depths)).toBeGreaterThan(-18);
  });

  test.prop([boxes, steps])('is the same in a mirror and after a quarter turn', (box, step) => {
    const area = (b: Box, s: typeof step) =>
      sweepOf(walk(b, [s])[0]!)
        .map((piece) => piece.reduce((sum, p, i) => sum + turnOf(b, p, piece[(i + 1) % piece.length]!) / 2, 0))
        .sort((m, n) => m - n);
    const expected = area(box, step);
    for (const movement of MOVEMENTS) {
      const found = area(movement.box(box), movement.step(step));
      expect(found).toHaveLength(expected.length);
      found.forEach((n, i) => {
        expect(n / expected[i]!).toBeCloseTo(1, 6);
      });
    }
  });

  it('follows the arc of a wide unit', () => {
    const wide: Box = { x: 0, y: 0, heading: 0, width: 30_000, depth: 3000 };
    const [leg] = walk(wide, [{ do: 'wheel', to: 'right', angle: 100 }]);
    // The outer corner is at its highest in the middle; a straight line between the ends would miss it by 1 mm.
    const middle = cornersOf(afterStep(wide, { do: 'wheel', to: 'right', angle: 50 }))[0]!;
    expect(sweepOf(leg!).some((piece) => piece.every((_, i) => edgeMeasure(piece, i)(middle) > -1))).toBe(true);
  });

  it('of men who turn or form anew is where they stand then', () => {
    const unit: Box = { x: 0, y: 0, heading: 0, width: 400, depth: 200 };
    for (const step of [
      { do: 'turn', to: 'left' },
      { do: 'form', width: 200, depth: 400 },
    ] as const)
      expect(sweepOf(walk(unit, [step])[0]!)).toEqual([cornersOf(afterStep(unit, step))]);
  });

  it('of another that goes along is about the same pivot', () => {
    const frame: Box = { x: 0, y: 0, heading: 0, width: 8000, depth: 2000 };
    const [leg] = walk(frame, [{ do: 'wheel', to: 'right', angle: 900 }]);
    const left = { from: { ...frame, x: -2000, width: 4000 }, to: { ...leg!.to, y: leg!.to.y - 2000, width: 4000 } };
    const corners = sweepOf(leg!, left).flat();
    const far = corners.map((p) => Math.hypot(p.x - 4000, p.y));
    expect(Math.max(...far)).toBeLessThan(Math.hypot(8000, 2000) + 6);
    expect(Math.min(...far)).toBeGreaterThan(3990);
  });
});
