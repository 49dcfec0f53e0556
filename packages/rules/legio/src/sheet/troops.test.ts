import { describe, expect, it } from 'vitest';
import {
  BOW,
  combatValue,
  GRADES,
  isCavalry,
  isHeavyInfantry,
  isInfantry,
  isLight,
  isLightInfantry,
  isMounted,
  isSpecial,
  JAVELIN,
  mayUnform,
  rangeOf,
  TRAITS,
  TROOP_IDS,
  TROOP_ROWS,
  TROOPS,
  type TroopId,
  unitKind,
} from './troops.ts';

/** The list of the sheet. */
const LIST: readonly (readonly [TroopId, string, number, number])[] = [
  ['Arch', 'archers', 0, 100],
  ['Sk', 'skirmishers', 1, 40],
  ['LC', 'light cavalry', 1, 40],
  ['HC', 'heavy cavalry', 2, 40],
  ['SC', 'shock cavalry', 3, 0],
  ['Jav', 'javelinmen', 2, 40],
  ['WB', 'warband', 2, 0],
  ['SW', 'shieldwall', 3, 40],
  ['El', 'elephants', 4, 0],
  ['Art', 'artillery', 0, 400],
];

describe('troops', () => {
  it.each(LIST)('LG-UNIT-1 LG-UNIT-2 %s: %s, combat value %i, range %i', (type, name, combat, range) => {
    expect(TROOPS[type]).toEqual({ id: type, name, combat, range });
    expect([combatValue(unitKind(type)), rangeOf(unitKind(type))]).toEqual([combat, range]);
  });

  it('LG-UNIT-1 javelin and bow range', () => expect([JAVELIN, BOW]).toEqual([40, 100]));

  it('LG-UNIT-2 the list for players', () => {
    expect(TROOP_IDS).toEqual(LIST.map(([type]) => type));
    expect(TROOP_ROWS.map(({ id, name, facts }) => [id, name, facts.combat, facts.range])).toEqual(
      LIST.map(([id, name, combat, range]) => [id, name, combat, id === 'SW' ? '40, one shot' : range || '-']),
    );
  });

  it('LG-UNIT-7 cavalry with attached light infantry: 40 paces, combat value 1 less', () => {
    const kinds = (['LC', 'HC', 'SC'] as const).map((type) => unitKind(type, { attachedLights: true }));
    expect(kinds.map(combatValue)).toEqual([0, 1, 2]);
    expect(kinds.map(rangeOf)).toEqual([40, 40, 40]);
  });

  it('LG-UNIT-7 shieldwall with archers behind: 100 paces, combat value 2', () => {
    const kind = unitKind('SW', { rearArchers: true });
    expect([combatValue(kind), rangeOf(kind)]).toEqual([2, 100]);
  });

  it.each<[string, (type: TroopId) => boolean, readonly TroopId[]]>([
    ['light troops', isLight, ['Arch', 'Sk', 'LC']],
    ['light infantry', isLightInfantry, ['Arch', 'Sk']],
    ['heavy infantry', isHeavyInfantry, ['Jav', 'WB', 'SW']],
    ['infantry', isInfantry, ['Arch', 'Sk', 'Jav', 'WB', 'SW']],
    ['cavalry', isCavalry, ['LC', 'HC', 'SC']],
    ['mounted', isMounted, ['LC', 'HC', 'SC', 'El']],
    ['special units', isSpecial, ['El', 'Art']],
  ])('LG-UNIT-6 %s', (_, holds, types) => expect(TROOP_IDS.filter(holds)).toEqual(types));

  it('LG-MAN-1 who may unform by choice', () => expect(TROOP_IDS.filter(mayUnform)).toEqual(['HC', 'Jav']));

  it('LG-UNIT-3 LG-UNIT-6 a unit is C grade and has no trait unless it is said', () => {
    expect(GRADES).toEqual(['A', 'B', 'C', 'D']);
    expect(unitKind('WB')).toEqual({
      ...{ type: 'WB', grade: 'C' },
      ...Object.fromEntries(TRAITS.map((trait) => [trait, false])),
    });
    for (const trait of TRAITS)
      expect(unitKind('WB', { [trait]: true, grade: 'A' })).toEqual({ ...unitKind('WB'), grade: 'A', [trait]: true });
  });
});
