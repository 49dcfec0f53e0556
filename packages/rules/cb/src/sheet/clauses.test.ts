import { describe, expect, it } from 'vitest';
import { CALCULATIONS } from './calculators/index.ts';
import { CLAUSES } from './clauses.ts';

const ids = CLAUSES.map(({ id }) => id);
const numbered = (part: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `CB-${part}-${i + 1}`);

describe('the clauses', () => {
  it('every part of the sheet has its numbers, each once', () => {
    const parts: readonly [string, number][] = [
      ['UNIT', 7],
      ['SEQ', 10],
      ['REC', 4],
      ['MOR', 10],
      ['SPT', 3],
      ['LDR', 3],
      ['PASS', 3],
      ['CMD', 6],
      ['CTL', 6],
      ['MOV', 10],
      ['MAN', 9],
      ['SHO', 5],
      ['CHG', 5],
      ['RSP', 6],
      ['CBT', 11],
      ['RES', 12],
      ['AFT', 8],
      ['END', 1],
    ];
    expect(ids).toEqual(parts.flatMap(([part, count]) => numbered(part, count)));
  });

  it('chapters follow one another', () => {
    expect([...new Set(CLAUSES.map(({ chapter }) => chapter))]).toEqual([
      ...['Scale, troops, units', 'Sequence', 'Removing disorder', 'Gaining disorder for morale'],
      ...['Special troops and disorder', 'Risk to leaders', 'Passage of lines', 'Command', 'Control test', 'Movement'],
      ...['Manoeuvre', 'Shooting', 'Charge restrictions', 'Charge responses', 'Combat', 'Combat results'],
      ...['Movement after combat', 'Ending a battle'],
    ]);
  });

  it('a ruling inside a clause of the sheet is marked, one that is all ours is not', () => {
    expect(CLAUSES.filter(({ source }) => source === 'ruling').map(({ id }) => id)).toEqual([
      ...['CB-UNIT-2', 'CB-UNIT-3', 'CB-UNIT-4', 'CB-UNIT-5', 'CB-UNIT-6', 'CB-UNIT-7', 'CB-SEQ-10', 'CB-MOR-10'],
      ...['CB-SPT-3', 'CB-LDR-3', 'CB-CMD-5', 'CB-CMD-6', 'CB-CTL-6', 'CB-MOV-10', 'CB-SHO-5', 'CB-RSP-6'],
      ...['CB-CBT-10', 'CB-CBT-11', 'CB-RES-12', 'CB-END-1'],
    ]);
    for (const { id, source, text } of CLAUSES)
      if (source === 'ruling') expect([id, text.includes('(R)')]).toEqual([id, false]);
  });

  it('the calculators cite clauses that there are', () => {
    for (const { clauses } of CALCULATIONS) for (const clause of clauses) expect(ids).toContain(clause);
  });
});
