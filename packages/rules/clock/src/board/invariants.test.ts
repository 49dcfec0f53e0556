import { INCH } from '@acies/table';
import { describe, expect, it } from 'vitest';
import { type ClockStage, stage } from '../testing/stage.ts';
import { GONE } from './board.ts';
import { brokenInvariants } from './invariants.ts';

const sound = (): ClockStage =>
  stage(
    { red: ['a MF 30 25 0', 'b MF 40 40 0'], blue: ['x MF 30 25 180', 'y MF 40 10 180'] },
    { contacts: ['a x'], leaders: { red: ['Max general a'], blue: ['Kai general x', 'Leo subordinate y'] } },
  );

describe('MC-UNIT-1 what no legal play produces', () => {
  it('MC-UNIT-1 is not in a sound board', () => expect(brokenInvariants(sound().g)).toEqual([]));

  it.each<[string, (s: ClockStage) => void, string[]]>([
    ['between whole numbers', (s) => (s.unit('b').x += 0.5), ['b stands between whole numbers']],
    ['half a tenth of a degree', (s) => (s.unit('b').heading = 0.5), ['b stands between whole numbers']],
    ['a heading of a full turn', (s) => (s.unit('b').heading = 3600), ['b faces 3600']],
    ['a heading below none', (s) => (s.unit('b').heading = -1), ['b faces -1']],
    ['a third DMZ', (s) => (s.unit('b').dmz = 3), ['b has 3 DMZ and is still there']],
    ['off the left', (s) => (s.unit('b').x = 0), ['b is off the table']],
    ['off the right', (s) => (s.unit('b').x = 72 * INCH), ['b is off the table']],
    ['off the top', (s) => (s.unit('b').y = -100), ['b is off the table']],
    ['off the bottom', (s) => (s.unit('b').y = 47 * INCH), ['b is off the table']],
    [
      'on each other',
      (s) => Object.assign(s.unit('y'), { x: s.unit('b').x, y: s.unit('b').y + INCH }),
      ['b and y stand on each other'],
    ],
    ['apart in contact', (s) => (s.unit('x').y -= INCH), ['a and x are in contact but do not touch']],
    [
      'in contact with one who is gone',
      (s) => Object.assign(s.unit('x'), { where: 'gone' }) && (s.board.leaders[1] = GONE),
      ['a and x are in contact, but one is gone'],
    ],
    [
      'the attacker gone',
      (s) => Object.assign(s.unit('a'), { where: 'gone' }) && (s.board.leaders[0] = GONE),
      ['a and x are in contact, but one is gone'],
    ],
    [
      'friends in contact',
      (s) => s.board.contacts.push({ ...s.board.contacts[0]!, defender: s.id('b') }),
      ['a and b are friends in contact'],
    ],
    [
      'along an enemy without a contact',
      (s) => (s.board.contacts.length = 0),
      ['a lies along x but is not in contact', 'x lies along a but is not in contact'],
    ],
    [
      'along an enemy’s flank',
      (s) => Object.assign(s.unit('y'), { x: 40.8 * INCH, y: 40.8 * INCH, heading: 2700 }),
      ['y lies along b but is not in contact'],
    ],
    ['two leaders with one unit', (s) => (s.board.leaders[2] = s.id('x')), ['two leaders are with one unit']],
    [
      'a leader with one who is gone',
      (s) => Object.assign(s.unit('y'), { where: 'gone' }),
      ['a leader is with y, which is gone'],
    ],
  ])('MC-UNIT-1 %s', (_, spoil, found) => {
    const s = sound();
    spoil(s);
    expect(brokenInvariants(s.g)).toEqual(found);
  });

  it('MC-UNIT-1 nor are leaders who are gone, units at the very edge, or those not on the table', () => {
    const s = sound();
    s.board.leaders[0] = GONE;
    s.board.leaders[1] = GONE;
    s.unit('b').x = Math.round(0.8 * INCH);
    Object.assign(s.unit('y'), { where: 'unplaced', dmz: 3, x: -INCH });
    expect(brokenInvariants(s.g)).toEqual([]);
  });
});
