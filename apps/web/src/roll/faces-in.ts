import type { DiceRequest } from '@acies/kernel/match';
import { digitsFrom, number, t } from '../strings.ts';

/**
 * The faces that somebody typed: parted by anything, or one after another where each is a single digit, for a
 * telephone's keypad has no comma. A ten-sided die shows its ten as 0.
 */
export function facesIn(text: string, { die }: Pick<DiceRequest, 'die'>): number[] {
  const isDigitByDigit = die.faces.every((face) => face < 10);
  const typed = (digitsFrom(text).match(isDigitByDigit ? /\d/g : /\d+/g) ?? []).map(Number);
  const tenIsNought = die.faces.includes(10) && !die.faces.includes(0);
  return tenIsNought ? typed.map((face) => (face === 0 ? 10 : face)) : typed;
}

/** Faces that might fall, as they may be typed. */
export function exampleFor({ die, count }: Pick<DiceRequest, 'die' | 'count'>): string {
  const highFirst = [...die.faces].sort((a, b) => b - a);
  const faces = Array.from({ length: count }, (_, i) => highFirst[Math.floor((i * highFirst.length) / count)]!);
  return faces.map(number).join(die.faces.every((face) => face < 10) ? '' : ' ');
}

/** What is wrong with faces for a throw, or nothing if they fit. */
export function faultIn(
  { die, count }: Pick<DiceRequest, 'die' | 'count'>,
  faces: readonly number[],
): string | undefined {
  const wrong = faces.find((face) => !die.faces.includes(face));
  if (wrong !== undefined)
    return t.noSuchFace(
      die.name,
      number(wrong),
      [...new Set(die.faces)]
        .sort((a, b) => a - b)
        .map(number)
        .join(', '),
    );
  return faces.length === count ? undefined : t.diceNeeded(count, faces.length);
}
