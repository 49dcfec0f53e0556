import { describe, expect, it } from 'vitest';
import { prepareMelee } from '../../sheet/chapters/melee.ts';
import { type Fighter, meleeTally } from '../../sheet/chapters/melee-factors.ts';
import type { TroopId } from '../../sheet/troops.ts';
import { charged, charging, fighter, lines, place, type TerrainName } from '../../testing/situations.ts';

/** The rows of the attacker's and of the defender's dice after those for strength, as the two meet. */
function rows(attacker: Fighter, defender: Fighter): { attacker: string[]; defender: string[] } {
  const { dice } = prepareMelee({ attacker, defender, fresh: true });
  return { attacker: lines(dice.attacker).slice(1), defender: lines(dice.defender).slice(1) };
}

const on = (type: TroopId, name: TerrainName, changes: Partial<Fighter> = {}): Fighter =>
  fighter(type, { place: place(name), ...changes });

const impact = (dice: number): string[] => (dice === 0 ? [] : [`HX-MEL-2 impact +${dice}`]);
const denied = (dice: number, clause: string): string[] =>
  dice === 0 ? [] : [`HX-MEL-2 impact +${dice}`, `${clause} no impact: the ground -${dice}`];

describe('HX-TER-1 woods in melee', () => {
  /** Type, impact, dice lost in woods, and whether it charges out with impact. */
  const TYPES: readonly [TroopId, number, number, boolean][] = [
    ['Sk', 0, 0, false],
    ['LI', 0, 0, false],
    ['Aux', 1, 0, false],
    ['WB', 3, 0, true],
    ['HI', 1, 0, true],
    ['Leg', 1, 0, true],
    ['Shot', 0, 0, true],
    ['Pike', 1, -2, true],
    ['LSp', 1, -1, false],
    ['LC', 0, 0, true],
    ['MC', 1, -2, true],
    ['HC', 2, -2, true],
    ['Ch', 2, -2, true],
    ['El', 3, -2, true],
  ];
  const lost = (dice: number): string[] => (dice === 0 ? [] : [`HX-TER-1 woods ${dice}`]);

  it.each(TYPES)('HX-TER-1 %s, impact %i, woods %i, charges out with impact: %s', (type, dice, woods, out) => {
    const foe = fighter('WB');
    const kept = type === 'WB' ? impact(dice) : denied(dice, 'HX-TER-1');
    expect(rows(on(type, 'woods'), foe).attacker).toEqual([
      ...(out ? impact(dice) : denied(dice, 'HX-TER-1')),
      ...lost(woods),
    ]);
    expect(rows(on(type, 'woods', { began: 'open' }), foe).attacker).toEqual([...kept, ...lost(woods)]);
    expect(rows(fighter(type), on('WB', 'woods')).attacker).toEqual([...kept, ...lost(woods)]);
    expect(rows(foe, on(type, 'woods')).defender).toEqual(lost(woods));
    expect(rows(on('WB', 'woods'), fighter(type)).defender).toEqual(lost(woods));
    expect(rows(foe, fighter(type)).defender).toEqual([]);
  });

  it.each<[TroopId, number, number]>([
    ['Pike', 2, -2],
    ['LSp', 1, -1],
  ])('HX-TER-1 %s has no depth in woods or against a unit in them', (type, depth, woods) => {
    const denied = [`HX-MEL-5 ranks behind +${depth}`, `HX-TER-1 no depth: the ground -${depth}`, ...lost(woods)];
    const ranked = { ranks: 2 };
    expect(rows(fighter('WB'), on(type, 'woods', ranked)).defender).toEqual(denied);
    expect(rows(on('WB', 'woods'), fighter(type, ranked)).defender).toEqual(denied);
    expect(rows(fighter('WB'), fighter(type, ranked)).defender).toEqual([`HX-MEL-5 ranks behind +${depth}`]);
  });
});

describe('HX-TER-2 stream in melee', () => {
  it.each<TerrainName>(['stream', 'river'])('HX-TER-2 no impact and no depth in a %s', (water) => {
    expect(rows(on('WB', water), fighter('HI')).attacker).toEqual(denied(3, 'HX-TER-2'));
    expect(rows(on('Pike', water, { ranks: 2 }), fighter('HI')).attacker).toEqual([
      ...denied(1, 'HX-TER-2'),
      'HX-MEL-5 ranks behind +2',
      'HX-TER-2 no depth: the ground -2',
    ]);
    expect(rows(fighter('WB'), on('LSp', water, { ranks: 1 })).defender).toEqual([
      'HX-MEL-5 ranks behind +1',
      'HX-TER-2 no depth: the ground -1',
    ]);
  });

  it.each<TerrainName>(['stream', 'river'])(
    'HX-TER-2 impact and depth from the bank against a unit in a %s',
    (water) => {
      expect(rows(fighter('WB'), on('HI', water)).attacker).toEqual(impact(3));
      expect(rows(fighter('Pike', { ranks: 2 }), on('HI', water)).attacker).toEqual([
        ...impact(1),
        'HX-MEL-5 ranks behind +2',
      ]);
    },
  );

  it('HX-TER-2 +1 for defending the bank of a larger stream only', () => {
    const bank = 'HX-TER-2 defending the bank of a larger stream +1';
    expect(rows(on('HI', 'river'), fighter('HI')).defender).toEqual([bank]);
    expect(rows(on('HI', 'stream'), fighter('HI')).defender).toEqual([]);
    expect(rows(on('HI', 'river'), on('HI', 'river')).defender).toEqual([]);
    expect(rows(on('HI', 'river'), on('HI', 'stream')).defender).toEqual([]);
    expect(rows(on('HI', 'river'), on('HI', 'woods')).defender).toEqual([bank]);
    // The one who charges into the water does not defend the bank.
    expect(rows(fighter('HI'), on('HI', 'river')).attacker).toEqual(impact(1));
    expect(rows(fighter('HI'), on('HI', 'river')).defender).toEqual([]);
  });
});

const FOOT: readonly [TroopId, number][] = [
  ['Sk', 0],
  ['LI', 0],
  ['Aux', 1],
  ['WB', 3],
  ['HI', 1],
  ['Shot', 0],
  ['Pike', 1],
  ['LSp', 1],
];

describe('HX-TER-3 defences in melee', () => {
  it.each(FOOT)('HX-TER-3 %s attacking them loses a die and its impact of %i', (type, dice) => {
    expect(rows(fighter(type), on('HI', 'defences')).attacker).toEqual([
      ...denied(dice, 'HX-TER-3'),
      'HX-TER-3 foot attacking defences -1',
    ]);
  });

  it.each<[TroopId, number]>([
    ['LC', 0],
    ['MC', 1],
    ['HC', 2],
  ])('HX-TER-3 %s attacking them loses two, its impact of %i, and is disordered', (type, dice) => {
    expect(rows(fighter(type, { sp: 9 }), on('HI', 'defences')).attacker).toEqual([
      'HX-MEL-2 disordered -1',
      ...denied(dice, 'HX-TER-3'),
      'HX-TER-3 mounted attacking defences -2',
    ]);
  });

  it('HX-TER-3 no depth for those who attack; those behind them have all', () => {
    expect(rows(fighter('Pike', { ranks: 2 }), on('HI', 'defences')).attacker).toEqual([
      ...denied(1, 'HX-TER-3'),
      'HX-MEL-5 ranks behind +2',
      'HX-TER-3 no depth: the ground -2',
      'HX-TER-3 foot attacking defences -1',
    ]);
    expect(rows(fighter('HI'), on('Pike', 'defences', { ranks: 2 })).defender).toEqual(['HX-MEL-5 ranks behind +2']);
    expect(rows(on('HC', 'defences'), fighter('HI')).attacker).toEqual(impact(2));
    expect(rows(on('HI', 'defences'), fighter('Pike', { ranks: 2 })).defender).toEqual(['HX-MEL-5 ranks behind +2']);
  });

  it('HX-TER-3 also in later turns of the same melee', () => {
    const bout = { ...charging(fighter('HI'), on('HI', 'defences')), fresh: false };
    expect(lines(meleeTally(bout)).slice(1)).toEqual(['HX-TER-3 foot attacking defences -1']);
  });
});

describe('HX-TER-4 swamp in melee', () => {
  it('HX-TER-4 no impact inside, not even for warband; from outside there is', () => {
    expect(rows(on('WB', 'swamp'), fighter('HI')).attacker).toEqual(denied(3, 'HX-TER-4'));
    expect(rows(on('HC', 'swamp'), fighter('HI')).attacker).toEqual(denied(2, 'HX-TER-4'));
    expect(rows(fighter('HC'), on('HI', 'swamp')).attacker).toEqual(impact(2));
    expect(rows(fighter('HC'), on('Sk', 'swamp')).attacker).toEqual(denied(2, 'HX-TER-4'));
    expect(rows(fighter('HC'), on('LI', 'swamp')).attacker).toEqual(denied(2, 'HX-TER-4'));
    expect(rows(fighter('HC'), on('WB', 'swamp')).attacker).toEqual(impact(2));
  });
});

describe('HX-TER-5 village in melee', () => {
  it.each(FOOT)('HX-TER-5 %s attacking one loses a die and its impact of %i', (type, dice) => {
    expect(rows(fighter(type), on('HI', 'village')).attacker).toEqual([
      ...denied(dice, 'HX-TER-5'),
      'HX-TER-5 foot attacking a village -1',
    ]);
  });

  it.each<[TroopId, number]>([
    ['LC', 0],
    ['MC', 1],
    ['HC', 2],
    ['Ch', 2],
    ['El', 3],
  ])(
    'HX-TER-5 %s attacking one loses two, its impact of %i, and is disordered; inside it fights at -3',
    (type, dice) => {
      expect(rows(fighter(type, { sp: 9 }), on('HI', 'village')).attacker).toEqual([
        'HX-MEL-2 disordered -1',
        ...denied(dice, 'HX-TER-5'),
        'HX-TER-5 mounted attacking a village -2',
      ]);
      expect(lines(meleeTally(charged(on(type, 'village', { sp: 9 }), fighter('HI')))).slice(1)).toEqual([
        'HX-TER-5 mounted in a village -3',
      ]);
    },
  );

  it('HX-TER-5 a stand in a village has no flank or rear', () => {
    for (const met of ['flank', 'rear'] as const) {
      expect(rows(fighter('Sk'), on('HI', 'village', { met })).attacker).toEqual([
        'HX-TER-5 foot attacking a village -1',
      ]);
      expect(rows(fighter('HI'), on('Pike', 'village', { met, ranks: 1 })).defender).toEqual([
        'HX-MEL-5 ranks behind +1',
      ]);
    }
  });

  it('HX-TER-5 attackers of a village keep their depth, and impact is gone also for those inside who charge', () => {
    expect(rows(fighter('Pike', { ranks: 1 }), on('HI', 'village')).attacker).toEqual([
      ...denied(1, 'HX-TER-5'),
      'HX-MEL-5 ranks behind +1',
      'HX-TER-5 foot attacking a village -1',
    ]);
    expect(rows(on('WB', 'village'), fighter('HI')).attacker).toEqual(denied(3, 'HX-TER-5'));
    expect(rows(fighter('WB', { began: 'village' }), fighter('HI')).attacker).toEqual(denied(3, 'HX-TER-5'));
  });
});

describe('HX-TER-7 rough in melee', () => {
  it.each<[TroopId, number]>([
    ['Aux', 1],
    ['HI', 1],
    ['MC', 1],
    ['HC', 2],
    ['Ch', 2],
    ['El', 3],
  ])('HX-TER-7 %s has no impact of %i in or against it; a warband has', (type, dice) => {
    expect(rows(on(type, 'rough'), fighter('HI')).attacker).toEqual(denied(dice, 'HX-TER-7'));
    expect(rows(fighter(type), on('HI', 'rough')).attacker).toEqual(denied(dice, 'HX-TER-7'));
    expect(rows(on('WB', 'rough'), on('HI', 'rough')).attacker).toEqual(impact(3));
  });
});
