import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/lines.ts';
import { TROOP_IDS, type TroopId } from '../troops.ts';
import { type Passing, passesFreely, passingTally } from './passing.ts';

const unit = (type: TroopId, change: Partial<Passing> = {}, legion?: string): Passing => ({
  ...{ unit: { type, legion }, formation: 'line', stationary: false, passes: false, routing: false, ranks: 1 },
  ...change,
});
const STAND: Partial<Passing> = { stationary: true };
const PASSES: Partial<Passing> = { passes: true };
const OPEN: Partial<Passing> = { formation: 'unformed' };

describe('CB-PASS-1 CB-PASS-2 who passes freely', () => {
  it.each<[string, Passing, Passing, boolean, boolean]>([
    ['unformed through the standing', unit('Sk', OPEN), unit('HI', STAND), true, true],
    ['the formed through unformed that stand', unit('HI'), unit('Sk', { ...OPEN, ...STAND }), true, true],
    ['not parallel', unit('Sk', OPEN), unit('HI', STAND), false, false],
    ['both move', unit('Sk', OPEN), unit('HI'), true, false],
    ['both formed', unit('Sk'), unit('HI', STAND), true, false],
    ['the unformed rout', unit('Sk', { ...OPEN, routing: true }), unit('HI', STAND), true, false],
    ['the unformed are two deep', unit('Sk', { ...OPEN, ranks: 2 }), unit('HI', STAND), true, false],
    ['the formed are two deep', unit('Sk', OPEN), unit('HI', { ...STAND, ranks: 2 }), true, true],
  ])('CB-PASS-1 %s', (_, a, b, parallel, free) => {
    expect(passesFreely(a, b, parallel)).toBe(free);
    expect(passesFreely(b, a, parallel)).toBe(free);
  });

  it.each<[string, Passing, Passing, boolean]>([
    ['of one legion, not parallel', unit('Leg', {}, 'X'), unit('Leg', STAND, 'X'), true],
    ['of one legion, both moving', unit('Leg', {}, 'X'), unit('Leg', {}, 'X'), false],
    ['of two legions', unit('Leg', {}, 'X'), unit('Leg', STAND, 'V'), false],
    ['of none', unit('Leg'), unit('Leg', STAND), false],
  ])('CB-PASS-2 %s', (_, a, b, free) => expect(passesFreely(a, b, false)).toBe(free));
});

describe('CB-PASS-3 what it costs else', () => {
  const cost = (own: Passing, other: Passing) => lines(passingTally(own, other, true));

  it('CB-PASS-3 the formed a DP, the unformed none', () => {
    const foot = unit('HI', STAND);
    const lights = unit('Sk', { ...OPEN, routing: true });
    expect(cost(foot, lights)).toEqual(['CB-PASS-3 formed +1']);
    expect(cost(lights, foot)).toEqual([]);
    expect(cost(unit('HI'), foot)).toEqual(['CB-PASS-3 formed +1']);
    expect(cost(foot, unit('Sk', OPEN))).toEqual([]);
  });

  it('CB-PASS-3 a phalanx 2', () => {
    const two = ['Pike', 'Hop'];
    for (const type of ['Pike', 'Hop', 'Leg', 'HI', 'HC'] as const) {
      const row = two.includes(type) ? 'CB-PASS-3 phalanx +2' : 'CB-PASS-3 formed +1';
      expect(cost(unit(type, STAND), unit('HC'))).toEqual([row]);
    }
    expect(cost(unit('Pike', { formation: 'column' }), unit('HC'))).toEqual(['CB-PASS-3 formed +1']);
  });

  it('CB-PASS-3 scythed chariots and elephants that pass through cost 2', () => {
    const dear = TROOP_IDS.filter((type) => passingTally(unit('HI', STAND), unit(type, PASSES), true).total === 2);
    expect(dear).toEqual(['SyCh', 'El']);
    expect(cost(unit('HI', STAND), unit('El', PASSES))).toEqual([
      'CB-PASS-3 scythed chariots or elephants pass through +2',
    ]);
    expect(cost(unit('HI'), unit('El', STAND))).toEqual(['CB-PASS-3 formed +1']);
    // Others pass through elephants that have moved before.
    expect(cost(unit('HI', PASSES), unit('El'))).toEqual(['CB-PASS-3 formed +1']);
    expect(cost(unit('Sk', { ...OPEN, ranks: 2 }), unit('El', PASSES))).toEqual([]);
  });

  it('CB-SPT-1 special troops take none', () => {
    const free = TROOP_IDS.filter((type) => passingTally(unit(type), unit('HI'), true).total === 0);
    expect(free).toEqual(['SyCh', 'El', 'Art']);
  });
});
