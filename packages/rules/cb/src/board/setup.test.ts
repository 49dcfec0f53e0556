import { BadInput } from '@acies/kernel';
import { describe, expect, it } from 'vitest';
import { cbRules } from '../rule-set.ts';
import { battle, type Change, leader, unit } from '../testing/battle.ts';
import { line, patch } from '../testing/terrain.ts';

/** The lines that say what is wrong. */
function faults(data: unknown): string[] {
  try {
    cbRules.parseSetup(data);
  } catch (error) {
    expect(error).toBeInstanceOf(BadInput);
    const [head, ...lines] = (error as BadInput).message.split('\n');
    expect(head).toBe('the battle cannot be used:');
    return lines.map((text) => text.trim());
  }
  return [];
}

const red = (more: object): Change => ({ red: [unit('a', 20, 25, more)] });
const at = 'armies.red.units[0]';
const led = (...leaders: object[]): Change => ({
  ...{ red: [unit('a', 20, 25), unit('b', 30, 25, { command: 'leo' })], leaders: [leader('max', 'a'), ...leaders] },
});
const leo = (order: object) => led(leader('leo', 'b', { rank: 'commander', order }));
const second = 'armies.red.leaders[1]';

describe('CB-UNIT-2 a battle as written', () => {
  it('CB-UNIT-2 is taken as it is if nothing is wrong', () => {
    expect(faults(battle())).toEqual([]);
    expect(cbRules.parseSetup(battle())).toEqual(battle());
    expect(faults(battle(leo({ do: 'support', behind: 'a' })))).toEqual([]);
  });

  it.each<[string, Change, string]>([
    ['an id used twice', { blue: [unit('a', 20, 5), unit('x', 30, 5)] }, 'armies.blue.units[0].id: "a" is used twice'],
    ['three stands', red({ stands: 3 }), `${at}.stands: such a unit has 4 to 12 (CB-UNIT-2)`],
    ['four elephants', red({ type: 'El', stands: 4 }), `${at}.stands: such a unit has 1 to 3 (CB-UNIT-2)`],
    ['more files than stands', red({ stands: 4, files: 5 }), `${at}.files: more files than stands`],
    ['more files than the usual stands', red({ files: 9 }), `${at}.files: more files than stands`],
    ['elephants three abreast', red({ type: 'El', files: 3 }), `${at}.files: more files than stands`],
    [
      'a legion of pikes',
      red({ type: 'Pike', legion: 'I' }),
      `${at}: only legionaries and heavy infantry are lines of a legion (CB-UNIT-2)`,
    ],
    ['a quincunx of none', red({ formation: 'quincunx' }), `${at}: only a legion forms a quincunx (CB-UNIT-7)`],
    ['engines on foot', red({ weapon: 'engine' }), `${at}: only artillery has engines (CB-UNIT-5)`],
    ['bowmen with slings', red({ type: 'Bow', weapon: 'sling' }), `${at}: bowmen have bows (CB-UNIT-5)`],
    ['a command of nobody', red({ command: 'kai' }), `${at}.command: there is no leader "kai"`],
    ['a leader with nobody', { leaders: [leader('max', 'x')] }, 'armies.red.leaders[0].with: its army has no unit "x"'],
    [
      'a lone subordinate',
      { leaders: [leader('max', 'a', { rank: 'subordinate' })] },
      'armies.red.leaders: an army has one general',
    ],
    ['two with one unit', led(leader('leo', 'a', { rank: 'commander' })), 'armies.red.leaders: two are with one unit'],
    ['two generals', led(leader('leo', 'b')), 'armies.red.leaders: an army has one general'],
    [
      'support of nobody',
      leo({ do: 'support' }),
      `${second}.order.behind: who is ordered to support, and nobody else, is told whom (CB-CMD-5)`,
    ],
    [
      'an attack behind somebody',
      leo({ do: 'attack', behind: 'a' }),
      `${second}.order.behind: who is ordered to support, and nobody else, is told whom (CB-CMD-5)`,
    ],
    ['support of an enemy', leo({ do: 'support', behind: 'x' }), `${second}.order.behind: its army has no unit "x"`],
    [
      'support of one’s own',
      leo({ do: 'support', behind: 'b' }),
      `${second}.order.behind: "b" is of his own command (CB-CMD-5)`,
    ],
    [
      'a general who supports his own',
      { leaders: [leader('max', 'a', { order: { do: 'support', behind: 'a' } })] },
      'armies.red.leaders[0].order.behind: "a" is of his own command (CB-CMD-5)',
    ],
    [
      'a camp of nobody',
      { more: { terrain: [patch('camp', [1, 1, 5, 5])] } },
      'terrain[0].of: a camp, and nothing else, is somebody’s',
    ],
    [
      'a hill of somebody',
      { more: { terrain: [patch('hill', [1, 1, 5, 5], 'red')] } },
      'terrain[0].of: a camp, and nothing else, is somebody’s',
    ],
    [
      'an objective without a camp',
      { more: { objective: { campDecides: true } } },
      'objective.campDecides: there is no camp (CB-END-1)',
    ],
    ['off the left', { red: [unit('a', 1.99, 25)] }, 'armies.red.units[0].at: a stands off the table'],
    ['off the right', { red: [unit('a', 43.01, 25)] }, 'armies.red.units[0].at: a stands off the table'],
    ['off the bottom', { red: [unit('a', 20, 29.01)] }, 'armies.red.units[0].at: a stands off the table'],
    ['off the top', { blue: [unit('x', 20, 0.99)] }, 'armies.blue.units[0].at: x stands off the table'],
    ['on the enemy', { blue: [unit('x', 23.9, 26)] }, 'armies.blue.units[0].at: x stands on a'],
    [
      'on impassable ground',
      { more: { terrain: [patch('impassable', [20, 25.5, 30, 28])] } },
      'armies.red.units[0].at: a stands in ground closed to it',
    ],
    [
      'riders in difficult ground',
      { ...red({ type: 'HC' }), more: { terrain: [patch('difficult', [20, 25.5, 30, 28])] } },
      'armies.red.units[0].at: a stands in ground closed to it',
    ],
  ])('CB-UNIT-2 CB-CMD-5 %s', (_, change, fault) => expect(faults(battle(change))).toEqual([fault]));

  it('CB-CMD-5 two leaders are not of one id', () =>
    expect(
      faults(
        battle({ ...led(leader('max', 'b', { rank: 'commander' })), red: [unit('a', 20, 25), unit('b', 30, 25)] }),
      ),
    ).toEqual(['armies.red.leaders: an id is used twice']));

  it('CB-MOV-8 infantry may stand in difficult ground', () =>
    expect(faults(battle({ more: { terrain: [patch('difficult', [20, 25, 30, 28])] } }))).toEqual([]));

  it('CB-END-1 an objective with a camp, and lines, are taken', () =>
    expect(
      faults(
        battle({
          more: {
            terrain: [patch('camp', [1, 1, 5, 5], 'blue')],
            objective: { campDecides: true },
            lines: [line('gap', [1, 10], [4, 10])],
          },
        }),
      ),
    ).toEqual([]));
});
