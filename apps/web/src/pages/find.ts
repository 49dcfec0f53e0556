import type { Calculation, Clause, Sheet } from '@acies/kernel';

export interface Found {
  readonly calculations: readonly Calculation[];
  readonly clauses: readonly Clause[];
}

/** What of a sheet has all the words asked for, in any order; nothing asked finds nothing. */
export function findIn({ calculations, clauses }: Sheet, asked: string): Found {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return { calculations: [], clauses: [] };
  const hasAll = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word));
  return {
    calculations: calculations.filter(({ id, title }) => hasAll(`${id} ${title}`)),
    clauses: clauses.filter(({ id, chapter, text }) => hasAll(`${id} ${chapter} ${text}`)),
  };
}
