import { describe, expect, it } from 'vitest';
import { marching } from './testing/ground.ts';

const walking = (unit = 'a SW 500 900') =>
  marching(unit).pick(/^move, (1 AvD|without dice)$/, ...(unit.includes('column') ? [] : [5]));
const label = (text: string, unit?: string): string => {
  const { question } = walking(unit);
  return question.label(question.parse(text)!);
};

describe('LG-SEQ-2 paths in words', () => {
  it.each([
    'advance 60',
    'advance 40.5, wheel left 30',
    'turn about',
    'face 225, advance 80',
    'sidestep left 10, back 5',
    'form column',
    'form line 4',
    'form line 2, turn about',
    'stay',
  ])('LG-SEQ-2 “%s” leads back to itself', (text) => expect(label(text)).toBe(text));

  it('LG-MAN-3 a formation may be given by its front and depth', () => {
    expect(walking().question.parse('form 80 40')).toEqual([{ do: 'form', width: 8000, depth: 4000 }]);
    expect([label('form 80 40'), label('form 20 120'), label('FORM Column')]).toEqual([
      ...['form line 4', 'form column', 'form column'],
    ]);
    expect(label('form 70 40')).toBe('form 70 40');
  });

  it('LG-MAN-3 a line is as wide as before unless told, and never one file', () => {
    expect(label('form line', 'a SW 500 900 column files=2')).toBe('form line 2');
    expect(label('form line')).toBe('form line 3');
    expect(label('form line', 'a Jav 500 900 unformed files=1')).toBe('form line 2');
    expect(label('form line 9')).toBe('form line 6');
  });

  it('LG-UNIT-4 two stands one behind the other are a column', () =>
    expect(label('form 20 40', 'a SW 500 900 stands=2')).toBe('form column'));

  it('LG-UNIT-4 a single stand is in line', () => expect(label('form 20 20', 'a El 500 900')).toBe('form line 1'));

  it('LG-SEQ-2 nothing at all is no path', () => {
    expect(() => walking().question.parse('  ')).toThrow('or "stay"');
    expect(() => walking().question.parse('march 60')).toThrow('"march 60" is no step');
  });
});
