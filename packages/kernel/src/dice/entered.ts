import { BadInput } from '../plain/bad-input.ts';
import type { Dice, Fallen, Purpose } from './dice.ts';
import { aDie, type Die, diceWords, faceValues } from './die.ts';
import { diceFromFaces, rising, type Tell } from './faces.ts';

/** What a person is asked to throw. */
export interface DiceRequest {
  readonly die: Die;
  readonly count: number;
  readonly purpose: Purpose;
}

/** Raised inside the rules when the entered dice have run out; the engine turns it into a request to the person. */
export class DiceNeeded extends Error {
  readonly request: DiceRequest;
  constructor(request: DiceRequest) {
    super(`${diceWords(request.count, request.die)} needed for ${request.purpose.label}`);
    this.name = 'DiceNeeded';
    this.request = request;
  }
}

/** Dice that a person typed in, in the order they were asked for. Running out raises DiceNeeded. */
export function enteredDice(fallen: readonly Fallen[], tell?: Tell): Dice & { readonly used: number } {
  let used = 0;
  const dice = diceFromFaces((die, count, purpose) => {
    const next = fallen[used];
    if (next === undefined) throw new DiceNeeded({ die, count, purpose });
    const fault = faultInDice({ die, count, purpose }, next.faces);
    if (fault !== undefined) throw new BadInput(`the dice entered for ${purpose.label} cannot be: ${fault}`);
    used++;
    return next.faces;
  }, tell);
  return Object.defineProperty(dice, 'used', { get: () => used }) as Dice & { readonly used: number };
}

/** Says what is wrong with dice someone entered for a request, or nothing if they fit. */
export function faultInDice(request: DiceRequest, faces: readonly number[]): string | undefined {
  const { die, count } = request;
  const wrong = faces.find((face) => !die.faces.includes(face));
  if (wrong !== undefined) return `${aDie(die)} has no face ${wrong}: it shows ${faceValues(die).join(', ')}`;
  if (faces.length !== count)
    return `${count} ${count === 1 ? 'die is' : 'dice are'} needed, ${faces.length} ${faces.length === 1 ? 'was' : 'were'} given`;
  return undefined;
}

export const fallenOf = (request: DiceRequest, faces: readonly number[]): Fallen => ({
  die: request.die.name,
  faces: rising(faces),
});
