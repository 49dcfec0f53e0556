import type { DiceEvent } from '@acies/kernel';
import { enumerateWhole, scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/lines.ts';
import { type CatchingOutcome, prepareCatching, rollCatching } from './catching.ts';

const thrown = (stands: number, ...faces: number[]): CatchingOutcome => {
  const dice = scriptedDice(faces);
  const outcome = rollCatching(prepareCatching({ inContact: faces.length, stands }), dice);
  dice.assertUsedUp();
  return outcome;
};

describe('LG-AFT-6 pursuers that caught routers', () => {
  it('LG-AFT-6 a die for each stand in contact', () => {
    const { verdict, tally } = prepareCatching({ inContact: 4, stands: 6 });
    expect(verdict.kind).toBe('roll');
    expect(lines(tally)).toEqual(['LG-AFT-6 stands in contact +4']);
  });

  it('LG-AFT-6 each 3 or more is a casualty', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => thrown(6, face).casualties)).toEqual([0, 0, 1, 1, 1, 1]);
    expect(thrown(6, 1, 2, 3, 6)).toEqual({ casualties: 2, destroyed: false });
    expect(thrown(6, 1, 2)).toEqual({ casualties: 0, destroyed: false });
  });

  it('LG-UNIT-4 the last stand destroys, and there are no more to lose', () => {
    expect(thrown(3, 3, 4, 2)).toEqual({ casualties: 2, destroyed: false });
    expect(thrown(3, 3, 4, 5)).toEqual({ casualties: 3, destroyed: true });
    expect(thrown(2, 3, 4, 5)).toEqual({ casualties: 2, destroyed: true });
  });

  it('LG-AFT-6 without contact nothing is thrown', () => {
    const prepared = prepareCatching({ inContact: 0, stands: 3 });
    expect(prepared.verdict).toMatchObject({ kind: 'impossible', because: { clause: 'LG-AFT-6' } });
    expect(rollCatching(prepared, scriptedDice([]))).toEqual({ casualties: 0, destroyed: false });
  });

  it('LG-AFT-6 under its name', () => {
    const events: DiceEvent[] = [];
    rollCatching(
      prepareCatching({ inContact: 1, stands: 2 }),
      scriptedDice([4], (e) => events.push(e)),
      { side: 'red' },
    );
    expect(events).toMatchObject([
      { clauses: ['LG-AFT-6'], label: 'routers caught', side: 'red', die: 'D6', faces: [4] },
    ]);
  });

  it('LG-AFT-6 the odds of three dice', () => {
    const odds = enumerateWhole(
      (dice) => rollCatching(prepareCatching({ inContact: 3, stands: 6 }), dice).casualties,
      (casualties) => casualties,
    );
    expect([0, 1, 2, 3].map((casualties) => Math.round(odds.get(casualties)!.chance * 27))).toEqual([1, 6, 12, 8]);
  });
});
