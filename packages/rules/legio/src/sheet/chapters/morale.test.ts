import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/lines.ts';
import { TROOP_IDS, type TroopId, unitKind } from '../troops.ts';
import { LEADER_IDS } from './leader-risk.ts';
import {
  type ChargeShock,
  MORALE_CAUSES,
  type MoraleCause,
  moraleOfCharge,
  moraleOfLeader,
  moraleOfMishap,
  moraleTally,
  SHOCKS,
  shiesAt,
} from './morale.ts';

const INFANTRY: readonly TroopId[] = ['Arch', 'Sk', 'Jav', 'WB', 'SW'];
const MOUNTED: readonly TroopId[] = ['LC', 'HC', 'SC', 'El'];

describe('the causes', () => {
  it.each<[MoraleCause, string, number | null]>([
    ['infantry retiring', 'LG-MOR-1 heavy infantry retiring near by +1', 100],
    ['unit lost', 'LG-MOR-1 unit broken or destroyed near by +2', 100],
    ['commander lost', 'LG-MOR-2 commander killed or broken near by +1', 100],
    ['general lost', 'LG-MOR-2 general killed or broken near by +2', 100],
    ['burst through', 'LG-MOR-3 burst through by elephants +2', null],
    ['flank charge', 'LG-MOR-3 charged in flank or rear +2', null],
    ['caught moving', 'LG-MOR-3 infantry caught moving by mounted +2', null],
    ['strange beasts', 'LG-MOR-4 cavalry near elephants or camels +1', 40],
  ])('LG-MOR-1 LG-MOR-2 LG-MOR-3 LG-MOR-4 %s', (cause, line, within) => {
    expect(lines(moraleTally([cause]))).toEqual([line]);
    expect(SHOCKS[cause].within).toBe(within);
  });

  it('LG-MOR-1 LG-MOR-3 they add up in the order of the sheet, each as often as it happens', () => {
    const tally = moraleTally(['flank charge', 'unit lost', 'infantry retiring', 'unit lost']);
    expect(tally.rows.map(({ value }) => value)).toEqual([1, 2, 2, 2]);
    expect(tally.total).toBe(7);
    expect(moraleTally([])).toEqual({ rows: [], total: 0 });
    expect(moraleTally(MORALE_CAUSES).total).toBe(13);
  });
});

describe('who suffers', () => {
  it.each(TROOP_IDS)('LG-MOR-1 what friends take from %s', (type) => {
    const heavy = type === 'Jav' || type === 'WB' || type === 'SW';
    const light = type === 'Arch' || type === 'Sk' || type === 'LC';
    expect(moraleOfMishap(type, 'retires')).toBe(heavy ? 'infantry retiring' : undefined);
    expect(moraleOfMishap(type, 'breaks')).toBe(light ? undefined : 'unit lost');
    expect(moraleOfMishap(type, 'destroyed')).toBe(light ? undefined : 'unit lost');
  });

  it('LG-MOR-2 leaders', () => {
    expect(LEADER_IDS.map(moraleOfLeader)).toEqual(['general lost', 'commander lost', undefined]);
  });

  const charge = (change: Partial<ChargeShock>) =>
    moraleOfCharge({
      ...{ charger: 'HC', chargerFormed: true, inFlankOrRear: false, target: 'WB', targetMoving: false },
      ...change,
    });

  it('LG-MOR-3 charged in flank or rear, by formed', () => {
    expect(charge({ inFlankOrRear: true })).toEqual(['flank charge']);
    expect(charge({ inFlankOrRear: true, chargerFormed: false })).toEqual([]);
    expect(charge({})).toEqual([]);
  });

  it('LG-MOR-3 infantry caught moving by mounted', () => {
    const caught = (target: TroopId, charger: TroopId) => charge({ target, charger, targetMoving: true });
    expect(TROOP_IDS.filter((type) => caught(type, 'HC').length > 0)).toEqual(INFANTRY);
    expect(TROOP_IDS.filter((type) => caught('WB', type).length > 0)).toEqual(MOUNTED);
    expect(caught('WB', 'El')).toEqual(['caught moving']);
    expect(charge({ targetMoving: true, inFlankOrRear: true })).toEqual(['flank charge', 'caught moving']);
    expect(charge({ targetMoving: true, chargerFormed: false })).toEqual(['caught moving']);
  });

  it('LG-MOR-4 cavalry shies at elephants and camels', () => {
    const camels = unitKind('LC', { camels: true });
    expect(TROOP_IDS.filter((type) => shiesAt(type, unitKind('El')))).toEqual(['LC', 'HC', 'SC']);
    expect(TROOP_IDS.filter((type) => shiesAt(type, camels))).toEqual(['LC', 'HC', 'SC']);
    expect(TROOP_IDS.filter((type) => shiesAt('HC', unitKind(type)))).toEqual(['El']);
  });
});
