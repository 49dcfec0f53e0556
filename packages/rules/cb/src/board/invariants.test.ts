import { describe, expect, it } from 'vitest';
import { type CbStage, stage } from '../testing/stage.ts';
import { GONE } from './board.ts';
import { brokenInvariants } from './invariants.ts';
import { JT } from './setting.ts';

const sound = (): CbStage =>
  stage(
    { red: ['a HI 20 15', 'b HI 30 25', 'e El 8 25'], blue: ['x HI 20 15', 'y HI 30 5'] },
    { contacts: ['a x'], leaders: { red: ['Max general a'], blue: ['Kai general x', 'Leo subordinate y'] } },
  );

describe('CB-UNIT-3 what no legal play produces', () => {
  it('CB-UNIT-3 is not in a sound board', () => expect(brokenInvariants(sound().g)).toEqual([]));

  it.each<[string, (s: CbStage) => void, string[]]>([
    ['between whole numbers', (s) => (s.unit('b').x += 0.5), ['b is not in whole numbers']],
    ['half a tenth of a degree', (s) => (s.unit('b').heading = 0.5), ['b is not in whole numbers']],
    ['half a DP', (s) => (s.unit('b').dp = 0.5), ['b is not in whole numbers']],
    ['a heading of a full turn', (s) => (s.unit('b').heading = 3600), ['b faces 3600']],
    ['a heading below none', (s) => (s.unit('b').heading = -1), ['b faces -1']],
    ['a sixth DP', (s) => Object.assign(s.unit('b'), { dp: 6, shaken: true }), ['b has 6 DPs']],
    ['fewer DPs than none', (s) => (s.unit('b').dp = -1), ['b has -1 DPs']],
    ['five DPs without being shaken', (s) => (s.unit('b').dp = 5), ['b has 5 DPs and is not shaken']],
    ['elephants with a DP', (s) => (s.unit('e').dp = 1), ['e holds DPs']],
    ['fewer than half its stands', (s) => (s.unit('b').casualties = 5), ['b has too few stands and is still there']],
    ['a rout in order', (s) => (s.unit('b').mood = 'routing'), ['b flees in order']],
    ['a rampage that stays', (s) => (s.unit('e').mood = 'rampaging'), ['e runs amok and stays']],
    ['off the left', (s) => (s.unit('b').x = 1.9 * JT), ['b is off the table']],
    ['off the right', (s) => (s.unit('b').x = 43.1 * JT), ['b is off the table']],
    ['off the top', (s) => (s.unit('b').y = -JT), ['b is off the table']],
    ['off the bottom', (s) => (s.unit('b').y = 29.1 * JT), ['b is off the table']],
    ['on each other', (s) => Object.assign(s.unit('y'), { y: 25.5 * JT }), ['b and y stand on each other']],
    ['far apart in contact', (s) => (s.unit('x').y -= 3.1 * JT), ['a and x are in contact but far apart']],
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
      (s) =>
        s.board.contacts.push({
          attacker: s.id('a'),
          defender: s.id('b'),
          mutual: false,
          met: 'front',
          fresh: false,
          done: false,
        }),
      ['a and b are friends in contact'],
    ],
    ['two leaders with one unit', (s) => (s.board.leaders[2]!.unit = s.id('x')), ['two leaders are with one unit']],
    ['a leader with one who is gone', (s) => (s.unit('y').where = 'gone'), ['a leader is with y, which is gone']],
  ])('CB-UNIT-3 %s', (_, spoil, found) => {
    const s = sound();
    spoil(s);
    expect(brokenInvariants(s.g)).toEqual(found);
  });

  it('CB-UNIT-3 nor are leaders who are gone, units at the very edge, or what is gone', () => {
    const s = sound();
    for (const leader of s.board.leaders) leader.unit = GONE;
    s.unit('b').x = 2 * JT;
    s.unit('b').casualties = 4;
    Object.assign(s.unit('y'), { where: 'gone', casualties: 6, x: -JT, mood: 'routing' });
    s.unit('x').y -= 3 * JT;
    expect(brokenInvariants(s.g)).toEqual([]);
  });
});
