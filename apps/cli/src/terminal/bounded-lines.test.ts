import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { acies } from '../testing/cli.ts';
import { boundedLines, LONGEST_LINE } from './bounded-lines.ts';

const through = (chunks: readonly string[]): Promise<string> =>
  text(Readable.from(chunks.map((chunk) => Buffer.from(chunk))).pipe(boundedLines(5)));

test.each([[['one\ntwo\n']], [['on', 'e\nt', 'wo\n']], [['one\n\n\ntwo']], [['12345\n12345']], [['']]])(
  'lines pass as they are: %j',
  async (chunks) => expect(await through(chunks)).toBe(chunks.join('')),
);

test('of a line that is too long only so much passes as shows it, in however many pieces it comes', async () => {
  expect(await through(['123456789\nnext\n'])).toBe('123456\nnext\n');
  expect(await through(['1234', '5678', '9', '\nnext', '\n'])).toBe('123456\nnext\n');
  expect(await through(['x'.repeat(1000)])).toBe('xxxxxx');
});

test('who types too long a line in a battle is told so, and asked on', async () => {
  const input = ['x'.repeat(LONGEST_LINE + 1), 'status', 'quit'];
  const { code, out } = await acies('play --rules hex --battle sabis --red human --blue random --seed 1', { input });
  expect(out).toContain(`A line of more than ${LONGEST_LINE} characters is not read.`);
  expect(out).not.toContain('xxxx');
  expect(out).toContain('Turn 1 of 16');
  expect(code).toBe(0);
});
