import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/lines.ts';
import { type Grade, TROOP_IDS } from '../troops.ts';
import { prepareRecovery, type RecoverySituation, removeDps } from './recovery.ts';

type Change = Partial<Omit<RecoverySituation, 'unit'>>;
const recovery = (grade: Grade, change: Change = {}, type: RecoverySituation['unit']['type'] = 'WB') =>
  prepareRecovery({
    ...{ unit: { type, grade }, dp: 5, resting: true, inCombat: false },
    ...{ beyondBow: false, shotAt: false, inspireActions: 0 },
    ...change,
  });
const REST = 'LG-REC-1 at rest +1';

describe('LG-REC-1 removing DPs', () => {
  it.each<[Grade, boolean, boolean, string[]]>([
    ['A', false, false, [REST]],
    ['A', true, false, [REST, 'LG-REC-1 A grade beyond bow range +1']],
    ['A', false, true, [REST]],
    ['B', false, false, [REST]],
    ['B', true, true, [REST]],
    ['C', true, false, [REST]],
    ['C', false, true, [REST]],
    ['D', true, false, [REST]],
    ['D', false, false, [REST]],
    ['D', false, true, []],
    ['D', true, true, []],
  ])('LG-REC-1 %s grade, beyond bow range %s, shot at %s: %j', (grade, beyondBow, shotAt, rows) => {
    expect(lines(recovery(grade, { beyondBow, shotAt }).tally)).toEqual(rows);
  });

  it('LG-REC-1 no more than it has', () => {
    const { tally } = recovery('A', { beyondBow: true, dp: 1 });
    expect([tally.total, lines(tally).at(-1)]).toEqual([1, 'LG-REC-1 no more than it has -1']);
    expect(lines(recovery('A', { beyondBow: true, dp: 2 }).tally)).toHaveLength(2);
  });

  it.each<[Change, string]>([
    [{ resting: false }, 'LG-REC-1 it does not rest'],
    [{ inCombat: true }, 'LG-REC-1 it is in combat'],
    [{ dp: 0 }, 'LG-REC-1 it has no DP to lose'],
  ])('LG-REC-1 %j: %s', (change, words) => {
    const { verdict, tally } = recovery('A', { inspireActions: 1, ...change });
    expect(verdict.kind === 'impossible' && `${verdict.because.clause} ${verdict.because.text}`).toBe(words);
    expect(tally).toEqual({ rows: [], total: 0 });
  });

  it('LG-REC-1 else it needs no dice', () =>
    expect(recovery('C').verdict).toMatchObject({ kind: 'automatic', because: { clause: 'LG-REC-1' } }));
});

describe('LG-REC-2 a leader', () => {
  it('LG-REC-2 removes 1 DP for each inspire action', () => {
    expect(lines(recovery('C', { inspireActions: 1 }).tally)).toEqual([REST, 'LG-REC-2 leader inspiring +1']);
    expect(recovery('B', { inspireActions: 3 }).tally.total).toBe(4);
    expect(lines(recovery('D', { inspireActions: 2, shotAt: true }).tally)).toEqual(['LG-REC-2 leader inspiring +2']);
  });

  it('LG-CMD-1 but not from special units', () => {
    const inspired = TROOP_IDS.filter((type) => recovery('C', { inspireActions: 1 }, type).tally.total === 2);
    expect(inspired).toEqual(TROOP_IDS.filter((type) => type !== 'El' && type !== 'Art'));
  });
});

it('LG-AFT-5 shaken ends below 5 DPs', () => {
  const shaken = { dp: 5, shaken: true, casualties: 1 };
  expect(removeDps(shaken, 0)).toEqual(shaken);
  expect(removeDps(shaken, 1)).toEqual({ dp: 4, shaken: false, casualties: 1 });
});
