import type { Tally } from '@acies/kernel/odds';
import { describe, expect, it } from 'vitest';
import type { LegioEvent } from '../board/events.ts';
import { stage } from '../testing/stage.ts';
import { tellInWords } from './report.ts';

const { setup } = stage(
  { red: ['a SW 500 900', 'b SW 700 900'], blue: ['x SW 500 100', 'y SW 700 100'] },
  { leaders: { red: ['Max general a'], blue: ['Kai general x'] } },
);

type Told = LegioEvent extends infer E ? (E extends unknown ? Omit<E, 'clauses'> : never) : never;
const words = (event: Told): string => tellInWords(setup, { ...event, clauses: [] } as unknown as LegioEvent);
const of = (total: number): Tally => ({ rows: [], total });
const AT = { x: 50000, y: 12345, heading: 1800 };
const both = <T>(red: T, blue: T) => ({ red, blue });

describe('LG-SEQ-1 what happens in words', () => {
  it.each<[string, Told]>([
    ['Turn 3: the initiative goes to blue', { type: 'turn', number: 3, initiative: 'blue' }],
    ['Max controls b', { type: 'command', leader: 0, does: 'control', unit: 1 }],
    ['Kai inspires x', { type: 'command', leader: 1, does: 'inspire', unit: 2 }],
    ['Max rides to b', { type: 'rode', leader: 0, to: 1 }],
    ['Max sends a messenger to b', { type: 'messenger', leader: 0, to: 1, arrives: false }],
    ['A messenger reaches b', { type: 'messenger', leader: -1, to: 1, arrives: true }],
    [
      'a: repeats its last move',
      { type: 'control', unit: 0, tally: of(1), result: 'repeats its last move', last: 'move' },
    ],
    [
      'a: stands as it stood before',
      { type: 'control', unit: 0, tally: of(1), result: 'repeats its last move', last: 'stand' },
    ],
    ['a: halts', { type: 'control', unit: 0, tally: of(1), result: 'halts', last: 'stand' }],
    ['a: may go 80 paces', { type: 'allowance', unit: 0, paces: of(80) }],
    ['x: moves to 500, 123.5 ↓', { type: 'moved', unit: 2, how: 'basic', to: AT }],
    ['x: flees to 500, 123.5 ↓', { type: 'moved', unit: 2, how: 'rout', to: AT }],
    ['x: changes places, to 500, 123.5 ↓', { type: 'moved', unit: 2, how: 'relief', to: AT }],
    ['a: forms column', { type: 'formed', unit: 0, into: 'column' }],
    ['a: unformed', { type: 'formed', unit: 0, into: 'unformed' }],
    ['a: stands in 1 file', { type: 'spread', unit: 0, files: 1 }],
    ['a: dismounts', { type: 'mounted', unit: 0, onFoot: true }],
    ['a: mounts', { type: 'mounted', unit: 0, onFoot: false }],
    ['a: rests', { type: 'rests', unit: 0 }],
    ['a: has rested and loses 2 DPs', { type: 'rested', unit: 0, removed: of(2) }],
    ['a: has rested and loses 1 DP', { type: 'rested', unit: 0, removed: of(1) }],
    ['a: has rested and loses no DP', { type: 'rested', unit: 0, removed: of(0) }],
    ['a: shoots at x, 1 hit', { type: 'shot', unit: 0, target: 2, dice: of(6), hits: 1 }],
    ['a: shoots at x, 0 hits', { type: 'shot', unit: 0, target: 2, dice: of(6), hits: 0 }],
    [
      'a: takes 1 DP (fatigue) and has 5, shaken',
      { type: 'disordered', unit: 0, cause: 'movement', why: 'fatigue', gained: 1, dp: 5, shaken: true },
    ],
    [
      'a: takes 2 DPs (shooting) and has 4',
      { type: 'disordered', unit: 0, cause: 'shooting', why: 'shooting', gained: 2, dp: 4, shaken: false },
    ],
    ['a: loses 1 stand and has 5 left', { type: 'casualties', unit: 0, lost: 1, left: 5 }],
    ['a: charges x', { type: 'charge', unit: 0, target: 2 }],
    ['x: stands to receive the charge', { type: 'response', unit: 2, response: 'stand' }],
    ['x: gets away', { type: 'evade', unit: 2, tally: of(0), result: 'evades' }],
    ['a in contact with x, in flank', { type: 'contact', attacker: 0, defender: 2, met: 'flank' }],
    ['a: does not reach x', { type: 'short', unit: 0, target: 2 }],
    [
      'a and b against x, 7 to 4: success and set-back',
      {
        ...{ type: 'combat', red: [0, 1], blue: [2], tallies: both(of(1), of(1)) },
        ...{ scores: both(7, 4), bands: both('success', 'set-back') },
      } as Told,
    ],
    ['a: follow up', { type: 'after', unit: 0, move: 'follow up' }],
    [
      'a: has 5 DPs and takes no more (shooting)',
      { type: 'disordered', unit: 0, cause: 'shooting', why: 'shooting', gained: 0, dp: 5, shaken: true },
    ],
    ['a: stays, for there is no way straight on', { type: 'stayed', unit: 0, why: 'no way straight on' }],
    ['a: does not fight this time (others fight x)', { type: 'left out', unit: 0, enemy: 2 }],
    ['a: has no room to go back', { type: 'blocked', unit: 0, surrenders: false }],
    ['a: caught by x', { type: 'caught', unit: 0, by: 2 }],
    ['a: breaks', { type: 'broken', unit: 0 }],
    ['a: rallies', { type: 'rallied', unit: 0 }],
    ['a: runs amok, back', { type: 'rampage', unit: 0, way: 'back' }],
    ['a: fled from the table', { type: 'destroyed', unit: 0, how: 'left the table' }],
    ['a: surrenders', { type: 'destroyed', unit: 0, how: 'surrendered' }],
    ['Max is killed', { type: 'leader', leader: 0, fate: 'killed' }],
    ['Max flees with his unit', { type: 'leader', leader: 0, fate: 'flees' }],
    [
      'Victory for blue: red breaks',
      { type: 'ended', result: { winner: 'blue', reason: 'red breaks', clause: 'LG-END-1' } } as Told,
    ],
    ['Drawn: even', { type: 'ended', result: { winner: null, reason: 'even', clause: 'LG-END-1' } } as Told],
  ])('LG-SEQ-1 “%s”', (text, event) => expect(words(event)).toBe(text));

  it('LG-CTL-1 LG-RSP-7 a test is told with what the die and its modifiers come to', () => {
    const thrown = [{ type: 'dice', clauses: [], label: '', die: 'D6', faces: [4] }] as never;
    const told = (rows: number[], type: 'control' | 'evade'): string =>
      tellInWords(
        setup,
        {
          ...{ type, clauses: [], unit: 0, last: 'move', result: type === 'control' ? 'halts' : 'evades' },
          tally: { rows: rows.map((value) => ({ value })), total: rows.reduce((a, b) => a + b, 0) },
        } as never,
        thrown,
      );
    expect([told([1], 'control'), told([-1, -1], 'evade'), told([], 'evade')]).toEqual([
      ...['a: halts (4 + 1 = 5)', 'a: gets away (4 - 2 = 2)', 'a: gets away'],
    ]);
  });

  it('LG-SEQ-1 dice are told with who throws them and what for, choices not at all', () => {
    const dice = { type: 'dice', clauses: [], label: 'move', die: 'AvD', unit: 'a', side: 'red' };
    const told = (event: object) => tellInWords(setup, event as never);
    expect(told({ ...dice, faces: [3, 4] })).toBe('a: 3 4 thrown for move');
    expect(told({ ...dice, unit: undefined, faces: [] })).toBe('red: no dice thrown for move');
    expect(told({ type: 'choice', clauses: [], side: 'red', decision: 'path', choice: [] })).toBe('');
  });
});
