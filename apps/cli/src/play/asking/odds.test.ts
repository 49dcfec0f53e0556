import { PassThrough } from 'node:stream';
import { beginMatch, type Match } from '@acies/kernel/match';
import type { Book, Option } from '@acies/play';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { openBook } from '../../catalogue.ts';
import { openTerminal } from '../../terminal/terminal.ts';
import type { Session } from '../session.ts';
import { oddsLines } from './odds.ts';

let book: Book;
let match: Match;
beforeAll(async () => {
  book = await openBook('hex');
  match = beginMatch(book.engine, book.battles[0]!, { seed: 7 });
});

const OPTION: Option = { number: 1, choice: 'x', label: 'fight', typed: 'fight', odds: undefined, kind: 'fight' };

/** The odds of an option with such outcomes. */
function linesFor(
  outcomes: (summarise: (game: never, events: never[]) => string) => { value: string; chance: number }[],
) {
  const stream = new PassThrough();
  const terminal = openTerminal({ stdin: stream, stdout: stream, stderr: stream, env: {}, cwd: '/' });
  const { engine } = book;
  vi.spyOn(engine, 'outcomes').mockImplementationOnce((_g, _a, summarise) => outcomes(summarise as never) as never);
  return oddsLines({ terminal, book, match: { ...match, engine } } as unknown as Session, OPTION, 'red');
}

describe('all that can come of an option', () => {
  test('the likeliest first, the rare ones summed up', () => {
    const many = Array.from({ length: 20 }, (_, i) => ({ value: `outcome ${i}`, chance: i === 7 ? 0.81 : 0.01 }));
    const lines = linesFor(() => many);
    expect(lines[1]).toMatch(/^ {2}81\.0% {2}█+.* outcome 7$/);
    expect(lines.at(-1)).toMatch(/5\.0% .* 5 rarer outcomes$/);
    expect(lines).toHaveLength(17);
  });

  test('where too much follows, only what happens first', () => {
    const many = Array.from({ length: 40 }, (_, i) => ({
      value: `${i % 2 ? 'It runs' : 'It stands'}. Another throws ${i}. And so on`,
      chance: i % 2 ? 0.02 : 0.03,
    }));
    const lines = linesFor(() => many);
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/60\.0% .* It stands …$/);
    expect(lines[2]).toMatch(/40\.0% .* It runs …$/);
  });

  test('is given up where there is too much of it', () => {
    const lines = linesFor((summarise) => {
      for (;;) summarise(match.game as never, []);
    });
    expect(lines[1]).toContain('Too much hangs on it to list');
  });

  test('without dice is said in a line', () => {
    expect(linesFor((summarise) => [{ value: summarise(match.game as never, []), chance: 1 }])).toEqual([
      'fight, up to the next decision:',
      '  No dice are thrown before it. nothing changes',
    ]);
  });

  test('tells the question that is asked then, and the end of the battle', () => {
    const other = { ...match.game, pending: [{ ...match.game.pending[0]!, side: 'red' }] };
    const over = { ...match.game, pending: [], result: {} };
    const lines = linesFor((summarise) => [
      { value: summarise(other as never, []), chance: 0.75 },
      { value: summarise(over as never, []), chance: 0.25 },
    ]);
    expect(lines[0]).toBe('fight, up to the next decision:');
    expect(lines[1]).toMatch(/75\.0% .* red: Which stand or group acts next\?$/);
    expect(lines[2]).toMatch(/25\.0% .* The battle is over$/);
  });
});
