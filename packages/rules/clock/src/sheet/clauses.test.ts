import { describe, expect, it } from 'vitest';
import { CALCULATIONS } from './calculators/index.ts';
import { CLAUSES } from './clauses.ts';

const ids = CLAUSES.map(({ id }) => id);
const numbered = (part: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `MC-${part}-${i + 1}`);

describe('the clauses', () => {
  it('every part of the sheet has its numbers, each once', () => {
    const parts: readonly [string, number][] = [
      ['UNIT', 5],
      ['SEQ', 4],
      ['FIRE', 3],
      ['MEL', 11],
      ['RAL', 3],
      ['LDR', 1],
      ['ORD', 3],
      ['MOV', 12],
    ];
    expect(ids).toEqual(parts.flatMap(([part, count]) => numbered(part, count)));
  });

  it('a ruling inside a clause of the sheet is marked, one that is all ours is not', () => {
    for (const { id, source, text } of CLAUSES)
      if (source === 'ruling') expect([id, text.includes('(R)')]).toEqual([id, false]);
  });

  it('the calculators cite clauses that there are', () => {
    for (const { clauses } of CALCULATIONS) for (const clause of clauses) expect(ids).toContain(clause);
  });
});
