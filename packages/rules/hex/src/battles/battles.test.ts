import { describe, expect, it } from 'vitest';
import { hexRules } from '../rule-set.ts';
import { hexBattles } from './index.ts';

describe.each(hexBattles.map((battle) => [battle.id, battle] as const))('the battle %s', (_, battle) => {
  it('is sound', () => expect(hexRules.parseSetup(battle)).toEqual(battle));

  it('has 10 to 16 stands a side, a general each, and ground that matters', () => {
    for (const { stands, leaders } of Object.values(battle.armies)) {
      expect(stands.length).toBeGreaterThanOrEqual(10);
      expect(stands.length).toBeLessThanOrEqual(16);
      expect(leaders.filter((leader) => leader.general)).toHaveLength(1);
    }
    const grounds = new Set(battle.map.join('').replaceAll(/[ .]/g, ''));
    expect(grounds.size).toBeGreaterThanOrEqual(3);
  });
});

describe('the battles together', () => {
  it('have names of their own', () => {
    expect(new Set(hexBattles.map(({ id }) => id)).size).toBe(hexBattles.length);
  });

  it('have what each is about: pila and warbands, pikes and elephants', () => {
    const types = (id: string): Set<string> =>
      new Set(
        Object.values(hexBattles.find((battle) => battle.id === id)!.armies).flatMap(({ stands }) =>
          stands.map(({ type }) => type),
        ),
      );
    for (const type of ['Leg', 'WB', 'Shot', 'Aux']) expect(types('sabis')).toContain(type);
    for (const type of ['Pike', 'El', 'HC', 'LC']) expect(types('ipsus')).toContain(type);
  });
});
