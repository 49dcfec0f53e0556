import type { DiceEvent } from '@acies/kernel';
import { scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/lines.ts';
import { TROOP_IDS, type TroopId, unitKind } from '../troops.ts';
import { hasOneShot, prepareShooting, rollShooting, type ShootingSituation, takeHits } from './shooting.ts';

const SITUATION: ShootingSituation = {
  ...{ unit: unitKind('Arch'), stands: 6, dp: 0, shotBefore: false, distance: 40 },
  ...{ target: unitKind('WB'), targetFormation: 'line', inCover: false },
};
const volley = (change: Partial<ShootingSituation> = {}) => prepareShooting({ ...SITUATION, ...change });
const dice = (change: Partial<ShootingSituation>): string[] => lines(volley(change).tally);
const OFF = { dpBeforeHalving: true, halvedOnce: true };

describe('LG-SHO-1 LG-SHO-2 the dice', () => {
  it('LG-SHO-1 one for each stand, one fewer for each DP', () => {
    expect(dice({})).toEqual(['LG-SHO-1 stands +6']);
    expect(dice({ dp: 2 })).toEqual(['LG-SHO-1 stands +6', 'LG-SHO-1 DPs -2']);
    expect(dice({ stands: 2, dp: 4 })).toEqual([
      ...['LG-SHO-1 stands +2', 'LG-SHO-1 DPs -4', 'LG-SHO-1 no fewer than none +2'],
    ]);
  });

  it.each(TROOP_IDS)('LG-SHO-2 half at %s if it is unformed light infantry', (type) => {
    const light = type === 'Arch' || type === 'Sk';
    const target = unitKind(type);
    const half = 'LG-SHO-2 half at unformed light infantry -3';
    expect(dice({ target, targetFormation: 'unformed' }).slice(1)).toEqual(light ? [half] : []);
    expect(dice({ target, targetFormation: 'column' }).slice(1)).toEqual([]);
  });

  it('LG-SHO-2 half at troops in cover, half at armoured, rounded up', () => {
    const target = unitKind('WB', { armoured: true });
    expect(dice({ inCover: true })).toEqual(['LG-SHO-1 stands +6', 'LG-SHO-2 half at troops in cover -3']);
    expect(dice({ target, stands: 5 })).toEqual(['LG-SHO-1 stands +5', 'LG-SHO-2 half at armoured troops -2']);
    // The shooters' own armour is of no account.
    expect(dice({ unit: unitKind('Arch', { armoured: true }) })).toEqual(['LG-SHO-1 stands +6']);
  });

  it('LG-SHO-2 halved once, unless the ruling is switched off', () => {
    const all: Partial<ShootingSituation> = {
      ...{ stands: 12, target: unitKind('Sk', { armoured: true }), targetFormation: 'unformed', inCover: true },
    };
    expect(dice(all)).toEqual(['LG-SHO-1 stands +12', 'LG-SHO-2 half at unformed light infantry -6']);
    expect(dice({ ...all, rulings: { ...OFF, halvedOnce: false } })).toEqual([
      'LG-SHO-1 stands +12',
      'LG-SHO-2 half at unformed light infantry -6',
      'LG-SHO-2 half at troops in cover -3',
      'LG-SHO-2 half at armoured troops -1',
    ]);
  });

  it('LG-SHO-1 DPs count before halving, unless the ruling is switched off', () => {
    const change: Partial<ShootingSituation> = { dp: 2, inCover: true };
    expect(dice(change)).toEqual([...['LG-SHO-1 stands +6', 'LG-SHO-1 DPs -2', 'LG-SHO-2 half at troops in cover -2']]);
    expect(dice({ ...change, rulings: { ...OFF, dpBeforeHalving: false } })).toEqual([
      ...['LG-SHO-1 stands +6', 'LG-SHO-2 half at troops in cover -3', 'LG-SHO-1 DPs -2'],
    ]);
  });
});

describe('who can shoot', () => {
  const refused = (change: Partial<ShootingSituation>): string => {
    const { verdict } = volley(change);
    return verdict.kind === 'roll' ? 'roll' : `${verdict.kind} ${verdict.because.clause} ${verdict.because.text}`;
  };
  const RANGES: Readonly<Record<TroopId, number>> = {
    ...{ Arch: 100, Sk: 40, LC: 40, HC: 40, SC: 0, Jav: 40, WB: 0, SW: 40, El: 0, Art: 400 },
  };

  it.each(TROOP_IDS)('LG-UNIT-1 LG-UNIT-2 the range of %s', (type) => {
    const range = RANGES[type];
    const unit = unitKind(type);
    if (range === 0) expect(refused({ unit, distance: 0 })).toBe('impossible LG-UNIT-2 it has no missiles');
    else {
      expect(refused({ unit, distance: range })).toBe('roll');
      expect(refused({ unit, distance: range + 1 })).toBe(`impossible LG-UNIT-2 its range is ${range} paces`);
    }
  });

  it('LG-UNIT-7 attached light infantry and archers behind', () => {
    const lights = unitKind('SC', { attachedLights: true });
    const archers = unitKind('SW', { rearArchers: true });
    expect([40, 41].map((distance) => refused({ unit: lights, distance }).slice(0, 4))).toEqual(['roll', 'impo']);
    expect([100, 101].map((distance) => refused({ unit: archers, distance }).slice(0, 4))).toEqual(['roll', 'impo']);
  });

  it('LG-UNIT-2 a shieldwall shoots once a battle', () => {
    const wall = { unit: unitKind('SW'), shotBefore: true };
    expect(refused(wall)).toBe('impossible LG-UNIT-2 its one shot is gone');
    expect(refused({ ...wall, shotBefore: false })).toBe('roll');
    expect(refused({ unit: unitKind('SW', { rearArchers: true }), shotBefore: true })).toBe('roll');
    expect(TROOP_IDS.filter((type) => hasOneShot(unitKind(type)))).toEqual(['SW']);
    expect(refused({ shotBefore: true })).toBe('roll');
  });

  it('LG-SHO-1 without a die nobody shoots', () => {
    expect(refused({ stands: 4, dp: 4 })).toBe('impossible LG-SHO-1 its DPs leave it no dice');
    expect(refused({ stands: 4, dp: 3 })).toBe('roll');
    expect(rollShooting(volley({ stands: 4, dp: 4 }), scriptedDice([]))).toBe(0);
  });
});

describe('LG-SHO-3 hits', () => {
  const hits = (change: Partial<ShootingSituation>, faces: number[]): number => {
    const script = scriptedDice(faces);
    const count = rollShooting(volley({ stands: faces.length, ...change }), script);
    script.assertUsedUp();
    return count;
  };

  it('LG-SHO-3 a 6 hits', () => {
    expect(hits({}, [6, 5, 4, 3, 2, 1])).toBe(1);
    expect(hits({}, [6, 6, 5])).toBe(2);
  });

  it.each<[TroopId, ShootingSituation['targetFormation'], boolean]>([
    ['WB', 'line', true],
    ['WB', 'column', true],
    ['HC', 'line', true],
    ['HC', 'unformed', false],
    ['Jav', 'unformed', false],
    ['El', 'line', true],
    ['El', 'unformed', true],
  ])('LG-SHO-3 artillery at %s, %s: +1 %s', (type, targetFormation, better) => {
    const change = { unit: unitKind('Art'), target: unitKind(type), targetFormation };
    expect(lines(volley({ ...change, stands: 1 }).toHit)).toEqual(
      better ? ['LG-SHO-3 artillery at formed troops or elephants +1'] : [],
    );
    expect(hits(change, [5])).toBe(better ? 1 : 0);
    expect(hits(change, [4])).toBe(0);
    expect(hits(change, [6])).toBe(1);
  });

  it('LG-SHO-3 only artillery', () => {
    for (const type of TROOP_IDS)
      for (const target of ['El', 'WB'] as const)
        expect(volley({ unit: unitKind(type), target: unitKind(target) }).toHit.total).toBe(type === 'Art' ? 1 : 0);
  });

  it('LG-SHO-1 the throw says what it is for', () => {
    const events: DiceEvent[] = [];
    const script = scriptedDice([6, 2], (event) => events.push(event));
    rollShooting(volley({ stands: 2 }), script, { side: 'blue', unit: 'b' });
    const common = { type: 'dice', clauses: ['LG-SHO-1'], label: 'shooting', side: 'blue', unit: 'b' };
    expect(events).toEqual([{ ...common, die: 'D6', faces: [2, 6] }]);
  });
});

it('LG-SHO-4 each hit is a DP, with no further effect once shaken', () => {
  const taken = (dp: number, hits: number) => takeHits({ dp, shaken: dp === 5, casualties: 1 }, hits);
  expect(taken(1, 2)).toMatchObject({ dp: 3, shaken: false, casualties: 1, gained: 2 });
  expect(taken(4, 3)).toMatchObject({ dp: 5, shaken: true, casualties: 1, gained: 1, becameShaken: true });
  expect(taken(5, 2)).toMatchObject({ dp: 5, shaken: true, casualties: 1, gained: 0, becameShaken: false });
});
