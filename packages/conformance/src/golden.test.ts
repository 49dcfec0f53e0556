import { readFileSync } from 'node:fs';
import { Engine } from '@acies/kernel';
import { parseGameFile } from '@acies/kernel/match';
import { describe, expect, it } from 'vitest';
import { goldenBattles } from './golden.ts';
import { openSubjects } from './subjects.ts';

const stored = (name: string): string => readFileSync(new URL(`../golden/${name}`, import.meta.url), 'utf8');

for (const subject of await openSubjects()) {
  describe(`golden battles of ${subject.rules.id}`, () => {
    // A difference is reviewed, and `npm run golden` stores the new battles.
    it.each(goldenBattles(subject).map((golden) => [golden.name, golden] as const))(
      '%s plays as stored',
      (name, golden) => {
        expect(golden.text).toBe(stored(`${name}.txt`));
        expect(golden.file).toBe(stored(`${name}.json`));
        parseGameFile(stored(`${name}.json`), new Engine(subject.rules));
      },
    );
  });
}
