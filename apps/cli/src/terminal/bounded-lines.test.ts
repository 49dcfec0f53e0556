import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { acies } from '../testing/cli.ts';
import { boundedLines, LONGEST_LINE } from './bounded-lines.ts';

/** Lines of up to five characters are read. */
const through = (chunks: readonly string[]): Promise<string> =>
  text(Readable.from(chunks.map((chunk) => Buffer.from(chunk))).pipe(boundedLines(5)));

test.each([
  [['one\ntwo\n']],
  [['on', 'e\nt', 'wo\n']],
  [['one\n\n\ntwo']],
  [['12345\n12345']],
  [['€€€€€\n€€€€€']],
  [['']],
])('lines pass as they are: %j', async (chunks) => expect(await through(chunks)).toBe(chunks.join('')));

test('a line of too many bytes is cut off and too long by what follows, in however many pieces it comes', async () => {
  const cut = `${'x'.repeat(15)}......\nnext\n`;
  expect(await through([`${'x'.repeat(16)}\nnext\n`])).toBe(cut);
  expect(await through(['x'.repeat(14), 'x', 'xx', 'x', '\nnext', '\n'])).toBe(cut);
  expect(await through(['x'.repeat(1000)])).toBe(`${'x'.repeat(15)}......`);
});

const PLAY = 'play --rules hex --battle sabis --red human --blue random --seed 1';
const REFUSAL = `A line of more than ${LONGEST_LINE} characters is not read.`;

test.each([
  ['x', LONGEST_LINE + 1],
  ['x', 5 * LONGEST_LINE],
  ['é', LONGEST_LINE + 1],
  ['€', LONGEST_LINE + 1],
  ['😀', LONGEST_LINE / 2 + 1],
  // Some take these for the end of a line, too.
  ['\u2028xx', LONGEST_LINE / 2],
])('who types "%s" %i times in a battle is told that it is too long, and asked on', async (sign, times) => {
  const { code, out } = await acies(PLAY, { input: [sign.repeat(times), 'status', 'quit'] });
  expect(out).toContain(REFUSAL);
  expect(out).toContain('Turn 1 of 16');
  expect(out).not.toContain('> ..');
  expect(code).toBe(0);
});

test.each(['x', 'é', '€'])('as many of "%s" as a line may have are read whole', async (sign) => {
  const line = sign.repeat(LONGEST_LINE);
  const { out } = await acies(PLAY, { input: [line, 'quit'] });
  expect(out.includes(`red> ${line}\n`)).toBe(true);
  expect(out).not.toContain(REFUSAL);
});
