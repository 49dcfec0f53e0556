import { describe, expect, it } from 'vitest';
import { added, FOE, fighter, lines } from '../../testing/fighters.ts';
import { USUAL_RULINGS } from '../rulings.ts';
import { type Given, TROOP_IDS, TROOPS, type TroopId } from '../troops.ts';
import { ATTACKED, type Attacked, type Fighter, givesSupport, meleeTally, worstAttack } from './melee-factors.ts';

/** The types for which a line counts, when all units are like this one. */
const whoever = (line: string, change: Partial<Omit<Fighter, 'unit'>>, enemy: Fighter = FOE): string =>
  TROOP_IDS.filter((type) => added(fighter(type, change), enemy).includes(line)).join(' ');

/** The enemies against whom a line counts for a type. */
const againstWhom = (type: TroopId, line: string): string =>
  TROOP_IDS.filter((enemy) => added(fighter(type), fighter(enemy)).includes(line)).join(' ');

it.each(TROOP_IDS)('MC-MEL-1 %s begin with their combat factor', (type) => {
  const tally = meleeTally({ own: fighter(type), enemy: FOE, rulings: USUAL_RULINGS });
  expect(lines(tally)).toEqual([`MC-MEL-1 combat factor +${TROOPS[type].combat}`]);
});

describe('MC-MEL-3 support', () => {
  it('MC-MEL-3 +1 each flank', () => {
    expect([0, 1, 2].map((supports) => added(fighter('MF', { supports })))).toEqual([
      [],
      ['MC-MEL-3 support +1'],
      ['MC-MEL-3 support +2'],
    ]);
    expect(added(fighter('MF', { supports: 3 }))).toEqual(['MC-MEL-3 support +2']);
  });

  it('MC-MEL-3 MC-ORD-3 skirmishers, mounted and a camp give none', () => {
    expect(TROOP_IDS.filter(givesSupport).join(' ')).toBe('Pike Spear Leg WB MF Arch Rab Art Bag');
  });

  it('MC-ORD-3 all but a camp get it', () => {
    expect(whoever('MC-MEL-3 support +1', { supports: 1 })).toBe(TROOP_IDS.filter((type) => type !== 'Camp').join(' '));
  });
});

describe('MC-MEL-4 flank and rear', () => {
  const PENALTIES: readonly [Attacked, number][] = [
    ['flank', -1],
    ['flank by light horse', -2],
    ['rear', -2],
    ['rear by light horse', -4],
  ];
  it.each(PENALTIES)('MC-MEL-4 attacked in %s %i', (attacked, value) => {
    const line = `MC-MEL-4 attacked in ${attacked} ${value}`;
    expect(added(fighter('MF', { attacked }))).toEqual([line]);
    const phalanx = fighter('MF', { attacked }, { phalanx: true });
    expect(added(phalanx)).toEqual([line, 'MC-MEL-4 phalanx attacked in flank or rear -1', 'MC-MEL-9 phalanx +1']);
  });

  it('MC-MEL-4 in front nothing', () => expect(added(fighter('MF', { attacked: 'front' }))).toEqual([]));

  it('MC-MEL-11 of several attacks the worst', () => {
    expect(worstAttack([])).toBe('front');
    for (const attacked of ATTACKED) expect(worstAttack([attacked, 'front'])).toBe(attacked);
    expect(worstAttack(['flank', 'rear', 'flank by light horse'])).toBe('rear');
    expect(worstAttack(['rear', 'flank by light horse'])).toBe('rear');
    expect(worstAttack(['flank by light horse', 'flank'])).toBe('flank by light horse');
    expect(worstAttack(['flank', 'flank by light horse'])).toBe('flank by light horse');
    expect(worstAttack(['rear by light horse', 'rear'])).toBe('rear by light horse');
  });
});

describe('MC-MOV-7 columns', () => {
  const column = (change: Partial<Omit<Fighter, 'unit'>> = {}, given: Given = {}) =>
    fighter('MF', { column: true, ...change }, given);

  it('MC-MOV-7 a column counts as flanked by whom it fights', () => {
    expect(added(column())).toEqual(['MC-MOV-7 in column, counts as flanked -1']);
    for (const type of TROOP_IDS)
      expect(added(column(), fighter(type))).toEqual([
        `MC-MOV-7 in column, counts as flanked ${type === 'LH' ? -2 : -1}`,
      ]);
  });

  it('MC-MOV-7 a worse attack counts in its place, never both', () => {
    expect(added(column({ attacked: 'rear' }))).toEqual(['MC-MEL-4 attacked in rear -2']);
    expect(added(column({ attacked: 'flank' }))).toEqual(['MC-MEL-4 attacked in flank -1']);
    const lightHorse = fighter('LH');
    expect(added(column({ attacked: 'flank' }), lightHorse)).toEqual(['MC-MOV-7 in column, counts as flanked -2']);
  });

  it('MC-MOV-7 MC-MEL-4 a phalanx in column is a flanked phalanx', () => {
    expect(added(column({}, { phalanx: true }))).toEqual([
      'MC-MOV-7 in column, counts as flanked -1',
      'MC-MEL-4 phalanx attacked in flank or rear -1',
      'MC-MEL-9 phalanx +1',
    ]);
  });
});

describe('MC-MEL-5 charging', () => {
  const charging = { charging: true };
  it.each([
    ['pikes, warband or heavy horse charging +1', 'Pike WB HH'],
    ['elephants charging +3', 'El'],
    ['scythed chariots charging +6', 'SCh'],
  ])('MC-MEL-5 %s', (line, types) => {
    expect(whoever(`MC-MEL-5 ${line}`, charging)).toBe(types);
    expect(whoever(`MC-MEL-5 ${line}`, { charged: true })).toBe('');
  });

  it('MC-MEL-5 wild charge +1, for a warband beside its own', () => {
    const wild = { wildCharge: true };
    expect(added(fighter('MF', charging, wild))).toEqual(['MC-MEL-5 wild charge +1']);
    expect(added(fighter('MF', { charged: true }, wild))).toEqual([]);
    expect(added(fighter('WB', charging, wild))).toEqual([
      'MC-MEL-5 pikes, warband or heavy horse charging +1',
      'MC-MEL-5 wild charge +1',
    ]);
  });

  it('MC-MEL-5 nobody else has a bonus', () => {
    expect(TROOP_IDS.filter((type) => added(fighter(type, charging)).length > 0).join(' ')).toBe('Pike WB HH El SCh');
  });
});

describe('MC-MEL-7 rough terrain and woods', () => {
  const LINES: readonly [string, number, string][] = [
    ['archers, spears or light artillery in rough terrain', -1, 'Spear Arch Art'],
    ['mounted in rough terrain', -2, 'HH MH Cam El Ch'],
    ['scythed chariots in rough terrain', -3, 'SCh'],
    ['pikes in rough terrain', -4, 'Pike'],
  ];
  it.each(LINES)('MC-MEL-7 %s %i: %s', (label, value, types) => {
    const line = `MC-MEL-7 ${label} ${value}`;
    expect(whoever(line, { inRough: true })).toBe(types);
    expect(whoever(line, { inDenseWoods: true })).toBe(types);
    expect(whoever(line, {})).toBe('');
    const doubled = `MC-MEL-7 doubled in dense woods ${value}`;
    for (const type of types.split(' ') as TroopId[]) {
      expect(added(fighter(type, { inRough: true }))).toEqual([line]);
      expect(added(fighter(type, { inDenseWoods: true }))).toEqual([line, doubled]);
      expect(added(fighter(type, { inRough: true, inDenseWoods: true }))).toEqual([line, doubled]);
    }
  });

  it('MC-MEL-7 light horse, skirmishers and other foot have no penalty, not even in dense woods', () => {
    const free = TROOP_IDS.filter((type) => added(fighter(type, { inRough: true, inDenseWoods: true })).length === 0);
    expect(free.join(' ')).toBe('Leg WB MF Sk Rab LH Camp Bag');
  });

  it('MC-MEL-7 it is the ground of the unit itself', () => {
    expect(added(fighter('Pike'), fighter('MF', { inRough: true, inDenseWoods: true }))).toEqual([]);
  });

  it('MC-MEL-7 spearsInRough switched off: only mounted and pikes', () => {
    const off = { ...USUAL_RULINGS, spearsInRough: false };
    const worse = TROOP_IDS.filter((type) => added(fighter(type, { inDenseWoods: true }), FOE, off).length > 0);
    expect(worse.join(' ')).toBe('Pike HH MH Cam El SCh Ch');
  });
});

it('MC-MEL-8 uphill or charging down a slope +1, a stream’s bank +1', () => {
  expect(added(fighter('MF', { uphill: true }))).toEqual(['MC-MEL-8 uphill, or charging down a slope +1']);
  expect(added(fighter('MF', { uphill: true, charging: true }))).toEqual([
    'MC-MEL-8 uphill, or charging down a slope +1',
  ]);
  expect(added(fighter('MF', { defendsBank: true }))).toEqual(['MC-MEL-8 defending a stream’s bank +1']);
  expect(added(FOE, fighter('MF', { uphill: true, defendsBank: true }))).toEqual([]);
});

describe('MC-MEL-9 weapons and formations', () => {
  const ARMOURED = fighter('MF', {}, { heavyArmour: true });
  const AGAINST_ARMOUR = 'MC-MEL-9 missiles against heavy armour -1';
  const THROWN = 'MC-MEL-9 hand-thrown missiles +1';
  const PILA = 'MC-MEL-9 pila, first round of combat +2';

  it('MC-MEL-9 hand-thrown missiles, charging or charged', () => {
    const thrower = (change: Partial<Omit<Fighter, 'unit'>>) => added(fighter('MF', change, { handThrown: true }));
    expect(thrower({ charging: true })).toEqual([THROWN]);
    expect(thrower({ charged: true })).toEqual([THROWN]);
    expect(thrower({ firstCombat: true, stationary: true })).toEqual([]);
    expect(added(fighter('MF', { charging: true }))).toEqual([]);
  });

  it('MC-MEL-9 pila in the first round of combat, whoever charged', () => {
    const pila = { pila: true };
    expect(added(fighter('Leg', { firstCombat: true }, pila))).toEqual([PILA]);
    expect(added(fighter('Leg', { charging: true, charged: true }, pila))).toEqual([]);
    expect(added(fighter('Leg', { firstCombat: true }))).toEqual([]);
  });

  it('MC-MEL-9 against heavy armour these lose 1, once, and only where they count', () => {
    const both = { pila: true, handThrown: true };
    expect(added(fighter('MF', { charging: true }, { handThrown: true }), ARMOURED)).toEqual([THROWN, AGAINST_ARMOUR]);
    expect(added(fighter('MF', { firstCombat: true }, { pila: true }), ARMOURED)).toEqual([PILA, AGAINST_ARMOUR]);
    expect(added(fighter('MF', { charging: true, firstCombat: true }, both), ARMOURED)).toEqual([
      THROWN,
      PILA,
      AGAINST_ARMOUR,
    ]);
    expect(added(fighter('MF', {}, both), ARMOURED)).toEqual([]);
    expect(added(fighter('MF', { charging: true, firstCombat: true }), ARMOURED)).toEqual([]);
    const armouredThrower = fighter('MF', { charging: true }, { handThrown: true, heavyArmour: true });
    expect(added(armouredThrower, FOE)).toEqual([THROWN]);
  });

  it('MC-MEL-9 pilaAgainstArmour switched off: they lose nothing', () => {
    const off = { ...USUAL_RULINGS, pilaAgainstArmour: false };
    expect(added(fighter('MF', { firstCombat: true }, { pila: true }), ARMOURED, off)).toEqual([PILA]);
  });

  it('MC-MEL-9 a shieldwall that was stationary, a phalanx always', () => {
    const wall = { shieldwall: true };
    expect(added(fighter('MF', { stationary: true }, wall))).toEqual(['MC-MEL-9 shieldwall, stationary +1']);
    expect(added(fighter('MF', {}, wall))).toEqual([]);
    expect(added(fighter('MF', { stationary: true }))).toEqual([]);
    for (const stationary of [true, false])
      expect(added(fighter('MF', { stationary }, { phalanx: true }))).toEqual(['MC-MEL-9 phalanx +1']);
  });

  const MOUNTED = 'HH MH LH Cam El SCh Ch';
  it.each<[string, TroopId[], string]>([
    ['spears against mounted +1', ['Spear'], MOUNTED],
    ['pikes against mounted +2', ['Pike'], MOUNTED],
    ['camels or elephants against horse +2', ['Cam', 'El'], 'HH MH LH'],
  ])('MC-MEL-9 %s', (label, types, enemies) => {
    for (const type of TROOP_IDS)
      expect([type, againstWhom(type, `MC-MEL-9 ${label}`)]).toEqual([type, types.includes(type) ? enemies : '']);
  });

  it('MC-MEL-9 no type has anything else against another', () => {
    for (const type of TROOP_IDS)
      for (const enemy of TROOP_IDS)
        expect(added(fighter(type), fighter(enemy)).length, `${type} ${enemy}`).toBeLessThanOrEqual(1);
  });
});

describe('MC-MEL-10 quality, DMZ and leader', () => {
  it('MC-MEL-10 quality in combat', () => {
    expect(added(fighter('MF', {}, { combat: 'inexperienced' }))).toEqual(['MC-MEL-10 inexperienced -1']);
    expect(added(fighter('MF', {}, { combat: 'plain' }))).toEqual([]);
    expect(added(fighter('MF', {}, { combat: 'veteran' }))).toEqual(['MC-MEL-10 veteran or elite +1']);
    expect(added(fighter('MF', {}, { combat: 'elite' }))).toEqual(['MC-MEL-10 veteran or elite +1']);
    for (const rally of ['inexperienced', 'veteran', 'elite'] as const)
      expect(added(fighter('MF', {}, { rally }))).toEqual([]);
  });

  it('MC-MEL-10 tribal that has had no DMZ', () => {
    const tribal = (change: Partial<Omit<Fighter, 'unit'>>) => added(fighter('MF', change, { tribal: true }));
    expect(tribal({ hadDmz: false })).toEqual(['MC-MEL-10 tribal, no DMZ yet +1']);
    expect(tribal({ hadDmz: true })).toEqual([]);
    expect(tribal({ hadDmz: false, dmz: 1 })).toEqual(['MC-MEL-10 DMZ -1']);
    expect(added(fighter('MF', { hadDmz: false }))).toEqual([]);
  });

  it.each([1, 2])('MC-MEL-10 %i DMZ, and a leader of that factor', (count) => {
    expect(added(fighter('MF', { dmz: count }))).toEqual([`MC-MEL-10 DMZ -${count}`]);
    expect(added(fighter('MF', { leaderFactor: count }))).toEqual([`MC-MEL-10 leader +${count}`]);
  });
});

it('MC-MEL-1 all lines, in the order of the sheet', () => {
  const own = fighter(
    'Pike',
    {
      ...{ supports: 1, attacked: 'flank', charging: true, inDenseWoods: true, uphill: true, defendsBank: true },
      ...{ firstCombat: true, stationary: true, hadDmz: false, leaderFactor: 2 },
    },
    {
      ...{ phalanx: true, wildCharge: true, handThrown: true, pila: true, shieldwall: true, tribal: true },
      combat: 'elite',
    },
  );
  expect(added(own, fighter('HH', {}, { heavyArmour: true }))).toEqual([
    'MC-MEL-3 support +1',
    'MC-MEL-4 attacked in flank -1',
    'MC-MEL-4 phalanx attacked in flank or rear -1',
    'MC-MEL-5 pikes, warband or heavy horse charging +1',
    'MC-MEL-5 wild charge +1',
    'MC-MEL-7 pikes in rough terrain -4',
    'MC-MEL-7 doubled in dense woods -4',
    'MC-MEL-8 uphill, or charging down a slope +1',
    'MC-MEL-8 defending a stream’s bank +1',
    'MC-MEL-9 hand-thrown missiles +1',
    'MC-MEL-9 pila, first round of combat +2',
    'MC-MEL-9 shieldwall, stationary +1',
    'MC-MEL-9 phalanx +1',
    'MC-MEL-9 pikes against mounted +2',
    'MC-MEL-10 veteran or elite +1',
    'MC-MEL-10 tribal, no DMZ yet +1',
    'MC-MEL-10 leader +2',
    'MC-MEL-9 missiles against heavy armour -1',
  ]);
});
