import { describe, expect, test } from 'vitest';
import { acies, atKeyboard, CONTROL_C, ENTER } from '../testing/cli.ts';

describe('control-C is heard while a legate thinks, however long he would', () => {
  test('about his own decision', async () => {
    const args = 'play --rules hex --battle first --red legate --blue legate --seed 1 --budget 10000s'.split(' ');
    const { code, out } = await atKeyboard(args, [['enter for the next turn', `${ENTER}${CONTROL_C}`]]);
    expect(code).toBe(0);
    expect(out).toContain('Nothing was decided, so nothing is kept.');
  });

  test.each(['hint legate', 'auto legate', 'auto legate turn'])(
    'about a person’s, who has typed "%s"',
    async (typed) => {
      const args = 'play --rules hex --battle sabis --red human --blue human --seed 7 --budget 10000s'.split(' ');
      const { code, out } = await atKeyboard(args, [['skip, help, quit', `${typed}${ENTER}${CONTROL_C}`]]);
      expect(code).toBe(0);
      expect(out).toContain('Nothing was decided, so nothing is kept.');
      expect(out).not.toContain('The legate');
    },
  );
});

const trialsIn = (text: string): number[] =>
  [...text.matchAll(/from\s+(\d+)\s+trial/g)].map(([, trials]) => Number(trials));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

test.each([5, 9])(
  'a legate who is asked for a hint, or to decide, keeps to a budget of %i playouts',
  async (playouts) => {
    const args = `play --rules hex --battle sabis --red human --blue human --seed 7 --budget ${playouts}`;
    const { out } = await acies(args, { input: ['hint legate', 'auto legate', 'why'] });
    const [, hint, , why] = out.split(/^blue> /m);
    expect(sum(trialsIn(hint!))).toBe(playouts);
    expect(sum(trialsIn(why!))).toBe(playouts);
  },
);
