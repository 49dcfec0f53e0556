import { describe, expect, it } from 'vitest';
import { type HexStage, plain, stage } from '../testing/stage.ts';
import { brokenInvariants } from './invariants.ts';

const sound = (): HexStage =>
  stage(
    plain(8, 3),
    { red: ['a HI B B3 E', 'c HI B A3 E'], blue: ['b HI B B4 W'] },
    { leaders: { red: ['Max general a', 'Kai leader c'] } },
  ).lock('a', 'b');

describe('HX-UNIT-1 what no legal play produces', () => {
  it('is not in a sound board', () => expect(brokenInvariants(sound().g)).toEqual([]));

  it.each<[string, (s: HexStage) => void, string[]]>([
    ['too many SP', (s) => (s.stand('a').sp = 6), ['a has 6 SP of 5']],
    ['too few', (s) => (s.stand('a').sp = -1), ['a has -1 SP of 5']],
    ['none, and still there', (s) => (s.stand('a').sp = 0), ['a has no SP and is still there']],
    [
      'two stands in a hex',
      (s) => (s.stand('c').hex = s.stand('b').hex),
      ['c is not where the map has it', 'hex 2 holds c, which is elsewhere'],
    ],
    ['contact at a distance', (s) => s.lock('c', 'b'), ['c and b are in contact at 2H']],
    ['friends in contact', (s) => s.lock('a', 'c'), ['a and c are friends in contact']],
    ['two leaders with one stand', (s) => (s.leader('Kai').stand = s.id('a')), ['two leaders ride with one stand']],
    [
      'a contact and a leader with a stand that is gone',
      (s) => {
        s.board.at[s.stand('a').hex] = -1;
        s.stand('a').hex = -1;
      },
      ['a and b are in contact, but one is gone', 'a leader rides with a, which is gone'],
    ],
  ])('%s', (_, spoil, found) => {
    const s = sound();
    spoil(s);
    expect(brokenInvariants(s.g)).toEqual(found);
  });
});
