import { expect, test } from 'vitest';
import { atKeyboard, CONTROL_C, ENTER } from '../testing/cli.ts';

test('control-C is heard while a legate thinks, however long he would', async () => {
  const args = 'play --rules hex --battle first --red legate --blue legate --seed 1 --budget 10000s'.split(' ');
  const { code, out } = await atKeyboard(args, [['enter for the next turn', `${ENTER}${CONTROL_C}`]]);
  expect(code).toBe(0);
  expect(out).toContain('Nothing was decided, so nothing is kept.');
});
