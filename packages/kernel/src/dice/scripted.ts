import type { Dice } from './dice.ts';
import { aDie } from './die.ts';
import { diceFromFaces, type Tell } from './faces.ts';

/** Dice for tests: they fall as written, and what is left over must be accounted for. */
export interface ScriptedDice extends Dice {
  /** Throws if any scripted die has not been used. */
  assertUsedUp(): void;
}

export function scriptedDice(faces: readonly number[], tell?: Tell): ScriptedDice {
  let used = 0;
  const dice = diceFromFaces((die, count, purpose) => {
    const taken = faces.slice(used, used + count);
    if (taken.length < count)
      throw new Error(
        `the script has ${taken.length} dice left, but ${count} ${die.name} are thrown for ${purpose.label}`,
      );
    const wrong = taken.find((face) => !die.faces.includes(face));
    if (wrong !== undefined) throw new Error(`${aDie(die)} has no face ${wrong} (${purpose.label})`);
    used += count;
    return taken;
  }, tell);
  return Object.assign(dice, {
    assertUsedUp() {
      if (used < faces.length) throw new Error(`left over in the script: ${faces.slice(used).join(', ')}`);
    },
  });
}
