import { boundsMeet, boundsOf, cornersOf } from '@acies/table';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { groundToward, runAt, wheelsToward } from './run.ts';
import { type Body, field } from './testing/field.ts';

/** Farther than the table is long. */
const FAR = 200_000;

const within = (least: number, most: number) => fc.integer({ min: least, max: most });
const bodies: fc.Arbitrary<Body> = fc.record({
  at: fc.tuple(within(100, 900), within(100, 900)),
  heading: within(0, 359),
  files: within(1, 6),
  ranks: within(1, 4),
  unformed: fc.boolean(),
});

describe('the ground toward an enemy', () => {
  test.prop([fc.array(bodies, { minLength: 1, maxLength: 3 }), fc.array(bodies, { minLength: 1, maxLength: 3 })], {
    numRuns: 1000,
  })('holds wherever a run at him ends, however long', (own, enemies) => {
    const all = field(own, enemies);
    const { left, top, right, bottom } = groundToward(all, 0, own.length);
    const end = boundsOf(cornersOf(runAt(all, 0, own.length, FAR).end));
    expect(end.left >= left && end.top >= top && end.right <= right && end.bottom <= bottom).toBe(true);
  });

  it('is not the whole table', () => {
    const all = field([{ at: [500, 600] }], [{ at: [500, 500], heading: 180 }]);
    const aside = { left: 70_000, top: 0, right: 100_000, bottom: 100_000 };
    expect(boundsMeet(groundToward(all, 0, 1), aside)).toBe(false);
  });
});

it('LG-SEQ-4, CB-MAN-2 a unit wheels toward one who is not straight ahead', () => {
  const wheels = (x: number, unformed: boolean): boolean =>
    wheelsToward(field([{ at: [500, 600], unformed }], [{ at: [x, 500], heading: 180 }]), 0, 1, FAR);
  expect([wheels(500, false), wheels(640, false), wheels(640, true)]).toEqual([false, true, false]);
});
