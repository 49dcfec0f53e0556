import { describe, expect, it } from 'vitest';
import { CALCULATIONS } from './calculators/index.ts';
import { CLAUSES } from './clauses.ts';

const ids = CLAUSES.map(({ id }) => id);
const numbered = (part: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `LG-${part}-${i + 1}`);

describe('the clauses', () => {
  it('every part of the sheet has its numbers, each once', () => {
    const parts: readonly [string, number][] = [
      ['UNIT', 7],
      ['SEQ', 4],
      ['MOV', 7],
      ['MAN', 9],
      ['SHO', 5],
      ['CHG', 3],
      ['RSP', 7],
      ['CBT', 7],
      ['RES', 7],
      ['AFT', 7],
      ['CMD', 3],
      ['CTL', 2],
      ['MOR', 5],
      ['REC', 2],
      ['LDR', 1],
      ['ELE', 1],
      ['END', 1],
    ];
    expect(ids).toEqual(parts.flatMap(([part, count]) => numbered(part, count)));
  });

  it('chapters follow one another', () => {
    expect([...new Set(CLAUSES.map(({ chapter }) => chapter))]).toEqual([
      ...['Scale, troops, units', 'Sequence of play', 'Movement', 'Manoeuvre', 'Shooting', 'Who may not charge'],
      ...['Charge responses', 'Combat', 'Combat results', 'After-combat moves', 'Command', 'Morale'],
      'Leaders and ending',
    ]);
  });

  it('a ruling inside a clause of the sheet is marked, one that is all ours is not', () => {
    expect(CLAUSES.filter(({ source }) => source === 'ruling').map(({ id }) => id)).toEqual([
      ...['LG-UNIT-3', 'LG-UNIT-5', 'LG-SHO-5', 'LG-CBT-7', 'LG-CMD-2', 'LG-CMD-3', 'LG-LDR-1', 'LG-ELE-1', 'LG-END-1'],
    ]);
    for (const { id, source, text } of CLAUSES)
      if (source === 'ruling') expect([id, text.includes('(R)')]).toEqual([id, false]);
  });

  it('LG-UNIT-4 LG-UNIT-6 LG-UNIT-7 what the sheet names and does not explain says who does, sentence by sentence', () => {
    const marked = CLAUSES.filter(({ sentences }) => sentences);
    expect(marked.map(({ id, source }) => `${id} ${source}`)).toEqual(
      ['LG-UNIT-4', 'LG-UNIT-6', 'LG-UNIT-7'].map((id) => `${id} published`),
    );
    for (const { sentences } of marked)
      expect(new Set(sentences!.map(({ source }) => source))).toEqual(new Set(['published', 'ours']));
  });

  it('the calculators cite clauses that there are', () => {
    for (const { clauses } of CALCULATIONS) for (const clause of clauses) expect(ids).toContain(clause);
  });
});
