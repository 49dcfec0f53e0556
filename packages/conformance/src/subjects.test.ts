import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SUBJECTS, subjectOf } from './subjects.ts';

describe('the subjects', () => {
  it.each(SUBJECTS.map(({ rules }) => rules.id))('%s has its test files', (id) => {
    for (const suite of ['sound-play', 'strength'])
      expect(existsSync(new URL(`./${id}-${suite}.test.ts`, import.meta.url))).toBe(true);
  });

  it('an unknown rule set is refused', () => expect(() => subjectOf('go')).toThrow('no rule set go'));
});
