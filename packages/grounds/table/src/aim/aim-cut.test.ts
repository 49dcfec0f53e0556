import { describe, expect, it } from 'vitest';
import type { Box } from '../geometry/box.ts';
import type { Step } from '../paths/step.ts';
import { longestAllowed } from './aim-cut.ts';

const BOX: Box = { x: 0, y: 0, heading: 0, width: 1000, depth: 400 };
const GAIT = { allowance: 4000, wheel: 900 };
const AHEAD: Step[] = [{ do: 'advance', distance: 4000 }];
const distanceIn = (steps: readonly Step[]): number => (steps[0]?.do === 'advance' ? steps[0].distance : 0);
const cut = (isAllowed: (length: number) => boolean): number | undefined =>
  longestAllowed(BOX, AHEAD, GAIT, (steps) => isAllowed(distanceIn(steps)))?.cost;

describe('the longest part of a way that is allowed', () => {
  it('is all of it where it is', () => expect(cut(() => true)).toBe(4000));
  it('is none where none is', () => expect(cut(() => false)).toBeUndefined());
  it.each([3999, 2600, 1010, 100])('of %d is found to a few hundredths', (most) => {
    const found = cut((length) => length <= most)!;
    expect(found).toBeLessThanOrEqual(most);
    expect(found).toBeGreaterThan(most - 10);
  });
  it('is found beyond what cannot be stopped at', () => {
    const found = cut((length) => length < 1000 || (length > 2000 && length < 3500))!;
    expect([found < 3500, found > 3490]).toEqual([true, true]);
  });
  it('keeps the steps before the one that is cut', () => {
    const steps: Step[] = [{ do: 'wheel', to: 'left', angle: 300 }, ...AHEAD];
    const found = longestAllowed(BOX, steps, GAIT, (some) => some.length < 2)!;
    expect(found.steps.map(({ do: step }) => step)).toEqual(['wheel']);
  });
});
