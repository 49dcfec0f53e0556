import { expect, test } from 'vitest';
import { asTyped } from '../terminal/text.ts';
import { acies } from '../testing/cli.ts';

test('what was typed is said again on its line, and no longer than is needed to know it', () => {
  expect(asTyped('undoo')).toBe('"undoo"');
  expect(asTyped('x\ny\u001b[2J')).toBe('"x y"');
  expect(asTyped('x'.repeat(101))).toBe(`"${'x'.repeat(100)}…"`);
});

const LONG = 100_000;
const WORDS = ['', 'why ', 'help ', 'units ', 'hint ', 'odds ', 'auto ', 'map ', 'save '];

test.each([
  ['hex', 'x'],
  ['hex', 'x '],
  ['hex', '9'],
  ['hex', '\u009d'],
  ['clock', 'x'],
  ['clock', 'x '],
  ['clock', '9'],
  ['clock', '\u009d'],
])('in a battle of %s a long line of %j gets short answers at once', async (rules, filling) => {
  const input = [...WORDS.map((word) => word + filling.repeat(LONG)), 'quit'];
  const begun = performance.now();
  const { code, out, err } = await acies(`play --rules ${rules} --battle first --red human --blue random --seed 1`, {
    input,
  });
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect(code).toBe(0);
  expect(err).toBe('');
  // What is typed is shown as it is, behind the prompt.
  const answers = out.split('\n').filter((line) => !line.startsWith('red> '));
  expect(answers.filter((line) => line.length > 1500).map((line) => line.slice(0, 80))).toEqual([]);
});
