import { AVERAGE_DIE, D6, D10, type Die } from '@acies/kernel';

/** What a roll brought of something that is counted, and what one may expect of it. */
export interface Measured {
  readonly name: string;
  readonly actual: number;
  readonly expected: number;
}

interface DiceFallen {
  readonly die: string;
  readonly faces: readonly number[];
}

/** One roll of the evening. */
export interface Entry {
  readonly sheet: string;
  readonly procedure: string;
  readonly title: string;
  /** The address of its situation. */
  readonly href: string;
  readonly text: string;
  readonly dice: readonly DiceFallen[];
  readonly chance: number;
  readonly measures: readonly Measured[];
  /** When it was, which also tells rolls apart. */
  readonly at: number;
  /** Whether the dice fell on the table and were typed in. */
  readonly isOwn?: boolean;
}

export interface Total {
  readonly sheet: string;
  readonly procedure: string;
  readonly title: string;
  readonly rolls: number;
  readonly measures: readonly Measured[];
}

/** Entries that can be told apart by `keyOf`, in the order in which they first appear. */
function grouped<T>(all: readonly T[], keyOf: (one: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()];
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/** Actual against expected of everything that was counted, by procedure. */
export const totalsOf = (entries: readonly Entry[]): Total[] =>
  grouped(entries, ({ sheet, procedure }) => `${sheet}/${procedure}`).map((same) => ({
    sheet: same[0]!.sheet,
    procedure: same[0]!.procedure,
    title: same[0]!.title,
    rolls: same.length,
    measures: grouped(
      same.flatMap(({ measures }) => measures),
      ({ name }) => name,
    ).map((all) => ({
      name: all[0]!.name,
      actual: sum(all.map(({ actual }) => actual)),
      expected: sum(all.map(({ expected }) => expected)),
    })),
  }));

const DICE: readonly Die[] = [D6, AVERAGE_DIE, D10];

/** The average of all dice of a kind against that of the die itself. */
export const diceTotalsOf = (entries: readonly Entry[]): (Measured & { readonly count: number })[] =>
  grouped(
    entries.flatMap(({ dice }) => dice),
    ({ die }) => die,
  ).flatMap((same) => {
    const faces = same.flatMap((fallen) => fallen.faces);
    const die = DICE.find(({ name }) => name === same[0]!.die);
    if (!die || faces.length === 0) return [];
    const expected = sum(die.faces) / die.faces.length;
    return [{ name: die.name, count: faces.length, actual: sum(faces) / faces.length, expected }];
  });
