import { describe, expect, it } from 'vitest';
import { ckRules } from '../rule-set.ts';
import { ckBattles } from './index.ts';

describe.each(ckBattles.map((battle) => [battle.id, battle] as const))('the battle %s', (_, battle) => {
  it('is sound', () => expect(ckRules.parseSetup(battle)).toEqual(battle));

  it('has 12 to 18 units a side, two generals each, and scenery to place', () => {
    for (const { units, generals, scenery } of Object.values(battle.armies)) {
      expect(units.length).toBeGreaterThanOrEqual(12);
      expect(units.length).toBeLessThanOrEqual(18);
      expect(generals).toHaveLength(2);
      expect(scenery).toHaveLength(3);
    }
    const pieces = new Set(Object.values(battle.armies).flatMap(({ scenery }) => scenery ?? []));
    expect(pieces.size).toBeGreaterThanOrEqual(3);
  });
});

describe('the battles together', () => {
  const units = (id: string, side: 'red' | 'blue') => ckBattles.find((battle) => battle.id === id)!.armies[side].units;

  it('have names of their own', () => {
    expect(new Set(ckBattles.map(({ id }) => id)).size).toBe(ckBattles.length);
  });

  it('have what each is about: pikes and Companions against many, legions against a German onset', () => {
    expect(units('issus', 'red').filter(({ pike }) => pike).length).toBeGreaterThanOrEqual(4);
    expect(units('issus', 'red').some(({ type, shock }) => type === 'Cav' && shock)).toBe(true);
    expect(units('issus', 'blue').length).toBeGreaterThan(units('issus', 'red').length);
    expect(units('issus', 'blue').some(({ bow }) => bow)).toBe(true);
    expect(units('vosges', 'red').filter(({ type, armoured }) => type === 'CO' && armoured).length).toBeGreaterThan(5);
    expect(units('vosges', 'red').some(({ type }) => type === 'Art')).toBe(true);
    expect(units('vosges', 'blue').filter(({ shock }) => shock).length).toBeGreaterThan(7);
  });
});
