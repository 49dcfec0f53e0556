import { type Calculation, type Prepared, rollOnce } from '@acies/kernel/odds';
import { followupLine } from '@acies/kernel/testing';
import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { Subject } from '../subjects.ts';
import { anySituation } from './situations.ts';

const RUNS = 300;

/** Throws for many situations; how many had something to follow. */
function followed(all: readonly Calculation[], one: Calculation): number {
  let count = 0;
  fc.assert(
    fc.property(anySituation(one), fc.nat(), (situation, seed) => {
      const read = one.input.safeParse(situation);
      // Values of the right kind may yet not fit together: more left than there was.
      if (!read.success) {
        expect(new Set(read.error.issues.map(({ code }) => code))).toEqual(new Set(['custom']));
        return;
      }
      const given = read.data;
      const prepared: Prepared = one.prepare(given);
      if (prepared.verdict.kind === 'impossible') return;
      const next = one.next?.(given, rollOnce(one, prepared, seed).outcome) ?? [];
      const before = JSON.stringify(given);
      for (const each of next) followupLine(all, each);
      // They must be told apart by what is said of them.
      expect(new Set(next.map(({ calculation, words }) => `${calculation} ${words}`)).size).toBe(next.length);
      expect(JSON.stringify(given)).toBe(before);
      if (next.length > 0) count++;
    }),
    { numRuns: RUNS, seed: Number(process.env.FC_SEED ?? 1) },
  );
  return count;
}

/** What a calculator says is thrown for next. */
export function describeFollowups({ rules: { id, calculations: all } }: Subject): void {
  const leading = all.filter((one) => one.next);
  if (leading.length === 0) return;
  describe(`what follows a procedure of ${id} can be thrown for`, () => {
    it.each(leading.map((one) => [one.id, one] as const))('%s', (__, one) => {
      expect(followed(all, one)).toBeGreaterThan(0);
    });
  });
}
