import { describe, expect, it } from 'vitest';
import { MISSILES, NO_TRAITS } from './traits.ts';
import {
  facesFreely,
  isCavalry,
  isHorse,
  isImmobile,
  isInfantry,
  isMounted,
  mayDisengageFrom,
  moveOf,
  rangeOf,
  TROOP_IDS,
  TROOP_ROWS,
  TROOPS,
  type TroopId,
  unitKind,
} from './troops.ts';

const whoever = (holds: (type: TroopId) => boolean): string => TROOP_IDS.filter(holds).join(' ');

describe('MC-UNIT-2 the troops', () => {
  it.each<[TroopId, string, number, number, number]>([
    ['Pike', 'pike phalanx', 4, 5, 3],
    ['Spear', 'spears', 4, 6, 4],
    ['Leg', 'legionaries', 4, 6, 4],
    ['WB', 'warband', 3, 7, 6],
    ['MF', 'medium foot', 3, 6, 5],
    ['Arch', 'archers', 2, 6, 5],
    ['Sk', 'skirmishers', 1, 8, 8],
    ['Rab', 'rabble', 1, 6, 4],
    ['HH', 'heavy horse', 4, 10, 5],
    ['MH', 'medium horse', 3, 11, 6],
    ['LH', 'light horse', 2, 13, 8],
    ['Cam', 'camels', 2, 10, 6],
    ['El', 'elephants', 4, 7, 5],
    ['SCh', 'scythed chariots', 2, 10, 4],
    ['Ch', 'chariots', 3, 10, 4],
    ['Art', 'light artillery', 1, 3, 0],
    ['Camp', 'camp', 2, 0, 0],
    ['Bag', 'baggage train', 1, 3, 0],
  ])('MC-UNIT-2 MC-MOV-4 %s: %s, combat factor %i, moves %i or %i', (type, name, combat, open, rough) => {
    expect(TROOPS[type]).toMatchObject({ id: type, name, combat, open, rough });
    expect([moveOf(type, false), moveOf(type, true)]).toEqual([open, rough]);
    expect(TROOP_ROWS.find(({ id }) => id === type)).toMatchObject({ name, facts: { combat, open, rough } });
  });

  it('MC-UNIT-2 there are no others', () => {
    expect(TROOP_ROWS.map(({ id }) => id)).toEqual([...TROOP_IDS]);
    expect(Object.keys(TROOPS)).toEqual([...TROOP_IDS]);
    expect(TROOP_IDS).toHaveLength(18);
  });

  it('MC-UNIT-5 the groups', () => {
    expect(whoever(isHorse)).toBe('HH MH LH');
    expect(whoever(isCavalry)).toBe('HH MH LH Cam');
    expect(whoever(isMounted)).toBe('HH MH LH Cam El SCh Ch');
    expect(whoever(isInfantry)).toBe('Pike Spear Leg WB MF Arch Sk Rab');
  });

  it('MC-ORD-3 only a camp stays where it is', () => expect(whoever(isImmobile)).toBe('Camp'));
  it('MC-MOV-3 skirmishers and light horse turn freely', () => expect(whoever(facesFreely)).toBe('Sk LH'));

  it('MC-MOV-11 skirmishers and cavalry may disengage, from infantry only', () => {
    expect(whoever((type) => mayDisengageFrom(type, 'Leg'))).toBe('Sk HH MH LH Cam');
    for (const type of ['Sk', 'HH', 'MH', 'LH', 'Cam'] as const)
      expect(whoever((enemy) => mayDisengageFrom(type, enemy))).toBe('Pike Spear Leg WB MF Arch Sk Rab');
  });
});

describe('MC-UNIT-4 what a type has by itself', () => {
  const OWN: Readonly<Partial<Record<TroopId, object>>> = {
    Pike: { phalanx: true },
    Spear: { shieldwall: true },
    Leg: { pila: true, romanDrill: true },
    WB: { tribal: true, wildCharge: true, fearsome: 'inexperienced' },
    MF: { handThrown: true },
    El: { fearsome: 'all' },
    SCh: { fearsome: 'all' },
  };
  it.each(TROOP_IDS)('MC-UNIT-4 %s', (type) => {
    expect(TROOPS[type].traits).toEqual({ ...NO_TRAITS, ...OWN[type] });
  });

  it('MC-UNIT-4 a battle may say otherwise; what it leaves out is as the type has it', () => {
    expect(unitKind('Leg')).toEqual({
      ...NO_TRAITS,
      type: 'Leg',
      combat: 'plain',
      rally: 'plain',
      missiles: 'none',
      pila: true,
      romanDrill: true,
    });
    const said = unitKind('Leg', { pila: false, heavyArmour: true, romanDrill: undefined, rally: 'elite' });
    expect(said).toMatchObject({ pila: false, heavyArmour: true, romanDrill: true, combat: 'plain', rally: 'elite' });
    expect(unitKind('LH', { missiles: 'bows' }).missiles).toBe('bows');
  });

  it('MC-UNIT-4 is listed', () => {
    const traits = (type: TroopId) => TROOP_ROWS.find(({ id }) => id === type)!.facts.traits;
    expect(traits('WB')).toBe('tribal, wild charge, fearsome to inexperienced');
    expect(traits('Rab')).toBe('-');
  });
});

describe('MC-UNIT-3 missiles', () => {
  it('MC-UNIT-3 who fires, and how far', () => {
    const firing = TROOP_IDS.map((type) => [type, rangeOf(unitKind(type))]).filter(([, range]) => range !== 0);
    expect(firing).toEqual([
      ['Arch', 8],
      ['Sk', 3],
      ['LH', 3],
      ['Art', 12],
    ]);
    const listed = TROOP_ROWS.map(({ id, facts }) => [id, facts.range]).filter(([, range]) => range !== '-');
    expect(listed).toEqual(firing);
  });

  it.each(TROOP_IDS)('MC-UNIT-3 %s with other missiles; javelins of most count in melee only', (type) => {
    const javelins = type === 'Sk' || type === 'LH' ? 3 : 0;
    expect(MISSILES.map((missiles) => rangeOf({ type, missiles }))).toEqual([0, 8, 8, javelins, 12]);
  });
});
