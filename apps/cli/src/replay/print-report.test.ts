import { PassThrough } from 'node:stream';
import { beginMatch, type RosterUnit } from '@acies/kernel';
import { describe, expect, test } from 'vitest';
import { openBook } from '../catalogue.ts';
import { openTerminal } from '../terminal/terminal.ts';
import { reportLines } from './print-report.ts';
import { reportOf } from './report.ts';

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
  const match = beginMatch(book.engine, book.battles[0], { seed: 1 });
  const rules = { ...book.rules, roster: () => UNITS };
  return reportOf({ ...book, rules }, { ...match, game: { ...match.game, result: result as never } });
}

const remarksIn = async (result: object | null) => (await report(result)).losses.red.map(({ remark }) => remark);

describe('the report of a battle', () => {
  test('has remarks of the moment only while the battle goes on', async () => {
    expect(await remarksIn(null)).toEqual(['has moved', 'destroyed']);
    expect(await remarksIn(RESULT)).toEqual(['', 'destroyed']);
  });

  test('fits the window, whatever is to be said', async () => {
    const stream = new PassThrough();
    const terminal = openTerminal({ stdin: stream, stdout: stream, stderr: stream, env: {}, cwd: '/' });
    const lines = reportLines(terminal, await report(RESULT), 'SP');
    expect(lines.join(' ').replace(/\s+/g, ' ')).toContain('fled and gone [HX-END-1]');
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
    expect(lines).toContain('  First   LG  3 of 5 SP');
  });
});
