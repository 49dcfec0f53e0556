import { BadInput, type Json, parseWith } from '@acies/kernel';
import { readJson } from '@acies/kernel/input';
import { parseGameFile } from '@acies/kernel/match';
import type { Calculation } from '@acies/kernel/odds';
import { checkSums } from '@acies/kernel/testing';
import type { Book } from '@acies/play';
import { type Case, Finding, type Kind } from './case.ts';
import { hasPlace } from './has-place.ts';
import { materialOf } from './material.ts';
import { playOn } from './play-on.ts';

export const OUTCOMES = ['refused', 'accepted'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Each reads an input, and gives back how what was taken is used. */
const READERS: Readonly<Record<Kind, (book: Book, one: Case) => () => void>> = {
  'game file'({ engine }, { text }) {
    const { game } = parseGameFile(text, engine);
    return () => playOn(engine, game);
  },
  battle({ engine, rules }, { text }) {
    const setup = rules.parseSetup(readJson(text, 'the battle'));
    return () => playOn(engine, engine.start(setup, 1).game);
  },
  situation({ rules }, { text, calculation: id }) {
    const calculation = rules.calculations.find((one) => one.id === id)!;
    const data = readJson(text, 'the situation');
    const input = parseWith(calculation.input, data, 'the situation');
    return () => work(calculation, data as object, input);
  },
  answer(book, { text, position }) {
    const { engine } = book;
    const before = materialOf(book).positions[position!]!;
    const choice = readJson(text, 'the answer') as Json;
    const { side } = engine.legal(before)[0]!;
    const { game } = engine.apply(before, { side, choice });
    return () => playOn(engine, game);
  },
};

/** The odds, and what follows from every result. */
function work(calculation: Calculation, data: object, input: unknown): void {
  checkSums(calculation, data);
  calculation.filledIn?.(input);
}

/**
 * Holds a case against the contract: what is refused is refused by a BadInput that names the place, what is accepted can be
 * used, and either way no object has got a property that it did not have.
 */
export function verdictOn(book: Book, one: Case): Outcome {
  const before = ownNames();
  const outcome = outcomeOf(book, one);
  const after = ownNames();
  if (after !== before) throw new Finding(one, `every object now has other properties: ${after}`);
  return outcome;
}

function outcomeOf(book: Book, one: Case): Outcome {
  let use: () => void;
  try {
    use = READERS[one.kind](book, one);
  } catch (fault) {
    if (!(fault instanceof BadInput)) throw new Finding(one, `it is not refused but fails: ${stackOf(fault)}`, fault);
    if (hasPlace(one, fault.message)) return 'refused';
    throw new Finding(one, `the refusal names no place: ${fault.message}`, fault);
  }
  try {
    use();
  } catch (fault) {
    throw new Finding(one, `it was accepted and cannot be used: ${stackOf(fault)}`, fault);
  }
  return 'accepted';
}

const LINES_OF_STACK = 8;

const stackOf = (fault: unknown): string =>
  String((fault as Error).stack ?? fault)
    .split('\n')
    .slice(0, LINES_OF_STACK)
    .join('\n');

const SHARED = [Object.prototype, Array.prototype, Function.prototype, String.prototype, Number.prototype];

const ownNames = (): string => SHARED.map((one) => Reflect.ownKeys(one).map(String).join()).join(';');
