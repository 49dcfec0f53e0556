import { describe, expect, it } from 'vitest';
import { clockRules } from '../rule-set.ts';
import { clockBattles } from './index.ts';

describe.each(clockBattles.map((battle) => [battle.id, battle] as const))('the battle %s', (_, battle) => {
  it('is sound', () => expect(clockRules.parseSetup(battle)).toEqual(battle));

  it('has 14 to 20 units a side, a general each, and ground that matters', () => {
    for (const { units, leaders } of Object.values(battle.armies)) {
      expect(units.length).toBeGreaterThanOrEqual(14);
      expect(units.length).toBeLessThanOrEqual(20);
      expect(leaders.filter(({ rank }) => rank === 'general')).toHaveLength(1);
    }
    expect(new Set(battle.terrain.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(2);
  });

  it('suggests places in which both sides may deploy', () => {
    for (const { units } of Object.values(battle.armies))
      for (const { at, name } of units.filter(({ hidden }) => hidden === undefined)) {
        const [x, y] = at!;
        expect(x - 0.8, name).toBeGreaterThanOrEqual(6);
        expect(x + 0.8, name).toBeLessThanOrEqual(66);
        // Red stands within 12 inches of the lower edge, blue of the upper one, each with its rear to it.
        if (battle.armies.red.units.some((unit) => unit.name === name)) {
          expect(y, name).toBeGreaterThanOrEqual(36);
          expect(y + 1.6, name).toBeLessThanOrEqual(48);
        } else {
          expect(y, name).toBeLessThanOrEqual(12);
          expect(y - 1.6, name).toBeGreaterThanOrEqual(0);
        }
      }
  });
});

describe('the battles together', () => {
  const types = (id: string, side: 'red' | 'blue'): string[] =>
    clockBattles.find((battle) => battle.id === id)!.armies[side].units.map(({ type }) => type);

  it('have names of their own', () => {
    expect(new Set(clockBattles.map(({ id }) => id)).size).toBe(clockBattles.length);
  });

  it('have what each is about: Carthage against Rome, and Successors with elephants and scythed chariots', () => {
    for (const type of ['Leg', 'Spear', 'Sk', 'MH', 'LH']) expect(types('zama', 'red')).toContain(type);
    for (const type of ['El', 'WB', 'MF', 'Spear', 'LH']) expect(types('zama', 'blue')).toContain(type);
    expect(types('gaza', 'red')).toContain('Pike');
    for (const type of ['Pike', 'El', 'SCh', 'HH', 'LH']) expect(types('gaza', 'blue')).toContain(type);
  });

  it('let both sides use stratagems, all of them in the two battles together', () => {
    const stratagems = clockBattles.flatMap(({ armies }) => Object.values(armies).map((army) => army.stratagems ?? []));
    expect(stratagems.every(({ length }) => length > 0)).toBe(true);
    expect(new Set(stratagems.flat())).toEqual(new Set(['ambush', 'feigned flight', 'forced march']));
  });
});
