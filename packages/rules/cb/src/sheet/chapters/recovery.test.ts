import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/lines.ts';
import { type Grade, TROOP_IDS } from '../troops.ts';
import { prepareRecovery, type RecoverySituation, removeDps, steady } from './recovery.ts';

type Change = Partial<RecoverySituation>;
const recovery = (grade: Grade, change: Change = {}) =>
  prepareRecovery({
    ...{ unit: { type: 'HI', grade }, dp: 4, shaken: false, broken: false, rallying: false },
    ...{ stationary: true, inCombat: false, beyondBow: false },
    ...change,
  });

describe('CB-REC-1 CB-REC-2 CB-REC-3 removing DPs', () => {
  it.each<[string, Grade, boolean, string[]]>([
    ['CB-REC-1', 'A', false, ['CB-REC-1 A grade +1']],
    ['CB-REC-1', 'A', true, ['CB-REC-1 A grade +1', 'CB-REC-1 A grade beyond bow shot +1']],
    ['CB-REC-2', 'B', false, ['CB-REC-2 B grade +1']],
    ['CB-REC-2', 'B', true, ['CB-REC-2 B grade +1']],
    ['CB-REC-3', 'C', false, []],
    ['CB-REC-3', 'C', true, ['CB-REC-3 C grade beyond bow shot +1']],
  ])('%s %s grade, beyond bow shot %s: %j', (_, grade, beyondBow, rows) => {
    const { verdict, tally } = recovery(grade, { beyondBow });
    expect(lines(tally)).toEqual(rows);
    expect(verdict).toMatchObject({ kind: 'automatic', because: { clause: 'CB-REC-1' } });
  });

  it('CB-REC-1 no more than it has', () => {
    const { tally } = recovery('A', { beyondBow: true, dp: 1 });
    expect([tally.total, lines(tally).at(-1)]).toEqual([1, 'CB-REC-1 no more than it has -1']);
    expect(lines(recovery('A', { beyondBow: true, dp: 2 }).tally)).toHaveLength(2);
  });

  it.each<[Change, string]>([
    [{ stationary: false }, 'CB-REC-1 it is not stationary'],
    [{ inCombat: true }, 'CB-REC-1 it is in combat'],
    [{ dp: 0 }, 'CB-REC-1 it has no DP to lose'],
    [{ broken: true, rallying: true }, 'CB-REC-4 a broken unit does not rally'],
    [{ shaken: true }, 'CB-REC-4 it is shaken and has not begun to rally'],
  ])('CB-REC-1 CB-REC-4 %j: %s', (change, words) => {
    const { verdict, tally } = recovery('A', change);
    expect(verdict.kind === 'impossible' && `${verdict.because.clause} ${verdict.because.text}`).toBe(words);
    expect(tally).toEqual({ rows: [], total: 0 });
  });

  it('CB-REC-4 a shaken unit that rallies, even with no DP left to lose', () => {
    expect(recovery('B', { shaken: true, rallying: true }).tally.total).toBe(1);
    const calm = recovery('B', { shaken: true, rallying: true, dp: 0 });
    expect([calm.verdict.kind, calm.tally.total]).toEqual(['automatic', 0]);
  });

  it('CB-SPT-1 special troops have none to remove', () => {
    const barred = TROOP_IDS.filter(
      (type) => recovery('A', { unit: { type, grade: 'A' } }).verdict.kind === 'impossible',
    );
    expect(barred).toEqual(['SyCh', 'El', 'Art']);
    expect(recovery('A', { unit: { type: 'El', grade: 'A' } }).verdict).toMatchObject({
      because: { clause: 'CB-SPT-1' },
    });
  });
});

const SHAKEN = { dp: 5, shaken: true, casualties: 1 };

it('CB-REC-4 shaken ends at 3 DPs', () => {
  expect(removeDps(SHAKEN, 0)).toEqual(SHAKEN);
  expect(removeDps(SHAKEN, 1)).toEqual({ dp: 4, shaken: true, casualties: 1 });
  expect(removeDps(SHAKEN, 2)).toEqual({ dp: 3, shaken: false, casualties: 1 });
  expect(removeDps({ ...SHAKEN, dp: 3 }, 0).shaken).toBe(false);
});

it('CB-CMD-2 CB-REC-4 a leader removes a DP for each action; the unit stays shaken until the Morale phase', () => {
  expect(steady(SHAKEN, 1)).toEqual({ dp: 4, shaken: true, casualties: 1 });
  expect(steady(SHAKEN, 3)).toEqual({ dp: 2, shaken: true, casualties: 1 });
  expect(steady({ dp: 2, shaken: false, casualties: 0 }, 3)).toEqual({ dp: 0, shaken: false, casualties: 0 });
});
