import { describe, expect, it } from 'vitest';
import { CARDS } from '../rule-sets.ts';
import { chaptersOf } from './chapters.ts';
import { findIn } from './find.ts';

const sheets = await Promise.all(CARDS.map(({ sheet }) => sheet()));
const hex = sheets[0]!;

describe.each(sheets.map((sheet) => [sheet.id, sheet] as const))('the chapters of %s', (_, sheet) => {
  const chapters = chaptersOf(sheet);

  it('begin with the sequence of play', () => {
    expect(chapters[0]!.name).toMatch(/^Sequence/);
  });

  it('have every clause once and every procedure once', () => {
    const clauses = chapters.flatMap((chapter) => chapter.clauses.map(({ id }) => id));
    expect(clauses.sort()).toEqual(sheet.clauses.map(({ id }) => id).sort());
    const calculations = chapters.flatMap((chapter) => chapter.calculations.map(({ id }) => id));
    expect(calculations.sort()).toEqual(sheet.calculations.map(({ id }) => id).sort());
  });

  it('have every clause that a procedure names', () => {
    const ids = new Set(sheet.clauses.map(({ id }) => id));
    expect(sheet.calculations.flatMap(({ clauses }) => clauses.filter((id) => !ids.has(id)))).toEqual([]);
  });
});

describe('search', () => {
  const idsOf = (asked: string) => findIn(hex, asked).clauses.map(({ id }) => id);

  it('finds clauses by their number, chapter or words in any order, however they are written', () => {
    expect(idsOf('hx-mel-5')).toEqual(['HX-MEL-5']);
    expect(idsOf('PILUM defending')).toContain('HX-PIL-1');
    expect(idsOf('defending pilum')).toContain('HX-PIL-1');
    expect(idsOf('pilum elephants of the moon')).toEqual([]);
  });

  it('finds procedures by their name and title', () => {
    expect(findIn(hex, 'extra move').calculations.map(({ id }) => id)).toEqual(['order-test']);
    expect(findIn(hex, 'order-test').calculations.map(({ id }) => id)).toEqual(['order-test']);
  });

  it('finds words however they are parted, but not across words that only meet', () => {
    const clause = (id: string, text: string) => ({ id, chapter: 'Melee', text, source: 'sheet' as const });
    const clauses = [clause('A-1', 'Going up hill'), clause('A-2', 'an up-hill charge'), clause('A-3', 'Uphill: +1')];
    const found = (asked: string) => findIn({ ...hex, clauses }, asked).clauses.map(({ id }) => id);
    for (const asked of ['uphill', 'up-hill', 'up hill', 'UPHILL']) expect(found(asked)).toEqual(['A-1', 'A-2', 'A-3']);
    expect(found('phill')).toEqual(['A-3']);
    expect(found('uphillock')).toEqual([]);
  });

  it('puts the very number first, then titles, then what only has the words', () => {
    const clause = (id: string, chapter: string, text: string) => ({ id, chapter, text, source: 'sheet' as const });
    const clauses = [
      clause('A-10', 'Moving', 'as melee says'),
      clause('B-2', 'Melee', 'who is hit, see A-1'),
      clause('A-1', 'Firing', 'one die'),
    ];
    const found = (asked: string) => findIn({ ...hex, clauses, calculations: [] }, asked);
    expect(found('a-1').clauses.map(({ id }) => id)).toEqual(['A-1', 'A-10', 'B-2']);
    expect(found('melee').clauses.map(({ id }) => id)).toEqual(['B-2', 'A-10']);
  });

  it('finds nothing where nothing is asked', () => {
    expect(findIn(hex, '  ')).toEqual({ calculations: [], clauses: [] });
  });
});
