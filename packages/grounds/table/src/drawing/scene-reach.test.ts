import { describe, expect, it } from 'vitest';
import { type Box, centreOf } from '../geometry/box.ts';
import { distanceBetween } from '../geometry/point.ts';
import { afterStep, type Step } from '../paths/step.ts';
import { moveOutline } from './scene-overlays.ts';
import { allowedOutline, allowedRound } from './scene-reach.ts';

const BOX: Box = { x: 5000, y: 5000, heading: 0, width: 1000, depth: 400 };
const GAIT = { allowance: 3000, wheel: 900 };
const endOf = (steps: readonly Step[]): Box => steps.reduce(afterStep, BOX);

describe('what can be reached', () => {
  it('is all that a wheel and an advance lead to, where nothing is in the way', () =>
    expect(allowedOutline(BOX, GAIT, () => true)).toEqual(moveOutline(BOX, GAIT.allowance)));

  it('ends where one would be stopped', () => {
    const ys = allowedOutline(BOX, GAIT, (steps) => endOf(steps).y >= 3500).map(({ y }) => y);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(3500);
    expect(Math.min(...ys)).toBeLessThan(3550);
  });

  it('is nothing for who may not go at all', () => {
    expect(allowedOutline(BOX, GAIT, () => false)).toEqual([]);
    expect(allowedRound(BOX, GAIT, () => false)).toEqual([]);
  });

  it('is a circle for who goes any way, but where he may not', () => {
    const far = (points: { x: number; y: number }[]) => points.map((at) => distanceBetween(centreOf(BOX), at));
    for (const away of far(allowedRound(BOX, GAIT, () => true))) expect(Math.abs(away - 3000)).toBeLessThan(3);
    const bounded = allowedRound(BOX, GAIT, (steps) => endOf(steps).x <= 6000);
    expect(Math.max(...bounded.map(({ x }) => x))).toBeLessThan(6250);
    expect(Math.max(...far(bounded))).toBeGreaterThan(2990);
  });
});
