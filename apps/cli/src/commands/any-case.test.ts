import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { acies, freshFolder } from '../testing/cli.ts';
import { autosaveIn } from '../testing/games.ts';

/** Names as they stand in this repository, and as somebody may type them; both do the same. */
const SAME: readonly (readonly [plain: string, typed: string])[] = [
  [
    'play --rules hex --battle sabis --red human --blue centurion --seed 3',
    'play --rules HEX --battle Sabis --red Human --blue Centurion --seed 3',
  ],
  [
    'duel --battle sabis --red recruit --blue random --games 1 --seed 3 --json',
    'duel --battle SABIS --red Recruit --blue RANDOM --games 1 --seed 3 --json',
  ],
  [
    'ladder --rules hex --battle sabis --players random,recruit --games 2 --seed 1 --json',
    'ladder --rules Hex --battle Sabis --players Random,RECRUIT --games 2 --seed 1 --json',
  ],
  [
    'survey --battle sabis --players random --games 1 --seed 1',
    'survey --battle sAbIs --players Random --games 1 --seed 1',
  ],
  ['calc hex/firing', 'calc HEX/Firing'],
  ['calc hex/melee --set attacker.type=WB', 'calc Hex/Melee --set attacker.type=wb'],
  ['calc ck', 'calc Ck'],
  ['troops legio', 'troops Legio'],
  ['clauses cb', 'clauses CB'],
  ['clauses HX-MEL-1', 'clauses hx-mel-1'],
  ['clauses shaken', 'clauses Shaken'],
  ['battles zama', 'battles Zama'],
  ['battles sabis --json', 'battles Sabis --json'],
  ['rules clock', 'rules CLOCK'],
  [
    'play --battle sabis --blue human --seed 1 --ruling shaken=off',
    'play --battle sabis --blue human --seed 1 --ruling Shaken=OFF',
  ],
];

/** How long something took is another each time. */
const timeless = (text: string): string => text.replace(/"(seconds|perSecond)": [\d.]+/g, '"$1": 0');

describe('names are taken in any case', () => {
  test.each(SAME)('%s', async (plain, typed) => {
    const [as, like] = [await acies(plain), await acies(typed)];
    // How far long work has come stands on standard error.
    expect(as.code).toBe(0);
    expect({ code: like.code, out: timeless(like.out) }).toEqual({ code: 0, out: timeless(as.out) });
  });

  test('in a game, too', async () => {
    const cwd = freshFolder();
    const input = ['AUTO 2 Recruit', 'Hint Random', 'help CENTURION', 'Log ALL', 'Help Shaken'];
    const { code, out } = await acies('play --battle Sabis --blue Human --seed 7', { cwd, input });
    expect(code).toBe(0);
    expect(out).not.toContain('there is no');
    expect(out).toContain('The recruit chooses: ');
    expect(out).toContain('A battle may switch "shaken"');
    expect(JSON.parse(readFileSync(autosaveIn(cwd), 'utf8')).choices.length).toBeGreaterThanOrEqual(2);
  });

  test('a loaded game takes them for its players, and keeps their names as they are', async () => {
    const cwd = freshFolder();
    await acies('play --battle sabis --blue human --seed 7', { cwd, input: ['1'] });
    const { code, out } = await acies(['play', '--load', autosaveIn(cwd), '--blue', 'Recruit'], { cwd, input: ['1'] });
    expect(code).toBe(0);
    expect(out).toContain('blue is played by recruit');
    expect(JSON.parse(readFileSync(autosaveIn(cwd), 'utf8')).players.blue).toBe('recruit');
  });

  test('a program keeps its own', async () => {
    const args = [
      'duel',
      '--battle',
      'sabis',
      '--red',
      'exec:ECHO Hello',
      '--blue',
      'Random',
      '--games',
      '1',
      '--json',
    ];
    expect(JSON.parse((await acies(args)).out)).toMatchObject({ red: 'exec:ECHO Hello', blue: 'random' });
  });
});
