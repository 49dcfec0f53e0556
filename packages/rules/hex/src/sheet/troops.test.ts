import { describe, expect, it } from 'vitest';
import { meleeSituation } from '../play/melee/melee-situation.ts';
import { stage } from '../testing/stage.ts';
import {
  FAMILIES,
  type Family,
  isCavalry,
  isFootBowman,
  isInfantry,
  isMounted,
  isSkirmishing,
  type Missiles,
  rangeDice,
  rangeOf,
  TROOP_ROWS,
  TROOPS,
  type TroopId,
} from './troops.ts';

const STRIP = `
. . . . . . . .
 . . . . . . . .
. . . . . . . .
`;

/** Type, starting SP, move, impact. */
const FIGURES: readonly [TroopId, number, number, number][] = [
  ['Sk', 2, 2, 0],
  ['LI', 3, 2, 0],
  ['Aux', 4, 2, 1],
  ['WB', 4, 2, 3],
  ['HI', 5, 1, 1],
  ['Leg', 5, 1, 1],
  ['Shot', 4, 1, 0],
  ['Pike', 5, 1, 1],
  ['LSp', 5, 1, 1],
  ['LC', 3, 4, 0],
  ['MC', 4, 3, 1],
  ['HC', 4, 3, 2],
  ['Ch', 3, 3, 2],
  ['El', 4, 2, 3],
  ['Art', 2, 1, 0],
];

describe('HX-UNIT-2 the figures of a type', () => {
  it('HX-UNIT-2 every type has its figures, and no other is known', () => {
    expect(FIGURES.map(([type]) => type).sort()).toEqual(Object.keys(TROOPS).sort());
  });

  it.each(FIGURES)('HX-UNIT-2 %s: %i SP, %iH, impact +%i', (type, sp, move, impact) => {
    expect(TROOPS[type]).toMatchObject({ sp, move, impact });
    expect(TROOP_ROWS.find((row) => row.id === type)!.facts).toMatchObject({
      SP: sp,
      move: `${move}H`,
      impact: `+${impact}`,
    });
  });

  it.each(FIGURES)('HX-UNIT-2 %s begins with %i SP and goes %iH straight on in a bound', (type, sp, move) => {
    const s = stage(STRIP, { red: [`one ${type} B B1 E`], blue: ['foe HI B A8 E'] });
    expect(s.stand('one').sp).toBe(sp);
    s.activate('one');
    const ahead = s.labels.filter((label) => /^move to B\d, facing E$/.test(label));
    expect(ahead).toHaveLength(move);
    expect(ahead).toContain(`move to B${1 + move}, facing E`);
  });

  it('HX-UNIT-2 only warband is impetuous and only legionaries have pila', () => {
    const those = (trait: 'impetuous' | 'pilum') =>
      Object.values(TROOPS).flatMap((troop) => (troop[trait] ? [troop.id] : []));
    expect(those('impetuous')).toEqual(['WB']);
    expect(those('pilum')).toEqual(['Leg']);
    expect(TROOPS.Leg.family).toBe('HI');
    expect(TROOP_ROWS.find((row) => row.id === 'WB')!.facts.traits).toBe('impetuous');
    expect(TROOP_ROWS.find((row) => row.id === 'Leg')!.facts.traits).toBe('pilum');
  });

  it('HX-UNIT-2 a scenario may override strength, move, impact and missiles', () => {
    const s = stage(
      STRIP,
      { red: ['one HI B B1 E'], blue: ['foe HI B B8 W'] },
      { stands: { one: { sp: 7, move: 3, impact: 4, missiles: 'javelins' } } },
    );
    expect(s.stand('one').sp).toBe(7);
    expect(s.g.setting.stands[s.id('one')]).toMatchObject({
      start: 7,
      move: 3,
      impact: 4,
      missiles: 'javelins',
      range: 1,
    });
    s.activate('one').pick('move to B4, facing E');
    const { attacker } = meleeSituation(s.g, s.id('one'), s.id('foe'), true);
    expect(attacker).toMatchObject({ sp: 7, start: 7, impact: 4 });
  });
});

/** Type, its missiles, and the dice change by range: as many entries as its range has hexes. */
const RANGES: readonly [TroopId, Missiles, readonly number[]][] = [
  ['Sk', 'javelins', [1]],
  ['LI', 'javelins', [0]],
  ['LC', 'javelins', [1]],
  ['Sk', 'slings', [1, 0]],
  ['Sk', 'bows', [1, 0]],
  ['LC', 'slings', [1, 0]],
  ['LC', 'bows', [1, 0]],
  ['Shot', 'bows', [1, 0, -1]],
  ['Art', 'artillery', [1, 1, 1, 1, 1]],
];

describe('HX-UNIT-3 ranges', () => {
  it.each(RANGES)('HX-UNIT-3 %s with %s, dice by range %j', (type, missiles, dice) => {
    const { family } = TROOPS[type];
    expect(rangeOf(family, missiles)).toBe(dice.length);
    expect(dice.map((_, i) => rangeDice(family, missiles, i + 1))).toEqual(dice);
  });

  it.each<[TroopId, Missiles]>([
    ['Sk', 'javelins'],
    ['LI', 'javelins'],
    ['LC', 'javelins'],
    ['Shot', 'bows'],
    ['Art', 'artillery'],
  ])('HX-UNIT-3 %s usually has %s', (type, missiles) => {
    expect(TROOPS[type].missiles).toBe(missiles);
  });

  it.each<TroopId>(['Aux', 'WB', 'HI', 'Leg', 'Pike', 'LSp', 'MC', 'HC', 'Ch', 'El'])(
    'HX-UNIT-3 %s has no missiles and does not shoot',
    (type) => {
      expect(TROOPS[type].missiles).toBe('none');
      expect(rangeOf(TROOPS[type].family, 'none')).toBe(0);
      const s = stage(STRIP, { red: [`one ${type} B B1 E`, 'bow Shot B A1 E'], blue: ['foe HI B B2 E'] });
      s.passAll();
      expect(s.labels).toEqual(['shoot no more', 'bow at foe']);
    },
  );

  it.each<[string, TroopId, Missiles, number]>([
    ['javelins reach 1H', 'LI', 'javelins', 1],
    ['slings reach 2H', 'Sk', 'slings', 2],
    ['bows of light cavalry reach 2H', 'LC', 'bows', 2],
    ['massed bowmen reach 3H', 'Shot', 'bows', 3],
    ['artillery reaches 5H', 'Art', 'artillery', 5],
  ])('HX-UNIT-3 %s and no farther', (_, type, missiles, range) => {
    const at = (away: number) => {
      // The other stand always has a shot, so that the question is asked.
      const red = [`one ${type} B B1 E`, `two LI B A${1 + away} SE`];
      const s = stage(STRIP, { red, blue: [`foe HI B B${1 + away} E`] }, { stands: { one: { missiles } } });
      return s.passAll();
    };
    expect(at(range).labels).toContain('one at foe');
    const beyond = at(range + 1);
    expect(beyond.labels).toEqual(['shoot no more', 'two at foe']);
    expect(beyond.question.excluded()).toContainEqual({
      what: 'one at foe',
      clause: 'HX-UNIT-3',
      text: `it is at ${range + 1}H, the range is ${range}H`,
    });
  });
});

describe('HX-MEL-3 HX-MOR-3 kinds of troops', () => {
  const those = (is: (family: Family) => boolean): Family[] => FAMILIES.filter(is);

  it('HX-MEL-3 HX-MOR-3 infantry, cavalry, mounted, and those who skirmish', () => {
    expect(those(isInfantry)).toEqual(['Sk', 'LI', 'Aux', 'WB', 'HI', 'Shot', 'Pike', 'LSp']);
    expect(those(isCavalry)).toEqual(['LC', 'MC', 'HC']);
    expect(those(isMounted)).toEqual(['LC', 'MC', 'HC', 'Ch', 'El']);
    expect(those(isSkirmishing)).toEqual(['Sk', 'LC']);
  });
});

describe('HX-FIR-6 foot bowmen', () => {
  it.each<[TroopId, Missiles, boolean]>([
    ['Shot', 'bows', true],
    ['Sk', 'bows', true],
    ['Shot', 'slings', false],
    ['Sk', 'slings', false],
    ['Sk', 'javelins', false],
    ['LI', 'bows', false],
    ['LC', 'bows', false],
    ['Art', 'artillery', false],
  ])('HX-FIR-6 %s with %s: %s', (type, missiles, are) => {
    expect(isFootBowman(TROOPS[type].family, missiles)).toBe(are);
  });
});
