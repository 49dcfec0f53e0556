import { PassThrough } from 'node:stream';
import { beginMatch } from '@acies/kernel/match';
import type { RosterUnit } from '@acies/kernel/picture';
import { reportOf } from '@acies/play';
import { describe, expect, test } from 'vitest';
import { openBook } from '../catalogue.ts';
import { openTerminal, type Terminal } from '../terminal/terminal.ts';
import { reportLines } from './print-report.ts';

const UNITS: RosterUnit[] = [
  { side: 'red', name: 'First', type: 'LG', place: 'D4', start: 5, left: 3, remark: 'has moved' },
  { side: 'red', name: 'Second', type: 'LG', place: '', start: 5, left: 0, remark: 'destroyed' },
  {
    side: 'blue',
    name: 'Third',
    type: 'horse with a very long list of traits '.repeat(2).trim(),
    place: 'E5',
    start: 5,
    left: 4,
    remark: '',
  },
];
const RESULT = { winner: 'red', reason: `the enemy has ${'fled and '.repeat(9)}gone`, clause: 'HX-END-1' };

/** The report of a battle that has just begun, or that was over at once. */
async function report(result: object | null) {
  const book = await openBook('hex');
  const match = beginMatch(book.engine, book.battles[0]!, { seed: 1 });
  const rules = { ...book.rules, roster: () => UNITS };
  return reportOf({ ...book, rules }, { ...match, game: { ...match.game, result: result as never } });
}

const remarksIn = async (result: object | null) => (await report(result)).losses.red.map(({ remark }) => remark);

const aTerminal = (): Terminal => {
  const stream = new PassThrough();
  return openTerminal({ stdin: stream, stdout: stream, stderr: stream, env: {}, cwd: '/' });
};

describe('the report of a battle', () => {
  test('tells dice and choices apart, as the side sees it that gained', async () => {
    const turning = [
      {
        at: 9,
        turn: 2,
        side: 'red',
        who: ['First'],
        text: 'charge',
        after: ['First breaks'],
        swing: -0.2,
        luck: -0.15,
      },
      { at: 12, turn: 3, side: 'red', who: [], text: 'hold', after: [], swing: 0.104, luck: -0.024 },
    ] as const;
    const reckoning = { dice: { red: 0.1, blue: 0.304 }, decisions: { red: -0.05, blue: 0.002 } };
    const text = reportLines(aTerminal(), { ...(await report(null)), turning, reckoning }, 'SP').join(' ');
    const told = text.replace(/\s+/g, ' ');
    expect(told).toContain('red: First: charge. First breaks (20% for blue: dice +15%, choice +5%)');
    expect(told).toContain('red: hold (10% for red: dice -2%, choice +12%)');
    expect(told).toContain('the dice helped blue by about 20% of an army: red by 10%, blue by 30%.');
    expect(told).toContain('what red chose was worth -5% to it, and what blue chose 0%.');
  });

  test('has remarks of the moment only while the battle goes on', async () => {
    expect(await remarksIn(null)).toEqual(['has moved', 'destroyed']);
    expect(await remarksIn(RESULT)).toEqual(['', 'destroyed']);
  });

  test('fits the window, whatever is to be said', async () => {
    const lines = reportLines(aTerminal(), await report(RESULT), 'SP');
    expect(lines.join(' ').replace(/\s+/g, ' ')).toContain('fled and gone [HX-END-1]');
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
    expect(lines).toContain('  First   LG  3 of 5 SP');
  });
});
