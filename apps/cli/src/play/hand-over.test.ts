import { expect, test } from 'vitest';
import { atKeyboard, CONTROL_C, ENTER } from '../testing/cli.ts';

const HANDED = /only \S*(red|blue)\S* should look now/g;

const handed = async (battle: string, presses: readonly (readonly [string, string])[]): Promise<string[]> => {
  const args = ['play', '--battle', battle, '--red', 'human', '--blue', 'human', '--seed', '3'];
  const { out } = await atKeyboard(args, [...presses, ['> ', CONTROL_C]]);
  return [...out.matchAll(HANDED)].map(([, side]) => side!);
};

test('two people hand the keyboard over where something is hidden, and stop there if they like', async () => {
  const first = await handed('gaza', [['enter to go on', ENTER]]);
  expect(first).toHaveLength(1);
  const args = ['play', '--battle', 'gaza', '--red', 'human', '--blue', 'human', '--seed', '3'];
  const { out } = await atKeyboard(args, [['enter to go on', `quit${ENTER}`]]);
  expect(out).toContain('Nothing was decided');
  expect(out).not.toMatch(/Pisidians|1 hidden/);
});

test('where all lies open nobody is asked to', async () => expect(await handed('sabis', [])).toEqual([]));
