import { describe, expect, it } from 'vitest';
import { latinDigits, plainNumber } from './digits.ts';

describe('digits', () => {
  it.each(['latn', 'arab', 'arabext', 'deva', 'beng', 'thai', 'tibt', 'khmr', 'mymr', 'fullwide', 'java', 'limb'])(
    'of the script %s are read as what they are',
    (numberingSystem) => {
      const written = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(1_234_567_890);
      expect(latinDigits(written)).toBe('1234567890');
    },
  );

  it('stand for numbers with the point and the minus of where they are typed', () => {
    for (const locale of ['en', 'de', 'ar-EG', 'fa', 'sv', 'he']) {
      const format = new Intl.NumberFormat(locale);
      const point = format.formatToParts(1.5).find(({ type }) => type === 'decimal')!.value;
      expect(plainNumber(` ${format.format(2.5)} `, point)).toBe('2.5');
      expect(plainNumber(format.format(-3), point)).toBe('-3');
    }
  });

  it.each(['en', 'de', 'de-CH', 'fr', 'ar-EG', 'fa', 'sv', 'pl'])('in %s may be parted by thousands', (locale) => {
    const format = new Intl.NumberFormat(locale, { useGrouping: 'always' });
    const point = format.formatToParts(1.5).find(({ type }) => type === 'decimal')!.value;
    expect(format.format(1000)).toHaveLength(5);
    for (const number of [1000, -1000, 1234.5, 1_234_567])
      expect(plainNumber(format.format(number), point)).toBe(`${number}`);
  });

  it('are not taken for thousands where the point of the place stands, nor where no three follow', () => {
    expect(plainNumber('1.000', '.')).toBe('1.000');
    expect(plainNumber('1,000', ',')).toBe('1.000');
    expect(plainNumber('1.000', ',')).toBe('1000');
    expect(plainNumber('2.5', ',')).toBe('2.5');
    expect(plainNumber('1,00', '.')).toBe('1,00');
    expect(plainNumber('1.0005', ',')).toBe('1.0005');
  });

  it('leave what is no number as it is', () => {
    expect(plainNumber('many', '.')).toBe('many');
  });
});
