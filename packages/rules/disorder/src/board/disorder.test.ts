import { describe, expect, it } from 'vitest';
import { becomeShaken, CAUSES, gainDisorder, loseDisorder, loseStands, SHAKEN_AT } from './disorder.ts';

const FRESH = { dp: 0, shaken: false, casualties: 0 };

const having = (dp: number, casualties = 0) => ({ dp, shaken: dp === SHAKEN_AT, casualties });

describe('gaining DPs', () => {
  it.each(CAUSES)('LG-MOR-5 CB-UNIT-3 the 5th DP from %s makes a unit shaken', (cause) => {
    expect(gainDisorder(FRESH, 4, cause)).toEqual({
      ...{ dp: 4, shaken: false, casualties: 0 },
      ...{ gained: 4, standsLost: 0, becameShaken: false },
    });
    expect(gainDisorder(having(4), 1, cause)).toEqual({
      ...{ dp: 5, shaken: true, casualties: 0 },
      ...{ gained: 1, standsLost: 0, becameShaken: true },
    });
  });

  it.each([
    ['combat', 2],
    ['morale', 2],
    ['movement', 0],
    ['shooting', 0],
  ] as const)('LG-MOR-5 CB-UNIT-3 two further DPs from %s cost %i stands', (cause, stands) => {
    expect(gainDisorder(having(5, 1), 2, cause)).toEqual({
      ...{ dp: 5, shaken: true, casualties: 1 + stands },
      ...{ gained: 0, standsLost: stands, becameShaken: false },
    });
    // Of four DPs two fill it up, and two are further ones.
    expect(gainDisorder(having(3, 1), 4, cause)).toEqual({
      ...{ dp: 5, shaken: true, casualties: 1 + stands },
      ...{ gained: 2, standsLost: stands, becameShaken: true },
    });
  });

  it('CB-UNIT-3 no more stands go than may', () => {
    expect([0, 1, 2, 3].map((most) => gainDisorder(having(5), 2, 'morale', most).standsLost)).toEqual([0, 1, 2, 2]);
    expect(gainDisorder(having(5, 3), 2, 'morale', 1).casualties).toBe(4);
  });

  it('CB-REC-4 a unit that is still shaken with fewer DPs stays so, and fills up again first', () => {
    const rallying = { dp: 4, shaken: true, casualties: 0 };
    expect(gainDisorder(rallying, 2, 'combat')).toEqual({
      ...{ dp: 5, shaken: true, casualties: 1 },
      ...{ gained: 1, standsLost: 1, becameShaken: false },
    });
    expect(gainDisorder({ ...rallying, dp: 3 }, 1, 'combat')).toMatchObject({ dp: 4, shaken: true, standsLost: 0 });
  });

  it('LG-MOR-5 no DPs change nothing', () => {
    expect(gainDisorder(having(2, 1), 0, 'combat')).toEqual({
      ...{ dp: 2, shaken: false, casualties: 1 },
      ...{ gained: 0, standsLost: 0, becameShaken: false },
    });
  });
});

describe('shaken, losses and recovery', () => {
  it.each([0, 3, 5])('LG-MOR-5 CB-AFT-6 who breaks with %i DPs is shaken with 5', (dp) => {
    expect(becomeShaken(having(dp, 2))).toEqual({ dp: 5, shaken: true, casualties: 2 });
  });

  it('LG-RES-6 stands lost outright leave the DPs alone', () => {
    expect(loseStands(having(3, 1), 2)).toEqual({ dp: 3, shaken: false, casualties: 3 });
    expect(loseStands(having(5), 1)).toEqual({ dp: 5, shaken: true, casualties: 1 });
  });

  it.each([
    [4, [true, false, false, false, false, false]],
    [3, [true, true, false, false, false, false]],
  ])('LG-AFT-5 CB-REC-4 shaken ends at %i DPs', (calmAt, shaken) => {
    expect([0, 1, 2, 3, 4, 5].map((dps) => loseDisorder(having(5), dps, calmAt).shaken)).toEqual(shaken);
  });

  it('LG-REC-1 no more DPs go than there are, and no stands come back', () => {
    expect(loseDisorder(having(2, 1), 3, 4)).toEqual({ dp: 0, shaken: false, casualties: 1 });
    expect(loseDisorder(having(3, 1), 1, 4)).toEqual({ dp: 2, shaken: false, casualties: 1 });
  });
});
