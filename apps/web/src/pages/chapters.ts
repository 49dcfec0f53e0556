import type { Calculation, Clause, Sheet } from '@acies/kernel/odds';

export interface Chapter {
  readonly name: string;
  readonly clauses: readonly Clause[];
  /** Procedures whose first clause stands here. */
  readonly calculations: readonly Calculation[];
}

const isSequence = (chapter: string): boolean => /^sequence/i.test(chapter);

/** The sequence of play, then the other chapters in the order of the sheet, each with its procedures. */
export function chaptersOf({ clauses, calculations }: Sheet): Chapter[] {
  const names = [...new Set(clauses.map(({ chapter }) => chapter))];
  const chapters = names.map((name) => {
    const own = clauses.filter(({ chapter }) => chapter === name);
    const begins = ({ clauses: [first] }: Calculation): boolean => own.some(({ id }) => id === first);
    return { name, clauses: own, calculations: calculations.filter(begins) };
  });
  return [...chapters.filter(({ name }) => isSequence(name)), ...chapters.filter(({ name }) => !isSequence(name))];
}
