import { describe, expect, it } from 'vitest';
import type { Setup } from '../../board/setup.ts';
import type { Fighter } from '../../sheet/chapters/melee-factors.ts';
import { lines } from '../../testing/fighters.ts';
import { type StageOptions, stage } from '../../testing/stage.ts';
import { passTo, situation } from '../../testing/turns.ts';

type Terrain = Setup['terrain'][number];

/** Red at 30, 25 and below, blue above it. */
const fight = (options: StageOptions) =>
  situation(stage({ red: ['a MF 30 25 0'], blue: ['x MF 30 25 180'] }, { contacts: ['a x'], ...options }));

const area = (kind: Terrain['kind'], x: number, y: number, to: number, down: number, more: object = {}): Terrain => ({
  id: `${kind} ${x}`,
  kind,
  points: [
    [x, y],
    [to, y],
    [to, down],
    [x, down],
  ],
  ...more,
});

const wet = ({ inRough, inDenseWoods }: Fighter): string => `${inRough ? 'rough' : ''}${inDenseWoods ? ' dense' : ''}`;

describe('MC-MEL-7 ground', () => {
  it.each<[string, Terrain[], string, string]>([
    ['open', [], '', ''],
    ['rough under both', [area('rough', 20, 20, 40, 30)], 'rough', 'rough'],
    ['rough under one', [area('rough', 20, 25, 40, 30)], 'rough', ''],
    ['rough under a part of one', [area('rough', 30.7, 26.5, 40, 30)], 'rough', ''],
    ['rough that only touches', [area('rough', 30.8, 20, 40, 30)], '', ''],
    ['dense woods under the other', [area('dense woods', 20, 20, 40, 25)], '', 'rough dense'],
    ['a hill', [area('hill', 20, 20, 40, 30)], '', ''],
  ])('MC-MEL-7 %s', (_, terrain, own, enemy) => {
    const { attacker, defender } = fight({ terrain });
    expect([wet(attacker), wet(defender)]).toEqual([own, enemy]);
  });
});

describe('MC-MEL-8 hills', () => {
  const up = (terrain: Terrain[], contacts = ['a x']): [boolean, boolean] => {
    const { attacker, defender } = fight({ terrain, contacts });
    return [attacker.uphill, defender.uphill];
  };

  it.each<[string, Terrain[], [boolean, boolean]]>([
    ['who is nearer to the crest', [area('hill', 20, 20, 40, 40, { crest: [[30, 35]] })], [true, false]],
    ['the defender nearer', [area('hill', 20, 10, 40, 40, { crest: [[30, 15]] })], [false, true]],
    ['who stands on it when the other does not', [area('hill', 20, 10, 40, 25)], [false, true]],
    ['the attacker on it', [area('hill', 20, 25, 40, 40)], [true, false]],
    ['the middle is the crest unless one is given', [area('hill', 20, 10, 40, 44)], [true, false]],
    ['both as high', [area('hill', 20, 10, 40, 40, { crest: [[25, 25]] })], [false, false]],
    [
      'along a ridge both are as high',
      [
        area('hill', 20, 10, 40, 40, {
          crest: [
            [30, 12],
            [30, 38],
          ],
        }),
      ],
      [false, false],
    ],
    ['rough ground is no hill', [area('rough', 20, 25, 40, 40)], [false, false]],
    ['neither on it', [area('hill', 40, 25, 50, 40)], [false, false]],
  ])('MC-MEL-8 %s', (_, terrain, uphill) => expect(up(terrain)).toEqual(uphill));

  it('MC-MEL-8 charging down a slope helps who charges, in that half turn alone', () => {
    expect(up([], ['a x fresh downhill'])).toEqual([true, false]);
    expect(up([], ['a x downhill'])).toEqual([false, false]);
  });

  /** A charge of 5 inches up the table from 30, 30 over a field with a hill. */
  const charge = (hill: Terrain): string[] => {
    const s = stage({ red: ['a MF 30 30 0'], blue: ['x MF 30 25 180', 'y MF 60 5 180'] }, { terrain: [hill] });
    passTo(s.order('a: advance 6'), 'blue order', 5, 5);
    const { attacker, defender } = s.told('melee')[0]!.tallies;
    return [...lines(attacker), ...lines(defender)].filter((line) => line.startsWith('MC-MEL-8'));
  };

  it('MC-MEL-8 in play: down off a hill to enemies who stand on the plain', () => {
    const down = ['MC-MEL-8 uphill, or charging down a slope +1'];
    expect(charge(area('hill', 20, 29, 40, 40))).toEqual(down);
    expect(charge(area('hill', 20, 20, 40, 45, { crest: [[30, 40]] }))).toEqual(down);
    expect(charge(area('hill', 20, 10, 40, 29, { crest: [[30, 27]] }))).toEqual(down);
    expect(charge(area('hill', 20, 32, 40, 40))).toEqual([]);
    expect(charge(area('hill', 20, 26, 40, 28))).toEqual([]);
  });
});

describe('MC-MEL-8 streams', () => {
  const bank = (y: number, contacts = ['a x fresh']): [boolean, boolean] => {
    const streams: Setup['streams'] = [
      [
        [20, y],
        [40, y],
      ],
    ];
    const { attacker, defender } = fight({ streams, contacts });
    return [attacker.defendsBank, defender.defendsBank];
  };

  it.each<[string, number, boolean]>([
    ['between them', 25, true],
    ['under the front of the defender', 24.3, true],
    ['under the rear of the defender', 24.1, false],
    ['under the attacker', 26.5, true],
    ['behind the attacker', 26.7, false],
  ])('MC-MEL-8 a stream %s', (_, y, defends) => expect(bank(y)).toEqual([false, defends]));

  it('MC-MEL-8 the bank is defended as long as they are in contact, whoever is active', () => {
    expect(bank(25, ['a x'])).toEqual([false, true]);
    expect(bank(25, ['x a'])).toEqual([false, true]);
  });

  it('MC-MEL-8 a stream that runs beside them is no bank', () => {
    const streams: Setup['streams'] = [
      [
        [32, 20],
        [32, 30],
      ],
    ];
    expect(fight({ streams }).defender.defendsBank).toBe(false);
  });

  it('MC-MEL-8 MC-MOV-10 one attacked in flank over a stream turns and defends it', () => {
    const streams: Setup['streams'] = [
      [
        [34, 20],
        [34, 40],
      ],
    ];
    const s = stage({ red: ['a MF 30 30 90'], blue: ['x MF 36 30.8 180', 'y MF 60 5 180'] }, { streams });
    passTo(s.order('a: advance 6'), 'blue order', 5, 5);
    expect(lines(s.told('melee')[0]!.tallies.defender)).toContain('MC-MEL-8 defending a stream’s bank +1');
  });
});
