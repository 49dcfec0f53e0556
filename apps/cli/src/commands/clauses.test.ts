import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mentionsOf, packagesFolder } from '../checkout.ts';
import { acies, freshFolder } from '../testing/cli.ts';

describe('acies clauses', () => {
  test('shows one clause, where it comes from and its tests', async () => {
    const { code, out } = await acies('clauses HX-SEQ-5');
    expect(code).toBe(0);
    expect(out).toMatch(/^HX-SEQ-5 {2}Sequence of play, a ruling of ours \(R\)\n {2}A charge/);
    expect(out).toMatch(/Tests that name it:\n {2}.*packages\/rules\/hex\/src\/.*\.test\.ts:\d+/);
  });

  test('case does not matter, and the beginning of an id gives a family', async () => {
    expect((await acies('clauses hx-mel-1')).out).toContain('from the sheet');
    const { out } = await acies('clauses HX-MEL');
    expect(out).toContain('HX-MEL-1');
    expect(out).toContain('HX-MEL-7');
    expect(out).not.toContain('HX-FIR-1\n');
  });

  test('shows a whole rule set by chapter, and without a name all of them', async () => {
    const { out } = await acies('clauses hex');
    expect(out).toMatch(/^Stands\n {2}HX-UNIT-1 \(R\) {2}\d+ tests?\n/);
    expect((await acies('clauses')).out).toContain(out.split('\n')[1]!);
  });

  test('marks each sentence of a clause, and names what is published', async () => {
    const words = (await acies('clauses MC-RAL-1')).out.replace(/\s+/g, ' ');
    expect(words).toContain('from the sheet The first action');
    expect(words).toContain('(P) A success removes all of its DMZ. (P): a customer’s review of Age of Hannibal');
    expect((await acies('clauses CK-ZONE-4')).out).toContain('from what is published (P)');
    const family = (await acies('clauses CK-ZONE')).out;
    expect(family).toContain('(P): Martin Goddard, “CK reminders”');
  });

  test('says how a ruling can be switched', async () => {
    const words = (await acies('clauses HX-SEQ-7')).out.replace(/\s+/g, ' ');
    expect(words).toContain('A battle may switch "opportunity", usually on: Stands not yet activated');
  });

  test('finds a ruling by its name', async () => {
    const { out } = await acies('clauses Opportunity');
    expect(out).toMatch(/^HX-SEQ-7 {2}/);
    expect((await acies('clauses oportunity')).err).toContain('did you mean "opportunity"?');
  });

  test('as JSON', async () => {
    const [clause] = JSON.parse((await acies('clauses HX-MEL-1 --json')).out);
    expect(clause).toMatchObject({ id: 'HX-MEL-1', source: 'sheet', chapter: 'Melee' });
    expect(clause.tests).toBeInstanceOf(Array);
  });

  test('an unknown clause', async () => {
    const { code, err } = await acies('clauses HX-MLE-1');
    expect(code).toBe(2);
    expect(err).toContain('there is no clause, ruling or rule set "HX-MLE-1"; did you mean "HX-MEL-1"?');
  });
});

/** Titles, and lines of code that name the same clause. */
const SUITE = `test('HX-MEL-1 a hit', () => {
  expect(rows).toEqual(['HX-MEL-1 strength +4']);
});
// HX-MEL-12
it.each([
  ['HX-MEL-1', 2],
])('HX-MEL-1 of %i', () => {});
it.each(CASES)(
  'HX-MEL-1 on a line of its own',
  () => {
    check(
      'HX-MEL-1 strength +4',
    );
  },
);
`;

describe('the tests that name a clause', () => {
  test('are found in a checkout only', () => {
    expect(packagesFolder()).toMatch(/packages$/);
    expect(packagesFolder(freshFolder())).toBeUndefined();
  });

  test('are found by whole ids, with their titles', () => {
    const folder = join(freshFolder(), 'packages');
    mkdirSync(join(folder, 'a', 'dist'), { recursive: true });
    writeFileSync(join(folder, 'a', 'x.test.ts'), SUITE);
    writeFileSync(join(folder, 'a', 'dist', 'y.test.ts'), "test('HX-MEL-1 built', () => {});\n");
    const file = join('packages', 'a', 'x.test.ts');
    expect([...mentionsOf(['HX-MEL-1'], folder)]).toEqual([
      [
        'HX-MEL-1',
        [
          { file, line: 1, text: 'HX-MEL-1 a hit' },
          { file, line: 7, text: 'HX-MEL-1 of …' },
          { file, line: 9, text: 'HX-MEL-1 on a line of its own' },
        ],
      ],
    ]);
  });
});
