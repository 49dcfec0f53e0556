import { BadInput } from '@acies/kernel';
import type { Fallen } from '@acies/kernel/match';
import { type Calculation, type Odds, type Prepared, requestAfter, type Thrown } from '@acies/kernel/odds';
import type { Entry } from './luck.ts';

/** What is thrown for: a procedure in a situation. */
export interface Subject {
  readonly sheet: string;
  readonly calculation: Calculation;
  readonly prepared: Prepared;
  readonly odds: Odds<unknown>;
}

/** Where one outcome is certain there is nothing to throw for. */
export const mayThrow = ({ prepared, odds }: Pick<Subject, 'prepared' | 'odds'>): boolean =>
  prepared.verdict.kind === 'roll' && odds.rows.length > 1;

/** Where dice lead that were kept; nowhere where another version of the rules asks for others. */
export function takenUp({ calculation, prepared }: Subject, fallen: readonly Fallen[]) {
  try {
    return requestAfter(calculation, prepared, fallen);
  } catch (fault) {
    if (fault instanceof BadInput) return undefined;
    throw fault;
  }
}

export const chanceOf = ({ rows }: Odds<unknown>, { text }: Thrown): number =>
  rows.find((row) => row.text === text)?.chance ?? 0;

/** The throw as the ledger keeps it. */
export function entryOf({ sheet, calculation, odds }: Subject, thrown: Thrown, href: string, isOwn: boolean): Entry {
  const actual = calculation.measures?.(thrown.outcome) ?? {};
  return {
    ...{ sheet, procedure: calculation.id, title: calculation.title, text: thrown.text, href },
    dice: thrown.dice.map(({ die, faces }) => ({ die, faces })),
    chance: chanceOf(odds, thrown),
    measures: Object.entries(odds.means).map(([name, expected]) => ({
      name,
      actual: Number(actual[name] ?? 0),
      expected,
    })),
    at: Date.now(),
    isOwn,
  };
}
