import { describe, expect, it } from 'vitest';
import { patch } from '../../testing/marching.ts';
import { type ClockStage, stage } from '../../testing/stage.ts';
import { parseOrder } from './order-text.ts';
import { sayOrder, wordsOfOrder } from './order-words.ts';
import type { Order } from './orders.ts';

/** Units with the names that battles have, some of them awkward. */
function battle(): ClockStage {
  const names = [
    'Libyan spears 1',
    'Libyan spears 2',
    'Gauls',
    'Gauls',
    'Horse: left, and right',
    'wb',
    'Group of slingers',
  ];
  const lines = ['spa1 Spear 30 30 0', 'spa2 Spear 31.6 30 0', 'wb WB 40 30 0', 'wb2 WB 41.6 30 0'];
  const s = stage(
    {
      red: [...lines, 'lh LH 50 30 0', 'x MF 60 40 0', 'sl Sk 55 40 0', 'amb WB hidden wood'],
      blue: ['far MF 70 3 180'],
    },
    {
      armies: { red: { stratagems: ['ambush', 'forced march'] } },
      leaders: { red: ['Hanno subordinate spa1', 'Hannibal general wb'] },
      terrain: [patch('rough', 10, 10, 25, 20, 'wood')],
    },
  );
  for (const [i, name] of names.entries()) Object.assign(s.g.setting.units[i]!, { name });
  Object.assign(s.g.setting.leaders[1]!, { name: 'Hannibal, son of Hamilcar' });
  return s;
}

const steps: Extract<Order, { do: 'move' }>['steps'] = [
  { do: 'advance', distance: 3333 },
  { do: 'incline', distance: 1, angle: -123 },
  { do: 'wheel', to: 'left', angle: 305 },
  { do: 'turn', to: 'about' },
  { do: 'face', heading: 1 },
  { do: 'sidestep', to: 'right', distance: 2539 },
  { do: 'back', distance: 2540 },
];

describe('MC-ORD-1 an order in words', () => {
  it.each<[Order, string]>([
    [{ do: 'done' }, 'no more orders'],
    [{ do: 'move', by: 0, units: [0, 1], steps: steps.slice(0, 1) }, 'Hanno: spa1-2: advance 1.3122'],
    [
      { do: 'move', by: -1, units: [0], steps: [{ do: 'back', distance: 2540 }] },
      'clock: spa1 (Libyan spears 1): back 1',
    ],
    [{ do: 'move', by: 1, units: [2, 3], steps: steps.slice(3, 4) }, 'Hannibal, son of Hamilcar: wb, wb2: turn about'],
    [{ do: 'move', by: -1, units: [4], steps }, expect.stringMatching(/^clock: lh: advance 1.3122, incline left /)],
    [{ do: 'move', by: -1, units: [5], steps: steps.slice(3, 4) }, 'x (wb): turn about'],
    [{ do: 'move', by: -1, units: [6], steps: steps.slice(3, 4) }, 'sl (Group of slingers): turn about'],
    [{ do: 'move', by: -1, units: [6, 5], steps: steps.slice(3, 4) }, 'sl, x: turn about'],
    [{ do: 'forced march', units: [0], steps: steps.slice(3, 4) }, 'forced march spa1 (Libyan spears 1): turn about'],
    [{ do: 'disengage', by: 0, unit: 0, feigned: false }, 'Hanno: disengage spa1 (Libyan spears 1)'],
    [{ do: 'disengage', by: -1, unit: 4, feigned: true }, 'clock: feign lh'],
    [{ do: 'disengage', by: -1, unit: 5, feigned: true }, 'feign x (wb)'],
    [{ do: 'ride', leader: 1, to: 0 }, 'ride Hannibal, son of Hamilcar to spa1 (Libyan spears 1)'],
    [{ do: 'reveal', unit: 7, x: 50_801, y: 35_559, heading: 1805 }, 'reveal amb at 20.0004 13.9996 facing 180.5'],
  ])('%o', (order, words) => {
    const s = battle();
    expect(wordsOfOrder(s.g, order)).toEqual(words);
    expect(parseOrder(s.g, 'red', wordsOfOrder(s.g, order))).toEqual(order);
  });

  it('ids that follow each other are a range, unless a unit is called like that', () => {
    const red = ['a1 Leg 30 30 0', 'a2 Leg 31.6 30 0', 'a3 Leg 33.2 30 0', 'b9 Leg 34.8 30 0', 'b10 Leg 36.4 30 0'];
    const s = stage({
      red: [...red, 'c1 Leg 38 30 0', 'c2 Leg 39.6 30 0', 'c1-2 Leg 41.2 30 0'],
      blue: ['x MF 70 3 180'],
    });
    const words = (units: number[]) => wordsOfOrder(s.g, { do: 'move', by: -1, units, steps: steps.slice(3, 4) });
    for (const [units, who] of [
      [[0, 1, 2], 'a1-3'],
      [[0, 2, 1], 'a1, a3, a2'],
      [[1, 2, 3, 4], 'a2-3, b9-10'],
      [[5, 6], 'c1, c2'],
      [[5, 7], 'c1, c1-2'],
    ] as const) {
      expect(words([...units])).toBe(`${who}: turn about`);
      expect(parseOrder(s.g, 'red', words([...units]))).toMatchObject({ units });
    }
  });

  it('every place on the table is found again', () => {
    const s = battle();
    for (let x = 0; x < 5000; x++) {
      const order: Order = { do: 'reveal', unit: 7, x, y: 182_880 - x, heading: x % 3600 };
      expect(parseOrder(s.g, 'red', wordsOfOrder(s.g, order))).toEqual(order);
    }
  });

  it.each<[Order, string]>([
    [{ do: 'done' }, 'no more orders'],
    [
      { do: 'move', by: 0, units: [0, 1], steps: steps.slice(0, 1) },
      'Hanno: Libyan spears 1 and 2: advance 1.3 inches',
    ],
    [
      { do: 'move', by: -1, units: [0, 3, 5], steps: [steps[2]!, steps[6]!] },
      'Libyan spears 1, Gauls (wb2) and wb: wheel left 31° and back 1 inch',
    ],
    [
      { do: 'forced march', units: [6], steps: [{ do: 'face', heading: 171 }] },
      'forced march of Group of slingers: turn 17° to the right',
    ],
    [{ do: 'disengage', by: 0, unit: 0, feigned: false }, 'Hanno: Libyan spears 1 disengages'],
    [{ do: 'disengage', by: -1, unit: 5, feigned: true }, 'wb feigns flight'],
    [{ do: 'ride', leader: 1, to: 0 }, 'Hannibal, son of Hamilcar rides to Libyan spears 1'],
    [
      { do: 'reveal', unit: 7, x: 50_801, y: 35_559, heading: 170 },
      'spring the ambush of amb for 2 orders: 20 inches from the left and 14 from the top, turned 17° to the right',
    ],
  ])('for people it has names and rounded lengths: %o', (order, words) => {
    expect(sayOrder(battle().g, order)).toBe(words);
  });

  it('is understood as it is told, to the tenth', () => {
    const s = battle();
    const order: Order = { do: 'move', by: 0, units: [0, 1], steps: [{ do: 'advance', distance: 3810 }, steps[6]!] };
    expect(parseOrder(s.g, 'red', sayOrder(s.g, order))).toEqual(order);
    expect(parseOrder(s.g, 'red', 'Libyan spears 1 to 2: advance 1.5 and back 1')).toMatchObject({ units: [0, 1] });
    expect(parseOrder(s.g, 'red', 'Libyan spears 2 and x, wb2: back 1')).toMatchObject({ units: [1, 5, 3] });
    expect(() => parseOrder(s.g, 'red', 'Libyan spears 1 and 9: back 1')).toThrow('red has no unit');
  });
});

describe('MC-MOV-8 an order that charges', () => {
  const facing = (): ClockStage =>
    stage({
      red: ['a Leg 30 30 0', 'b Leg 31.6 30 0'],
      blue: ['x MF 30 26 180', 'y MF 31.6 26 180'],
    });
  const said = (s: ClockStage, units: number[], inches: number): string =>
    sayOrder(s.g, { do: 'move', by: -1, units, steps: [{ do: 'advance', distance: inches * 2540 }] });

  it('says whom, and one that stops short does not', () => {
    expect(said(facing(), [0], 6)).toBe('a: advance 4 inches, charging x');
    expect(said(facing(), [0, 1], 6)).toBe('a and b: advance 4 inches, charging x and y');
    expect(said(facing(), [0, 1], 1)).not.toContain('charging');
  });
});
