import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beginMatch, makeGameFile, makeMove } from '@acies/kernel/match';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBook } from '../catalogue.ts';
import { acies, atKeyboard, DOWN, ENTER, freshFolder, type Ran } from '../testing/cli.ts';
import { asFileName, HOSTILE, obeyedIn } from '../testing/hostile.ts';

const ESCAPE = '\u001b';
const COLOURED = { FORCE_COLOR: '1' };

/** What a text is called is hostile, wherever somebody is free to call it so. */
const hostileNames = (battle: unknown): string =>
  JSON.stringify(battle, (key, value) => (['title', 'about', 'name'].includes(key) ? `${value}${HOSTILE}` : value));

/** A folder with a hostile battle, a game of it, files that are broken, and a list of games with hostile titles. */
let cwd: string;
beforeAll(async () => {
  cwd = freshFolder();
  const { engine, battles } = await openBook('hex');
  const titled = { ...battles[0]!, title: `Sabis${HOSTILE}` };
  const begun = beginMatch(engine, battles[0]!, { seed: 1 });
  const { side, options } = engine.legal(begun.game)[0]!;
  const match = makeMove(begun, { side, choice: options![0]! });
  // As an older version may have written it, before such names were refused.
  const game = { ...match, game: { ...match.game, setup: titled }, players: { red: HOSTILE, blue: 'human' } };
  mkdirSync(join(cwd, '.acies'));
  const files: Record<string, string> = {
    'battle.json': hostileNames(battles[0]),
    'keys.json': JSON.stringify({ ...battles[0], [HOSTILE]: { [HOSTILE]: HOSTILE } }),
    'broken.json': `{"id": ${HOSTILE}`,
    'c1.json': '{"id": \u009b31m}',
    'situation.json': JSON.stringify({ attacker: { type: HOSTILE }, [HOSTILE]: HOSTILE }),
    'game.json': makeGameFile(game),
    [join('.acies', `autosave-${asFileName(HOSTILE)}.json`)]: makeGameFile(game),
    [join('.acies', 'plain.json')]: JSON.stringify({ ...JSON.parse(makeGameFile(game)), rules: { id: HOSTILE } }),
    'bot.mjs': `process.stderr.write(${JSON.stringify(`Error: ${HOSTILE}\n`)}); process.stdout.write(${JSON.stringify(`${HOSTILE}\n`)}); setTimeout(() => process.exit(3), 200);`,
    'ready.mjs': `process.stdout.write(JSON.stringify({ type: 'ready', name: ${JSON.stringify(HOSTILE)} }) + '\\n'); process.stdin.once('data', () => process.stdout.write(JSON.stringify({ type: 'choice', id: 1, choice: { [${JSON.stringify(HOSTILE)}]: ${JSON.stringify(HOSTILE)} } }) + '\\n')); process.stdin.on('end', () => process.exit()); process.stdin.resume();`,
    'dies.mjs': `process.stderr.write(${JSON.stringify(`Error: ${HOSTILE}\n`)}); process.exit(1);`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);
});

const bot = (name: string): string => `exec:"${process.execPath}" ${name}`;

/** Commands that meet a hostile text, in the order of where it comes from. */
const CASES: readonly (readonly [what: string, args: () => readonly string[]])[] = [
  ['a battle with hostile names', () => ['play', '--battle', 'battle.json', '--blue', 'human', '--seed', '1']],
  ['a duel on it', () => ['duel', '--battle', 'battle.json', '--red', 'random', '--blue', 'random', '--games', '1']],
  ['a survey of it', () => ['survey', '--battle', 'battle.json', '--players', 'random', '--games', '1']],
  ['a battle with hostile keys', () => ['play', '--rules', 'hex', '--battle', 'keys.json']],
  ['the same for any rules', () => ['play', '--battle', 'keys.json']],
  ['a file that is no JSON', () => ['play', '--battle', 'broken.json']],
  ['a C1 code where JSON breaks off', () => ['play', '--battle', 'c1.json']],
  ['a battle that is not there', () => ['play', '--battle', HOSTILE]],
  ['a file that is not there', () => ['play', '--battle', `${HOSTILE}.json`]],
  ['a player that is not there', () => ['play', '--battle', 'sabis', '--red', HOSTILE]],
  ['players of a ladder', () => ['ladder', '--rules', 'hex', '--players', `random,${HOSTILE}`]],
  ['a rule set that is not there', () => ['troops', HOSTILE]],
  ['a clause that is not there', () => ['clauses', HOSTILE]],
  ['a ruling that is not there', () => ['play', '--battle', 'sabis', '--ruling', `${HOSTILE}=on`]],
  ['a seed that is none', () => ['play', '--battle', 'sabis', '--seed', HOSTILE]],
  ['a procedure that is not there', () => ['calc', `hex/${HOSTILE}`]],
  ['a field that is not there', () => ['calc', 'hex/melee', '--set', `${HOSTILE}=1`]],
  ['a value that is not allowed', () => ['calc', 'hex/melee', '--set', `attacker.type=${HOSTILE}`]],
  ['a situation with hostile fields', () => ['calc', 'hex/melee', '--input', 'situation.json']],
  ['a command that is not there', () => [HOSTILE]],
  ['an option that is not there', () => ['play', `--${HOSTILE}`]],
  ['the list of kept games', () => ['replay']],
  ['a game with a hostile title', () => ['replay', 'game.json', '--report']],
  ['the same as JSON', () => ['replay', 'game.json', '--json']],
  ['its verification', () => ['replay', 'game.json', '--verify']],
  ['going on with it', () => ['play', '--load', 'game.json']],
  ['a game with hostile rules', () => ['play', '--load', join('.acies', 'plain.json')]],
  ['a bot that writes codes', () => ['duel', '--battle', 'sabis', '--red', bot('bot.mjs'), '--blue', 'random']],
  ['a bot that chooses codes', () => ['duel', '--battle', 'sabis', '--red', bot('ready.mjs'), '--blue', 'random']],
  ['a bot that dies of them', () => ['duel', '--battle', 'sabis', '--red', bot('dies.mjs'), '--blue', 'random']],
  ['the same as JSON', () => ['duel', '--battle', 'sabis', '--red', bot('dies.mjs'), '--blue', 'random', '--json']],
];

const ran = (args: readonly string[], env = {}): Promise<Ran> =>
  acies(args[0] === 'duel' ? [...args, '--games', '1'] : args, {
    cwd,
    env,
    input: [HOSTILE, `save ${HOSTILE}`, `help ${HOSTILE}`, `why ${HOSTILE}`, `auto ${HOSTILE}`, '1'],
  });

describe('nothing from outside is obeyed by the terminal', () => {
  test.each(CASES)('%s', async (_, args) => {
    const plain = await ran(args());
    expect(plain.out + plain.err).not.toBe('');
    expect(obeyedIn(plain)).toEqual([]);
    expect(obeyedIn(await ran(args(), COLOURED))).toEqual([]);
  });

  test.each([
    ['--battle', 'x\nacies: all is well.json'],
    ['--battle', 'x\nacies: all is well'],
    ['--red', 'x\nacies: all is well'],
  ])('a line break in %s forges no line', async (option, name) => {
    const named = ['--rules', 'hex', '--battle', 'sabis', '--red', 'random', '--blue', 'random'];
    const { err } = await acies(['duel', ...named, option, name], { cwd });
    expect(err).toMatch(/^acies: .*x acies: all is well.*\n$/);
  });

  test('a file may have a hostile name on every system', () => {
    const onWindows = asFileName(HOSTILE, 'win32');
    expect(onWindows).not.toMatch(/[^ -~\u007f-\uffff]|[<>:"/\\|?*]/);
    for (const sign of ['\u007f', '\u009b', '\u202e', '\u2028', '\u200f']) expect(onWindows).toContain(sign);
    expect(asFileName(HOSTILE, 'linux')).toBe(HOSTILE);
  });

  test('JSON says what the text was all the same', async () => {
    const player = `exec:${HOSTILE}`;
    const args = ['duel', '--battle', 'sabis', '--red', player, '--blue', 'random', '--games', '1', '--json'];
    const { out } = await acies(args, { cwd });
    expect(JSON.parse(out).red).toBe(player);
  });

  test('a menu shows titles and files without their codes', async () => {
    const presses = [
      ['What shall it be?', DOWN],
      ['Go on', ENTER],
      ['Which game?', ESCAPE],
      ['What shall it be?', ESCAPE],
    ] as const;
    const { out } = await atKeyboard([], presses, cwd);
    expect(out).toContain('Sabis');
    for (const code of ['pwned', '\u001b[31m', '\u202e', '\u009b', '\u001bP']) expect(out).not.toContain(code);
  });
});
