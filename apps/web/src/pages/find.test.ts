import { hexSheet } from '@acies/rules-hex';
import { legioSheet } from '@acies/rules-legio';
import { expect, it } from 'vitest';
import { findIn } from './find.ts';

const procedures = (asked: string): string[] => findIn(hexSheet, asked).calculations.map(({ id }) => id);
const clauses = (asked: string): string[] => findIn(legioSheet, asked).clauses.map(({ id }) => id);

it('finds a procedure by another word for it', () => {
  expect(procedures('pila')).toContain('pilum');
});

it.each([
  ['evading', 'evade'],
  ['flanked', 'flank'],
  ['charges', 'charge'],
])('finds by %s all that it finds by %s', (asked, plain) => {
  expect(clauses(plain).length).toBeGreaterThan(0);
  expect(clauses(asked)).toEqual(expect.arrayContaining(clauses(plain)));
});

it('leaves short words as they are', () => {
  expect(clauses('less')).toEqual(clauses('less').filter((id) => /less/i.test(textOf(id))));
});

const textOf = (id: string): string => {
  const { chapter, text } = legioSheet.clauses.find((one) => one.id === id)!;
  return `${id} ${chapter} ${text}`;
};
