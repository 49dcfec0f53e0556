import { type Box, overlap, touch } from '@acies/table';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type ClockContext, isNotFarOff } from '../../board/look.ts';
import { BASE } from '../../board/setting.ts';

const NEAR_BY = 3 * BASE;
const along = fc.integer({ min: -NEAR_BY, max: NEAR_BY });
const bases: fc.Arbitrary<Box> = fc.record({
  x: along,
  y: along,
  heading: fc.integer({ min: 0, max: 3599 }),
  width: fc.constant(BASE),
  depth: fc.constant(BASE),
});

const isNot = (unit: Box, place: Box): boolean =>
  isNotFarOff({ board: { units: [unit] } } as unknown as ClockContext, 0, place);

describe('who is far off', () => {
  test.prop([bases, bases], { numRuns: 1000 })('neither touches nor overlaps a place', (unit, place) => {
    if (touch(unit, place) || overlap(unit, place)) expect(isNot(unit, place)).toBe(true);
  });

  it('is so by either way along the table', () => {
    const here: Box = { x: 0, y: 0, heading: 0, width: BASE, depth: BASE };
    const far = 5 * BASE;
    expect([isNot({ ...here, x: far }, here), isNot({ ...here, y: -far }, here), isNot(here, here)]).toEqual([
      ...[false, false],
      true,
    ]);
  });
});
