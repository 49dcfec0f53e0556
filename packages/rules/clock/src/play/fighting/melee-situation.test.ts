import { describe, expect, it } from 'vitest';
import type { Fighter } from '../../sheet/chapters/melee-factors.ts';
import { type StageOptions, stage } from '../../testing/stage.ts';
import { situation } from '../../testing/turns.ts';

const A = 'a MF 30 25 0';
const X = 'x MF 30 25 180';

/** The attacker "a" and the defender "x" as they stand, with others about them. */
const stand = (red: readonly string[], blue: readonly string[], options: StageOptions = {}) =>
  situation(stage({ red, blue }, { first: 'red', contacts: ['a x'], ...options }));
const attacker = (red: readonly string[], options?: StageOptions): Fighter => stand(red, [X], options).attacker;
const defender = (blue: readonly string[], options?: StageOptions): Fighter => stand([A], blue, options).defender;

describe('MC-MEL-3 support', () => {
  const RIGHT = 'b MF 31.6 25 0';
  const LEFT = 'c MF 28.4 25 0';

  it.each<[string, string[], number]>([
    ['nobody', [], 0],
    ['one on the right', [RIGHT], 1],
    ['one on the left', [LEFT], 1],
    ['one on each flank', [RIGHT, LEFT], 2],
    ['one facing another way', ['b MF 31.6 23.4 180'], 0],
    ['one facing a little another way', ['b MF 31.7 25 2'], 0],
    ['one a little behind', ['b MF 31.6 25.1 0'], 0],
    ['one a little to the side', ['b MF 31.7 25 0'], 0],
    ['one right behind', ['b MF 30 26.6 0'], 0],
  ])('MC-MEL-3 %s', (_, friends, supports) => expect(attacker([A, ...friends]).supports).toBe(supports));

  it.each([
    ...['Pike', 'Spear', 'Leg', 'WB', 'MF', 'Arch', 'Rab', 'Art', 'Bag'].map((type) => [type, 1] as const),
    ...['Sk', 'HH', 'MH', 'LH', 'Cam', 'El', 'SCh', 'Ch', 'Camp'].map((type) => [type, 0] as const),
  ])('MC-MEL-3 MC-ORD-3 MC-UNIT-5 of %s: %i', (type, supports) => {
    expect(attacker([A, `b ${type} 31.6 25 0`]).supports).toBe(supports);
  });

  it('MC-MEL-3 on both sides of the melee, of friends alone, whether they fight or not', () => {
    const { attacker: own, defender: enemy } = stand([A, RIGHT], [X, 'y MF 31.6 25 180', 'z MF 28.4 25 180'], {
      contacts: ['a x', 'b y'],
    });
    expect([own.supports, enemy.supports]).toEqual([1, 2]);
  });

  it('MC-MEL-3 not of one that is gone', () => {
    const s = stage({ red: [A, RIGHT], blue: [X] }, { contacts: ['a x'] });
    s.unit('b').where = 'gone';
    expect(situation(s).attacker.supports).toBe(0);
  });
});

describe('MC-MEL-4 MC-MEL-11 where a unit is attacked', () => {
  /** The defender is engaged in front by "a", and by others where the words say. */
  const attacked = (...others: readonly [type: string, met: string][]): string =>
    stand([A, ...others.map(([type], i) => `b${i} ${type} ${10 + 3 * i} 40 0`)], [X], {
      contacts: ['a x', ...others.map(([, met], i) => `b${i} x ${met} unfaced`)],
    }).defender.attacked;

  it.each<[string, [string, string][], string]>([
    ['in front alone', [], 'front'],
    ['in flank', [['MF', 'flank']], 'flank'],
    ['in flank by light horse', [['LH', 'flank']], 'flank by light horse'],
    ['in flank by other horse', [['MH', 'flank']], 'flank'],
    ['in rear', [['HH', 'rear']], 'rear'],
    ['in rear by light horse', [['LH', 'rear']], 'rear by light horse'],
    [
      'in flank and rear',
      [
        ['MF', 'flank'],
        ['MF', 'rear'],
      ],
      'rear',
    ],
    [
      'in flank, and there by light horse',
      [
        ['MF', 'flank'],
        ['LH', 'flank'],
      ],
      'flank by light horse',
    ],
    [
      'in rear, and in flank by light horse',
      [
        ['LH', 'flank'],
        ['MF', 'rear'],
      ],
      'rear',
    ],
    [
      'on all sides',
      [
        ['LH', 'rear'],
        ['LH', 'flank'],
        ['MF', 'flank'],
      ],
      'rear by light horse',
    ],
  ])('MC-MEL-4 MC-MEL-11 %s', (_, others, worst) => {
    expect(attacked(...others)).toBe(worst);
  });

  it('MC-MEL-11 who attacks may be attacked himself; his own enemy’s front is no flank', () => {
    const { attacker: own, defender: enemy } = stand([A], [X, 'y LH 40 5 180'], {
      contacts: ['a x flank', 'y a rear unfaced'],
    });
    expect([own.attacked, enemy.attacked]).toEqual(['rear by light horse', 'flank']);
  });
});

describe('MC-MOV-7 columns', () => {
  const rank = (key: string, n: number, more = ''): string => `${key} MF 30 ${25 + 1.6 * n} 0 ${more}`;
  const behind = (key: string, n: number): string => `${key} MF 30 ${25 - 1.6 * n} 180`;

  it.each<[string, string[], boolean]>([
    ['two front to rear', [rank('b', 1)], false],
    ['three', [rank('b', 1), rank('c', 2)], true],
    ['four', [rank('b', 1), rank('c', 2), rank('d', 3)], true],
    ['three with a gap', [rank('b', 1), rank('c', 3)], false],
    ['three with a friend on the right of the first', [rank('b', 1), rank('c', 2), 'd MF 31.6 25 0'], false],
    ['three with a friend on the left of the first', [rank('b', 1), rank('c', 2), 'd MF 28.4 25 0'], false],
    ['three with a friend beside the last', [rank('b', 1), rank('c', 2), 'd MF 28.4 28.2 0'], false],
    ['three with a friend near by', [rank('b', 1), rank('c', 2), 'd MF 33 25 0'], true],
  ])('MC-MOV-7 %s', (_, friends, column) => expect(attacker([A, ...friends]).column).toBe(column));

  it('MC-MOV-7 the same for the defender, and for one in the middle of it', () => {
    expect(defender([X, behind('y', 1), behind('z', 2)]).column).toBe(true);
    expect(defender([X, behind('y', 1), behind('z', 2), 'w MF 28.4 25 180']).column).toBe(false);
    const { defender: middle } = stand(['a MF 29.2 24.2 90'], ['y MF 30 26.6 180', X, behind('z', 1)]);
    expect(middle.column).toBe(true);
  });
});

describe('MC-MEL-5 MC-MEL-9 MC-MEL-10 what units have done and had', () => {
  it('MC-MEL-5 MC-MEL-9 who charged, and who was charged', () => {
    const fresh = stand([A], [X], { contacts: ['a x fresh'] });
    expect([fresh.attacker, fresh.defender]).toMatchObject([
      { charging: true, charged: false },
      { charging: false, charged: true },
    ]);
    const old = stand([A], [X]);
    expect([old.attacker, old.defender]).toMatchObject(Array(2).fill({ charging: false, charged: false }));
  });

  it('MC-MEL-9 who has moved this turn is not stationary', () => {
    const s = stage({ red: [A], blue: [X] }, { contacts: ['a x'] });
    s.unit('a').moved = true;
    expect([situation(s).attacker.stationary, situation(s).defender.stationary]).toEqual([false, true]);
  });

  it('MC-MEL-9 MC-MEL-10 DMZ now and before, first combat, and the leader', () => {
    const { attacker: own, defender: enemy } = stand([A], [X], {
      first: 'blue',
      dmz: { a: 2 },
      fought: ['x'],
      leaders: { red: ['Max general a'] },
    });
    expect(own).toMatchObject({ dmz: 2, hadDmz: true, firstCombat: true, leaderFactor: 1 });
    expect(enemy).toMatchObject({ dmz: 0, hadDmz: false, firstCombat: false, leaderFactor: 0 });
  });

  it.each(['general', 'subordinate'])('MC-UNIT-5 a %s has combat factor 1', (rank) => {
    expect(attacker([A], { leaders: { red: [`Max ${rank} a`] } }).leaderFactor).toBe(1);
    expect(attacker([A, 'b MF 60 40 0'], { leaders: { red: [`Max ${rank} b`] } }).leaderFactor).toBe(0);
  });
});
