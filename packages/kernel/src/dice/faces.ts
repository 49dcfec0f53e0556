import { type Dice, type DiceEvent, diceEvent, type Purpose } from './dice.ts';
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

/** Reads faces that fell, given as indices into the die's faces. */
export function readIndices(reading: Reading, indices: readonly number[]): number {
  for (let i = 0; i < reading.classes; i++) classCounts[i] = 0;
  for (const index of indices) {
    const kind = reading.classOf[index]!;
    classCounts[kind] = classCounts[kind]! + 1;
  }
  return reading.read(classCounts);
}

/** Reads faces by their values. */
export const readFaces = (reading: Reading, faces: readonly number[]): number =>
  readIndices(
    reading,
    faces.map((face) => reading.die.faces.indexOf(face)),
  );

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
