import { describe, expect, it } from 'vitest';
import type { Box } from '../geometry/box.ts';
import { afterStep, type Step } from '../paths/step.ts';
import { type Aiming, nearestWay } from './aim-nearest.ts';

const BOX: Box = { x: 0, y: 0, heading: 0, width: 1000, depth: 400 };
const lengthOf = (steps: readonly Step[]): number =>
  steps.reduce((sum, step) => sum + ('distance' in step ? step.distance : 0), 0);
const endOf = (steps: readonly Step[]): Box => steps.reduce(afterStep, BOX);

/** Nobody goes farther than 3000, steps aside at all, or comes beyond a line. */
const refusal =
  (line = -100_000) =>
  (steps: readonly Step[]): string | undefined => {
    if (steps.some(({ do: step }) => step === 'sidestep' || step === 'back')) return 'no steps aside';
    const { y } = endOf(steps);
    if (y < line) return `${line - y} beyond the line`;
    const over = lengthOf(steps) - 3000;
    return over > 0 ? `${over} too far` : undefined;
  };
const aimed = (x: number, y: number, more: Partial<Aiming<string>> = {}) =>
  nearestWay({
    ...{ box: BOX, aim: { x, y }, gaits: [{ allowance: 3000, wheel: 900 }], slack: 200, fine: 20 },
    refusal: refusal(),
    ...more,
  });

// The middle of the box is 200 behind the middle of its front.
describe('the way nearest to where somebody was dragged', () => {
  it('leads there, and there is no more to say', () =>
    expect(aimed(0, -1800)).toEqual({ steps: [{ do: 'advance', distance: 2000 }], because: undefined }));

  it('is none for who is there already', () => {
    expect(aimed(0, 200)).toEqual({ steps: [], because: undefined });
    expect(aimed(0, 200, { refusal: () => 'nobody moves' })).toEqual({ steps: [], because: undefined });
  });

  it('is cut to what he may go, and by how much is said', () =>
    expect(aimed(0, -4100)).toEqual({ steps: [{ do: 'advance', distance: 3000 }], because: '1300 too far' }));

  it('ends before what bars it, which is told before its length', () => {
    const { steps, because } = aimed(0, -4100, { refusal: refusal(-1500) });
    expect(endOf(steps).y).toBeGreaterThanOrEqual(-1500);
    expect(endOf(steps).y).toBeLessThan(-1480);
    expect(because).toBe('1500 beyond the line');
  });

  it('of a shift that nobody makes goes as near as it can otherwise, and says why', () => {
    const { steps, because } = aimed(2500, 200);
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.every(({ do: step }) => step !== 'sidestep')).toBe(true);
    expect(because).toBe('no steps aside');
  });

  it('of a shift by one who does nothing else is the shift itself, refused', () =>
    expect(aimed(900, 200, { gaits: [{ allowance: 0, wheel: 0 }] })).toEqual({
      steps: [{ do: 'sidestep', to: 'right', distance: 900 }],
      because: 'no steps aside',
    }));

  it('is the wish itself where nothing is allowed', () =>
    expect(aimed(0, -4100, { refusal: () => 'nobody moves' })).toEqual({
      steps: [{ do: 'advance', distance: 4300 }],
      because: 'nobody moves',
    }));

  it('a slower gait is tried where the first is not allowed', () => {
    const wary = (steps: readonly Step[]): string | undefined => (lengthOf(steps) > 1200 ? 'rough going' : undefined);
    const slower = [{ allowance: 1200, wheel: 900 }];
    expect(aimed(0, -4100, { slower, refusal: wary })).toEqual({
      steps: [{ do: 'advance', distance: 1200 }],
      because: 'rough going',
    });
  });

  it('a way that is allowed and ends nearly as near is taken before a better one that is not', () => {
    const noInclines = (steps: readonly Step[]) => (steps[0]?.do === 'incline' ? 'no inclines' : undefined);
    const gaits = [{ allowance: 3000, wheel: 900, incline: { left: 450, right: 450 } }];
    expect(aimed(100, -1800, { gaits, refusal: () => undefined }).steps[0]!.do).toBe('incline');
    expect(aimed(100, -1800, { gaits, refusal: noInclines }).steps[0]!.do).not.toBe('incline');
  });

  it('who was only shifted and has to look elsewhere for it is told why', () => {
    const gaits = [{ allowance: 3000, wheel: 0, turns: { to: ['right'] as const, cost: 0 } }];
    const { steps, because } = aimed(2500, 200, { gaits });
    expect(steps[0]).toEqual({ do: 'turn', to: 'right' });
    expect(because).toBe('no steps aside');
  });

  it('who was turned and cannot turn so far is not there', () => {
    const { because } = aimed(0, 200, {
      aim: { x: 0, y: 200, heading: 1800 },
      refusal: (steps) => (steps.some(({ do: step }) => step === 'turn') ? 'no turns' : undefined),
    });
    expect(because).toBe('no turns');
  });

  it('is chosen by where it ends once it is cut to what he can go', () => {
    const gaits = [{ allowance: 3000, wheel: 900, incline: { left: 450, right: 450 } }];
    const isIncline = ({ do: step }: Step): boolean => step === 'incline';
    const fit = (steps: readonly Step[]): Step[] =>
      steps.map((step) => (step.do === 'incline' ? { ...step, distance: Math.floor(step.distance / 2) } : step));
    expect(aimed(100, -1800, { gaits, refusal: () => undefined }).steps.some(isIncline)).toBe(true);
    const { steps } = aimed(100, -1800, { gaits, fit, refusal: () => undefined });
    expect(steps.some(isIncline)).toBe(false);
    expect(Math.abs(endOf(steps).y + 2000)).toBeLessThan(200);
  });

  it('lengths are rounded, and rounding needs no excuse', () => {
    const tidy = (steps: readonly Step[]): Step[] =>
      steps.map((step) => ('distance' in step ? { ...step, distance: Math.floor(step.distance / 10) * 10 } : step));
    expect(aimed(0, -1808, { tidy })).toEqual({ steps: [{ do: 'advance', distance: 2000 }], because: undefined });
  });
});
