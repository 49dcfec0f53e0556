import { describe, expect, it } from 'vitest';
import { lines } from '../../testing/situations.ts';
import { stage } from '../../testing/stage.ts';
import { ranksBehind } from './melee-situation.ts';

const OPEN = `
. . . . . . . .
 . . . . . . . .
. . . . . . . .
`;
const ones = (count: number): number[] => new Array<number>(count).fill(1);

describe('HX-MEL-5 ranks on the field', () => {
  it.each<[string, string[], number]>([
    ['none behind', [], 0],
    ['one behind', ['two Pike B B3 E'], 1],
    ['two behind', ['two Pike B B3 E', 'tri Pike B B2 E'], 2],
    ['no more than two count', ['two Pike B B3 E', 'tri Pike B B2 E', 'for Pike B B1 E'], 2],
    ['a gap', ['tri Pike B B2 E'], 0],
    ['another type', ['two LSp B B3 E', 'tri Pike B B2 E'], 0],
    ['another facing', ['two Pike B B3 NE', 'tri Pike B B2 E'], 0],
    ['beside and behind, not straight behind', ['two Pike B A4 E', 'tri Pike B C4 E'], 0],
  ])('HX-MEL-5 %s', (_, behind, ranks) => {
    const s = stage(OPEN, { red: ['one Pike B B4 E', ...behind], blue: ['foe HI B B8 W'] });
    expect(ranksBehind(s.g, s.id('one'))).toBe(ranks);
  });

  it('HX-MEL-5 the edge of the map, and an enemy behind', () => {
    const edge = stage(OPEN, { red: ['one Pike B B1 E'], blue: ['foe HI B B8 W'] });
    expect(ranksBehind(edge.g, edge.id('one'))).toBe(0);
    const enemy = stage(OPEN, { red: ['one Pike B B4 E'], blue: ['foe Pike B B3 E'] });
    expect(ranksBehind(enemy.g, enemy.id('one'))).toBe(0);
  });

  it('HX-MEL-5 a rank that is itself in contact does not count', () => {
    const s = stage(OPEN, { red: ['one Pike B B4 E', 'two Pike B B3 E'], blue: ['foe HI B A3 SE', 'far HI B B8 W'] });
    s.board.contacts.push({ attacker: s.id('foe'), defender: s.id('two'), fresh: true, fought: false });
    expect(ranksBehind(s.g, s.id('one'))).toBe(0);
  });

  it('HX-MEL-5 three ranks of pikes receive heavy cavalry: +3, and no impact', () => {
    const s = stage(OPEN, { red: ['cav HC B B8 W'], blue: ['one Pike B B4 E', 'two Pike B B3 E', 'tri Pike B B2 E'] });
    s.activate('cav').pick('charge one at B4 from B5');
    s.passAll(...ones(4), ...ones(8), 6, 1);
    const { attacker, defender } = s.told('melee')[0]!.tallies;
    expect(lines(attacker.dice)).toEqual([
      'HX-MEL-1 strength points +4',
      'HX-MEL-2 impact +2',
      'HX-MEL-5 no impact: horse against pikes or long spears in front -2',
    ]);
    expect(lines(defender.dice)).toEqual(['HX-MEL-1 strength points +5', 'HX-MEL-5 ranks behind +3']);
  });

  it('HX-MEL-5 two ranks of long spears receive a warband: +1', () => {
    const s = stage(OPEN, { red: ['war WB B B7 W'], blue: ['one LSp B B4 E', 'two LSp B B3 E', 'tri LSp B B2 E'] });
    s.activate('war').pick('charge one at B4 from B5');
    s.passAll(...ones(7), ...ones(6), 6, 1);
    expect(lines(s.told('melee')[0]!.tallies.defender.dice)).toEqual([
      'HX-MEL-1 strength points +5',
      'HX-MEL-5 ranks behind +1',
    ]);
  });

  it('HX-MEL-5 taken in flank they have no use of their ranks; the one behind can only support', () => {
    const s = stage(OPEN, { red: ['cav HC B B8 W'], blue: ['one Pike B B4 SW', 'two Pike B A5 SW'] });
    s.activate('cav').pick('charge one at B4 from B5').pick('let it pass');
    s.passAll(...ones(8), ...ones(5), 6, 1);
    const { attacker, defender } = s.told('melee')[0]!.tallies;
    expect(lines(attacker.dice).slice(1)).toEqual(['HX-MEL-2 MC or HC charging a flank +2', 'HX-MEL-2 impact +2']);
    expect(lines(defender.dice)).toEqual([
      'HX-MEL-1 strength points +5',
      'HX-MEL-2 disordered -1',
      'HX-MEL-7 support +1',
    ]);
  });
});
