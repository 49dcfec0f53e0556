import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { INCH, MILLIMETRE } from '../geometry/length.ts';
import { steps } from '../testing.ts';
import type { Step } from './step.ts';
import { parseSteps, printSteps } from './words.ts';

const ALL =
  'advance 4, wheel left 30, incline right 2 45, incline left 0.5 22.5, sidestep left 1, back 1, ' +
  'turn about, turn left, face 90, form 3 1.5';
const ALL_STEPS: Step[] = [
  { do: 'advance', distance: 10_160 },
  { do: 'wheel', to: 'left', angle: 300 },
  { do: 'incline', distance: 5080, angle: 450 },
  { do: 'incline', distance: 1270, angle: -225 },
  { do: 'sidestep', to: 'left', distance: 2540 },
  { do: 'back', distance: 2540 },
  { do: 'turn', to: 'about' },
  { do: 'turn', to: 'left' },
  { do: 'face', heading: 900 },
  { do: 'form', width: 7620, depth: 3810 },
];

describe('moves in words', () => {
  it('are read and written', () => {
    expect(parseSteps(ALL, INCH)).toEqual(ALL_STEPS);
    expect(printSteps(ALL_STEPS, INCH)).toBe(ALL);
    expect([parseSteps('', INCH), parseSteps(' \n', INCH), printSteps([], INCH)]).toEqual([[], [], '']);
  });

  it('may be typed in any way', () => {
    expect(parseSteps('  Advance   4;WHEEL Left 30° then back .5\nface 360', INCH)).toEqual([
      { do: 'advance', distance: 10_160 },
      { do: 'wheel', to: 'left', angle: 300 },
      { do: 'back', distance: 1270 },
      { do: 'face', heading: 0 },
    ]);
    expect(parseSteps('advance 40.25', MILLIMETRE)).toEqual([{ do: 'advance', distance: 4025 }]);
  });

  it('are written with no more decimals than needed', () => {
    const text = (distance: number) => printSteps([{ do: 'advance', distance }], INCH);
    expect([10_160, 3810, 2541, 1, 0].map(text)).toEqual([
      'advance 4',
      'advance 1.5',
      'advance 1.0004',
      'advance 0.0004',
      'advance 0',
    ]);
    expect(
      printSteps(
        [
          { do: 'face', heading: -900 },
          { do: 'incline', distance: 2540, angle: 3150 },
        ],
        INCH,
      ),
    ).toBe('face 270, incline left 1 45');
  });

  const paths = fc.array(steps, { maxLength: 6 });

  test.prop([paths, fc.constantFrom(INCH, MILLIMETRE, 1, 10 * MILLIMETRE, 2999)])(
    'lead back to the very same steps',
    (path, unit) => {
      expect(parseSteps(printSteps(path, unit), unit)).toEqual(path);
    },
  );

  it.each([
    ['advance', '"advance" is not understood: write it like "advance 4"'],
    ['advance four', '"advance four" is not understood: write it like "advance 4"'],
    ['advance -4', '"advance -4" is not understood: write it like "advance 4"'],
    ['advance 4 5', '"advance 4 5" is not understood: write it like "advance 4"'],
    ['advance 1e9', '"advance 1e9" is not understood: write it like "advance 4"'],
    ['wheel 30', '"wheel 30" is not understood: write it like "wheel left 30"'],
    ['wheel about 30', '"wheel about 30" is not understood: write it like "wheel left 30"'],
    ['turn 90', '"turn 90" is not understood: write it like "turn about"'],
    ['incline right 2', '"incline right 2" is not understood: write it like "incline right 2 45"'],
    ['back 1, Wheel Left', '"Wheel Left" is not understood: write it like "wheel left 30"'],
    ['wheel left 22.55', '"wheel left 22.55" has an angle finer than a tenth of a degree'],
    ['wheel left 360.1', '"wheel left 360.1" has an angle of more than 360 degrees'],
    ['advance 99999', '"advance 99999" has a length that no step can have'],
    ['form 0 1', '"form 0 1" has a length that no step can have'],
  ])('say what is wrong with %j', (text, message) => {
    expect(() => parseSteps(text, INCH)).toThrow(new SyntaxError(message));
  });

  it('name the part that is no step', () => {
    const verbs = 'advance, incline, wheel, turn, face, sidestep, back, form';
    expect(() => parseSteps('advance 4, charge home', INCH)).toThrow(
      new SyntaxError(`"charge home" is no step: a step starts with ${verbs}`),
    );
    expect(() => parseSteps('advance 4,, back 1', INCH)).toThrow(
      new SyntaxError(`"" is no step: a step starts with ${verbs}`),
    );
    expect(() => parseSteps('constructor 4', INCH)).toThrow(SyntaxError);
  });

  it('know only the steps that the rules have, with examples in their lengths', () => {
    const examples = { advance: 'advance 60', wheel: 'wheel left 30' };
    expect(parseSteps('advance 60', MILLIMETRE, examples)).toEqual(parseSteps('advance 60', MILLIMETRE));
    expect(() => parseSteps('advance', MILLIMETRE, examples)).toThrow(
      new SyntaxError('"advance" is not understood: write it like "advance 60"'),
    );
    expect(() => parseSteps('incline right 2 45', MILLIMETRE, examples)).toThrow(
      new SyntaxError('"incline right 2 45" is no step: a step starts with advance, wheel'),
    );
  });
});
