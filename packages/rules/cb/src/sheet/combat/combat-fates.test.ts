import { scriptedDice } from '@acies/kernel/testing';
import type { Band } from '@acies/rules-disorder';
import { describe, expect, it } from 'vitest';
import { fighter } from '../../testing/fighters.ts';
import type { Fighter } from './combat-factors.ts';
import { burstThroughBy, rollFates } from './combat-fates.ts';

const MIRROR: Readonly<Record<Band, Band>> = {
  ...{ victory: 'defeat', success: 'set-back', inconclusive: 'inconclusive' },
  ...{ 'set-back': 'success', defeat: 'victory', rout: 'victory' },
};
/** What red's band makes of both, red first. */
const fates = (band: Band, red: Fighter, blue: Fighter, ...faces: number[]): string[] => {
  const dice = scriptedDice(faces);
  const stands = { red: red.unit.type === 'El' ? 2 : 6, blue: blue.unit.type === 'SyCh' ? 2 : 6 };
  const found = rollFates({ red: band, blue: MIRROR[band] }, { red, blue }, stands, dice);
  dice.assertUsedUp();
  return [found.red, found.blue].map(
    ({ clauses, dpGained, standsLost, moves }) =>
      `${clauses[0]} ${dpGained} DP ${standsLost} lost: ${moves.join(', ')}`,
  );
};
const A = { grade: 'A' } as const;

describe('CB-RES-12 two units alone', () => {
  it('CB-RES-12 the winner answers the loser', () => {
    expect(fates('success', fighter('War', { motion: 'charging' }), fighter('HI'))).toEqual([
      'CB-RES-2 1 DP 0 lost: follow up',
      'CB-RES-8 2 DP 0 lost: fall back',
    ]);
    expect(fates('defeat', fighter('War', { dp: 1 }), fighter('HI', {}, A))).toEqual([
      'CB-RES-10 2 DP 0 lost: retire',
      'CB-RES-1 0 DP 0 lost: pursue, halt',
    ]);
  });

  it('CB-RES-3 cavalry before infantry that breaks, or does not', () => {
    const horse = fighter('HC', { motion: 'charging' });
    expect(fates('success', horse, fighter('HI'))[0]).toBe('CB-RES-2 1 DP 0 lost: retire');
    expect(fates('success', horse, fighter('HI', { dp: 5, shaken: true }))).toEqual([
      'CB-RES-2 1 DP 0 lost: pursue',
      'CB-RES-8 0 DP 1 lost: break',
    ]);
  });

  it('CB-RES-7 in a tie each chooses from its own', () => {
    expect(fates('inconclusive', fighter('LC'), fighter('Sk', { formation: 'unformed' }))).toEqual([
      'CB-RES-5 1 DP 0 lost: halt, retire',
      'CB-RES-5 1 DP 0 lost: halt, fall back, retire',
    ]);
  });

  it('CB-RES-6 elephants burst through if ranks may open', () => {
    expect(fates('inconclusive', fighter('El'), fighter('HI', {}, A), 3)).toEqual([
      'CB-RES-5 0 DP 0 lost: halt, burst through',
      'CB-RES-5 1 DP 0 lost: halt, open ranks',
    ]);
    expect(fates('inconclusive', fighter('El'), fighter('HI'), 3)[0]).toBe('CB-RES-5 0 DP 0 lost: halt');
  });

  it('CB-SPT-1 CB-RES-2 scythed chariots throw for their DPs; a critical hit stops them', () => {
    const [target, scythes] = [fighter('HI'), fighter('SyCh', { motion: 'charging' })];
    expect(fates('set-back', target, scythes, 3)).toEqual([
      'CB-RES-8 2 DP 0 lost: halt',
      'CB-RES-2 0 DP 0 lost: burst through',
    ]);
    expect(fates('set-back', target, scythes, 2, 2)[1]).toBe('CB-RES-2 0 DP 1 lost: halt');
    expect(fates('set-back', target, scythes, 2, 3)[1]).toBe('CB-RES-2 0 DP 0 lost: destroyed');
    expect(fates('set-back', target, scythes, 1, 4)[1]).toBe('CB-RES-2 0 DP 0 lost: rampage');
    expect(fates('success', target, scythes)[1]).toBe('CB-RES-8 0 DP 0 lost: destroyed');
  });

  it('CB-UNIT-3 who is destroyed leaves nobody to pursue', () => {
    expect(
      fates('victory', fighter('War', { motion: 'charging' }), fighter('HI', { dp: 5, shaken: true, casualties: 3 })),
    ).toEqual(['CB-RES-1 0 DP 0 lost: halt', 'CB-RES-10 0 DP 1 lost: destroyed']);
  });
});

describe('CB-MOR-8 CB-AFT-8 what a burst through adds', () => {
  const both = { red: 6, blue: 6 };
  /** Of red, before whom scythed chariots stand: DPs gained, stands lost, and what it then is. */
  const after = (
    band: Band,
    red: Fighter,
    faces: number[],
    moraleStands = 0,
    blue = fighter('SyCh', { motion: 'charging' }),
  ) => {
    const fighters = { red, blue };
    const stands = { red: 6, blue: 2 };
    const rolled = rollFates({ red: band, blue: MIRROR[band] }, fighters, stands, scriptedDice(faces));
    const { dpGained, standsLost, becameShaken, destroyed } = burstThroughBy(rolled, fighters, stands, {
      red: moraleStands,
      blue: 0,
    }).red;
    return [dpGained, standsLost, becameShaken, destroyed];
  };

  it('CB-MOR-8 2 DPs on top of those of the result', () => {
    expect(after('set-back', fighter('HI'), [3])).toEqual([4, 0, false, false]);
    expect(after('inconclusive', fighter('HI'), [3, 3])).toEqual([3, 0, false, false]);
  });

  it('CB-MOR-8 none where nobody bursts through: hit, beaten, or the enemy gone', () => {
    expect(after('set-back', fighter('HI'), [1, 1])).toEqual([2, 0, false, false]);
    expect(after('success', fighter('HI'), [])).toEqual([1, 0, false, false]);
    expect(after('set-back', fighter('HI', { dp: 5, shaken: true }), [3])).toEqual([0, 1, false, false]);
    // Only if ranks are opened, which is for their player to choose.
    expect(after('inconclusive', fighter('HI', {}, A), [3], 0, fighter('El'))).toEqual([1, 0, false, false]);
  });

  it('CB-UNIT-3 beyond the fifth DP it costs a stand, if morale has not cost one this turn', () => {
    expect(after('inconclusive', fighter('HI', { dp: 3 }), [3, 3])).toEqual([2, 1, true, false]);
    expect(after('inconclusive', fighter('HI', { dp: 3 }), [3, 3], 1)).toEqual([2, 0, true, false]);
    expect(after('inconclusive', fighter('HI', { dp: 3, casualties: 3 }), [3, 3])).toEqual([2, 1, true, true]);
  });

  it('CB-SPT-1 special troops throw for theirs apart', () => {
    const scythes = fighter('SyCh', { motion: 'charging' });
    const fighters = { red: fighter('El'), blue: scythes };
    const rolled = rollFates({ red: 'set-back', blue: 'success' }, fighters, both, scriptedDice([3, 3, 3]));
    expect(burstThroughBy(rolled, fighters, both)).toEqual(rolled);
  });
});
