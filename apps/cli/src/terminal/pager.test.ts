import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshFolder } from '../testing/cli.ts';
import { HOSTILE, obeyedIn } from '../testing/hostile.ts';
import { page } from './pager.ts';
import type { Terminal } from './terminal.ts';

/** Pages a text of some lines with a pager that writes down what it was told, and tells that, and what was printed beside. */
function paged(lines: number, env: Readonly<Record<string, string>> = {}, interactive = true, text = 'line') {
  const folder = freshFolder();
  const told = join(folder, 'told');
  const script = join(folder, 'pager.mjs');
  writeFileSync(told, '');
  writeFileSync(
    script,
    `import { readFileSync, writeFileSync } from 'node:fs';
     const { LESS, LESSSECURE } = process.env;
     const shown = readFileSync(0, 'utf8');
     writeFileSync(${JSON.stringify(told)}, JSON.stringify({ LESS, LESSSECURE, shown }));`,
  );
  const printed: string[] = [];
  const terminal = {
    interactive,
    rows: 5,
    io: { env: { PAGER: `${process.execPath} ${script}`, ...env } },
    print: (...all: string[]) => printed.push(...all),
  };
  page(
    terminal as unknown as Terminal,
    Array.from({ length: lines }, (_, i) => `${text} ${i}`),
  );
  return { told: readFileSync(told, 'utf8'), printed };
}

test('the pager says how one leaves it, and writes no files', () => {
  const { told, printed } = paged(9);
  expect(JSON.parse(told)).toMatchObject({ LESS: expect.stringContaining('q goes back'), LESSSECURE: '1' });
  expect(printed).toEqual([]);
});

test('what the user has told his pager goes before', () => {
  expect(JSON.parse(paged(9, { LESS: '-i', LESSSECURE: '0' }).told)).toMatchObject({ LESS: '-i', LESSSECURE: '0' });
});

test('no code of a text from outside reaches the pager', () => {
  const { shown } = JSON.parse(paged(9, {}, true, HOSTILE).told);
  expect(obeyedIn({ out: shown, err: '' })).toEqual([]);
  expect(shown.split('\n')).toHaveLength(10);
});

test('a pager that is left before all is written has shown enough', () => {
  const { printed } = paged(200_000, { PAGER: 'head -c 1' });
  expect(printed).toEqual([]);
});

test('what fits on the screen, or goes to a file, or has no pager that can be started, is printed', () => {
  const all = [paged(4), paged(9, {}, false), paged(9, { PAGER: 'cat' }), paged(9, { PAGER: './no-such-pager' })];
  for (const { told, printed } of all) {
    expect(told).toBe('');
    expect(printed[0]).toBe('line 0');
  }
});
