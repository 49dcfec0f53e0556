import { type Reason, reason } from '@acies/kernel/odds';
import type { Wish } from '@acies/kernel/picture';
import { type Box, type Step, walk } from '@acies/table';
import { describe, expect, it } from 'vitest';
import { type Aimed, stepsToward, turnWords, wheelLength } from './aim-path.ts';

const BOX: Box = { x: 1000, y: 1000, heading: 0, width: 400, depth: 200 };
const FORMED = { allowance: 500, wheel: 900 };
const LOOSE = { allowance: 500, wheel: 0, faces: true };

const wish = (x: number, y: number, heading?: number): Wish => ({
  piece: 0,
  x,
  y,
  ...(heading === undefined ? {} : { heading }),
});
/** Nobody steps aside, turns or goes farther than 500. */
function refusal(steps: readonly Step[]): Reason | undefined {
  if (steps.some(({ do: step }) => step === 'sidestep' || step === 'back')) return reason('XX-1', 'no steps aside');
  const over = steps.reduce((sum, step) => sum + ('distance' in step ? step.distance : 0), 0) - 500;
  return over > 0 ? reason('XX-2', `${over} too far`) : undefined;
}
const turned = turnWords('XX-4', 'XX-5', { name: 'paces', length: 10 });
const nearest = (at: Wish, aimed: Partial<Aimed> = {}) =>
  stepsToward({ box: BOX, gaits: [FORMED], grain: 10, slack: 50, refusal, turned, ...aimed }, at);
const toward = (at: Wish, aimed: Partial<Aimed> = {}): readonly Step[] => nearest(at, aimed).steps;

describe('steps toward where a unit was dragged', () => {
  it('none where it stands', () => {
    expect(toward(wish(1000, 1100))).toEqual([]);
    expect(toward(wish(1000, 1100, 0))).toEqual([]);
    const turning = { gaits: [{ ...FORMED, turns: { to: ['about'] as const, cost: 0 } }] };
    expect(toward(wish(1000, 1100, 0), turning)).toEqual([]);
    expect(nearest(wish(1000, 1103))).toEqual({ steps: [], because: undefined });
    expect(toward(wish(1000, 1100, 1800), turning)).toEqual([{ do: 'turn', to: 'about' }]);
  });

  it('a turn about or a wheel where it is only turned, and why it does not stand as it was turned', () => {
    const turning = { gaits: [{ ...FORMED, turns: { to: ['about'] as const, cost: 0 }, short: 500 }] };
    expect(nearest(wish(1000, 1100, 1700), turning)).toEqual({
      steps: [{ do: 'turn', to: 'about' }],
      because: reason('XX-4', 'on the spot it can only face about: 10 degrees from what was wished'),
    });
    expect(nearest(wish(1000, 1100, 600), turning)).toEqual({
      steps: [{ do: 'wheel', to: 'right', angle: 600 }],
      because: {
        clause: 'XX-5',
        text: expect.stringMatching(/^to face so it wheels, and its middle moves \d+.* paces$/),
      },
    });
    expect(toward(wish(1000, 1100, 1300), turning)).toEqual([
      { do: 'turn', to: 'about' },
      { do: 'wheel', to: 'left', angle: 500 },
    ]);
  });

  it('in round lengths, and so far that its middle is there', () => {
    expect(toward(wish(1000, 900))).toEqual([{ do: 'advance', distance: 200 }]);
    expect(toward(wish(1000, 894))).toEqual([{ do: 'advance', distance: 200 }]);
    expect(toward(wish(1000, 891), { grain: 1 })).toEqual([{ do: 'advance', distance: 209 }]);
  });

  it('no farther than the allowance, and says so', () =>
    expect(nearest(wish(1000, 0))).toEqual({
      steps: [{ do: 'advance', distance: 500 }],
      because: reason('XX-2', '600 too far'),
    }));

  it('where none would bring it nearer, those that would are refused', () =>
    expect(nearest(wish(1000, 1500))).toEqual({
      steps: [{ do: 'back', distance: 400 }],
      because: reason('XX-1', 'no steps aside'),
    }));

  it('another way that is allowed, if it ends nearly as near; else the nearest, be it allowed or not', () => {
    const noAdvanceAlone = (steps: readonly Step[]) =>
      steps.length > 1 || steps[0]!.do !== 'advance' ? undefined : reason('XX-3', 'no mere advance');
    const near = { gaits: [{ ...FORMED, short: 500 }], refusal: noAdvanceAlone };
    expect(toward(wish(1020, 900), { ...near, slack: 0 })).toEqual([
      { do: 'advance', distance: 200 },
      { do: 'sidestep', to: 'right', distance: 20 },
    ]);
    expect(toward(wish(1000, 900), { refusal: () => reason('XX-4', 'nobody moves') })).toEqual([
      { do: 'advance', distance: 200 },
    ]);
  });

  it('who faces freely keeps its facing, unless it was turned; it does not turn to where it faces already', () => {
    expect(toward(wish(1200, 1100), { gaits: [LOOSE] })).toEqual([
      { do: 'face', heading: 900 },
      { do: 'advance', distance: 200 },
      { do: 'face', heading: 0 },
    ]);
    expect(toward(wish(1200, 1100, 900), { gaits: [LOOSE] })).toEqual([
      { do: 'face', heading: 900 },
      { do: 'advance', distance: 200 },
    ]);
  });

  it('who faces freely and goes less far than can be measured stays', () =>
    expect(toward(wish(1004, 1100), { gaits: [LOOSE] })).toEqual([]));

  it('a gait for steps aside alone leads nowhere else', () => {
    const onlyAside = (steps: readonly Step[]) =>
      steps.some(({ do: step }) => step === 'advance') ? reason('XX-5', 'it does not go on') : undefined;
    const aside = { gaits: [{ allowance: 100, wheel: 0, short: 100, asideOnly: true }], refusal: onlyAside };
    expect(toward(wish(1100, 1100), aside)).toEqual([{ do: 'sidestep', to: 'right', distance: 100 }]);
    expect(nearest(wish(1000, 1000), aside).because).toEqual(reason('XX-5', 'it does not go on'));
  });

  it('cut to what its stands can go', () =>
    expect(
      toward(wish(1000, 400), {
        fit: (steps) => steps.map((step) => (step.do === 'advance' ? { ...step, distance: 100 } : step)),
      }),
    ).toEqual([{ do: 'advance', distance: 100 }]));

  it('what of a way is wheeled', () => {
    const legs = walk(BOX, [
      { do: 'advance', distance: 100 },
      { do: 'wheel', to: 'left', angle: 900 },
    ]);
    expect(wheelLength(legs)).toBe(legs[1]!.length);
  });
});
