import { describe, expect, it } from 'vitest';
import type { Subject } from '../subjects.ts';

/** More does not fit on a line of a phone. */
const MOST_LETTERS = 32;

/** The rulings that a battle may switch. */
export function describeRulings({ rules: { id: rulesId, rulings } }: Subject): void {
  describe(`rulings of ${rulesId}`, () => {
    it('have titles for people beside the names that a setup uses', () => {
      for (const { id, title } of rulings) {
        expect(title).toMatch(/^[A-Z][a-z]+( [a-z]+)+$/);
        expect(title.length, id).toBeLessThanOrEqual(MOST_LETTERS);
      }
      expect(new Set(rulings.map(({ title }) => title)).size).toBe(rulings.length);
    });
  });
}
