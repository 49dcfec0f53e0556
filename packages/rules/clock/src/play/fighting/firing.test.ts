import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/fighters.ts';
import { type ClockStage, type StageOptions, stage } from '../../testing/stage.ts';
import { passHalfTurn } from '../../testing/turns.ts';
import { fireTargets } from './firing.ts';

/** Whom the unit "a" can fire at. Blue, without missiles, is to move, so that nobody has fired. */
function targets(red: readonly string[], blue: readonly string[], options: StageOptions = {}): string[] {
  const s = stage({ red, blue }, { first: 'blue', ...options });
  return fireTargets(s.g, s.id('a')).map((id) => s.g.setting.units[id]!.key);
}
const ARCHER = 'a Arch 30 30 0';
const box = (x: number, y: number, width: number, height: number): [number, number][] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

describe('MC-UNIT-3 how far units fire', () => {
  it.each([
    ['Arch', 8],
    ['Sk', 3],
    ['LH', 3],
    ['Art', 12],
    ['Sk missiles=slings', 8],
    ['Sk missiles=bows', 8],
    ['MF missiles=bows', 8],
    ['Ch missiles=slings', 8],
  ])('MC-UNIT-3 %s: %i inches and no more, from edge to edge', (words, range) => {
    const [type, ...more] = words.split(' ');
    const red = [`a ${type} 30 30 0 ${more.join(' ')}`];
    expect(targets(red, [`x MF 30 ${30 - range} 180`])).toEqual(['x']);
    expect(targets(red, [`x MF 30 ${29.9 - range} 180`])).toEqual([]);
  });

  it.each(['MF', 'Leg', 'WB', 'MF missiles=javelins', 'HH missiles=javelins', 'Arch missiles=none', 'Spear', 'El'])(
    'MC-UNIT-3 %s throw nothing at a distance',
    (words) => {
      const [type, ...more] = words.split(' ');
      expect(targets([`a ${type} 30 30 0 ${more.join(' ')}`], ['x MF 30 29 180'])).toEqual([]);
    },
  );
});

describe('MC-FIRE-1 the arc', () => {
  it.each([
    ['right', 37.17, true],
    ['right, a little further', 37.2, false],
    ['left', 22.83, true],
    ['left, a little further', 22.8, false],
  ])('MC-FIRE-1 45 degrees to the %s', (_, x, seen) => {
    expect(targets([ARCHER], [`x MF ${x} 26 180`])).toEqual(seen ? ['x'] : []);
  });

  it.each([
    ['beside it', 'x MF 33 30 0'],
    ['behind it', 'x MF 30 34 0'],
  ])('MC-FIRE-1 not at one %s', (_, blue) => expect(targets([ARCHER], [blue])).toEqual([]));

  it('MC-FIRE-1 the arc turns with the unit', () => {
    expect(targets(['a Arch 30 30 90'], ['x MF 34 30 180', 'y MF 30 24 180'])).toEqual(['x']);
  });
});

describe('MC-FIRE-1 a clear line', () => {
  it.each([
    ['a friend', [ARCHER, 'b MF 30 28 0'], ['x MF 30 24 180']],
    ['an enemy', [ARCHER], ['x MF 30 23 180', 'y MF 30 26 180']],
  ])('MC-FIRE-1 %s in between is in the way', (_, red, blue) => {
    expect(targets(red, blue)).not.toContain('x');
  });

  it('MC-FIRE-1 but not one who covers only a part, nor friends in line beside it', () => {
    expect(targets([ARCHER, 'b MF 31 28 0'], ['x MF 30 24 180'])).toEqual(['x']);
    expect(targets([ARCHER, 'b MF 31.6 30 0', 'c MF 28.4 30 0'], ['x MF 30 24 180'])).toEqual(['x']);
  });

  it('MC-FIRE-1 nor one who is gone, or lies in ambush', () => {
    const s = stage({ red: [ARCHER, 'b MF 30 28 0'], blue: ['x MF 30 24 180'] }, { first: 'blue' });
    s.unit('b').where = 'gone';
    expect(fireTargets(s.g, 0)).toEqual([s.id('x')]);
    s.unit('x').where = 'ambush';
    expect(fireTargets(s.g, 0)).toEqual([]);
  });

  it.each([
    ['dense woods in between', 'dense woods', box(25, 26, 10, 2), []],
    ['rough going in between', 'rough', box(25, 26, 10, 2), ['x']],
    ['a hill in between', 'hill', box(25, 26, 10, 2), ['x']],
    ['who fires stands in the woods', 'dense woods', box(25, 28, 10, 3), ['x']],
    ['the target stands in the woods', 'dense woods', box(25, 22, 10, 4), ['x']],
    ['woods beside the line', 'dense woods', box(32, 22, 5, 8), ['x']],
  ] as const)('MC-FIRE-1 %s', (_, kind, points, seen) => {
    const terrain = [{ id: 't', kind, points: [...points] }];
    expect(targets([ARCHER], ['x MF 30 24 180'], { terrain })).toEqual(seen);
  });

  it('MC-FIRE-1 woods that one stands in are no cover for others', () => {
    const wood = (id: string, y: number) => ({ id, kind: 'dense woods' as const, points: box(25, y, 10, 1) });
    expect(targets([ARCHER], ['x MF 30 24 180'], { terrain: [wood('t', 29.5), wood('u', 26.5)] })).toEqual([]);
  });
});

describe('MC-FIRE-1 nobody in contact', () => {
  it('MC-FIRE-1 fires, or is fired at', () => {
    const red = [ARCHER, 'b MF 36 25 0'];
    const blue = ['x MF 30 24 180', 'y MF 36 25 180'];
    expect(targets(red, blue)).toEqual(['x', 'y']);
    expect(targets(red, blue, { contacts: ['b y'] })).toEqual(['x']);
    expect(targets(red, [...blue, 'z MF 30 30 180'], { contacts: ['a z'] })).toEqual([]);
    expect(targets(red, [...blue, 'z MF 30 31.6 0'], { contacts: ['z a rear unfaced'] })).toEqual([]);
    const target = 'y MF 34.4 24.2 270';
    expect(targets(red, ['x MF 30 24 180', target], { contacts: ['y b flank unfaced'] })).toEqual(['x']);
  });
});

describe('MC-FIRE-1 fire in play', () => {
  const BLUE = ['x MF 28 24 180', 'y MF 32 24 180', 'z MF 60 5 180'];

  it('MC-FIRE-1 each unit that can chooses its target, with the odds', () => {
    const s = stage({ red: ['a Arch 29 30 0', 'b Arch 31 30 0'], blue: BLUE });
    expect([s.asked, s.question.question]).toEqual(['red fire', 'At whom shall a fire?']);
    expect(s.labels).toEqual(['x, at 6 inches', 'y, at 6.2 inches']);
    expect(s.question.options!.map((option) => s.question.preview(option))).toEqual(
      Array(2).fill('a DMZ 30%, destroyed 0%'),
    );
    s.pick('x');
    expect(s.question.options!.map((option) => s.question.preview(option))).toEqual([
      'with 2 firing: a DMZ 30%, destroyed 10%',
      'a DMZ 30%, destroyed 0%',
    ]);
  });

  it('MC-FIRE-1 a unit that has a target fires: it is not asked whether, nor at whom if there is but one', () => {
    const one = stage({ red: [ARCHER], blue: ['x MF 30 24 180'] }, { dice: [5] });
    expect([one.told('fire').length, one.asked]).toEqual([1, 'red order']);
    const two = stage({ red: [ARCHER], blue: ['x MF 30 24 180', 'y MF 32 24 180'] });
    expect([two.asked, two.question.options]).toEqual(['red fire', [two.id('x'), two.id('y')]]);
  });

  it('MC-FIRE-1 several at one target throw once, on the row for their number', () => {
    const s = stage({ red: ['a Arch 29 30 0', 'b Arch 31 30 0'], blue: BLUE })
      .pick('x')
      .pick('x', 7);
    expect(s.told('fire')).toMatchObject([{ firers: [0, 1], target: s.id('x'), result: 'D' }]);
    expect(s.unit('x')).toMatchObject({ dmz: 1, hadDmz: true });
    expect(s.told('marked')).toMatchObject([{ clauses: ['MC-FIRE-2'], gained: 1, dmz: 1 }]);
  });

  it('MC-FIRE-1 at two targets they throw for each', () => {
    const s = stage({ red: ['a Arch 29 30 0', 'b Arch 31 30 0'], blue: BLUE })
      .pick('y')
      .pick('x', 8, 7);
    expect(s.told('fire').map(({ firers, target, result }) => [firers, target, result])).toEqual([
      [[0], s.id('y'), 'D'],
      [[1], s.id('x'), 'NE'],
    ]);
  });

  it('MC-FIRE-3 the rows of the roll are told', () => {
    const blue = ['x Leg 30 24 180 heavyArmour', 'z MF 60 5 180'];
    const s = stage({ red: ['a Arch 30 30 0 veteran'], blue }, { dice: [8] });
    const [fire] = s.told('fire');
    expect(lines(fire!.tally)).toEqual(['MC-FIRE-3 elite or veteran firing +1', 'MC-FIRE-3 target in heavy armour -1']);
    expect(fire!.result).toBe('D');
  });

  it.each<[string, number, number, string, number | string]>([
    ['no effect', 0, 7, 'NE', 0],
    ['a first DMZ', 0, 8, 'D', 1],
    ['a second DMZ, without a retreat', 1, 10, 'D', 2],
    ['a third DMZ destroys', 2, 8, 'D', 'third DMZ'],
  ])('MC-FIRE-2 MC-MEL-2 %s', (_, dmz, face, result, after) => {
    const s = stage({ red: [ARCHER], blue: ['x MF 30 24 180', 'z MF 60 5 180'] }, { dmz: { x: dmz }, dice: [face] });
    expect(s.told('fire')).toMatchObject([{ result }]);
    if (typeof after === 'number') expect([s.unit('x').dmz, s.at('x')]).toEqual([after, '30 24 180']);
    else expect(s.told('destroyed')).toMatchObject([{ clauses: ['MC-MEL-2'], how: after }]);
    expect(s.told('moved')).toEqual([]);
  });

  it('MC-FIRE-2 a unit is shot away', () => {
    const s = stage({ red: ['a Art 30 30 0'], blue: ['x MF 30 24 180', 'z MF 60 5 180'] }, { dice: [10] });
    expect(s.told('fire')).toMatchObject([{ result: 'K' }]);
    expect(s.told('destroyed')).toMatchObject([{ clauses: ['MC-FIRE-2'], how: 'shot away' }]);
    expect(s.at('x')).toBe('gone');
  });

  it('MC-FIRE-1 only the active side fires', () => {
    const s = stage({ red: ['a MF 30 30 0', 'b MF 10 40 0'], blue: ['x Arch 30 24 180'] });
    expect([s.asked, s.told('fire')]).toEqual(['red order', []]);
    passHalfTurn(s, 8);
    expect(s.told('fire')).toMatchObject([{ firers: [s.id('x')], target: 0 }]);
  });

  it('MC-FIRE-1 a battle that fire has ended is not fired on', () => {
    const s: ClockStage = stage(
      { red: ['a Art 29 30 0', 'b Art 31 30 0'], blue: ['x Camp 28 24 180', 'y MF 32 24 180'] },
      { armies: { blue: { clock: 1 } } },
    );
    s.pick('x').pick('y', 10);
    expect(s.told('fire')).toHaveLength(1);
    expect(s.game.result).toMatchObject({ winner: 'red' });
  });
});
