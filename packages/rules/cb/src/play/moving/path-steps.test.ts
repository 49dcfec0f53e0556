import { describe, expect, it } from 'vitest';
import { marching } from '../../testing/terrain.ts';
import { asPath, clauseOfPath, isReason, printPath } from './path-steps.ts';

const parse = (text: string, unit = 'a HI 20 25') => marching(unit).pick('move, 1 die', 4).question.parse(text);

describe('CB-SEQ-3 paths as typed', () => {
  it.each([
    ['stay', []],
    ['advance 2.5', [{ do: 'advance', distance: 10_000 }]],
    [
      'wheel left 30, advance 1',
      [
        { do: 'wheel', to: 'left', angle: 300 },
        { do: 'advance', distance: 4000 },
      ],
    ],
    [
      'turn about then back 1',
      [
        { do: 'turn', to: 'about' },
        { do: 'back', distance: 4000 },
      ],
    ],
    [
      'face 90; sidestep right 0.5',
      [
        { do: 'face', heading: 900 },
        { do: 'sidestep', to: 'right', distance: 2000 },
      ],
    ],
    ['form column', [{ do: 'form', into: 'column', files: 1 }]],
    ['form line', [{ do: 'form', into: 'line', files: 4 }]],
    ['form line 6', [{ do: 'form', into: 'line', files: 6 }]],
    ['Form Quincunx', [{ do: 'form', into: 'quincunx', files: 4 }]],
    ['files 8', [{ do: 'files', files: 8 }]],
  ])('CB-SEQ-3 “%s”', (text, steps) => expect(parse(text)).toEqual(steps));

  it('CB-MAN-3 a line is as broad as it was, but no column', () => {
    expect(parse('form line', 'a HI 20 25 unformed files=1')).toEqual([{ do: 'form', into: 'line', files: 2 }]);
    expect(parse('form line', 'a HI 20 20 unformed files=8 casualties=3')).toEqual([
      { do: 'form', into: 'line', files: 5 },
    ]);
    const single = marching('a El 20 20 stands=1 unformed').pick('move, 1 die', 4);
    expect(single.question.parse('form line')).toEqual([{ do: 'form', into: 'line', files: 1 }]);
  });

  it.each([
    ['', 'a path is steps such as'],
    ['advance 1,, back 1', 'there is nothing between two commas'],
    ['form 3 1', 'write it like "form line 4"'],
    ['turn left', ''],
    ['jump 3', '"jump 3" is no step: a step starts with advance, wheel, turn, face, sidestep, back, form'],
    ['advance far', 'write it like "advance 3"'],
  ])('CB-SEQ-3 not “%s”', (text, why) => {
    if (text === 'turn left') {
      const s = marching('a HI 20 25').pick('move, 1 die', 4);
      expect(s.refusal(text)).toMatch(/^a path is up to 6 steps such as "advance 3"/);
    } else expect(() => parse(text)).toThrow(why);
  });

  it.each([
    ['turn about', 'CB-MAN-5'],
    ['sidestep left 1', 'CB-MAN-9'],
    ['back 1', 'CB-MAN-9'],
    ['files 8', 'CB-MAN-6'],
    ['wheel left 30', 'CB-MAN-2'],
    ['face 90', 'CB-UNIT-7'],
    ['advance 1', 'CB-SEQ-3'],
    ['wheel left 30, advance 1', 'CB-SEQ-3'],
  ])('CB-MAN-5 CB-MAN-9 “%s” is made by %s', (text, clause) => expect(clauseOfPath(parse(text) as never)).toBe(clause));

  it('CB-SEQ-3 is told as typed', () => {
    for (const text of ['stay', 'advance 2.5, wheel left 30', 'form column', 'form line 6', 'files 8', 'turn about'])
      expect(printPath(parse(text) as never)).toBe(text);
  });

  it.each([
    ['something else', 'advance'],
    ['no step', [{ do: 'fly', distance: 4 }]],
    ['no length', [{ do: 'advance', distance: 0 }]],
    ['half a hundredth', [{ do: 'advance', distance: 1.5 }]],
    ['a full turn', [{ do: 'face', heading: 3600 }]],
    ['thirteen files', [{ do: 'files', files: 13 }]],
    ['no files', [{ do: 'files', files: 0 }]],
    ['into nothing', [{ do: 'form', into: 'unformed', files: 4 }]],
    ['seven steps', Array(7).fill({ do: 'advance', distance: 1 })],
  ])('CB-SEQ-3 a file with %s is refused', (_, data) => {
    const found = asPath(data);
    expect(isReason(found) && found.clause).toBe('CB-SEQ-3');
  });
});
