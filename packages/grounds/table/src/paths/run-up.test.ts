import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type Box, cornersOf } from '../geometry/box.ts';
import { overlap, rangeBetween, touch } from '../geometry/contact.ts';
import { TOUCH } from '../geometry/length.ts';
import { overlapOf } from '../geometry/outline.ts';
import { faultOfPath } from '../limits/check.ts';
import { boxesIn, depthIn, MOVEMENTS, mostOf, samplesOf, sides, TABLE } from '../testing.ts';
import { walk } from './path.ts';
import { mayRunInto, runUp, type Straight } from './run-up.ts';
import { afterStep } from './step.ts';
import { sweepOf } from './sweep.ts';

const UNIT: Box = { x: 10_000, y: 10_000, heading: 0, width: 4000, depth: 2000 };
const at = (x: number, y: number): Box => ({ ...UNIT, x: UNIT.x + x, y: UNIT.y + y });
const advance = (distance: number): Straight => ({ do: 'advance', distance });

describe('runUp', () => {
  it('stops at the first box it meets, and names it', () => {
    const others = [at(0, -9000), at(3000, -6000), at(-9000, -3000)];
    expect(runUp(UNIT, advance(20_000), others)).toEqual({ distance: 4000 + TOUCH / 2, index: 1 });
    expect(runUp(UNIT, advance(4000), others)).toEqual({ distance: 4000, index: -1 });
    expect(runUp(UNIT, advance(20_000), [])).toEqual({ distance: 20_000, index: -1 });
  });

  it('does not count those it only brushes past', () => {
    expect(runUp(UNIT, advance(9000), [at(4000, -3000), at(-4000 + TOUCH / 2, -3000)])).toEqual({
      distance: 9000,
      index: -1,
    });
    expect(runUp(UNIT, advance(9000), [at(-4000 + TOUCH / 2 + 1, -3000)]).index).toBe(0);
  });

  it('frees one that is a little on another, but lets it go no deeper', () => {
    const ahead = at(0, -2000 + 25);
    expect(runUp(UNIT, { do: 'back', distance: 900 }, [ahead])).toEqual({ distance: 900, index: -1 });
    expect(runUp(UNIT, { do: 'sidestep', to: 'left', distance: 900 }, [ahead])).toEqual({ distance: 900, index: -1 });
    expect(runUp(UNIT, advance(900), [ahead])).toEqual({ distance: 1, index: 0 });
    expect(runUp(UNIT, advance(900), [at(0, -2000 + TOUCH)])).toEqual({ distance: 0, index: 0 });
  });

  const LAND = 24_000;
  const steps: fc.Arbitrary<Straight> = fc.oneof(
    fc.record({ do: fc.constant('advance' as const), distance: fc.integer({ min: 0, max: LAND }) }),
    fc.record({ do: fc.constant('back' as const), distance: fc.integer({ min: 0, max: LAND }) }),
    fc.record({ do: fc.constant('sidestep' as const), to: sides, distance: fc.integer({ min: 0, max: LAND }) }),
    fc.record({
      do: fc.constant('incline' as const),
      angle: fc.integer({ min: -900, max: 900 }),
      distance: fc.integer({ min: 0, max: LAND }),
    }),
  );
  const cases = fc
    .record({ box: boxesIn(LAND, LAND), step: steps, others: fc.array(boxesIn(LAND, LAND), { maxLength: 4 }) })
    .map(({ box, step, others }) => ({ box, step, others: others.filter((other) => !touch(box, other)) }));

  const deepest = (box: Box, others: readonly Box[]): number =>
    mostOf([
      -1e9,
      ...others.flatMap((other) => [
        ...samplesOf(box, 10).map((p) => depthIn(other, p)),
        ...samplesOf(other, 10).map((p) => depthIn(box, p)),
      ]),
    ]);

  test.prop([cases], { numRuns: 300 })('agrees with stepping', ({ box, step, others }) => {
    const { distance, index } = runUp(box, step, others);
    expect(Number.isInteger(distance) && distance >= 0 && distance <= step.distance).toBe(true);
    for (let part = 0; part <= 16; part++) {
      const there = afterStep(box, { ...step, distance: Math.round((distance * part) / 16) });
      expect(deepest(there, others)).toBeLessThanOrEqual(TOUCH / 2 + 1.5);
    }
    expect(distance === step.distance).toBe(index === -1);
    if (index < 0) return;
    const end = afterStep(box, { ...step, distance });
    expect([touch(end, others[index]!), others.some((other) => overlap(end, other))]).toEqual([true, false]);
    // A little farther on, it is on that one, unless it would only have brushed it.
    const beyond = afterStep(box, { ...step, distance: distance + 3 });
    expect(rangeBetween(beyond, others[index]!)).toBeLessThan(1);
  });

  /** How far a step goes before it meets somebody, with every length tried on the ground. */
  function tried(box: Box, step: Straight, others: readonly Box[]): { distance: number; index: number } {
    const start = cornersOf(box);
    let best = { distance: step.distance, index: -1 };
    for (const [index, other] of others.entries()) {
      const outline = cornersOf(other);
      const most = Math.min(TOUCH, Math.max(TOUCH / 2, overlapOf(start, outline) + 1));
      const hits = (distance: number): boolean => {
        const leg = walk(box, [{ ...step, distance }])[0]!;
        return overlapOf(sweepOf(leg)[0]!, outline) > most;
      };
      if (!hits(best.distance)) continue;
      let [clear, met] = [0, best.distance];
      while (met - clear > 1) {
        const middle = (clear + met) >> 1;
        if (hits(middle)) met = middle;
        else clear = middle;
      }
      best = { distance: clear, index };
    }
    return best;
  }

  const close = fc.record({
    box: boxesIn(9000, 9000),
    step: steps,
    others: fc.array(boxesIn(9000, 9000), { minLength: 1, maxLength: 4 }),
  });

  test.prop([fc.oneof(cases, close)], { numRuns: 1500 })('is the very length that trying finds', (one) => {
    expect(runUp(one.box, one.step, one.others)).toEqual(tried(one.box, one.step, one.others));
  });

  it('is ruled out of those whom a box goes by or stops short of', () => {
    const ahead = at(0, -9000);
    expect([mayRunInto(UNIT, 6900, ahead), mayRunInto(UNIT, 7100, ahead)]).toEqual([false, true]);
    expect(mayRunInto(UNIT, 20_000, at(5000, -9000))).toBe(false);
  });

  test.prop([fc.oneof(cases, close)], { numRuns: 500 })('meets nobody of whom it is ruled out', (one) => {
    const { box, others } = one;
    const { distance } = one.step;
    const met = others.filter((other) => runUp(box, advance(distance), [other]).index === 0);
    expect(met.filter((other) => !mayRunInto(box, distance, other))).toEqual([]);
  });

  test.prop([cases], { numRuns: 300 })('makes a clean path', ({ box, step, others }) => {
    const { distance } = runUp(box, step, others);
    const table = { width: TABLE.width * 2, height: TABLE.height * 2 };
    const moved = (b: Box): Box => ({ ...b, x: b.x + TABLE.width, y: b.y + TABLE.height });
    const legs = walk(moved(box), [{ ...step, distance }]);
    expect(faultOfPath(moved(box), legs, { table, allowance: LAND, barred: others.map(moved) })).toBeUndefined();
    for (const movement of MOVEMENTS) {
      const found = runUp(movement.box(box), movement.step(step) as Straight, others.map(movement.box));
      expect(Math.abs(found.distance - distance)).toBeLessThanOrEqual(1);
    }
  });
});
