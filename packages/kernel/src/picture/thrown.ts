import type { DiceEvent } from '../dice/dice.ts';

/** Dice in one line: whose they are, what fell, and for what. Names may be singular or plural, and so no verb follows one. */
export function thrownInWords({ unit, side, faces, label }: DiceEvent): string {
  const who = unit ?? side;
  const words = `${faces.join(' ') || 'no dice'} thrown for ${label}`;
  return who === undefined ? words : `${who}: ${words}`;
}
