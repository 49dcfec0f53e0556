import { fieldsOf, keyOf } from '@acies/kernel/odds';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../rule-sets.ts';

const SHEETS = await Promise.all(CARDS.map(({ sheet }) => sheet()));
const PROCEDURES = SHEETS.flatMap((sheet) =>
  sheet.calculations.map(({ id, input }) => ({ name: `${sheet.id}/${id}`, fields: fieldsOf(input), sheet })),
);

/** Begins like a sentence, has three letters, and is put together of words. */
const reads = (label: string): boolean =>
  /^[\p{Lu}]/u.test(label) && /\p{L}{3}/u.test(label) && !/\p{Ll}\p{Lu}|_/u.test(label);

describe('what a form calls its values', () => {
  it('covers all the procedures', () => {
    expect(PROCEDURES).toHaveLength(41);
  });

  it.each(PROCEDURES)('$name: every value and group has a title, and none is a bare name', ({ fields }) => {
    for (const field of fields) {
      for (const label of [field.label, ...field.within]) expect(label).toSatisfy(reads);
      expect(field.label).not.toBe(keyOf(field));
      expect(field.label.length).toBeLessThanOrEqual(28);
    }
  });

  it.each(PROCEDURES)('$name: every value has a control of its kind, and none is a list', ({ fields }) => {
    for (const { path, kind } of fields) {
      expect(['choice', 'number', 'boolean'], path).toContain(kind);
      expect(path).not.toContain('*');
    }
  });

  it.each(PROCEDURES)('$name: no two values of a group are called the same', ({ fields }) => {
    const names = fields.map(({ within, label }) => [...within, label].join(', '));
    expect(names).toEqual([...new Set(names)]);
  });

  it.each(PROCEDURES)('$name: what is said of a value does not repeat its title', ({ fields }) => {
    for (const { label, about } of fields) expect(about.toLowerCase()).not.toBe(label.toLowerCase());
  });

  it.each(PROCEDURES)('$name: choices are words, classes by a letter, or troops that have a name', (procedure) => {
    const troops = new Set(procedure.sheet.troops.map(({ id }) => id));
    for (const { path, choices, words } of procedure.fields) {
      for (const choice of choices)
        expect(troops.has(choice) ? 'troops' : (words[choice] ?? choice), path).toMatch(
          /^([A-D]|[A-Z]?[a-z]+([- ]([A-Z]?[a-z]+|\d))*)$/,
        );
      expect(choices).toEqual(expect.arrayContaining(Object.keys(words)));
    }
  });
});
