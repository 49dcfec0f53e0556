import { describe, expect, it } from 'vitest';
import type { CbEvent } from '../board/events.ts';
import { stage } from '../testing/stage.ts';
import { tellInWords } from './report.ts';

const { setup } = stage(
  { red: ['a HI 10 25', 'b HI 20 25'], blue: ['x HI 10 5'] },
  { leaders: { red: ['Max general a', 'Leo commander b'], blue: ['Kai general x'] } },
);

type Told = CbEvent extends infer E ? (E extends CbEvent ? Omit<E, 'clauses'> : never) : never;
const words = (event: Told): string => tellInWords(setup, { clauses: [], ...event } as CbEvent);
const of = (total: number) => ({ rows: [], total });
const AT = { x: 80_000, y: 50_000, heading: 1800 };

describe('CB-SEQ-1 what happens, in words', () => {
  it.each<[string, Told]>([
    ['Turn 3, initiative: blue', { type: 'turn', number: 3, initiative: 'blue' }],
    ['Max inspires a', { type: 'influence', leader: 0, does: 'inspire', unit: 0 }],
    ['Max steadies a', { type: 'influence', leader: 0, does: 'steady', unit: 0 }],
    ['Max directs the shooting of a', { type: 'influence', leader: 0, does: 'direct', unit: 0 }],
    ['Max rides to b', { type: 'rode', leader: 0, toward: 1, joins: true }],
    ['Max rides toward b', { type: 'rode', leader: 0, toward: 1, joins: false }],
    ['Max orders the command of Leo: hold', { type: 'ordered', leader: 0, to: 1, order: { do: 'hold' }, how: 'told' }],
    [
      'Max sends a messenger to Leo: support a',
      { type: 'ordered', leader: 0, to: 1, order: { do: 'support', behind: 0 }, how: 'sent' },
    ],
    ['Leo receives his order: hold', { type: 'ordered', leader: 1, to: 1, order: { do: 'hold' }, how: 'received' }],
    ['Max is killed', { type: 'leader', leader: 0, fate: 'killed' }],
    ['Max is wounded', { type: 'leader', leader: 0, fate: 'wounded' }],
    ['Max has a narrow escape', { type: 'leader', leader: 0, fate: 'near miss' }],
    ['Max flees with his unit', { type: 'leader', leader: 0, fate: 'flees' }],
    ['Max is lost', { type: 'leader', leader: 0, fate: 'lost' }],
    ['a: tested (why not): halts', { type: 'control', unit: 0, tally: of(0), result: 'halts', why: 'why not' }],
    ['a: begins to rally', { type: 'rallying', unit: 0 }],
    ['a: may go 4.5 JT', { type: 'allowance', unit: 0, distance: of(4.5) }],
    ['a: moves to 20, 12.5 ↓', { type: 'moved', unit: 0, how: 'move', to: AT }],
    ['a: flees to 20, 12.5 ↓', { type: 'moved', unit: 0, how: 'rout', to: AT }],
    ['a: forms line, 1 file', { type: 'formed', unit: 0, into: 'line', files: 1 }],
    ['a: unformed', { type: 'formed', unit: 0, into: 'unformed', files: 4 }],
    ['a: shoots at x, 1 hit', { type: 'shot', unit: 0, target: 2, dice: of(4), hits: 1 }],
    ['a: shoots at x, 0 hits', { type: 'shot', unit: 0, target: 2, dice: of(4), hits: 0 }],
    [
      'a: takes 1 DP (fatigue) and has 5, shaken',
      { type: 'disordered', unit: 0, cause: 'movement', why: 'fatigue', gained: 1, dp: 5, shaken: true },
    ],
    [
      'a: takes 2 DPs (shooting) and has 4',
      { type: 'disordered', unit: 0, cause: 'shooting', why: 'shooting', gained: 2, dp: 4, shaken: false },
    ],
    [
      'a: shaken already, no more DPs (shooting)',
      { type: 'disordered', unit: 0, cause: 'shooting', why: 'shooting', gained: 0, dp: 5, shaken: true },
    ],
    [
      'a: shaken already: a stand instead (combat)',
      { type: 'disordered', unit: 0, cause: 'combat', why: 'combat', gained: 0, dp: 5, shaken: true, standsLost: 1 },
    ],
    [
      'a: shaken already: 2 stands instead (combat)',
      { type: 'disordered', unit: 0, cause: 'combat', why: 'combat', gained: 0, dp: 5, shaken: true, standsLost: 2 },
    ],
    ['a: 3 critical hits from 3 DPs', { type: 'critical', unit: 0, dps: 3, hits: 3, fate: 'destroyed' }],
    ['a: 1 critical hit from 2 DPs', { type: 'critical', unit: 0, dps: 2, hits: 1, fate: 'holds' }],
    ['a: 2 critical hits from 2 DPs, rampages', { type: 'critical', unit: 0, dps: 2, hits: 2, fate: 'rampages' }],
    ['a: loses 1 DP and has 3, shaken no longer', { type: 'recovered', unit: 0, removed: 1, dp: 3, calm: true }],
    ['a: loses 1 stand and has 7 left', { type: 'casualties', unit: 0, lost: 1, left: 7 }],
    ['a: charges x', { type: 'charge', unit: 0, target: 2, forced: false }],
    ['a: must charge x', { type: 'charge', unit: 0, target: 2, forced: true }],
    ['a: runs on into x', { type: 'charge', unit: 0, target: 2, forced: true, runsOn: true }],
    ['x: stands to receive the charge', { type: 'response', unit: 2, response: 'stand' }],
    ['a in contact with x, in flank', { type: 'contact', attacker: 0, defender: 2, met: 'flank' }],
    ['a: does not reach x', { type: 'short', unit: 0, target: 2 }],
    [
      'a: success in charge against x, 7 to 4',
      { type: 'combat', unit: 0, against: 2, tally: of(1), score: 7, enemyScore: 4, band: 'success', round: 'charge' },
    ],
    ['a: follows up', { type: 'after', unit: 0, move: 'follow up' }],
    ['a: comes to 20, 12.5 ↓', { type: 'moved', unit: 0, how: 'follow up', to: AT }],
    ['a: halts', { type: 'after', unit: 0, move: 'halt' }],
    ['', { type: 'after', unit: 0, move: 'destroyed' }],
    ['', { type: 'after', unit: 0, move: 'fall back' }],
    ['a: falls back to 20, 12.5 ↓', { type: 'moved', unit: 0, how: 'fall back', to: AT }],
    ['a: no room to go back', { type: 'blocked', unit: 0, surrenders: false }],
    ['a: bursts through x', { type: 'burst', unit: 0, through: 2 }],
    ['a: caught and hacked at by x', { type: 'hacked', unit: 0, by: 2 }],
    ['a: breaks', { type: 'broken', unit: 0 }],
    ['a: goes for the enemy unbidden', { type: 'advances', unit: 0 }],
    ['a: loots the camp', { type: 'loots', unit: 0 }],
    ['a: runs amok, 90 degrees to the right', { type: 'rampage', unit: 0, degrees: 90 }],
    ['a: fled from the table', { type: 'destroyed', unit: 0, how: 'left the table' }],
    ['a: surrenders', { type: 'destroyed', unit: 0, how: 'surrendered' }],
    [
      'Victory for blue: red breaks',
      { type: 'ended', result: { winner: 'blue', reason: 'red breaks', clause: 'CB-END-1' } },
    ],
    ['Drawn: even', { type: 'ended', result: { winner: null, reason: 'even', clause: 'CB-END-1' } }],
  ] as [string, Told][])('CB-SEQ-1 “%s”', (text, event) => expect(words(event)).toBe(text));

  it('CB-SEQ-1 dice are told with who throws them and what for, choices not at all', () => {
    const dice = { type: 'dice', clauses: [], label: 'move', die: 'AvD', unit: 'a', side: 'red' };
    const told = (event: object) => tellInWords(setup, event as never);
    expect(told({ ...dice, faces: [3, 4] })).toBe('a: 3 4 thrown for move');
    expect(told({ ...dice, unit: undefined, faces: [] })).toBe('red: no dice thrown for move');
    expect(told({ type: 'choice', clauses: [], side: 'red', decision: 'path', choice: [] })).toBe('');
  });
});
