import { describe, expect, it } from 'vitest';
import {
  BOW_SHOT,
  GRADES,
  isCavalry,
  isChariots,
  isHorse,
  isInfantry,
  isLight,
  isLightInfantry,
  isLoose,
  isMissileTroops,
  isMounted,
  isPhalanxType,
  isSpecial,
  isWild,
  MORALE_VALUE,
  MORALES,
  rangeOf,
  SHORT_RANGE,
  TROOP_IDS,
  TROOP_ROWS,
  TROOPS,
  type TroopId,
  unitKind,
  WEAPONS,
} from './troops.ts';

describe('CB-UNIT-4 the classes', () => {
  it('CB-UNIT-4 combat factors', () => {
    expect(TROOP_IDS.map((id) => [id, TROOPS[id].combat])).toEqual([
      ...[
        ['Pike', 4],
        ['Hop', 3],
        ['Leg', 3],
        ['HI', 3],
        ['War', 3],
        ['Jav', 2],
        ['LI', 1],
        ['Sk', 1],
      ],
      ...[
        ['Bow', 0],
        ['Rab', 0],
        ['LC', 1],
        ['HC', 3],
        ['Cat', 4],
        ['Cam', 1],
        ['Ch', 2],
        ['SyCh', 3],
      ],
      ...[
        ['El', 4],
        ['Art', 0],
      ],
    ]);
    expect([unitKind('Pike').combat, unitKind('Pike', { combat: 2 }).combat]).toEqual([4, 2]);
  });

  it('CB-UNIT-1 ranges', () => {
    expect(WEAPONS.map((weapon) => rangeOf({ weapon }))).toEqual([0, 1, 5, 5, 20]);
    expect([SHORT_RANGE, BOW_SHOT]).toEqual([1, 5]);
  });

  it('CB-UNIT-5 who is armoured unless told otherwise', () => {
    expect(TROOP_IDS.filter((id) => unitKind(id).armoured)).toEqual(['Hop', 'Leg', 'HC', 'Cat']);
    expect(unitKind('Leg', { armoured: false }).armoured).toBe(false);
    expect(unitKind('HI', { armoured: true }).armoured).toBe(true);
  });

  it('CB-UNIT-6 morale: the grade’s unless given', () => {
    expect(GRADES.map((grade) => unitKind('HI', { grade }).morale)).toEqual(['high', 'average', 'poor']);
    expect(MORALES.map((morale) => MORALE_VALUE[morale])).toEqual([1, 0, -1]);
    expect(unitKind('HI', { grade: 'C', morale: 'high' }).morale).toBe('high');
    expect(unitKind('HI').grade).toBe('B');
  });

  it('CB-UNIT-2 CB-CBT-4 legion and breed', () => {
    expect([unitKind('El').breed, unitKind('El', { breed: 'indian' }).breed]).toEqual(['african', 'indian']);
    expect([unitKind('Leg').legion, unitKind('Leg', { legion: 'X' }).legion]).toEqual([undefined, 'X']);
  });

  it('CB-UNIT-4 what is shown of them', () => {
    const shown = (id: TroopId) => TROOP_ROWS.find((row) => row.id === id);
    expect(TROOP_ROWS.map(({ id }) => id)).toEqual(TROOP_IDS);
    const facts = { combat: 1, weapon: 'javelin', range: 1, armoured: '-' };
    expect(shown('LI')).toEqual({ id: 'LI', name: 'light infantry', facts });
    expect(shown('Leg')?.facts).toEqual({ combat: 3, weapon: 'none', range: '-', armoured: 'yes' });
  });
});

describe('CB-UNIT-5 the groups', () => {
  it.each<[string, (type: TroopId) => boolean, TroopId[]]>([
    ['phalanx', isPhalanxType, ['Pike', 'Hop']],
    ['light infantry', isLightInfantry, ['LI', 'Sk', 'Bow']],
    ['light troops', isLight, ['LI', 'Sk', 'Bow', 'LC']],
    ['infantry', isInfantry, ['Pike', 'Hop', 'Leg', 'HI', 'War', 'Jav', 'LI', 'Sk', 'Bow', 'Rab']],
    ['horse', isHorse, ['LC', 'HC', 'Cat']],
    ['cavalry', isCavalry, ['LC', 'HC', 'Cat', 'Cam']],
    ['chariots', isChariots, ['Ch', 'SyCh']],
    ['mounted', isMounted, ['LC', 'HC', 'Cat', 'Cam', 'Ch', 'SyCh', 'El']],
    ['special troops', isSpecial, ['SyCh', 'El', 'Art']],
    ['wild', isWild, ['War', 'Rab', 'SyCh']],
    ['loose', isLoose, ['Jav', 'Rab']],
  ])('CB-UNIT-5 %s', (_, holds, types) => expect(TROOP_IDS.filter(holds)).toEqual(types));

  it('CB-UNIT-5 missile troops are light infantry with bow, sling or javelin', () => {
    const armed = TROOP_IDS.filter((type) => isMissileTroops(unitKind(type, { weapon: 'bow' })));
    expect(armed).toEqual(['LI']);
    const weapons = WEAPONS.filter((weapon) => isMissileTroops({ type: 'LI', weapon }));
    expect(weapons).toEqual(['javelin', 'bow', 'sling', 'engine']);
  });
});
