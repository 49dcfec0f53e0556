import type { Clause } from '@acies/kernel/odds';

/** Clauses of one chapter of the sheet. */
export const chapter =
  (name: string) =>
  (id: string, source: Clause['source'], text: string): Clause => ({ id, chapter: name, source, text });
