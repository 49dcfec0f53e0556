import { test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { anyFighter } from '../../testing/arbitrary.ts';
import { sumByHand } from '../../testing/by-hand.ts';
import { fighter } from '../../testing/fighters.ts';
import { lines } from '../../testing/lines.ts';
import { USUAL_RULINGS } from '../rulings.ts';
import { TROOP_IDS, type TroopId } from '../troops.ts';
import { combatTally, type Fighter, MOTIONS } from './combat-factors.ts';

const FOE = fighter('HI');
/** The rows beyond the combat factor. */
const rows = (own: Fighter, enemy: Fighter = FOE, rulings = USUAL_RULINGS): string[] =>
  lines(combatTally({ own, enemy, rulings })).slice(1);
const whoHas = (line: string, own: (type: TroopId) => Fighter, enemy: Fighter = FOE): string =>
  TROOP_IDS.filter((type) => rows(own(type), enemy).includes(line)).join(' ');
const SPECIAL: readonly TroopId[] = ['SyCh', 'El', 'Art'];

describe('CB-CBT-1 combat factor and morale', () => {
  it('CB-CBT-1 CB-UNIT-4 the factor of the class, or what the battle says', () => {
    const total = (own: Fighter): number => combatTally({ own, enemy: FOE, rulings: USUAL_RULINGS }).total;
    const factors = [4, 3, 3, 3, 3, 2, 1, 1, 0, 0, 1, 3, 4, 1, 2, 3, 4, 0];
    expect(TROOP_IDS.map((type) => total(fighter(type)))).toEqual(factors);
    expect(total(fighter('HI', {}, { combat: 7 }))).toBe(7);
    expect(lines(combatTally({ own: FOE, enemy: FOE, rulings: USUAL_RULINGS }))).toEqual(['CB-CBT-1 combat factor +3']);
  });

  it('CB-CBT-1 CB-UNIT-6 morale by itself or by the grade', () => {
    expect(rows(fighter('HI', {}, { morale: 'high' }))).toEqual(['CB-CBT-1 morale +1']);
    expect(rows(fighter('HI', {}, { grade: 'C' }))).toEqual(['CB-CBT-1 morale -1']);
    expect(rows(fighter('HI', {}, { grade: 'A', morale: 'average' }))).toEqual([]);
  });
});

describe('CB-CBT-3 inspired', () => {
  it.each(MOTIONS)('CB-CBT-3 %s', (motion) => {
    const each = motion === 'charging' || motion === 'pursuing';
    const own = (inspires: number) => fighter('HI', { motion, inspires });
    expect(rows(own(3))).toContain(`CB-CBT-3 inspired +${each ? 3 : 1}`);
    expect(rows(own(1))).toContain('CB-CBT-3 inspired +1');
    expect(rows(own(0)).join()).not.toContain('inspired');
  });
});

describe('CB-CBT-4 advantages', () => {
  it.each<[string, Partial<Fighter>]>([
    ['advantage of ground', { ground: true }],
    ['defending a fortification', { fortified: true }],
    ['deeper formation', { deeper: true }],
  ])('CB-CBT-4 %s', (label, change) => {
    expect(rows(fighter('HI', change))).toEqual([`CB-CBT-4 ${label} +1`]);
  });

  it('CB-CBT-4 another obstacle adds nothing', () => expect(rows(fighter('HI', { obstacle: true }))).toEqual([]));

  it('CB-CBT-4 Indian against African elephants', () => {
    const [indian, african] = [fighter('El', {}, { breed: 'indian' }), fighter('El')];
    expect(rows(indian, african)).toEqual(['CB-CBT-4 Indian against African elephants +1']);
    expect(rows(african, indian)).toEqual([]);
    expect(rows(indian, indian)).toEqual([]);
    expect(rows(african, african)).toEqual([]);
    expect(rows(indian)).toEqual([]);
    expect(rows(fighter('HI', {}, { breed: 'indian' }), african)).toEqual([]);
  });

  it('CB-CBT-4 armoured, in melee only and not against special troops', () => {
    const ARMOURED = 'CB-CBT-4 armoured in melee +1';
    expect(whoHas(ARMOURED, (type) => fighter(type, { round: 'melee' }))).toBe('Hop Leg HC Cat');
    expect(whoHas(ARMOURED, (type) => fighter(type, { round: 'charge' }))).toBe('');
    const own = fighter('Leg', { round: 'melee' });
    for (const type of TROOP_IDS) expect(rows(own, fighter(type)).includes(ARMOURED)).toBe(!SPECIAL.includes(type));
  });
});

describe('CB-CBT-5 coming on', () => {
  const COMING = 'CB-CBT-5 coming on +1';

  it('CB-CBT-5 charging, following up or pursuing', () => {
    for (const motion of MOTIONS)
      expect(whoHas(COMING, (type) => fighter(type, { motion }))).toBe(
        motion === 'standing' ? '' : TROOP_IDS.join(' '),
      );
  });

  it('CB-CBT-5 not pikes with DPs', () => {
    const disordered = (type: TroopId) => fighter(type, { motion: 'charging', dp: 1 });
    expect(whoHas(COMING, disordered)).toBe(TROOP_IDS.filter((type) => type !== 'Pike').join(' '));
  });
});

describe('CB-CBT-6 unformed', () => {
  const loose = (type: TroopId): Fighter => fighter(type, { formation: 'unformed' });

  it('CB-CBT-6 +2 cavalry against unformed infantry, not cataphracts against light infantry', () => {
    const DOWN = 'CB-CBT-6 cavalry against unformed infantry +2';
    for (const type of ['Pike', 'Hop', 'Leg', 'HI', 'War', 'Jav', 'Rab'] as TroopId[])
      expect(whoHas(DOWN, fighter, loose(type))).toBe('LC HC Cat Cam');
    for (const type of ['LI', 'Sk', 'Bow'] as TroopId[]) expect(whoHas(DOWN, fighter, loose(type))).toBe('LC HC Cam');
    for (const type of ['LC', 'HC', 'Cat', 'Cam', 'Ch', 'SyCh', 'El', 'Art'] as TroopId[])
      expect(whoHas(DOWN, fighter, loose(type))).toBe('');
    for (const formation of ['line', 'column', 'quincunx'] as const)
      expect(whoHas(DOWN, fighter, fighter('HI', { formation }))).toBe('');
  });

  const UNFORMED = 'CB-CBT-6 unformed -2';

  it('CB-CBT-6 -2 unformed, except light infantry against special troops', () => {
    const rest = TROOP_IDS.filter((type) => !['LI', 'Sk', 'Bow'].includes(type)).join(' ');
    for (const type of TROOP_IDS)
      expect(whoHas(UNFORMED, loose, fighter(type))).toBe(SPECIAL.includes(type) ? rest : TROOP_IDS.join(' '));
    for (const formation of ['line', 'column', 'quincunx'] as const)
      expect(whoHas(UNFORMED, (type) => fighter(type, { formation }))).toBe('');
  });

  it('CB-CBT-9 in melee only for those armed for a phalanx', () => {
    expect(whoHas(UNFORMED, (type) => ({ ...loose(type), round: 'melee' }))).toBe('Pike Hop');
  });

  it('CB-CBT-6 +1 skirmishers or missile troops against special troops', () => {
    const PELTS = 'CB-CBT-6 skirmishers or missile troops against special troops +1';
    for (const type of TROOP_IDS)
      expect(whoHas(PELTS, fighter, fighter(type))).toBe(SPECIAL.includes(type) ? 'LI Sk' : '');
    expect(rows(fighter('LI', {}, { weapon: 'none' }), fighter('El'))).toEqual([]);
  });
});

describe('CB-CBT-7 disorder and losses', () => {
  it('CB-CBT-7 -1 each DP', () => {
    for (const dp of [1, 2, 3, 4]) expect(rows(fighter('HI', { dp }))).toEqual([`CB-CBT-7 DPs -${dp}`]);
  });

  it('CB-CBT-9 in melee only for those armed for a phalanx', () => {
    expect(whoHas('CB-CBT-7 DPs -2', (type) => fighter(type, { dp: 2, round: 'melee' }))).toBe('Pike Hop');
  });

  it('CB-CBT-7 -5 shaken in place of DPs, in melee as well', () => {
    for (const round of ['charge', 'melee'] as const)
      for (const type of ['HI', 'Pike'] as TroopId[])
        expect(rows(fighter(type, { dp: 5, shaken: true, round }))).toEqual(['CB-CBT-7 shaken -5']);
    expect(rows(fighter('HI', { dp: 4, shaken: true }))).toEqual(['CB-CBT-7 shaken -5']);
  });

  it('CB-CBT-7 by the switch of a battle, at most 4 for DPs as well', () => {
    const off = { ...USUAL_RULINGS, shakenInsteadOfDps: false };
    expect(rows(fighter('HI', { dp: 5, shaken: true }), FOE, off)).toEqual(['CB-CBT-7 DPs -4', 'CB-CBT-7 shaken -5']);
    expect(rows(fighter('HI', { dp: 3 }), FOE, off)).toEqual(['CB-CBT-7 DPs -3']);
  });

  it('CB-CBT-7 -1 each casualty, shaken or not and in melee', () => {
    expect(rows(fighter('HI', { casualties: 3 }))).toEqual(['CB-CBT-7 casualties -3']);
    expect(rows(fighter('HI', { casualties: 1, round: 'melee', dp: 5, shaken: true }))).toEqual([
      'CB-CBT-7 shaken -5',
      'CB-CBT-7 casualties -1',
    ]);
  });
});

describe('CB-CBT-8 outnumbered', () => {
  it.each<[number, number, string[], string[]]>([
    [4, 4, [], []],
    [4, 3, [], []],
    [4, 5, ['CB-CBT-8 outnumbered -1'], ['CB-CBT-8 outnumbered -1']],
    [4, 7, ['CB-CBT-8 outnumbered -1'], ['CB-CBT-8 outnumbered -1']],
    [4, 8, ['CB-CBT-8 outnumbered 2:1 -2'], ['CB-CBT-8 outnumbered -1']],
    [4, 11, ['CB-CBT-8 outnumbered 2:1 -2'], ['CB-CBT-8 outnumbered -1']],
    [4, 12, ['CB-CBT-8 outnumbered 3:1 -3'], ['CB-CBT-8 outnumbered -1']],
  ])('CB-CBT-8 %i against %i: %o, special troops %o', (numbers, enemy, others, special) => {
    for (const type of TROOP_IDS)
      expect(rows(fighter(type, { numbers }), fighter('War', { numbers: enemy }))).toEqual(
        SPECIAL.includes(type) ? special : others,
      );
  });
});

it('CB-CBT-1 CB-CBT-3 CB-CBT-4 CB-CBT-5 CB-CBT-6 CB-CBT-7 CB-CBT-8 rows in the order of the sheet', () => {
  const own = fighter(
    'Hop',
    {
      ...{ motion: 'pursuing', formation: 'unformed', round: 'melee', inspires: 2, ground: true, fortified: true },
      ...{ deeper: true, dp: 2, casualties: 1, numbers: 2 },
    },
    { grade: 'A' },
  );
  expect(rows(own)).toEqual([
    'CB-CBT-1 morale +1',
    'CB-CBT-3 inspired +2',
    'CB-CBT-4 advantage of ground +1',
    'CB-CBT-4 defending a fortification +1',
    'CB-CBT-4 deeper formation +1',
    'CB-CBT-4 armoured in melee +1',
    'CB-CBT-5 coming on +1',
    'CB-CBT-6 unformed -2',
    'CB-CBT-7 DPs -2',
    'CB-CBT-7 casualties -1',
    'CB-CBT-8 outnumbered 2:1 -2',
  ]);
});

test.prop([anyFighter, anyFighter], { numRuns: 500 })('CB-CBT-1 the sum is that of the sheet', (own, enemy) => {
  expect(combatTally({ own, enemy, rulings: USUAL_RULINGS }).total).toBe(sumByHand(own, enemy));
});
