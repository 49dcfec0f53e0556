import { scriptedDice } from '@acies/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type HexStage, stage } from '../../testing/stage.ts';
import { TROOPS, type TroopId } from '../troops.ts';
import { pursuitHexes, pursuitOf, rollPursuit } from './pursuit-die.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const NEVER = [0, 0, 0, 0, 0, 0];
const FOOT = [0, 0, 0, 1, 1, 1];
const CAVALRY = [0, 1, 1, 2, 2, 3];

describe('HX-PUR-1 the pursuit die', () => {
  it.each<[TroopId, 'must' | 'may' | 'cannot', number[]]>([
    ['WB', 'must', [0, 1, 1, 2, 2, 2]],
    ['Ch', 'must', [0, 1, 1, 2, 2, 3]],
    ['Aux', 'may', FOOT],
    ['HI', 'may', FOOT],
    ['Leg', 'may', FOOT],
    ['Pike', 'may', FOOT],
    ['LSp', 'may', FOOT],
    ['El', 'may', FOOT],
    ['MC', 'may', CAVALRY],
    ['HC', 'may', CAVALRY],
    ['Sk', 'cannot', NEVER],
    ['LI', 'cannot', NEVER],
    ['Shot', 'cannot', NEVER],
    ['LC', 'cannot', NEVER],
    ['Art', 'cannot', NEVER],
  ])('HX-PUR-1 %s %s pursue: %j by face', (type, kind, hexes) => {
    expect(pursuitOf(TROOPS[type])).toBe(kind);
    expect(FACES.map((face) => pursuitHexes(TROOPS[type], face))).toEqual(hexes);
    expect(FACES.map((face) => rollPursuit(TROOPS[type], scriptedDice([face])))).toEqual(hexes);
  });

  it.each<[number, number]>([
    [2, 2],
    [3, 3],
    [4, 3],
  ])('HX-PUR-1 a warband that moves %iH goes %iH on a 6', (move, hexes) => {
    expect(pursuitHexes({ ...TROOPS.WB, move }, 6)).toBe(hexes);
    expect(pursuitHexes({ ...TROOPS.WB, move }, 5)).toBe(2);
  });

  it('HX-PUR-1 a positive impact is what lets a stand pursue: light cavalry that a scenario gives one', () => {
    expect(pursuitOf({ ...TROOPS.LC, impact: 1 })).toBe('may');
    expect(FACES.map((face) => pursuitHexes({ ...TROOPS.LC, impact: 1 }, face))).toEqual(CAVALRY);
    expect(pursuitOf({ ...TROOPS.HI, impact: 0 })).toBe('cannot');
    expect(pursuitOf({ ...TROOPS.Ch, impact: 0 })).toBe('must');
  });
});

const OPEN = `
. . . . . . . . . .
 . . . . . . . . . .
. . . . . . . . . .
`;
const ones = (count: number): number[] => new Array<number>(count).fill(1);

/** The stand at B3 charges a legion at B5, hits it once and drives it back a hex; the dice that follow are for pursuit. */
function win(type: TroopId, dice: number, ...faces: number[]): HexStage {
  const s = stage(OPEN, { red: [`one ${type} B B3 E`], blue: ['foe HI B B5 W'] });
  s.activate('one').pick('charge foe at B5 from B4');
  s.passAll(6, ...ones(dice - 1), ...ones(5), 1);
  return s.pick('to B6', ...faces);
}

describe('HX-PUR-1 pursuit in play', () => {
  it.each<[number, string]>([
    [1, 'B4'],
    [2, 'B5'],
  ])('HX-PUR-1 a warband that throws %i must go as it says: to %s', (face, at) => {
    const s = win('WB', 7, face, 6, 1);
    expect(s.at('one')).toBe(at);
    expect(s.told('pursuit')).toMatchObject([{ clauses: ['HX-PUR-1'], hexes: face - 1 }]);
    expect(s.asked).toBe('red activate');
  });

  it('HX-PUR-1 heavy infantry is asked, and a 4 takes it 1H on', () => {
    const s = win('HI', 6);
    expect(s.asked).toBe('red pursue');
    expect(s.labels).toEqual(['pursue', 'stay']);
    s.pick('pursue', 4, 6, 1);
    expect(s.at('one')).toBe('B5');
  });

  it('HX-PUR-1 it may also stay, and then no die falls', () => {
    const s = win('HI', 6).pick('stay', 6, 1);
    expect(s.at('one')).toBe('B4');
    expect(s.told('pursuit')).toEqual([]);
  });

  it('HX-PUR-1 light infantry does not pursue', () => {
    const s = win('LI', 3, 6, 1);
    expect(s.at('one')).toBe('B4');
    expect(s.told('pursuit')).toEqual([]);
  });

  it('HX-PUR-1 chariots go 2H on a 4, straight on, whichever way the enemy went', () => {
    const s = stage(OPEN, { red: ['one Ch B B3 E'], blue: ['foe HI B B5 W'] });
    s.activate('one').pick('charge foe at B5 from B4');
    s.passAll(6, ...ones(4), ...ones(5), 1).pick('to C6', 4, 6, 1);
    expect(s.at('one')).toBe('B6');
  });

  it('HX-PUR-1 cavalry goes 3H on a 6', () => {
    const s = stage(OPEN, { red: ['one HC B B3 E'], blue: ['foe HI B B5 W'] });
    s.activate('one').pick('charge foe at B5 from B4');
    s.passAll(6, ...ones(5), ...ones(5), 1)
      .pick('to A6')
      .pick('pursue', 6, 6, 1);
    expect(s.at('one')).toBe('B7');
  });
});
