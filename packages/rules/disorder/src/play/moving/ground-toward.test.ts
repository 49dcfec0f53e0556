import { type Bounds, boundsMeet, boundsOf, cornersOf } from '@acies/table';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type Body, bodiesOf } from '../../testing/bodies.ts';
import { groundToward, runAt, wheelsToward } from './run.ts';

/** Farther than the table is long. */
const FAR = 200_000;

const within = (least: number, most: number) => fc.integer({ min: least, max: most });
const bodies: fc.Arbitrary<Body> = fc.record({
  at: fc.tuple(within(100, 900), within(100, 900)),
  heading: within(0, 359),
  files: within(1, 12),
  ranks: within(1, 4),
  unformed: fc.boolean(),
});

const isInside = (inner: Bounds, outer: Bounds): boolean =>
  inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom;

describe('the ground toward an enemy', () => {
  test.prop([fc.array(bodies, { minLength: 1, maxLength: 4 }), fc.array(bodies, { minLength: 1, maxLength: 4 })], {
    numRuns: 1000,
  })('holds wherever a run at him ends, however long', (own, enemies) => {
    const all = bodiesOf(own, enemies);
    const end = boundsOf(cornersOf(runAt(all, 0, own.length, FAR).end));
    expect(isInside(end, groundToward(all, 0, own.length))).toBe(true);
  });

  it('holds where the run ends at another who is far wider', () => {
    const own: Body[] = [
      { at: [500, 600], files: 1, ranks: 1 },
      { at: [496, 516], heading: 210, files: 1, ranks: 2 },
      { at: [455, 558], heading: 26, files: 1, ranks: 1 },
      { at: [556, 566], heading: 139, files: 3, ranks: 1 },
    ];
    const enemies: Body[] = [
      { at: [490, 400], heading: 180, files: 2, ranks: 1 },
      { at: [605, 475], heading: 157, files: 12, ranks: 1 },
    ];
    const all = bodiesOf(own, enemies);
    const ground = groundToward(all, 0, own.length);
    const end = boundsOf(cornersOf(runAt(all, 0, own.length, FAR).end));
    expect(isInside(end, ground)).toBe(true);
    // The size of the runner alone would not do.
    const [from, to] = [all.boxOf(0), all.boxOf(own.length)];
    const beyond = from.width + from.depth;
    const { left, top, right, bottom } = boundsOf([...cornersOf(from), ...cornersOf(to)]);
    const near = { left: left - beyond, top: top - beyond, right: right + beyond, bottom: bottom + beyond };
    expect(isInside(end, near)).toBe(false);
  });

  it('is not the whole table', () => {
    const all = bodiesOf([{ at: [500, 600] }], [{ at: [500, 500], heading: 180 }]);
    const aside = { left: 90_000, top: 0, right: 100_000, bottom: 100_000 };
    expect(boundsMeet(groundToward(all, 0, 1), aside)).toBe(false);
  });
});

it('LG-SEQ-4, CB-MAN-2 a unit wheels toward one who is not straight ahead', () => {
  const wheels = (x: number, unformed: boolean): boolean =>
    wheelsToward(bodiesOf([{ at: [500, 600], unformed }], [{ at: [x, 500], heading: 180 }]), 0, 1, FAR);
  expect([wheels(500, false), wheels(640, false), wheels(640, true)]).toEqual([false, true, false]);
});
