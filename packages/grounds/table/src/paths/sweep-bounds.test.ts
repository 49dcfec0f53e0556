import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { walk } from './path.ts';
import type { Step } from './step.ts';
import { boundsOfPassage, sweepOf } from './sweep.ts';

const box = fc.record({
  x: fc.integer({ min: 0, max: 100_000 }),
  y: fc.integer({ min: 0, max: 100_000 }),
  heading: fc.integer({ min: 0, max: 3599 }),
  width: fc.integer({ min: 500, max: 40_000 }),
  depth: fc.integer({ min: 500, max: 20_000 }),
});
const side = fc.constantFrom('left' as const, 'right' as const);
const distance = fc.integer({ min: 1, max: 30_000 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('advance' as const), distance }),
  fc.record({ do: fc.constant('wheel' as const), to: side, angle: fc.integer({ min: 1, max: 3600 }) }),
  fc.record({ do: fc.constant('face' as const), heading: fc.integer({ min: 0, max: 3599 }) }),
  fc.record({
    do: fc.constant('turn' as const),
    to: fc.constantFrom('left' as const, 'right' as const, 'about' as const),
  }),
  fc.record({ do: fc.constant('sidestep' as const), to: side, distance }),
);

describe('bounds of a passage', () => {
  // A hair is what the pieces of a turn may reach beyond its arc.
  const HAIR = 6;

  test.prop([box, step])('hold all ground that is passed over', (start, one) => {
    const [leg] = walk(start, [one]);
    const { from, to } = leg!;
    const { left, top, right, bottom } = boundsOfPassage({ leg: leg!, by: { from, to } });
    for (const { x, y } of sweepOf(leg!).flat()) {
      expect(x).toBeGreaterThanOrEqual(left - HAIR);
      expect(x).toBeLessThanOrEqual(right + HAIR);
      expect(y).toBeGreaterThanOrEqual(top - HAIR);
      expect(y).toBeLessThanOrEqual(bottom + HAIR);
    }
  });
});
