import { checkCount, type Dice, type DiceEvent, diceEvent, type Purpose } from './dice.ts';
import type { Die } from './die.ts';
import type { Reading } from './reading.ts';

/** Throws of one die until the attempt answers; shared by every source that has real faces. */
export function repeat<T>(dice: Dice, attempt: (dice: Dice) => T | undefined): T {
  for (;;) {
    const answer = attempt(dice);
    if (answer !== undefined) return answer;
  }
}

const classCounts: number[] = [];

/** Reads faces by their values. */
export function readFaces(reading: Reading, faces: readonly number[]): number {
  classCounts.length = reading.classes;
  classCounts.fill(0);
  for (const face of faces) {
    const kind = reading.classOf[reading.die.faces.indexOf(face)]!;
    classCounts[kind] = classCounts[kind]! + 1;
  }
  return reading.read(classCounts);
}

export type Tell = (event: DiceEvent) => void;

/**
 * A source that has whole faces to hand out. Seeded, scripted and entered dice differ only in where `next` gets them;
 * it must give exactly `count` faces of that die.
 */
export function diceFromFaces(
  next: (die: Die, count: number, purpose: Purpose) => readonly number[],
  tell: Tell | undefined,
): Dice {
  const source: Dice = {
    pool(count, reading, purpose) {
      checkCount(count);
      const faces = count > 0 ? next(reading.die, count, purpose) : [];
      tell?.(diceEvent(reading.die, rising(faces), purpose));
      return readFaces(reading, faces);
    },
    one(die, read, purpose) {
      const faces = next(die, 1, purpose);
      tell?.(diceEvent(die, faces, purpose));
      return read(faces[0]!);
    },
    until: (attempt) => repeat(source, attempt),
  };
  return source;
}

export const rising = (faces: readonly number[]): number[] => [...faces].sort((a, b) => a - b);
