import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { Box } from '../geometry/box.ts';
import { edgeMet, overlap, rangeBetween, touch } from '../geometry/contact.ts';
import { boxes, boxesIn } from '../testing.ts';
import { endOf, lengthOfPath, walk } from './path.ts';
import { type Goals, suggestPaths } from './sampler.ts';

const UNIT: Box = { x: 50_000, y: 50_000, heading: 0, width: 4000, depth: 2000 };
const at = (x: number, y: number, heading = 0): Box => ({ ...UNIT, x: UNIT.x + x, y: UNIT.y + y, heading });
const ends = (goals: Goals, allowance: number, box = UNIT) =>
  suggestPaths(box, goals, allowance).map(({ purpose, index, steps }) => ({
    purpose,
    index,
    steps,
    end: endOf(box, walk(box, steps)),
  }));

describe('suggestPaths', () => {
  const some = fc.array(fc.oneof(boxes, boxesIn(30_000, 30_000)), { maxLength: 3 });
  const goals = fc.record({ targets: some, neighbours: some, dangers: some });

  test.prop([fc.oneof(boxes, boxesIn(30_000, 30_000)), goals, fc.integer({ min: 0, max: 40_000 })], { numRuns: 400 })(
    'are sound, not empty, and within the allowance',
    (box, aims, allowance) => {
      for (const { steps, index, purpose } of suggestPaths(box, aims, allowance)) {
        expect(steps.length).toBeGreaterThan(0);
        expect(lengthOfPath(walk(box, steps))).toBeLessThanOrEqual(allowance);
        expect(index >= 0).toBe(purpose !== 'ahead');
      }
    },
  );

  test.prop([
    fc.integer({ min: -4000, max: 4000 }),
    fc.integer({ min: 12_000, max: 24_000 }),
    fc.integer({ min: -200, max: 200 }),
  ])('come up to the front of one ahead, and not onto it', (x, y, turn) => {
    const target = at(x, -y, (1800 + turn) % 3600);
    const front = ends({ targets: [target] }, 40_000).find(({ purpose }) => purpose === 'front')!;
    expect([touch(front.end, target), overlap(front.end, target)]).toEqual([true, false]);
    expect(edgeMet(front.end, target)).toBe('front');
  });

  test.prop([fc.integer({ min: 12_000, max: 20_000 }), fc.integer({ min: 9000, max: 20_000 }), fc.boolean()])(
    'come into the flank of one that shows it',
    (x, y, isLeft) => {
      const target = at(isLeft ? x : -x, -y, 1800);
      const flank = isLeft ? 'right' : 'left';
      const found = ends({ targets: [target] }, 80_000).find(({ purpose }) => purpose === flank)!;
      expect([touch(found.end, target), overlap(found.end, target), edgeMet(found.end, target)]).toEqual([
        true,
        false,
        flank,
      ]);
    },
  );

  it('dress on a neighbour, ahead or behind', () => {
    const inLine = (y: number, allowance: number) =>
      ends({ neighbours: [at(4000, y)] }, allowance).find(({ purpose }) => purpose === 'in line')?.end.y;
    expect([inLine(-3000, 9000), inLine(-3000, 1000), inLine(500, 9000), inLine(0, 9000)]).toEqual([
      47_000,
      49_000,
      50_500,
      undefined,
    ]);
  });

  it('get away from danger', () => {
    for (const danger of [at(300, -5000, 1800), at(-300, 5000)]) {
      const away = ends({ dangers: [danger] }, 8000).filter(({ purpose }) => purpose === 'away');
      expect(away.length).toBeGreaterThanOrEqual(2);
      for (const { end } of away) expect(rangeBetween(end, danger)).toBeGreaterThan(rangeBetween(UNIT, danger));
    }
    expect(ends({ dangers: [at(300, -5000)] }, 8000).map(({ steps }) => steps.map((step) => step.do).join())).toEqual([
      'advance',
      'back',
      'turn,advance',
      'turn,advance',
    ]);
    expect(ends({ dangers: [at(3000, 0)] }, 8000).at(-1)!.steps[0]).toEqual({ do: 'turn', to: 'left' });
    expect(ends({ dangers: [at(-3000, 0)] }, 8000).at(-1)!.steps[0]).toEqual({ do: 'turn', to: 'right' });
  });

  it('are one ahead where there is nothing to think of', () => {
    expect(suggestPaths(UNIT, {}, 8000.5)).toEqual([
      { purpose: 'ahead', index: -1, steps: [{ do: 'advance', distance: 8000 }] },
    ]);
    expect(suggestPaths(UNIT, {}, 0)).toEqual([]);
  });
});
