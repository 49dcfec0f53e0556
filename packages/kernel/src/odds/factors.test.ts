import { test as check, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  atLeast,
  atMost,
  automatic,
  type Factor,
  factor,
  firstOf,
  given,
  impossible,
  ROLL,
  reason,
  row,
  tally,
  when,
  worstOf,
} from './factors.ts';

interface Shot {
  readonly range: number;
  readonly cover: boolean;
}
const SHOT: Shot = { range: 5, cover: true };

const base = factor<Shot>('F-1', 'range', (shot) => 10 - shot.range);
const cover = when<Shot>('F-2', 'cover', -3, (shot) => shot.cover);
const never = when<Shot>('F-3', 'never', 9, () => false);
const zero = factor<Shot>('F-4', 'no change', () => 0);

describe('a tally', () => {
  test('lists the rows that apply, in the order of the sheet, and their sum', () => {
    expect(tally([base, never, cover, zero], SHOT)).toEqual({
      rows: [row('F-1', 'range', 5), row('F-2', 'cover', -3), row('F-4', 'no change', 0)],
      total: 2,
    });
  });

  test('of nothing is zero', () => expect(tally([never], SHOT)).toEqual({ rows: [], total: 0 }));

  const plain = fc.option(fc.integer({ min: -9, max: 9 }), { nil: undefined });
  const plainFactor = plain.map((value): Factor<Shot> => factor('P', 'plain', () => value));
  const cap = fc.integer({ min: -9, max: 9 });
  const anyFactor = fc.letrec<{ any: Factor<Shot> }>((tie) => ({
    any: fc.oneof(
      { depthSize: 'small' },
      plainFactor,
      cap.map((least): Factor<Shot> => atLeast('C', 'at least', least)),
      cap.map((most): Factor<Shot> => atMost('C', 'at most', most)),
      fc.array(tie('any'), { maxLength: 3 }).map((some): Factor<Shot> => worstOf(...some)),
      fc.array(tie('any'), { maxLength: 3 }).map((some): Factor<Shot> => firstOf(...some)),
    ),
  })).any;

  check.prop([fc.array(anyFactor)])('has rows that add up to its total', (factors) => {
    const { rows, total } = tally(factors, SHOT);
    expect(rows.reduce((sum, each) => sum + each.value, 0)).toBe(total);
  });

  check.prop([fc.array(anyFactor), cap])('capped last keeps to the cap', (factors, limit) => {
    const free = tally(factors, SHOT).total;
    expect(tally([...factors, atLeast('C', '', limit)], SHOT).total).toBe(Math.max(free, limit));
    expect(tally([...factors, atMost('C', '', limit)], SHOT).total).toBe(Math.min(free, limit));
  });
});

describe('a cap', () => {
  test('is a row of its own where it bites', () => {
    expect(tally([base, atMost('C-1', 'at most 4', 4)], SHOT).rows[1]).toEqual(row('C-1', 'at most 4', -1));
    expect(tally([cover, atLeast('C-2', 'at least 1', 1)], SHOT).rows[1]).toEqual(row('C-2', 'at least 1', 4));
  });

  test('is no row where it does not', () => {
    expect(tally([base, atMost('C-1', '', 5), atLeast('C-2', '', 5)], SHOT).rows).toHaveLength(1);
  });

  test('counts only what comes before it', () => {
    expect(tally([base, atMost('C-1', '', 4), cover], SHOT).total).toBe(1);
  });
});

test('a modifier can be given a condition, a cap as well', () => {
  const capped = [base, given<Shot>((shot) => shot.cover, atMost('C-1', 'at most 2', 2))];
  expect(tally(capped, SHOT)).toEqual({ rows: [row('F-1', 'range', 5), row('C-1', 'at most 2', -3)], total: 2 });
  expect(tally(capped, { ...SHOT, cover: false }).rows).toHaveLength(1);
});

describe('of several modifiers', () => {
  const minus1 = factor<Shot>('W-1', 'minus one', () => -1);

  test('only the worst applies, and the first of equals', () => {
    const twin = factor<Shot>('W-2', 'minus three too', () => -3);
    expect(tally([worstOf(minus1, cover, twin, never)], SHOT).rows).toEqual([row('F-2', 'cover', -3)]);
    expect(tally([worstOf(never)], SHOT).rows).toEqual([]);
  });

  test('only the first that applies counts, even if it changes nothing', () => {
    expect(tally([firstOf(never, minus1, cover)], SHOT).rows).toEqual([row('W-1', 'minus one', -1)]);
    expect(tally([firstOf(never, zero, cover)], SHOT).rows).toEqual([row('F-4', 'no change', 0)]);
    expect(tally([firstOf(never)], SHOT).rows).toEqual([]);
  });

  test('those inside see the total so far', () => {
    expect(tally([base, firstOf(atMost('C-1', '', 2))], SHOT).total).toBe(2);
    expect(tally([base, worstOf(atMost('C-1', '', 2))], SHOT).total).toBe(2);
  });
});

test('a verdict is a roll, or says why there is none', () => {
  const because = reason('V-1', 'out of range');
  expect(because).toEqual({ clause: 'V-1', text: 'out of range' });
  expect(ROLL).toEqual({ kind: 'roll' });
  expect(impossible('V-1', 'out of range')).toEqual({ kind: 'impossible', because });
  expect(automatic('V-1', 'out of range')).toEqual({ kind: 'automatic', because });
});
