import type { Dice, DiceEvent, Fallen } from '../dice/dice.ts';
import { DiceNeeded, type DiceRequest, enteredDice, fallenOf, faultInDice } from '../dice/entered.ts';
import { SeededDice, seedOf } from '../dice/seeded.ts';
import { BadInput } from '../plain/bad-input.ts';
import type { Calculation, Prepared } from './calculation.ts';

/** One throw of a procedure: the dice as they fell, and what came of them. */
export interface Thrown {
  readonly dice: readonly DiceEvent[];
  /** What the dice came to, with what is added to them. */
  readonly working: readonly string[];
  readonly outcome: unknown;
  readonly text: string;
}

export function rollOnce(calculation: Calculation, prepared: Prepared, seed: number): Thrown {
  const dice: DiceEvent[] = [];
  return thrown(calculation, prepared, new SeededDice(seedOf(seed), (event) => dice.push(event)), dice);
}

/** A throw that is still to be made. */
export interface AskedThrow {
  readonly request: DiceRequest;
  /** The throws before it. */
  readonly before: readonly DiceEvent[];
}

/** What is still to be thrown after some dice, or what they came to. */
export function requestAfter(
  calculation: Calculation,
  prepared: Prepared,
  fallen: readonly Fallen[],
): AskedThrow | { readonly thrown: Thrown } {
  const dice: DiceEvent[] = [];
  const source = enteredDice(fallen, (event) => dice.push(event));
  try {
    return { thrown: thrown(calculation, prepared, source, dice) };
  } catch (stop) {
    if (stop instanceof DiceNeeded) return { request: stop.request, before: dice };
    throw stop;
  }
}

/** Takes dice that fell on a real table, in the order in which the procedure asks for them. */
export function takeDice(calculation: Calculation, prepared: Prepared, faces: readonly number[]): Thrown {
  const fallen: Fallen[] = [];
  let used = 0;
  for (;;) {
    const then = requestAfter(calculation, prepared, fallen);
    const left = faces.slice(used);
    if ('thrown' in then) {
      if (left.length > 0)
        throw new BadInput(
          `the dice ${left.join(', ')} are left over: nothing asks for them.\n${soFar(then.thrown.dice)}`,
        );
      return then.thrown;
    }
    fallen.push(nextOf(then.request, left, then.before));
    used += then.request.count;
  }
}

function thrown(calculation: Calculation, prepared: Prepared, source: Dice, dice: readonly DiceEvent[]): Thrown {
  const outcome = calculation.resolve(prepared, source);
  const working = calculation.working?.(prepared, dice, outcome) ?? [];
  return { dice, working, outcome, text: calculation.describe(outcome) };
}

function nextOf(request: DiceRequest, left: readonly number[], told: readonly DiceEvent[]): Fallen {
  const taken = left.slice(0, request.count);
  const wrong = faultInDice({ ...request, count: taken.length }, taken);
  if (wrong !== undefined) throw new BadInput(`${wrong}. It was given for ${purposeOf(request)}.`);
  if (taken.length < request.count)
    throw new BadInput(
      `more dice are needed: ${request.count}${request.die.name} for ${purposeOf(request)}${taken.length > 0 ? `, of which ${taken.length} were given` : ''}.\n${soFar(told)}`,
    );
  return fallenOf(request, taken);
}

export const purposeOf = ({ purpose }: DiceRequest): string => `${purpose.label} (${purpose.clause})`;

const soFar = (told: readonly DiceEvent[]): string =>
  told.length === 0
    ? 'No dice have been used yet.'
    : `Used so far: ${told.map(({ faces, label }) => `${faces.join(' ') || 'none'} for ${label}`).join('; ')}.`;
