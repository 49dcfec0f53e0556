import { describe, expect, it } from 'vitest';
import { INCH } from '../geometry/length.ts';
import { sayLength, saySteps, sayTogether, sayTurn } from './said.ts';
import type { Step } from './step.ts';
import { parseSteps } from './words.ts';

const INCHES = { length: INCH, one: 'inch', many: 'inches' };
const said = (steps: readonly Step[], heading = 0): string => saySteps(steps, heading, INCHES);

describe('steps as one tells them', () => {
  it('are rounded, with the unit, and joined by "and"', () => {
    expect(said([{ do: 'advance', distance: 3755 }])).toBe('advance 1.5 inches');
    expect(
      said([
        { do: 'wheel', to: 'left', angle: 173 },
        { do: 'advance', distance: 2540 },
        { do: 'sidestep', to: 'right', distance: 1300 },
      ]),
    ).toBe('wheel left 17°, advance 1 inch and sidestep right 0.5 inches');
    expect(
      said([
        { do: 'incline', distance: 5080, angle: -450 },
        { do: 'back', distance: 20 },
        { do: 'form', width: 7620, depth: 3810 },
      ]),
    ).toBe('incline left 2 inches at 45°, back less than 0.1 inches and form 3 inches wide and 1.5 inches deep');
    expect(said([])).toBe('');
  });

  it('turn from where the unit faces by then', () => {
    expect(said([{ do: 'face', heading: 1971 }], 2141)).toBe('turn 17° to the left');
    expect(said([{ do: 'face', heading: 100 }], 3500)).toBe('turn 20° to the right');
    expect(
      said(
        [
          { do: 'turn', to: 'about' },
          { do: 'wheel', to: 'right', angle: 100 },
          { do: 'face', heading: 1800 },
        ],
        0,
      ),
    ).toBe('turn about, wheel right 10° and turn 10° to the left');
    expect(sayTurn(0, 1800)).toBe('turn about');
    expect(sayTurn(900, 901)).toBe('face as before');
  });

  it('are understood when they are typed again, to the tenth', () => {
    const steps: Step[] = [
      { do: 'wheel', to: 'left', angle: 170 },
      { do: 'advance', distance: 3810 },
      { do: 'incline', distance: 2540, angle: 450 },
      { do: 'back', distance: 2540 },
    ];
    expect(parseSteps(said(steps), INCH)).toEqual(steps);
  });

  it('leave to the rules what only they know', () => {
    const own = (step: { readonly do: string }) => (step.do === 'mount' ? 'mount' : undefined);
    expect(saySteps([{ do: 'advance', distance: 2540 }, { do: 'mount' }], 0, INCHES, own)).toBe(
      'advance 1 inch and mount',
    );
  });
});

it('lengths and lists are said as people say them', () => {
  expect([2540, 5080, 100].map((length) => sayLength(length, INCHES))).toEqual([
    '1 inch',
    '2 inches',
    'less than 0.1 inches',
  ]);
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(sayTogether)).toEqual(['', 'a', 'a and b', 'a, b and c']);
});
