import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/lines.ts';
import { FORMATIONS } from '../formations.ts';
import { GRADES, TROOP_IDS, type TroopId } from '../troops.ts';
import {
  type ChargeShock,
  gainMorale,
  MORALE_CAUSES,
  type MoraleCause,
  moraleOfBeasts,
  moraleOfBurst,
  moraleOfCharge,
  moraleOfLeader,
  moraleOfLoss,
  moraleTally,
  SHOCKS,
} from './morale.ts';

const cost = (cause: MoraleCause | undefined): string => {
  if (!cause) return 'none';
  const { clause, dp, within } = SHOCKS[cause];
  return `${clause} ${dp} DP${within === null ? '' : ` within ${within} JT`}`;
};

describe('CB-MOR-1 CB-MOR-2 friends lost', () => {
  const HEAVY = ['Pike', 'Hop', 'Leg', 'HI', 'War'];

  it('CB-MOR-1 2 DP for heavy infantry of equal or higher grade within bow shot', () => {
    for (const own of GRADES)
      for (const grade of GRADES)
        for (const type of TROOP_IDS) {
          const weighs = HEAVY.includes(type) && { A: 3, B: 2, C: 1 }[grade] >= { A: 3, B: 2, C: 1 }[own];
          const wanted = weighs ? 'CB-MOR-1 2 DP within 5 JT' : 'CB-MOR-2 1 DP within 5 JT';
          expect([own, grade, type, cost(moraleOfLoss(own, { type, grade }))]).toEqual([own, grade, type, wanted]);
        }
  });

  it('CB-UNIT-5 javelinmen and rabble are not heavy infantry here', () => {
    for (const type of ['Jav', 'Rab'] as TroopId[])
      expect(cost(moraleOfLoss('C', { type, grade: 'A' }))).toBe('CB-MOR-2 1 DP within 5 JT');
  });
});

describe('CB-MOR-3 CB-MOR-4 beasts', () => {
  const shies = (beasts: TroopId, own: boolean, wanted: string): TroopId[] =>
    TROOP_IDS.filter((type) => cost(moraleOfBeasts(type, beasts, own)) === wanted);

  it('CB-MOR-3 2 DP for cavalry near elephants, 1 if its army has elephants', () => {
    expect(shies('El', false, 'CB-MOR-3 2 DP within 1 JT')).toEqual(['LC', 'HC', 'Cat']);
    expect(shies('El', true, 'CB-MOR-3 1 DP within 1 JT')).toEqual(['LC', 'HC', 'Cat']);
  });

  it('CB-MOR-4 1 DP near camels', () => {
    for (const own of [true, false])
      expect(shies('Cam', own, 'CB-MOR-4 1 DP within 1 JT')).toEqual(['LC', 'HC', 'Cat']);
  });

  it('CB-MOR-3 CB-MOR-4 nothing near anybody else', () => {
    const others = TROOP_IDS.filter((beasts) => moraleOfBeasts('HC', beasts, false) === undefined);
    expect(others).toEqual(TROOP_IDS.filter((type) => type !== 'El' && type !== 'Cam'));
  });
});

it('CB-MOR-5 1 DP for an evade move', () => expect(cost('evaded')).toBe('CB-MOR-5 1 DP'));

it('CB-MOR-6 1 DP for a leader within bow shot, 2 for the general or an ally’s commander', () => {
  expect(cost(moraleOfLeader(false))).toBe('CB-MOR-6 1 DP within 5 JT');
  expect(cost(moraleOfLeader(true))).toBe('CB-MOR-6 2 DP within 5 JT');
});

it('CB-MOR-8 2 DP burst through, 1 with ranks opened', () => {
  expect(cost(moraleOfBurst(false))).toBe('CB-MOR-8 2 DP');
  expect(cost(moraleOfBurst(true))).toBe('CB-MOR-8 1 DP');
});

const charge = (change: Partial<ChargeShock>): string =>
  moraleOfCharge({
    ...{ charger: 'HC', fromBehindFlank: false, target: 'HI', formation: 'line', charging: false, inCombat: false },
    ...change,
  } as ChargeShock)
    .map(cost)
    .join(', ');

describe('CB-MOR-7 caught charging', () => {
  it('CB-MOR-7 2 DP on formed infantry that charges, by mounted', () => {
    const by = TROOP_IDS.filter((charger) => charge({ charger, charging: true }) === 'CB-MOR-7 2 DP');
    expect(by).toEqual(['LC', 'HC', 'Cat', 'Cam', 'Ch', 'SyCh', 'El']);
    const caught = TROOP_IDS.filter((target) => charge({ target, charging: true }) === 'CB-MOR-7 2 DP');
    expect(caught).toEqual(['Pike', 'Hop', 'Leg', 'HI', 'War', 'Jav', 'LI', 'Sk', 'Bow', 'Rab']);
  });

  it('CB-MOR-7 not if it stands or is unformed', () => {
    expect(charge({ charging: false })).toBe('');
    expect(charge({ charging: true, formation: 'unformed' })).toBe('');
  });
});

describe('CB-MOR-9 charged from behind the flank', () => {
  const flank = (change: Partial<ChargeShock>): string => charge({ fromBehindFlank: true, charger: 'HI', ...change });

  it('CB-MOR-9 1 DP on a formed unit, 2 on phalanx and cataphracts', () => {
    const at = (wanted: string): TroopId[] => TROOP_IDS.filter((target) => flank({ target }) === wanted);
    expect(at('CB-MOR-9 2 DP')).toEqual(['Pike', 'Hop', 'Cat']);
    expect(at('CB-MOR-9 1 DP')).toEqual(TROOP_IDS.filter((type) => !['Pike', 'Hop', 'Cat'].includes(type)));
    expect(flank({ target: 'Pike', formation: 'column' })).toBe('CB-MOR-9 1 DP');
  });

  it('CB-MOR-9 2 DP on one in combat', () => expect(flank({ inCombat: true })).toBe('CB-MOR-9 2 DP'));

  it('CB-MOR-9 none on the unformed, nor from ahead', () => {
    for (const target of TROOP_IDS) expect(flank({ target, formation: 'unformed', inCombat: true })).toBe('');
    for (const formation of FORMATIONS) expect(charge({ formation, inCombat: true, target: 'Pike' })).toBe('');
  });

  it('CB-MOR-7 CB-MOR-9 both at once', () =>
    expect(flank({ charger: 'LC', charging: true })).toBe('CB-MOR-7 2 DP, CB-MOR-9 1 DP'));
});

describe('CB-MOR-10 several causes', () => {
  it('CB-MOR-10 add up, once for each loss, in the order of the sheet', () => {
    const { rows, total } = moraleTally(['general lost', 'unit lost', 'infantry lost', 'unit lost']);
    expect(lines({ rows, total })).toEqual([
      'CB-MOR-1 heavy infantry as good or better lost near by +2',
      'CB-MOR-2 other unit lost near by +1',
      'CB-MOR-2 other unit lost near by +1',
      'CB-MOR-6 general or allied commander lost near by +2',
    ]);
    expect(total).toBe(6);
    expect(moraleTally(MORALE_CAUSES).total).toBe(2 + 1 + 2 + 1 + 1 + 1 + 1 + 2 + 2 + 2 + 1 + 1 + 2);
  });
});

describe('CB-UNIT-3 what they make of a unit', () => {
  const at = (dp: number) => ({ dp, shaken: dp === 5, casualties: 1 });

  it('CB-UNIT-3 shaken at the fifth; of those beyond it one costs a stand, the rest nothing', () => {
    expect(gainMorale(at(3), 1)).toMatchObject({ dp: 4, shaken: false, casualties: 1 });
    expect(gainMorale(at(4), 1)).toMatchObject({ dp: 5, shaken: true, casualties: 1, becameShaken: true });
    expect(gainMorale(at(4), 2)).toMatchObject({ dp: 5, casualties: 2 });
    expect(gainMorale(at(5), 4)).toMatchObject({ dp: 5, casualties: 2 });
  });

  it('CB-UNIT-3 none if morale has cost one this turn', () => {
    expect(gainMorale(at(5), 4, 1)).toMatchObject({ dp: 5, casualties: 1 });
    expect(gainMorale(at(4), 1, 2)).toMatchObject({ dp: 5, casualties: 1, standsLost: 0 });
  });
});
