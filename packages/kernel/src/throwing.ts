import { BadInput } from './bad-input.ts';
import type { Calculation, Prepared } from './calculation.ts';
import type { Dice, DiceEvent, Fallen } from './dice/dice.ts';
import { DiceNeeded, type DiceRequest, enteredDice, fallenOf, faultInDice } from './dice/entered.ts';
import { SeededDice, seedOf } from './dice/seeded.ts';

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

/** Takes dice that fell on a real table, in the order in which the procedure asks for them. */
export function takeDice(calculation: Calculation, prepared: Prepared, faces: readonly number[]): Thrown {
  const fallen: Fallen[] = [];
  let used = 0;
  for (;;) {
    const told: DiceEvent[] = [];
    try {
      const result = thrown(
        calculation,
        prepared,
        enteredDice(fallen, (event) => told.push(event)),
        told,
      );
      if (used < faces.length)
        throw new BadInput(
          `the dice ${faces.slice(used).join(', ')} are left over: nothing asks for them.\n${soFar(told)}`,
        );
      return result;
    } catch (stop) {
      if (!(stop instanceof DiceNeeded)) throw stop;
      fallen.push(nextOf(stop.request, faces.slice(used), told));
      used += stop.request.count;
    }
  }
}

function thrown(calculation: Calculation, prepared: Prepared, source: Dice, dice: readonly DiceEvent[]): Thrown {
  const outcome = calculation.resolve(prepared, source);
  return { dice, working: calculation.working?.(prepared, dice) ?? [], outcome, text: calculation.describe(outcome) };
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
