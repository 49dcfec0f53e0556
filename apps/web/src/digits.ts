const ANY_DIGIT = /\p{Nd}/u;

/** Digits of any script as those that a computer reads. */
export const latinDigits = (text: string): string => text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));

/** Every script has its ten digits in a row, which begins at a code point that ends in 0 or in 6. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0)!;
  const last = code % 16;
  return ANY_DIGIT.test(String.fromCodePoint(code - last)) ? last : last - 6;
}

/** Marks of direction that go with numbers in scripts that run from right to left. */
const DIRECTIONS = /[\u061c\u200e\u200f]/g;

/** A number as somebody types it, as a computer reads it. */
export function plainNumber(typed: string, point: string): string {
  const text = latinDigits(typed.replace(DIRECTIONS, '').trim()).replace('\u2212', '-');
  return withoutGroups(text, point).replace(point, '.').replace('\u066b', '.');
}

/** Thousands, parted by one and the same sign: "1.000", "1,000", "1 000", "1’000". */
const GROUPS = /^-?\d{1,3}(?:([.,'’\s\u066c])\d{3})(?:\1\d{3})*(?!\d)/;

/** What parts thousands is no point: "1.000" is a thousand wherever a comma goes before tenths. */
const withoutGroups = (text: string, point: string): string =>
  text.replace(GROUPS, (thousands, sign: string) => (sign === point ? thousands : thousands.replaceAll(sign, '')));
