import { BadInput } from '@acies/kernel';
import { describe, expect, it } from 'vitest';
import { legioRules } from '../rule-set.ts';
import { battle, type Change, leader, unit } from '../testing/battle.ts';
import { patch } from '../testing/terrain.ts';

/** The lines that say what is wrong. */
function faults(data: unknown): string[] {
  try {
    legioRules.parseSetup(data);
  } catch (error) {
    expect(error).toBeInstanceOf(BadInput);
    const [head, ...lines] = (error as BadInput).message.split('\n');
    expect(head).toBe('the battle cannot be used:');
    return lines.map((line) => line.trim());
  }
  return [];
}

const red = (more: object): Change => ({ red: [unit('a', 300, 900, more)] });
const at = 'armies.red.units[0]';
const STANDS = `${at}.stands: such a unit has 2 to 12 (LG-UNIT-4)`;

describe('LG-UNIT-4 a battle as written', () => {
  it('LG-UNIT-4 is taken as it is if nothing is wrong', () => {
    expect(faults(battle())).toEqual([]);
    expect(legioRules.parseSetup(battle())).toEqual(battle());
  });

  it.each<[string, Change, string]>([
    [
      'an id used twice',
      { blue: [unit('a', 300, 100), unit('x', 600, 100)] },
      'armies.blue.units[0].id: "a" is used twice',
    ],
    ['one stand of shieldwall', red({ stands: 1 }), STANDS],
    ['two elephants', red({ type: 'El', stands: 2 }), `${at}.stands: such a unit has 1 (LG-UNIT-4)`],
    ['more files than stands', red({ stands: 4, files: 5 }), `${at}.files: more files than stands`],
    ['more files than the usual stands', red({ files: 7 }), `${at}.files: more files than stands`],
    ['elephants two abreast', red({ type: 'El', files: 2 }), `${at}.files: more files than stands`],
    [
      'a line of one file',
      red({ files: 1 }),
      `${at}.files: one file is a column, and a battle begins in line (LG-MAN-3)`,
    ],
    ['elephants of B grade', red({ type: 'El', grade: 'B' }), `${at}: elephants and artillery are C grade (LG-UNIT-6)`],
    [
      'warband of legionaries',
      red({ type: 'WB', legionaries: true }),
      `${at}: only shieldwall or javelinmen are legionaries (LG-UNIT-3)`,
    ],
    ['shieldwall that dismounts', red({ type: 'SW', onFoot: 'SW' }), `${at}.onFoot: only cavalry dismounts (LG-MAN-7)`],
    [
      'riders on elephants instead of on foot',
      red({ type: 'HC', onFoot: 'El' }),
      `${at}.onFoot: dismounted, a unit is infantry (LG-MAN-7)`,
    ],
    ['a command of nobody', red({ command: 'kai' }), `${at}.command: there is no leader "kai"`],
    ['a leader with nobody', { leaders: [leader('max', 'x')] }, 'armies.red.leaders[0].with: red has no unit "x"'],
    [
      'a lone subordinate',
      { leaders: [leader('max', 'a', { rank: 'subordinate' })] },
      'armies.red.leaders: an army has one general',
    ],
    ['off the left', { red: [unit('a', 29.6, 900)] }, 'armies.red.units[0].at: a stands off the table'],
    ['off the right', { red: [unit('a', 1770.4, 900)] }, 'armies.red.units[0].at: a stands off the table'],
    ['off the bottom', { red: [unit('a', 300, 1160.4)] }, 'armies.red.units[0].at: a stands off the table'],
    ['off the top', { blue: [unit('x', 300, 39.6)] }, 'armies.blue.units[0].at: x stands off the table'],
    ['on the enemy', { blue: [unit('x', 359, 930)] }, 'armies.blue.units[0].at: x stands on a'],
    [
      'on impassable ground',
      { more: { terrain: [patch('impassable', 320, 910, 400, 1000)] } },
      'armies.red.units[0].at: a stands in ground closed to it',
    ],
  ])('LG-UNIT-4 LG-UNIT-5 %s', (_, change, fault) => expect(faults(battle(change))).toEqual([fault]));

  it('LG-CMD-2 two leaders are not with one unit, nor of one id', () => {
    const units = [unit('a', 300, 900), unit('b', 500, 900)];
    const leaders = (...more: object[]) => ({ red: units, leaders: [leader('max', 'a'), ...more] });
    expect(faults(battle(leaders(leader('leo', 'b', { rank: 'commander' }))))).toEqual([]);
    expect(faults(battle(leaders(leader('leo', 'a', { rank: 'commander' }))))).toEqual([
      'armies.red.leaders: two are with one unit',
    ]);
    expect(faults(battle(leaders(leader('max', 'b', { rank: 'commander' }))))).toEqual([
      'armies.red.leaders[1].id: "max" is used twice',
    ]);
    expect(faults(battle(leaders(leader('leo', 'b'))))).toEqual(['armies.red.leaders: an army has one general']);
  });

  it('LG-MOV-6 only who may enter it begins in difficult ground', () => {
    const terrain = [patch('difficult', 320, 910, 400, 1000)];
    const of = (type: string) => faults(battle({ ...red({ type }), more: { terrain } }));
    expect([of('SW'), of('Sk')]).toEqual([[], []]);
    for (const type of ['LC', 'HC', 'SC'])
      expect(of(type)).toEqual(['armies.red.units[0].at: a stands in ground closed to it']);
  });

  it('LG-UNIT-4 LG-UNIT-5 at the very edges and beside each other they may stand, on hills too', () => {
    const units = [unit('a', 30, 1160), unit('b', 90, 1160), unit('c', 1770, 1160), unit('d', 300, 1120)];
    const more = { terrain: [patch('hill', 200, 1000, 400, 1199)] };
    expect(faults(battle({ red: units, blue: [unit('x', 300, 40)], more }))).toEqual([]);
    expect(faults(battle(red({ stands: 12, files: 12 })))).toEqual([]);
    expect(faults(battle(red({ stands: 2 })))).toEqual([]);
    // LG-MAN-1: light troops are in no line.
    expect(faults(battle(red({ type: 'Sk', files: 1 })))).toEqual([]);
    expect(faults(battle(red({ type: 'El', files: 1 })))).toEqual([]);
  });

  it.each<[string, Change, RegExp]>([
    ['an unknown type', red({ type: 'Orc' }), /\.type: /],
    ['an unknown grade', red({ grade: 'E' }), /\.grade: /],
    ['an unknown trait', red({ magic: true }), /units\[0\]: /],
    ['a facing beyond 360', red({ facing: 360 }), /\.facing: /],
    ['thirteen stands', red({ stands: 13 }), /\.stands: /],
    ['an empty army', { red: [] }, /^armies\.red\.units: /],
    ['no leader at all', { leaders: [] }, /^armies\.red\.leaders: /],
    [
      'unknown terrain',
      { more: { terrain: [{ ...patch('hill', 1, 1, 2, 2), kind: 'sea' }] } },
      /^terrain\[0\]\.kind: /,
    ],
    ['an unknown ruling', { more: { rulings: { noDice: true } } }, /^rulings: /],
  ])('LG-UNIT-4 the form of a battle: %s', (_, change, fault) => expect(faults(battle(change))[0]).toMatch(fault));
});
