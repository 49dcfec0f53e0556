import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { acies, atKeyboard, CONTROL_C, ENTER, freshFolder } from '../../testing/cli.ts';
import { CLEAR_LINE } from './thinking-line.ts';

const TWICE = CONTROL_C + CONTROL_C;

describe('who waits for a legate is told that he thinks', () => {
  const AGAINST = 'play --rules hex --battle sabis --red human --blue legate --seed 7';
  const STATUS = 'red: Romans, ';

  test('at once, after the first map', async () => {
    const { out } = await atKeyboard(`${AGAINST} --budget 10000s`.split(' '), [['is thinking …', TWICE]]);
    const shown = stripVTControlCharacters(out);
    expect(shown).toContain('blue, the legate, is thinking …');
    expect(shown.indexOf(STATUS)).toBeGreaterThan(0);
    expect(shown.indexOf(STATUS)).toBeLessThan(shown.indexOf('is thinking …'));
  });

  test('after the map in a game that was kept in the midst of his turn', async () => {
    const cwd = freshFolder();
    await acies(`${AGAINST.replace('legate', 'human')} --save kept.json`, { cwd, input: ['1', 'quit'] });
    const args = 'play --load kept.json --blue legate --budget 10000s'.split(' ');
    const { out } = await atKeyboard(args, [['is thinking …', TWICE]], cwd);
    expect(stripVTControlCharacters(out).split('is thinking …')[0]).toContain(STATUS);
  });

  test('on a terminal by a line that counts his decisions and goes away', async () => {
    const { out } = await atKeyboard(`${AGAINST} --budget 1`.split(' '), [['skip, help, quit', CONTROL_C]]);
    const lines = out.split(CLEAR_LINE).filter((line) => line.includes('is thinking'));
    expect(lines.map(stripVTControlCharacters)).toEqual([
      'blue, the legate, is thinking … (control-C hurries him, twice leaves)',
      'blue, the legate, is thinking …, 1 decision made (control-C hurries him)',
    ]);
  });

  test('elsewhere once before a person is asked again', async () => {
    const { out } = await acies(`${AGAINST} --budget 1`, { input: ['skip', 'quit'] });
    expect(out.match(/^blue, the legate, is thinking …$/gm)).toHaveLength(2);
    // What is given away is not asked of a person.
    const { out: given } = await acies(`${AGAINST.replace('seed 7', 'seed 3')} --budget 1`, { input: ['auto 12'] });
    expect(given.match(/^red: [^?]*\? \S/gm)!.length).toBeGreaterThan(8);
    expect(given.match(/^blue, the legate, is thinking …$/gm)).toHaveLength(1);
    expect(out).not.toContain('\u001b');
    const { out: quick } = await acies(AGAINST.replace('legate', 'centurion'));
    expect(quick).not.toContain('is thinking');
  });

  test('when he is asked for a hint, too', async () => {
    const args = 'play --rules hex --battle sabis --red human --blue human --seed 7 --budget 2'.split(' ');
    const { out } = await atKeyboard(args, [
      ['skip, help, quit', `hint legate${ENTER}`],
      ['The legate looks', CONTROL_C],
    ]);
    expect(out).toContain(`the legate is thinking it over … (control-C hurries him, twice leaves)${CLEAR_LINE}`);
  });
});

describe('control-C is heard while a legate thinks, however long he would', () => {
  const HOTSEAT = 'play --rules hex --battle sabis --red human --blue human --seed 7 --budget 10000s'.split(' ');
  const MAY_TYPE = 'skip, help, quit';
  const THINKS = 'is thinking it over …';

  test('asked for a hint he shows what he has so far, and the question stands', async () => {
    const { code, out } = await atKeyboard(HOTSEAT, [
      [MAY_TYPE, `hint legate${ENTER}`],
      [THINKS, CONTROL_C],
      ['hurried', `undo${ENTER}`],
      ['That cannot be taken back', `quit${ENTER}${ENTER}`],
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/The legate looks at this[\s\S]*he was hurried/i);
    expect(out).toContain('Nothing was decided, so nothing is kept.');
  });

  test('asked to decide he takes what seems best so far', async () => {
    const { out } = await atKeyboard(HOTSEAT, [
      [MAY_TYPE, `auto legate${ENTER}`],
      [THINKS, CONTROL_C],
      ['The legate chooses:', `quit${ENTER}${ENTER}`],
    ]);
    expect(out).toContain('The game is kept in');
  });

  test('of his own decisions he makes the one that he is at', async () => {
    const args = HOTSEAT.map((word, i) => (HOTSEAT[i - 1] === '--blue' ? 'legate' : word));
    const { out } = await atKeyboard(args, [
      ['is thinking …', CONTROL_C],
      ['1 decision made', TWICE],
    ]);
    expect(out).toContain('The game is kept in');
  });

  test.each(['hint legate', 'auto legate', 'auto legate turn'])('pressed twice it leaves after "%s"', async (typed) => {
    const { code, out } = await atKeyboard(HOTSEAT, [
      [MAY_TYPE, `${typed}${ENTER}`],
      [THINKS, TWICE],
    ]);
    expect(code).toBe(0);
    expect(out).toContain('Nothing was decided, so nothing is kept.');
    expect(out).not.toContain('The legate');
  });

  test('pressed twice it leaves two of them, too', async () => {
    const args = 'play --rules hex --battle first --red legate --blue legate --seed 1 --budget 10000s'.split(' ');
    const { code, out } = await atKeyboard(args, [
      ['enter for the next turn', ENTER],
      ['is thinking …', TWICE],
    ]);
    expect(code).toBe(0);
    expect(out).toContain('Nothing was decided, so nothing is kept.');
  });
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
