import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type Area, reachesInto } from '../geometry/area.ts';
import { type Box, cornersOf } from '../geometry/box.ts';
import { TOUCH } from '../geometry/length.ts';
import { overlapOf } from '../geometry/outline.ts';
import { boxesPassed, leadsThrough } from './passing.ts';
import { walk } from './path.ts';
import type { Step } from './step.ts';
import { sweepOf } from './sweep.ts';

const unit = (x: number, y: number, heading = 0): Box => ({ x, y, heading, width: 4000, depth: 2000 });

describe('what a path passes', () => {
  const legs = walk(unit(10_000, 20_000), [{ do: 'advance', distance: 8000 }]);

  it('is who stands on its way, by his place in the list, and not who stands beside it', () => {
    expect(boxesPassed(legs, [unit(20_000, 16_000), unit(11_000, 16_000), unit(10_000, 5000)])).toEqual([1]);
  });

  it('is not who is only touched', () => {
    expect(boxesPassed(legs, [unit(14_000 - TOUCH, 16_000), unit(14_000 - TOUCH - 2, 16_000)])).toEqual([1]);
  });

  it('is an area that it comes into', () => {
    const area = (left: number): Area => ({
      points: [
        { x: left, y: 14_000 },
        { x: left + 3000, y: 14_000 },
        { x: left + 3000, y: 15_000 },
        { x: left, y: 15_000 },
      ],
    });
    expect(leadsThrough(legs, [area(13_000)])).toBe(false);
    expect(leadsThrough(legs, [area(13_000), area(11_500)])).toBe(true);
    expect(leadsThrough([], [area(11_500)])).toBe(false);
  });
});

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('advance' as const), distance: fc.integer({ min: 1, max: 9000 }) }),
  fc.record({
    do: fc.constant('wheel' as const),
    to: fc.constantFrom('left' as const, 'right' as const),
    angle: fc.integer({ min: 1, max: 1800 }),
  }),
  fc.record({ do: fc.constant('face' as const), heading: fc.integer({ min: 0, max: 3599 }) }),
);
const box = fc
  .record({ x: fc.integer({ min: 0, max: 30_000 }), y: fc.integer({ min: 0, max: 30_000 }) })
  .chain(({ x, y }) => fc.integer({ min: 0, max: 3599 }).map((heading) => unit(x, y, heading)));

test.prop([fc.array(step, { minLength: 1, maxLength: 3 }), fc.array(box, { maxLength: 6 })])(
  'bounds leave out nobody and nothing whom the ground itself would meet',
  (steps, boxes) => {
    const legs = walk(unit(15_000, 15_000), steps);
    const pieces = legs.flatMap((leg) => sweepOf(leg));
    const met = [...boxes.keys()].filter((i) => pieces.some((piece) => overlapOf(piece, cornersOf(boxes[i]!)) > TOUCH));
    expect(boxesPassed(legs, boxes)).toEqual(met);
    const areas = boxes.map((one) => ({ points: [...cornersOf(one)] }));
    expect(leadsThrough(legs, areas)).toBe(areas.some((area) => pieces.some((piece) => reachesInto(area, piece))));
  },
);
