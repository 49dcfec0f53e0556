import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type Box, bearingOf } from '../geometry/box.ts';
import { apart, boxes, MOVEMENTS, points } from '../testing.ts';
import { endOf, lengthOfPath, walk } from './path.ts';
import { fanOf, pathToward, reachOutline } from './reach.ts';

const UNIT: Box = { x: 0, y: 0, heading: 0, width: 4000, depth: 2000 };
const allowances = fc.integer({ min: 0, max: 30_000 });

describe('fanOf', () => {
  test.prop([boxes, allowances, fc.integer({ min: 0, max: 1800 })])(
    'uses the allowance up',
    (box, allowance, widest) => {
      for (const path of fanOf(box, allowance, widest)) {
        expect(lengthOfPath(walk(box, path))).toBe(allowance);
        for (const step of path) if (step.do === 'wheel') expect(step.angle).toBeLessThanOrEqual(widest);
      }
    },
  );

  it('goes from left to right, and to the widest', () => {
    const wheels = fanOf(UNIT, 10_000, 120).map((path) =>
      path.map((step) => (step.do === 'wheel' ? `${step.to} ${step.angle}` : step.do)).join(),
    );
    const advance = (wheel: string) => `${wheel},advance`;
    const [left, right] = ['left', 'right'].map((to) => [50, 100, 120].map((angle) => advance(`${to} ${angle}`)));
    expect(wheels).toEqual([...left!.toReversed(), 'advance', ...right!]);
    expect(fanOf(UNIT, 10_000)).toHaveLength(37);
    expect(fanOf(UNIT, 0)).toEqual([[]]);
    // 4000 wide, 698 along the arc: 10 degrees take 699.
    expect(fanOf(UNIT, 698).at(-1)).toEqual([
      { do: 'wheel', to: 'right', angle: 99 },
      { do: 'advance', distance: 6 },
    ]);
  });

  it('has an outline of where the front comes to', () => {
    const outline = reachOutline(UNIT, 10_000);
    expect(outline).toEqual(
      fanOf(UNIT, 10_000).map((path) => {
        const { x, y } = endOf(UNIT, walk(UNIT, path));
        return { x, y };
      }),
    );
    expect(outline[18]).toEqual({ x: 0, y: -10_000 });
  });
});

describe('pathToward', () => {
  test.prop([boxes, points, allowances])('is within the allowance', (box, goal, allowance) => {
    const legs = walk(box, pathToward(box, goal, allowance));
    expect(lengthOfPath(legs)).toBeLessThanOrEqual(allowance);
    expect(legs.every(({ length }) => length > 0)).toBe(true);
  });

  const aheads = fc.tuple(fc.integer({ min: 100, max: 40_000 }), fc.integer({ min: -20_000, max: 20_000 }));

  test.prop([boxes, aheads])('comes to any place ahead', (box, [ahead, aside]) => {
    const flat = { ...box, x: 0, y: 0, heading: 0, width: Math.min(box.width, 2 * ahead) };
    const goal = { x: aside, y: -ahead };
    const end = endOf(flat, walk(flat, pathToward(flat, goal, 300_000)));
    const slack = 1 + (Math.hypot(ahead, aside) + flat.width) * 0.002;
    expect(apart(end, goal)).toBeLessThan(slack);
  });

  test.prop([boxes, points, allowances])('is the same in a mirror and after a quarter turn', (box, goal, allowance) => {
    const path = pathToward(box, goal, allowance);
    if (Math.abs(bearingOf(box, goal).aside) < 1) return;
    for (const movement of MOVEMENTS)
      expect(pathToward(movement.box(box), movement.point(goal), allowance)).toEqual(path.map(movement.step));
  });

  it('goes straight to what is straight ahead, and no farther than it may', () => {
    expect(pathToward(UNIT, { x: 0, y: -5000 }, 9000)).toEqual([{ do: 'advance', distance: 5000 }]);
    expect(pathToward(UNIT, { x: 0, y: -5000 }, 4000)).toEqual([{ do: 'advance', distance: 4000 }]);
    expect(pathToward(UNIT, { x: 0, y: 0 }, 4000)).toEqual([]);
    expect(pathToward(UNIT, { x: 0, y: -5000 }, 0)).toEqual([]);
  });

  it('wheels until the place is before the middle of the front', () => {
    const path = pathToward(UNIT, { x: 2000 + 6000, y: -2000 }, 30_000);
    expect(path).toEqual([
      { do: 'wheel', to: 'right', angle: 900 },
      { do: 'advance', distance: 6000 },
    ]);
  });

  it('only wheels toward what it cannot point at', () => {
    expect(pathToward(UNIT, { x: 500, y: 9000 }, 30_000)).toEqual([{ do: 'wheel', to: 'right', angle: 900 }]);
    expect(pathToward(UNIT, { x: -500, y: 9000 }, 700)).toEqual([{ do: 'wheel', to: 'left', angle: 100 }]);
    expect(pathToward(UNIT, { x: 8000, y: -4000 }, 700)).toEqual([{ do: 'wheel', to: 'right', angle: 100 }]);
  });
});
