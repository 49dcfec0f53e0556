import { describe, expect, it } from 'vitest';
import { type LegioStage, stage } from '../testing/stage.ts';
import { GONE } from './board.ts';
import { brokenInvariants } from './invariants.ts';
import { PACE } from './setting.ts';

const sound = (): LegioStage =>
  stage(
    { red: ['a SW 500 600', 'b SW 900 900'], blue: ['x SW 500 600', 'y SW 900 100'] },
    { contacts: ['a x'], leaders: { red: ['Max general a'], blue: ['Kai general x', 'Leo subordinate y'] } },
  );

describe('LG-UNIT-4 what no legal play produces', () => {
  it('LG-UNIT-4 is not in a sound board', () => expect(brokenInvariants(sound().g)).toEqual([]));

  it.each<[string, (s: LegioStage) => void, string[]]>([
    ['between whole numbers', (s) => (s.unit('b').x += 0.5), ['b is not in whole numbers']],
    ['half a tenth of a degree', (s) => (s.unit('b').heading = 0.5), ['b is not in whole numbers']],
    ['half a DP', (s) => (s.unit('b').dp = 0.5), ['b is not in whole numbers']],
    ['a heading of a full turn', (s) => (s.unit('b').heading = 3600), ['b faces 3600']],
    ['a heading below none', (s) => (s.unit('b').heading = -1), ['b faces -1']],
    ['a sixth DP', (s) => Object.assign(s.unit('b'), { dp: 6, shaken: true }), ['b has 6 DPs']],
    ['fewer DPs than none', (s) => (s.unit('b').dp = -1), ['b has -1 DPs']],
    ['five DPs without being shaken', (s) => (s.unit('b').dp = 5), ['b has 5 DPs and is not shaken']],
    ['no stand left', (s) => (s.unit('b').casualties = 6), ['b has no stand left and is still there']],
    ['no files', (s) => (s.unit('b').files = 0), ['b is in 0 files']],
    ['more files than stands', (s) => (s.unit('b').files = 7), ['b is in 7 files']],
    ['half a file', (s) => (s.unit('b').files = 2.5), ['b is in 2.5 files']],
    ['on foot without leave', (s) => (s.unit('b').onFoot = true), ['b is on foot and cannot be']],
    ['a rout in order', (s) => (s.unit('b').mood = 'routing'), ['b flees in order']],
    ['off the left', (s) => (s.unit('b').x = 29 * PACE), ['b is off the table']],
    ['off the right', (s) => (s.unit('b').x = 1771 * PACE), ['b is off the table']],
    ['off the top', (s) => (s.unit('b').y = -PACE), ['b is off the table']],
    ['off the bottom', (s) => (s.unit('b').y = 1161 * PACE), ['b is off the table']],
    ['on each other', (s) => Object.assign(s.unit('y'), { y: 930 * PACE }), ['b and y stand on each other']],
    ['far apart in contact', (s) => (s.unit('x').y -= 61 * PACE), ['a and x are in contact but far apart']],
    [
      'in contact with one who is gone',
      (s) => Object.assign(s.unit('x'), { where: 'gone' }) && (s.board.leaders[1]!.unit = GONE),
      ['a and x are in contact, but one is gone'],
    ],
    [
      'the attacker gone',
      (s) => Object.assign(s.unit('a'), { where: 'gone' }) && (s.board.leaders[0]!.unit = GONE),
      ['a and x are in contact, but one is gone'],
    ],
    [
      'friends in contact',
      (s) => s.board.contacts.push({ attacker: s.id('a'), defender: s.id('b'), met: 'front' }),
      ['a and b are friends in contact'],
    ],
    ['two leaders with one unit', (s) => (s.board.leaders[2]!.unit = s.id('x')), ['two leaders are with one unit']],
    ['a leader with one who is gone', (s) => (s.unit('y').where = 'gone'), ['a leader is with y, which is gone']],
  ])('LG-UNIT-4 %s', (_, spoil, found) => {
    const s = sound();
    spoil(s);
    expect(brokenInvariants(s.g)).toEqual(found);
  });

  it('LG-UNIT-4 nor are leaders who are gone, units at the very edge, or what is gone', () => {
    const s = sound();
    for (const leader of s.board.leaders) leader.unit = GONE;
    s.unit('b').x = 30 * PACE;
    Object.assign(s.unit('y'), { where: 'gone', casualties: 6, x: -PACE, mood: 'routing' });
    s.unit('x').y -= 60 * PACE;
    expect(brokenInvariants(s.g)).toEqual([]);
  });
});
