import { describe, expect, it } from 'vitest';
import { SUBJECTS } from './subjects.ts';

/** More does not fit on a line of a phone. */
const MOST_LETTERS = 32;

describe.each(SUBJECTS.map(({ rules }) => [rules.id, rules.rulings] as const))('rulings of %s', (_, rulings) => {
  it('have titles for people beside the names that a setup uses', () => {
    expect(rulings.length).toBeGreaterThan(0);
    for (const { id, title } of rulings) {
      expect(title).toMatch(/^[A-Z][a-z]+( [a-z]+)+$/);
      expect(title.length, id).toBeLessThanOrEqual(MOST_LETTERS);
    }
    expect(new Set(rulings.map(({ title }) => title)).size).toBe(rulings.length);
  });
});
