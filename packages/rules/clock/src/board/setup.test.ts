import { BadInput } from '@acies/kernel';
import { describe, expect, it } from 'vitest';
import { clockRules } from '../rule-set.ts';
import { AMBUSH, battle, type Change, HIDDEN, MAX, square, unit } from '../testing/battle.ts';

/** The lines that say what is wrong. */
function faults(data: unknown): string[] {
  try {
    clockRules.parseSetup(data);
  } catch (error) {
    expect(error).toBeInstanceOf(BadInput);
    const [head, ...lines] = (error as BadInput).message.split('\n');
    expect(head).toBe('the battle cannot be used:');
    return lines.map((line) => line.trim());
  }
  return [];
}

describe('MC-UNIT-1 a battle as written', () => {
  it('MC-UNIT-1 is taken as it is if nothing is wrong', () => {
    expect(faults(battle())).toEqual([]);
    expect(clockRules.parseSetup(battle())).toEqual(battle());
  });

  it.each<[string, Change, string]>([
    ['an id used twice', { blue: [unit('a', 30, 8)] }, 'armies.blue.units[0].id: "a" is used twice'],
    ['twice on one side', { red: [unit('a', 30, 40), unit('a', 40, 40)] }, 'armies.red.units[1].id: "a" is used twice'],
    [
      'no place',
      { red: [{ id: 'a', name: 'a', type: 'MF' }] },
      'armies.red.units[0].at: a unit that is not hidden needs a place',
    ],
    [
      'an ambush without the stratagem',
      { red: [unit('a', 30, 40), HIDDEN], more: { terrain: [square('wood')] } },
      'armies.red.units[1].hidden: red has no ambush among its stratagems',
    ],
    [
      'with another stratagem',
      { red: [unit('a', 30, 40), HIDDEN], army: { stratagems: ['forced march'] }, more: { terrain: [square('wood')] } },
      'armies.red.units[1].hidden: red has no ambush among its stratagems',
    ],
    [
      'an ambush nowhere',
      { red: [unit('a', 30, 40), HIDDEN], army: AMBUSH, more: { terrain: [square('scrub')] } },
      'armies.red.units[1].hidden: there is no terrain "wood"',
    ],
    [
      'a leader with nobody',
      { leaders: [{ ...MAX, with: 'b' }] },
      'armies.red.leaders[0].with: red has no unit "b" on the table',
    ],
    [
      'a leader with the enemy',
      { leaders: [{ ...MAX, with: 'x' }] },
      'armies.red.leaders[0].with: red has no unit "x" on the table',
    ],
    [
      'a leader in ambush',
      {
        red: [unit('a', 30, 40), HIDDEN],
        army: AMBUSH,
        leaders: [{ ...MAX, with: 'h' }],
        more: { terrain: [square('wood')] },
      },
      'armies.red.leaders[0].with: red has no unit "h" on the table',
    ],
    [
      'two leaders with one unit',
      { leaders: [MAX, { ...MAX, name: 'Leo' }] },
      'armies.red.leaders[1].with: "a" already has a leader',
    ],
    ['off the table', { red: [unit('a', 0.7, 40)] }, 'armies.red.units[0].at: a stands off the table'],
    ['over the right', { red: [unit('a', 71.3, 40)] }, 'armies.red.units[0].at: a stands off the table'],
    ['over the bottom', { red: [unit('a', 30, 46.5)] }, 'armies.red.units[0].at: a stands off the table'],
    ['over the top', { blue: [unit('x', 30, 1.5)] }, 'armies.blue.units[0].at: x stands off the table'],
    ['on another', { red: [unit('a', 30, 40), unit('b', 31, 40)] }, 'armies.red.units[1].at: b stands on a'],
    [
      'along the enemy',
      { red: [unit('a', 30, 40)], blue: [unit('x', 30, 40)] },
      'armies.blue.units[0].at: x stands in contact with a, and a battle begins before anybody is',
    ],
    ['on the enemy', { red: [unit('a', 30, 40)], blue: [unit('x', 30, 41)] }, 'armies.blue.units[0].at: x stands on a'],
    [
      'on prohibited ground',
      { red: [unit('a', 12, 22)], more: { terrain: [square('rocks', 'prohibited')] } },
      'armies.red.units[0].at: a stands on ground closed to it',
    ],
    [
      'artillery in rough going',
      { red: [unit('a', 12, 22, { type: 'Art' })], more: { terrain: [square('scrub')] } },
      'armies.red.units[0].at: a stands on ground closed to it',
    ],
    [
      'baggage in dense woods',
      { red: [unit('a', 12, 22, { type: 'Bag' })], more: { terrain: [square('wood', 'dense woods')] } },
      'armies.red.units[0].at: a stands on ground closed to it',
    ],
    [
      'artillery in ambush where it cannot go',
      { red: [unit('a', 30, 40), { ...HIDDEN, type: 'Art' }], army: AMBUSH, more: { terrain: [square('wood')] } },
      'armies.red.units[1].hidden: h hides in ground closed to it',
    ],
    [
      'an ambush on prohibited ground',
      { red: [unit('a', 30, 40), HIDDEN], army: AMBUSH, more: { terrain: [square('wood', 'prohibited')] } },
      'armies.red.units[1].hidden: h hides in ground closed to it',
    ],
    [
      'a place suggested beyond the deployment',
      { red: [unit('a', 30, 35.9)], more: { deploy: 'free' } },
      'armies.red.units[0].at: a stands outside the deployment of red',
    ],
    [
      'and of blue',
      { blue: [unit('x', 30, 12.1)], more: { deploy: 'free' } },
      'armies.blue.units[0].at: x stands outside the deployment of blue',
    ],
  ])('MC-UNIT-1 MC-SEQ-3 %s', (_, change, fault) => expect(faults(battle(change))).toEqual([fault]));

  it('MC-UNIT-1 at the very edges, beside each other and on rough ground they may stand', () => {
    const red = [
      unit('a', 0.8, 46.4),
      unit('b', 2.4, 46.4),
      unit('c', 71.2, 46.4),
      unit('d', 12, 22),
      unit('e', 12, 20.2, { type: 'Camp' }),
    ];
    expect(faults(battle({ red, blue: [unit('x', 30, 1.6)], more: { terrain: [square('scrub')] } }))).toEqual([]);
  });

  it('MC-ORD-3 one in ambush stands nowhere yet, whatever its place', () => {
    const two = [unit('a', 30, 40), { ...HIDDEN, at: [30, 40] }];
    for (const red of [two, [...two].reverse()])
      expect(faults(battle({ red, army: AMBUSH, more: { terrain: [square('wood')] } }))).toEqual([]);
  });

  it('MC-UNIT-1 tells of every fault of sense at once', () => {
    const red = [unit('a', 30, 40), unit('a', 40, 40), HIDDEN, { id: 'c', name: 'c', type: 'MF' }];
    expect(faults(battle({ red, leaders: [{ ...MAX, with: 'z' }] }))).toHaveLength(4);
  });
});

describe('MC-UNIT-4 the form of a battle', () => {
  it.each<[string, Change, RegExp]>([
    ['an unknown type', { red: [unit('a', 30, 40, { type: 'Orc' })] }, /^armies\.red\.units\[0\]\.type: /],
    ['an unknown grade', { red: [unit('a', 30, 40, { combat: 'fair' })] }, /^armies\.red\.units\[0\]\.combat: /],
    ['an unknown trait', { red: [unit('a', 30, 40, { magic: true })] }, /^armies\.red\.units\[0\]: /],
    ['unknown missiles', { red: [unit('a', 30, 40, { missiles: 'guns' })] }, /^armies\.red\.units\[0\]\.missiles: /],
    ['a facing beyond 360', { red: [unit('a', 30, 40, { facing: 360 })] }, /^armies\.red\.units\[0\]\.facing: /],
    ['an empty army', { red: [] }, /^armies\.red\.units: /],
    ['an unknown rank', { leaders: [{ ...MAX, rank: 'king' }] }, /^armies\.red\.leaders\[0\]\.rank: /],
    [
      'three stratagems',
      { army: { stratagems: ['ambush', 'forced march', 'feigned flight'] } },
      /^armies\.red\.stratagems: /,
    ],
    ['an unknown stratagem', { army: { stratagems: ['magic'] } }, /^armies\.red\.stratagems\[0\]: /],
    ['a clock at 0', { army: { clock: 0 } }, /^armies\.red\.clock: /],
    ['unknown terrain', { more: { terrain: [square('t', 'sea')] } }, /^terrain\[0\]\.kind: /],
    [
      'terrain of two points',
      {
        more: {
          terrain: [
            {
              id: 't',
              kind: 'rough',
              points: [
                [1, 1],
                [2, 2],
              ],
            },
          ],
        },
      },
      /^terrain\[0\]\.points: /,
    ],
    ['a stream of one point', { more: { streams: [[[1, 1]]] } }, /^streams\[0\]: /],
    ['one half turn', { more: { halfTurns: 1 } }, /^halfTurns: /],
    ['a table of 11 inches', { more: { width: 11 } }, /^width: /],
    ['an unknown ruling', { more: { rulings: { magic: true } } }, /^rulings/],
    ['an unknown way to deploy', { more: { deploy: 'by lot' } }, /^deploy: /],
  ])('MC-UNIT-4 %s: says where', (_, change, fault) => {
    const found = faults(battle(change));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(fault);
  });
});
