import { PassThrough } from 'node:stream';
import { beginMatch, type Match } from '@acies/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Book, openBook } from '../catalogue.ts';
import { openTerminal } from '../terminal/terminal.ts';
import { oddsLines } from './odds.ts';
import type { Option } from './options.ts';
import type { Session } from './session.ts';

let book: Book;
let match: Match;
beforeAll(async () => {
  book = await openBook('hex');
  match = beginMatch(book.engine, book.battles[0], { seed: 7 });
});

const OPTION: Option = { number: 1, choice: 'x', label: 'fight', odds: undefined, kind: 'fight' };

/** The odds of an option with such outcomes. */
function linesFor(
  outcomes: (summarise: (game: never, events: never[]) => string) => { value: string; chance: number }[],
) {
  const stream = new PassThrough();
  const terminal = openTerminal({ stdin: stream, stdout: stream, stderr: stream, env: {}, cwd: '/' });
  const engine = Object.assign(Object.create(book.engine), {
    outcomes: (_g: unknown, _a: unknown, s: never) => outcomes(s),
  });
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

  test('is given up where there is too much of it', () => {
    const lines = linesFor((summarise) => {
      for (;;) summarise(undefined as never, []);
    });
    expect(lines[1]).toContain('Too much hangs on it to list');
  });

  test('without dice is said in a line', () => {
    expect(linesFor((summarise) => [{ value: summarise(undefined as never, []), chance: 1 }])).toEqual([
      'fight',
      '  No dice are thrown before the next decision.',
    ]);
  });
});
