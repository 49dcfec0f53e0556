import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { anyFighter } from '../../testing/arbitrary.ts';
import { sumByHand } from '../../testing/by-hand.ts';
import { fighter } from '../../testing/fighters.ts';
import { lines } from '../../testing/lines.ts';
import { USUAL_RULINGS } from '../rulings.ts';
import { GRADES, TROOP_IDS, TROOPS } from '../troops.ts';
import { type CombatRulings, combatTally, type Fighter, MOTIONS, type Motion } from './combat-factors.ts';

const FOE = fighter('WB');
const tallied = (own: Fighter, enemy: Fighter = FOE, rulings: CombatRulings = USUAL_RULINGS) =>
  combatTally({ own, enemy, rulings });
/** What a unit adds beside its combat value. */
const added = (own: Fighter, enemy: Fighter = FOE, rulings: CombatRulings = USUAL_RULINGS): string[] =>
  lines(tallied(own, enemy, rulings)).slice(1);
const wall = (change: Partial<Omit<Fighter, 'unit'>> = {}): Fighter => fighter('SW', change);

describe('LG-CBT-1 combat value', () => {
  it.each(TROOP_IDS)('LG-CBT-1 LG-UNIT-2 %s begin with it', (type) => {
    const { combat } = TROOPS[type];
    expect(lines(tallied(fighter(type)))).toEqual([`LG-CBT-1 combat value ${combat > 0 ? '+' : ''}${combat}`]);
  });

  it('LG-UNIT-7 cavalry with attached light infantry: one less, always supported', () => {
    for (const supported of [true, false])
      expect(lines(tallied(fighter('HC', { supported }, { attachedLights: true })))).toEqual([
        'LG-CBT-1 combat value +1',
        'LG-UNIT-7 supported by its attached light infantry +1',
      ]);
  });

  it('LG-UNIT-7 shieldwall with archers behind: 2', () => {
    expect(lines(tallied(fighter('SW', {}, { rearArchers: true })))).toEqual(['LG-CBT-1 combat value +2']);
  });

  it('LG-UNIT-3 legionaries, camels and chariots add nothing', () => {
    expect(added(fighter('SW', {}, { legionaries: true }))).toEqual([]);
    expect(added(fighter('HC', {}, { camels: true, chariots: true }))).toEqual([]);
  });
});

describe('LG-CBT-2 quality, ground, support, armour, leader', () => {
  it('LG-CBT-2 +1 for each grade higher, nothing for a lower one', () => {
    const higher = GRADES.map((own) =>
      GRADES.map((enemy) => tallied(fighter('SW', {}, { grade: own }), fighter('WB', {}, { grade: enemy })).total - 3),
    );
    expect(higher).toEqual([
      [0, 1, 2, 3],
      [0, 0, 1, 2],
      [0, 0, 0, 1],
      [0, 0, 0, 0],
    ]);
    const best = fighter('SW', {}, { grade: 'A' });
    expect(added(best)).toEqual(['LG-CBT-2 quality grades higher +2']);
    expect(added(best, best)).toEqual([]);
  });

  it.each<[string, Fighter]>([
    ['advantage of ground', wall({ ground: true })],
    ['defending a fortification', wall({ fortified: true })],
    ['supported', wall({ supported: true })],
    ['armoured', fighter('SW', {}, { armoured: true })],
    ['leader inspiring', wall({ inspired: true })],
  ])('LG-CBT-2 +1 %s', (label, own) => {
    expect(added(own)).toEqual([`LG-CBT-2 ${label} +1`]);
    expect(added(FOE, own)).toEqual([]);
  });
});

describe('LG-CBT-3 coming on', () => {
  const JAVELINMEN = 'LG-CBT-3 javelinmen coming on +1';
  const HOLD_BACK = 'LG-CBT-3 light infantry or shieldwall in pursuit or following up +1';
  const RUSH = 'LG-CBT-3 warband, cavalry or elephants coming on +2';
  const whoever = (line: string, motion: Motion): string =>
    TROOP_IDS.filter((type) => added(fighter(type, { motion })).includes(line)).join(' ');

  it.each(MOTIONS)('LG-CBT-3 %s', (motion) => {
    const comesOn = motion !== 'standing';
    expect(whoever(JAVELINMEN, motion)).toBe(comesOn ? 'Jav' : '');
    expect(whoever(RUSH, motion)).toBe(comesOn ? 'LC HC SC WB El' : '');
    expect(whoever(HOLD_BACK, motion)).toBe(comesOn && motion !== 'charging' ? 'Arch Sk SW' : '');
    for (const type of TROOP_IDS) expect(added(fighter(type, { motion })).length).toBeLessThanOrEqual(1);
  });
});

describe('LG-CBT-4 disorder and formation', () => {
  const CAP = 'LG-CBT-4 DPs and casualties cost at most 4';

  it('LG-CBT-4 -1 each DP, -1 each casualty, together at most -4', () => {
    expect(added(wall({ dp: 1 }))).toEqual(['LG-CBT-4 DPs -1']);
    expect(added(wall({ dp: 4 }))).toEqual(['LG-CBT-4 DPs -4']);
    expect(added(wall({ casualties: 2 }))).toEqual(['LG-CBT-4 casualties -2']);
    expect(added(wall({ casualties: 5 }))).toEqual(['LG-CBT-4 casualties -5', `${CAP} +1`]);
    expect(added(wall({ dp: 2, casualties: 2 }))).toEqual(['LG-CBT-4 DPs -2', 'LG-CBT-4 casualties -2']);
    expect(added(wall({ dp: 4, casualties: 3 }))).toEqual(['LG-CBT-4 DPs -4', 'LG-CBT-4 casualties -3', `${CAP} +3`]);
  });

  it('LG-CBT-4 shaken -5, in place of DPs; casualties still cost 1 each, at most 4', () => {
    expect(added(wall({ shaken: true }))).toEqual(['LG-CBT-4 shaken -5']);
    expect(added(wall({ shaken: true, dp: 5 }))).toEqual(['LG-CBT-4 shaken -5']);
    expect(added(wall({ shaken: true, dp: 5, casualties: 2 }))).toEqual([
      'LG-CBT-4 casualties -2',
      'LG-CBT-4 shaken -5',
    ]);
    expect(added(wall({ shaken: true, dp: 5, casualties: 6 }))).toEqual([
      'LG-CBT-4 casualties -6',
      `${CAP} +2`,
      'LG-CBT-4 shaken -5',
    ]);
  });

  it('LG-CBT-4 shakenInsteadOfDps switched off: both', () => {
    const off = { ...USUAL_RULINGS, shakenInsteadOfDps: false };
    expect(added(wall({ shaken: true, dp: 5, casualties: 1 }), FOE, off)).toEqual([
      'LG-CBT-4 DPs -5',
      'LG-CBT-4 casualties -1',
      `${CAP} +2`,
      'LG-CBT-4 shaken -5',
    ]);
    expect(added(wall({ dp: 2 }), FOE, off)).toEqual(['LG-CBT-4 DPs -2']);
  });

  it('LG-CBT-4 -2 in column, -2 unformed', () => {
    expect(added(wall({ formation: 'column' }))).toEqual(['LG-CBT-4 in column -2']);
    expect(added(wall({ formation: 'unformed' }))).toEqual(['LG-CBT-4 unformed -2']);
  });
});

describe('LG-CBT-5 outnumbered', () => {
  const against = (own: number, enemy: number, rulings: CombatRulings = USUAL_RULINGS): string[] =>
    added(wall({ numbers: own }), fighter('WB', { numbers: enemy }), rulings);

  it.each([
    [3, 2, []],
    [3, 3, []],
    [3, 4, ['LG-CBT-5 outnumbered -1']],
    [3, 5, ['LG-CBT-5 outnumbered -1']],
    [3, 6, ['LG-CBT-5 outnumbered 2:1 -2']],
    [3, 11, ['LG-CBT-5 outnumbered 2:1 -2']],
    [3, 12, ['LG-CBT-5 outnumbered 4:1 -3']],
  ])('LG-CBT-5 %i against %i: %o', (own, enemy, rows) => expect(against(own, enemy)).toEqual(rows));

  it('LG-CBT-5 fourToOne switched off: 2:1 is the last step', () => {
    const off = { ...USUAL_RULINGS, fourToOne: false };
    expect(against(3, 12, off)).toEqual(['LG-CBT-5 outnumbered 2:1 -2']);
    expect(against(3, 4, off)).toEqual(['LG-CBT-5 outnumbered -1']);
  });

  it('LG-CBT-6 elephants never count as outnumbered; others do, by elephants as well', () => {
    const many = { numbers: 12 };
    const whoever = TROOP_IDS.filter((type) => added(fighter(type, { numbers: 1 }), fighter('El', many)).length > 0);
    expect(whoever).toEqual(TROOP_IDS.filter((type) => type !== 'El'));
    const off = { ...USUAL_RULINGS, fourToOne: false };
    expect(added(fighter('El', { numbers: 1 }), fighter('WB', many), off)).toEqual([]);
  });
});

it('LG-CBT-1 all lines, in the order of the sheet', () => {
  const own = fighter(
    'Jav',
    {
      ...{ ground: true, fortified: true, supported: true, motion: 'charging', inspired: true, dp: 3, casualties: 2 },
      ...{ formation: 'unformed', numbers: 2 },
    },
    { grade: 'B', armoured: true },
  );
  expect(lines(tallied(own, fighter('WB', { numbers: 3 })))).toEqual([
    'LG-CBT-1 combat value +2',
    'LG-CBT-2 quality grades higher +1',
    'LG-CBT-2 advantage of ground +1',
    'LG-CBT-2 defending a fortification +1',
    'LG-CBT-2 supported +1',
    'LG-CBT-3 javelinmen coming on +1',
    'LG-CBT-2 armoured +1',
    'LG-CBT-2 leader inspiring +1',
    'LG-CBT-4 DPs -3',
    'LG-CBT-4 casualties -2',
    'LG-CBT-4 DPs and casualties cost at most 4 +1',
    'LG-CBT-4 unformed -2',
    'LG-CBT-5 outnumbered -1',
  ]);
});

test.prop([anyFighter, anyFighter], { numRuns: 500 })(
  'LG-CBT-1 LG-CBT-2 LG-CBT-3 LG-CBT-4 LG-CBT-5 as added up by hand',
  (own, enemy) => {
    const { rows, total } = tallied(own, enemy);
    expect(total).toBe(sumByHand(own, enemy));
    expect(rows.reduce((sum, { value }) => sum + value, 0)).toBe(total);
  },
);

test.prop([anyFighter, anyFighter, fc.boolean(), fc.boolean()])(
  'LG-CBT-4 LG-CBT-5 switches change only their own lines',
  (own, enemy, shakenInsteadOfDps, fourToOne) => {
    const others = (rulings: CombatRulings) =>
      tallied(own, enemy, rulings).rows.filter(({ label }) => !/DPs|casualties|outnumbered/.test(label));
    expect(others({ shakenInsteadOfDps, fourToOne })).toEqual(others(USUAL_RULINGS));
  },
);
