import { BadInput } from '@acies/kernel';
import { describe, expect, it } from 'vitest';
import { marching } from '../../testing/terrain.ts';

const walking = (unit = 'a SW 500 900') =>
  marching(unit).pick(/^move, (1 average die|without dice)$/, ...(unit.includes('column') ? [] : [5]));
const label = (text: string, unit?: string): string => {
  const { question } = walking(unit);
  return question.label(question.parse(text)!);
};

describe('LG-SEQ-2 paths in words', () => {
  it.each([
    ['advance 60', 'advance 60 paces'],
    ['advance 40.53, wheel left 30', 'advance 40.5 paces and wheel left 30°'],
    ['turn about', 'turn about'],
    ['face 225, advance 80', 'turn 135° to the left and advance 80 paces'],
    ['sidestep left 10, back 1', 'sidestep left 10 paces and back 1 pace'],
    ['form column', 'form column'],
    ['form line 4', 'form line in 4 files'],
    ['form line 2, turn about', 'form line in 2 files and turn about'],
    ['files 4, advance 20', 'stand in 4 files and advance 20 paces'],
    ['advance 20, wheel left 3, dismount', 'advance 20 paces, wheel left 3° and dismount'],
    ['mount', 'mount'],
    ['stay', 'stay'],
  ])('LG-SEQ-2 “%s” is told as “%s”', (text, told) => expect(label(text)).toBe(told));

  it('LG-SEQ-2 what is told can be typed', () => {
    const { question } = walking();
    for (const text of ['advance 40.5, wheel left 30', 'sidestep left 10, back 1', 'files 4, advance 20, dismount'])
      expect(question.parse(label(text))).toEqual(question.parse(text));
  });

  it('LG-MAN-3 a formation may be given by its front and depth', () => {
    expect(walking().question.parse('form 80 40')).toEqual([{ do: 'form', width: 8000, depth: 4000 }]);
    expect([label('form 80 40'), label('form 20 120'), label('FORM Column')]).toEqual([
      ...['form line in 4 files', 'form column', 'form column'],
    ]);
    expect(label('form 70 40')).toBe('form 70 paces wide and 40 paces deep');
  });

  it('LG-MAN-3 a line is as wide as before unless told, and never one file', () => {
    expect(label('form line', 'a SW 500 900 column files=2')).toBe('form line in 2 files');
    expect(label('form line')).toBe('form line in 3 files');
    expect(label('form line', 'a Jav 500 900 unformed files=1')).toBe('form line in 2 files');
    expect(label('form line 9')).toBe('form line in 6 files');
  });

  it('LG-UNIT-4 two stands one behind the other are a column', () =>
    expect(label('form 20 40', 'a SW 500 900 stands=2')).toBe('form column'));

  it('LG-UNIT-4 a single stand is in line', () =>
    expect(label('form 20 20', 'a El 500 900')).toBe('form line in 1 file'));

  it('LG-SEQ-2 nothing at all is no path', () => {
    expect(() => walking().question.parse('  ')).toThrow('or "stay"');
    expect(() => walking().question.parse('advance 60, ')).toThrow('there is nothing between two commas');
    expect(() => walking().question.parse(',')).toThrow('there is nothing between two commas');
  });

  it.each([
    [
      'march 60',
      '"march 60" is no step: a step starts with advance, wheel, turn, face, sidestep, back, form, files, mount, dismount',
    ],
    ['incline right 2 45', '"incline right 2 45" is no step: '],
    ['advance', '"advance" is not understood: write it like "advance 60"'],
    ['advance -5', '"advance -5" is not understood: write it like "advance 60"'],
    ['form', '"form" is not understood: write it like "form column", "form line 4" or "form 80 40"'],
    ['face 400', '"face 400" has an angle of more than 360 degrees'],
    ['advance 60, mount up', '"mount up" is no step as it is: write it like "mount"'],
    ['files', '"files" is no step as it is: write it like "files 4"'],
    ['files x', '"files x" is no step as it is: write it like "files 4"'],
    ['dismount 3', '"dismount 3" is no step as it is: write it like "dismount"'],
    ['files 0', '"files 0" will not do: a unit stands in 1 to 12 files'],
    ['files 13', '"files 13" will not do: a unit stands in 1 to 12 files'],
    ['advance 0', '"advance 0" will not do: it leads nowhere'],
    ['wheel left 0', '"wheel left 0" will not do: it leads nowhere'],
    ['wheel left 180.1', '"wheel left 180.1" will not do: a wheel is 180 degrees at most'],
    ['turn left', '"turn left" will not do: a unit turns about, wheels, or, if it is unformed, faces any way'],
  ])('LG-SEQ-2 “%s” is the fault of who typed it', (text, message) => {
    const parse = () => walking().question.parse(text);
    expect(parse).toThrow(BadInput);
    expect(parse).toThrow(message);
  });
});
