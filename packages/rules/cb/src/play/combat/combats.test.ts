import { describe, expect, it } from 'vitest';
import { combatPhase, declare, fight, rowsOf, scores } from '../../testing/combat-phase.ts';
import type { CbStage, StageOptions } from '../../testing/stage.ts';
import { line, patch } from '../../testing/terrain.ts';

const FAR = 'z Art 42 2';
/** a and x in contact at 20 20, in melee unless said; both throw 3 unless said. */
const meet = (a: string, x: string, how = '', dice: readonly number[] = [3, 3], options?: StageOptions): CbStage =>
  fight([`a ${a}`, 'r Art 3 28'], [`x ${x}`, FAR], [`a x ${how}`], dice, options);

describe('CB-CBT-10 numbers', () => {
  const numbers = (x: string, dice?: readonly number[]): string | undefined =>
    rowsOf(meet('HI 20 20', x, '', dice), 'x').match(/outnumbered.*/)?.[0];

  it('stands in contact, and one overlapping on each flank', () => {
    expect(numbers('HI 20 20 stands=8 files=4')).toBeUndefined();
    // Both overlaps: four to two.
    expect(numbers('HI 20 20 stands=4 files=2', [3, 5])).toBe('outnumbered 2:1 -2');
    // One overlap: three to two.
    expect(numbers('HI 19 20 stands=4 files=2', [3, 4])).toBe('outnumbered -1');
    // A stand and two overlaps to one.
    expect(numbers('HI 19.5 20 stands=4 files=1', [1, 6])).toBe('outnumbered 3:1 -3');
    // Files farther off do not count: two to one at most with one file on the other’s corner.
    expect(numbers('HI 18.5 20 stands=4 files=1', [1, 6])).toBe('outnumbered 2:1 -2');
  });

  it('CB-CBT-8 special troops lose 1 at most', () => {
    expect(numbers('El 19.5 20 stands=1', [3, 3, 6])).toBe('outnumbered -1');
  });

  it('CB-CBT-11 friends on one enemy are summed, those included who fought earlier in the phase', () => {
    const red = ['a HI 18 20', 'b HI 22 20', 'r Art 3 28'];
    const blue = ['x HI 20 20 stands=8 files=8', FAR];
    const both = fight(red, blue, ['a x', 'b x'], [3, 3, 5]);
    expect(rowsOf(both, 'x')).toContain('outnumbered -1');
    expect([rowsOf(both, 'a'), rowsOf(both, 'b')].join()).not.toContain('outnumbered');
    const later = fight(red, blue, ['a x done', 'b x fresh'], [3, 5]);
    expect(later.told('combat').map(({ unit }) => unit)).toEqual([later.id('b'), later.id('x')]);
    expect(rowsOf(fight(red, blue, ['a x done', 'x b fresh'], [3, 5]), 'x')).toContain('outnumbered -1');
    expect([rowsOf(later, 'x').includes('outnumbered -1'), rowsOf(later, 'b')]).toEqual([
      ...[true, 'combat factor 3, deeper formation 1'],
    ]);
  });
});

describe('CB-CBT-10 deeper formation', () => {
  const deeper = (a: string, x: string, dice?: readonly number[], how = ''): boolean =>
    rowsOf(meet(a, x, how, dice), 'a').includes('deeper formation 1');

  it('by ranks at the point of contact', () => {
    expect(deeper('HI 20 20', 'HI 20 20 stands=4 files=4', [2, 3])).toBe(true);
    expect(deeper('HI 20 20', 'HI 20 20')).toBe(false);
    // Six stands in four files: two ranks in the middle alone.
    expect(deeper('HI 20 20 stands=6 files=4', 'HI 20 20 stands=4 files=4', [2, 3])).toBe(true);
    expect(deeper('HI 20 20 stands=6 files=4', 'HI 16.9 20 stands=4 files=4', [2, 3])).toBe(false);
    expect(deeper('HI 20 20 stands=6 files=4', 'HI 17.9 20 stands=4 files=4', [2, 3])).toBe(true);
  });

  it('only if both are formed, and in front', () => {
    expect(deeper('HI 20 20 unformed', 'HI 20 20 stands=4 files=4', [3, 3])).toBe(false);
    expect(deeper('HI 20 20', 'HI 20 20 stands=4 files=4 unformed', [3, 3])).toBe(false);
    expect(deeper('HI 20 20', 'HI 20 19.5 stands=4 files=4 facing=0', [1, 4], 'rear')).toBe(false);
  });
});

describe('CB-CBT-4 ground and works', () => {
  it('the advantage of ground to who is higher', () => {
    const s = meet('HI 20 20', 'HI 20 20', '', [3, 3], { terrain: [patch('hill', [18, 19, 22, 25])] });
    expect([rowsOf(s, 'a'), rowsOf(s, 'x')]).toEqual(['combat factor 3, advantage of ground 1', 'combat factor 3']);
  });

  const WALL: StageOptions = { lines: [line('fortification', [15, 20], [25, 20])] };
  it('a fortification to who stood there when the other came, round after round', () => {
    const s = meet('HI 20 20', 'HI 20 20', '', [3, 3], WALL);
    expect([rowsOf(s, 'a'), rowsOf(s, 'x')]).toEqual([
      'combat factor 3',
      'combat factor 3, defending a fortification 1',
    ]);
    const other = fight(['a HI 20 20', 'r Art 3 28'], ['x HI 20 20', FAR], ['x a'], [3, 3], WALL);
    expect(rowsOf(other, 'a')).toContain('defending a fortification 1');
    expect(rowsOf(meet('HI 20 20', 'HI 20 20 motion=charging', 'fresh', [3, 3], WALL), 'x')).not.toContain('fortif');
    const ditch: StageOptions = { lines: [line('obstacle', [15, 20], [25, 20])] };
    expect(rowsOf(meet('HI 20 20', 'HI 20 20', '', [3, 3], ditch), 'x')).toBe('combat factor 3');
  });

  it.each(['obstacle', 'major', 'fortification'] as const)('CB-RES-1 CB-RES-3 who defends an %s may halt', (kind) => {
    const works: StageOptions = { lines: [line(kind, [15, 20], [25, 20])] };
    const c = fight(['a HI 20 20', 'r Art 3 28'], ['x HI 20 20 C', FAR], ['a x'], [3, 6], works);
    expect(c.labels).toContain('halt');
    const open = fight(['a HI 20 20', 'r Art 3 28'], ['x HI 20 20 C motion=charging', FAR], ['a x'], [3, 6], works);
    expect(open.asked).not.toBe('blue after');
  });
});

describe('CB-CBT-9 CB-CBT-10 the charge and the melee', () => {
  it.each([
    ['HI 20 20 dp=2', 'fresh', 'combat factor 3, DPs -2'],
    ['HI 20 20 dp=2', '', 'combat factor 3'],
    ['Leg 20 20', 'fresh', 'combat factor 3'],
    ['Leg 20 20', '', 'combat factor 3, armoured in melee 1'],
    ['HI 20 20 unformed', 'fresh', 'combat factor 3, unformed -2'],
    ['HI 20 20 unformed', '', 'combat factor 3'],
    ['Pike 20 20 dp=2', '', 'combat factor 4, DPs -2'],
    ['HI 20 20 dp=2 motion=charging', 'fresh', 'combat factor 3, coming on 1, DPs -2'],
    ['Pike 20 20 dp=1 motion=charging', 'fresh', 'combat factor 4, DPs -1'],
  ])('%s %s: %s', (a, how, rows) => {
    const s = meet(a, 'HI 20 20', how, [4, 4]);
    expect([rowsOf(s, 'a'), s.told('combat')[0]!.round]).toEqual([rows, how === 'fresh' ? 'charge' : 'melee']);
  });

  it('CB-CBT-3 every inspire action for who charges, one for who does not', () => {
    const rows = (motion: string): string =>
      rowsOf(
        meet(`HI 20 20 motion=${motion}`, 'HI 20 20 motion=charging', 'fresh', [2, 4, 6], {
          ...{ leaders: { red: ['Max general a'] }, inspires: { Max: 2 } },
        }),
        'a',
      );
    expect(rows('charging')).toContain('inspired 2');
    expect(rows('standing')).toContain('inspired 1');
  });

  it('CB-CBT-5 CB-CBT-10 next turn it is a melee, and who charged stands while who followed up comes on', () => {
    const turns = { turns: 3 };
    const s = fight(['a HI 20 20 A motion=charging', 'r Art 3 28'], ['x HI 20 20', FAR], ['a x fresh'], [5, 3], turns);
    s.pick('follow up', 6, 1).until('blue after', 4, 5);
    expect(s.told('combat').at(-1)).toMatchObject({ round: 'melee' });
    expect(rowsOf(s, 'a')).toBe('combat factor 3, morale 1, coming on 1');
    // Who has then halted follows up no more.
    s.pick('halt').pick('halt', 6, 1).until('blue after', 4, 5);
    expect(rowsOf(s, 'a')).toBe('combat factor 3, morale 1');
    const halts = fight(
      ['a Leg 20 20 motion=charging', 'r Art 3 28'],
      ['x HI 20 20', FAR],
      ['a x fresh'],
      [3, 4],
      turns,
    );
    halts.pick('halt').pick('halt', 6, 1).until('blue after', 3, 4);
    expect(rowsOf(halts, 'a')).toBe('combat factor 3, armoured in melee 1');
  });
});

describe('CB-CBT-11 several units', () => {
  const red = ['a HI 18 20', 'b HI 22 20', 'r Art 3 28'];
  const blue = ['x HI 20 20 stands=8 files=8', FAR];

  it('CB-SEQ-6 CB-CBT-11 each throws once, the initiative first, from right to left, and takes its worst result', () => {
    // Deeper by a rank: b 5, a 10; outnumbered, x 6.
    const s = fight(red, blue, ['a x', 'b x'], [1, 6, 4]);
    expect(scores(s)).toEqual(['b x inconclusive 5-6', 'a x success 10-6', 'x a set-back 6-10']);
    expect(
      s
        .told('disordered')
        .filter(({ unit }) => unit === s.id('x'))
        .map(({ gained }) => gained),
    ).toEqual([2]);
  });

  it('CB-SEQ-10 and from the other side first if it has the initiative', () => {
    const s = fight(red, blue, ['a x', 'b x'], [4, 1, 6], { initiative: 'blue' });
    expect(scores(s)).toEqual(['x a set-back 6-10', 'b x inconclusive 5-6', 'a x success 10-6']);
  });

  it('CB-SEQ-7 results apply only when all have thrown', () => {
    const s = fight(red, blue, ['a x', 'b x'], [1, 6, 4]);
    const types = s.events.map(({ type }) => type).filter((type) => type === 'combat' || type === 'disordered');
    expect(types.slice(0, 4)).toEqual(['combat', 'combat', 'combat', 'disordered']);
  });

  it('CB-CBT-1 A grade throws an average die', () => {
    expect(() => meet('HI 20 20 A', 'HI 20 20', '', [6, 3])).toThrow();
    expect(scores(meet('HI 20 20', 'HI 20 20 A', '', [6, 5]))[0]).toBe('a x inconclusive 9-9');
  });

  it('CB-CBT-11 one charged by two at once fights both', () => {
    const s = combatPhase(['a HI 18 20', 'b HI 22 20', 'r Art 3 28'], ['x HI 20 17 stands=8 files=8', FAR]);
    declare(s, ['a x', 'b x']).pick('1 die', 3).pick('1 die', 3, 3, 3, 6);
    expect(scores(s)).toEqual(['b x inconclusive 8-8', 'a x inconclusive 8-8', 'x b inconclusive 8-8']);
  });
});
