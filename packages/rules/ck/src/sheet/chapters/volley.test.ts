import { scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { kind } from '../../testing/clash.ts';
import { lines } from '../../testing/stage.ts';
import { TROOP_IDS } from '../troops.ts';
import { artilleryHit, mayShoot, mayShootAssaulted, rollArtillery, rollVolley, volleyTally } from './volley.ts';

const dice = (...units: string[]): number => volleyTally(units.map(kind)).total;

describe('CK-SHO-2 the dice of a volley', () => {
  it.each([
    ['CO plain', 4],
    ['CO veteran', 4],
    ['CO elite', 4],
    ['CO levy', 3],
    ['Aux plain', 3],
    ['Aux levy', 3],
    ['Cav plain', 3],
    ['El plain', 3],
    ['Sk plain', 2],
    ['Sk levy', 2],
    ['MSk plain', 2],
    ['Ch plain', 2],
    ['Ch elite', 2],
  ])('CK-SHO-2 %s throws %i', (unit, count) => {
    expect(dice(`${unit} bow`)).toBe(count);
  });

  it('CK-SHO-2 adds up a whole zone, a row for each rate', () => {
    const zone = ['CO bow', 'CO elite bow', 'Sk', 'MSk', 'Ch bow', 'CO levy bow', 'Aux bow'].map(kind);
    expect(lines(volleyTally(zone))).toEqual([
      'CK-SHO-2 close order, not levy +8',
      'CK-SHO-2 skirmishers and chariots +6',
      'CK-SHO-2 all others +6',
    ]);
    expect(volleyTally(zone).total).toBe(20);
  });

  it('CK-SHO-2 prints no row for nobody', () => {
    expect(lines(volleyTally([kind('Sk')]))).toEqual(['CK-SHO-2 skirmishers and chariots +2']);
    expect(volleyTally([])).toEqual({ rows: [], total: 0 });
  });
});

describe('who shoots', () => {
  it('CK-SHO-2 skirmishers always, others with bows, artillery by its own rule', () => {
    const without = TROOP_IDS.filter((type) => mayShoot(kind(type)));
    const withBows = TROOP_IDS.filter((type) => mayShoot(kind(`${type} bow`)));
    expect(without).toEqual(['Sk', 'MSk']);
    expect(withBows).toEqual(['CO', 'Aux', 'Sk', 'Cav', 'MSk', 'Ch', 'El']);
  });

  it('CK-SHO-3 when assaulted only close order and auxiliaries, and only with bows', () => {
    expect(TROOP_IDS.filter((type) => mayShootAssaulted(kind(`${type} bow`)))).toEqual(['CO', 'Aux']);
    expect(TROOP_IDS.filter((type) => mayShootAssaulted(kind(type)))).toEqual([]);
  });
});

describe('what hits', () => {
  it('CK-SHO-1 5 and 6 hit', () => {
    expect(rollVolley(scriptedDice([1, 2, 3, 4, 5, 6]), 6, {})).toBe(2);
    expect(rollVolley(scriptedDice([4, 4, 4]), 3, {})).toBe(0);
    expect(rollVolley(scriptedDice([5, 5]), 2, {})).toBe(2);
  });

  it('CK-SHO-4 artillery misses to 4, on 5 the target chooses, on 6 the shooter', () => {
    expect([1, 2, 3, 4, 5, 6].map(artilleryHit)).toEqual(['miss', 'miss', 'miss', 'miss', 'target', 'shooter']);
    expect(rollArtillery(scriptedDice([6]), {})).toBe('shooter');
  });
});
