import { describe, expect, it } from 'vitest';
import { type StageOptions, stage } from '../testing/stage.ts';
import { boxOf } from './look.ts';
import { isBehind, supportersOf } from './supports.ts';

/** Whether b supports a, a shieldwall of 60 by 40 paces at 500, 500. */
const supports = (b: string, more: StageOptions = {}, blue = ['x SW 500 60']): boolean => {
  const s = stage({ red: ['a SW 500 500', `b ${b}`, 'c SW 60 1000'], blue }, more);
  return supportersOf(s.g, 0).includes(1);
};

describe('LG-CBT-2 who supports', () => {
  it('LG-CBT-2 a formed friend within 40 paces behind', () => {
    expect([supports('SW 500 540'), supports('SW 500 580'), supports('SW 500 580.1')]).toEqual([true, true, false]);
    expect(supports('SW 500 560 column')).toBe(true);
    expect(supports('SW 500 560 unformed')).toBe(false);
    expect(supports('Sk 500 560')).toBe(false);
  });

  it('LG-CBT-2 who faces the same way, to a degree', () => {
    expect(supports('SW 500 600 facing=180')).toBe(false);
    expect([supports('SW 500 560 facing=1'), supports('SW 500 560 facing=1.2')]).toEqual([true, false]);
  });

  it('LG-CBT-2 and is behind it, not beside or before', () => {
    expect([supports('SW 559 540'), supports('SW 560 540')]).toEqual([true, false]);
    expect([supports('SW 441 540'), supports('SW 440 540')]).toEqual([true, false]);
    expect(supports('SW 500 460')).toBe(false);
    expect(supports('SW 560 520')).toBe(false);
  });

  it('LG-CBT-2 who neither fights nor flees himself', () => {
    expect(supports('SW 500 560', { contacts: ['b x'] }, ['x SW 500 620 facing=0', 'y SW 60 60'])).toBe(false);
    const s = stage({ red: ['a SW 500 500', 'b SW 500 560'], blue: ['x SW 500 60'] });
    s.unit('b').mood = 'routing';
    expect(supportersOf(s.g, 0)).toEqual([]);
  });

  it('LG-AFT-5 behind is wholly behind the line of the rear, to a pace', () => {
    const behind = (b: string) => {
      const s = stage({ red: ['a SW 500 500', `b ${b}`], blue: ['x SW 500 60'] });
      return isBehind(boxOf(s.g, 1), boxOf(s.g, 0));
    };
    expect([behind('SW 500 540'), behind('SW 500 900'), behind('SW 500 600 facing=45')]).toEqual([true, true, true]);
    expect([behind('SW 558 539.8'), behind('SW 560.5 538')]).toEqual([true, false]);
  });
});
