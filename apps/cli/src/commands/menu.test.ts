import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { atKeyboard, CONTROL_C, DOWN, ENTER, freshFolder, UP } from '../testing/cli.ts';

const QUIT = ['What shall it be?', DOWN.repeat(6) + ENTER] as const;
const item = (number: number) => ['What shall it be?', DOWN.repeat(number) + ENTER] as const;

describe('acies alone, at a keyboard', () => {
  test('opens a menu, and quits', async () => {
    const { code, out } = await atKeyboard([], [QUIT]);
    expect(code).toBe(0);
    for (const label of ['Play a battle', 'Go on with a saved game', 'Odds', 'Duel', 'Replay', 'Rules', 'Quit'])
      expect(out).toContain(label);
  });

  test('plays, goes on with what was kept, and replays it', async () => {
    const cwd = freshFolder();
    const first = await atKeyboard(
      [],
      [
        item(0),
        ['Which rules?', ENTER],
        ['Which battle?', ENTER],
        ['Who plays red?', ENTER],
        ['Who plays blue?', ENTER],
        ['Who throws the dice?', ENTER],
        ['> ', '1\n'],
        ['> ', 'quit\n'],
        ['name of your own', 'mine.acies.json\n'],
        QUIT,
      ],
      cwd,
    );
    expect(first.code).toBe(0);
    expect(first.out).toContain('The game is kept in .acies/autosave-sabis-');
    expect(existsSync(join(cwd, 'mine.acies.json'))).toBe(true);
    const second = await atKeyboard(
      [],
      [item(1), ['Which game?', ENTER], ['> ', 'quit\n'], ['name of your own', '\n'], QUIT],
      cwd,
    );
    expect(second.out).toMatch(/The Sabis, 57 BC, turn 1, \d+ choice/);
    const third = await atKeyboard([], [item(4), ['Which game?', ENTER], ['> ', 'q\n'], QUIT], cwd);
    expect(third.out).toContain('enter: next');
  });

  test.each([
    ['quit', QUIT],
    ['escape', ['What shall it be?', '\u001b']],
    ['control-C', ['What shall it be?', CONTROL_C]],
  ] as const)('ends by %s with a failure after a game that could not be kept', async (_, end) => {
    const cwd = freshFolder();
    writeFileSync(join(cwd, '.acies'), 'a file in the way, here and at home');
    const presses = ['Which rules?', 'Which battle?', 'Who plays red?', 'Who plays blue?', 'Who throws the dice?'];
    const { code, out } = await atKeyboard(
      [],
      [
        item(0),
        ...presses.map((shown) => [shown, ENTER] as const),
        ['> ', '1\n'],
        ['> ', 'quit\n'],
        ['name of your own', '\n'],
        end,
      ],
      cwd,
    );
    expect(code).toBe(4);
    expect(out).toContain('The game is not kept whole!');
  });

  test('says so if no game is kept', async () => {
    expect((await atKeyboard([], [item(1), QUIT])).out).toContain('No games are saved here yet.');
  });

  test('works out odds, value by value', async () => {
    const { code, out } = await atKeyboard(
      [],
      [
        item(2),
        ['Which rules?', ENTER],
        ['The odds of what?', ENTER],
        ['Change something?', DOWN + DOWN + ENTER],
        ['Class (class of the stand; of a group the worst)\n', UP + ENTER],
        ['Change something?', UP + UP + ENTER],
        QUIT,
      ],
    );
    expect(code).toBe(0);
    // Only what belongs to the rules that were chosen.
    expect(out).toContain('hex/order-test');
    expect(out).not.toMatch(/(ck|clock)\/\w/);
    expect(out).toContain('class A');
    expect(out.match(/passed on/g)!.length).toBe(2);
  });

  test('duels', async () => {
    const { out } = await atKeyboard(
      [],
      [
        item(3),
        ['Which rules?', ENTER],
        ['Which battle?', ENTER],
        ['Who plays red?', DOWN + ENTER],
        ['Who plays blue?', DOWN + ENTER],
        ['How many games?', `1${ENTER}`],
        QUIT,
      ],
    );
    expect(out).toMatch(/1 games? from seed/);
  });

  test('shows the rules', async () => {
    expect((await atKeyboard([], [item(5), ['Which rules?', ENTER], QUIT])).out).toContain('HX-MEL-1');
    expect((await atKeyboard([], [item(5), ['Which rules?', DOWN + ENTER], QUIT])).out).toContain('CK-FGT-1');
  });

  test('control-C in a menu below leads back, and in this one out', async () => {
    const { code, err } = await atKeyboard(
      [],
      [item(0), ['Which rules?', ENTER], ['Which battle?', CONTROL_C], ['What shall it be?', CONTROL_C]],
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });
});
