import type { Wish } from '@acies/kernel';
import type { Box, Step } from '@acies/table';
import { describe, expect, it } from 'vitest';
import { type Aimed, stepsToward } from './aim-path.ts';

const BOX: Box = { x: 1000, y: 1000, heading: 0, width: 400, depth: 200 };
const FORMED = { allowance: 500, wheel: 900 };
const LOOSE = { allowance: 500, wheel: 0, faces: true };

const wish = (x: number, y: number, heading?: number): Wish => ({
  piece: 0,
  x,
  y,
  ...(heading === undefined ? {} : { heading }),
});
const toward = (at: Wish, aimed: Partial<Aimed> = {}): readonly Step[] =>
  stepsToward({ box: BOX, gaits: [FORMED], grain: 10, slack: 50, isAllowed: () => true, ...aimed }, at);

describe('steps toward where a unit was dragged', () => {
  it('none where it stands, or where none would bring it nearer', () => {
    expect(toward(wish(1000, 1100))).toEqual([]);
    expect(toward(wish(1000, 1100, 0))).toEqual([]);
    expect(toward(wish(1000, 1500))).toEqual([]);
    const turning = { gaits: [{ ...FORMED, turns: { to: ['about'] as const, cost: 0 } }] };
    expect(toward(wish(1000, 1100, 0), turning)).toEqual([]);
    expect(toward(wish(1000, 1100, 1800), turning)).toEqual([{ do: 'turn', to: 'about' }]);
  });

  it('in round lengths, and so far that its middle is there', () => {
    expect(toward(wish(1000, 900))).toEqual([{ do: 'advance', distance: 200 }]);
    expect(toward(wish(1000, 894))).toEqual([{ do: 'advance', distance: 200 }]);
    expect(toward(wish(1000, 891), { grain: 1 })).toEqual([{ do: 'advance', distance: 209 }]);
  });

  it('no farther than the allowance', () => expect(toward(wish(1000, 0))).toEqual([{ do: 'advance', distance: 500 }]));

  it('another way that is allowed, if it ends nearly as near; else the nearest, be it allowed or not', () => {
    const noAdvanceAlone = (steps: readonly Step[]): boolean => steps.length > 1 || steps[0]!.do !== 'advance';
    const near = { gaits: [{ ...FORMED, short: 500 }], isAllowed: noAdvanceAlone };
    expect(toward(wish(1020, 900), { ...near, slack: 0 })).toEqual([
      { do: 'advance', distance: 200 },
      { do: 'sidestep', to: 'right', distance: 20 },
    ]);
    expect(toward(wish(1000, 900), { isAllowed: () => false })).toEqual([{ do: 'advance', distance: 200 }]);
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
    const aside = { gaits: [{ allowance: 100, wheel: 0, short: 100, asideOnly: true }] };
    expect(toward(wish(1100, 1100), aside)).toEqual([{ do: 'sidestep', to: 'right', distance: 100 }]);
    expect(toward(wish(1000, 1000), aside)).toEqual([]);
  });

  it('cut to what its stands can go', () =>
    expect(toward(wish(1000, 700), { fit: () => [{ do: 'advance', distance: 100 }] })).toEqual([
      { do: 'advance', distance: 100 },
    ]));
});
