import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { acies, freshFolder } from '../testing/cli.ts';
import { autosaveIn, type Kept, playedGame } from '../testing/games.ts';

let kept: Kept;
beforeAll(async () => {
  kept = await playedGame('centurion', 'centurion', 6);
});

const replay = (flags: string[], input: string[] = []) => acies(['replay', kept.path, ...flags], { input });

describe('acies replay', () => {
  test('verifies', async () => {
    const { code, out } = await replay(['--verify']);
    expect(code).toBe(0);
    expect(out).toMatch(/^ok {2}[0-9a-f]{16}\n\d+ choices to turn \d+ replayed, \d+ states checked\n$/);
  });

  test('reports who won and why, losses, turning points and strain', async () => {
    const { code, out } = await replay(['--report']);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^The Sabis, 57 BC {2}hex rules, red centurion, blue centurion\n(red wins|blue wins|Drawn) after \d+ turns/,
    );
    expect(out).toMatch(/red has lost \d+ SP\n/);
    expect(out).toMatch(/^ {2}\d+ others unhurt$/m);
    expect(out).toMatch(/^ {2}turn \d+ +\S.*: destroyed \[HX-MOR-4\]$/m);
    expect(out).toMatch(/^ +1 +0%/m);
    expect(out).toMatch(/^ +end +\d+%/m);
  });

  test('the losses in the report are those of the stands', async () => {
    const { losses, events, strain, result } = JSON.parse((await replay(['--json'])).out);
    expect(events.at(-1).clauses).toEqual([result.clause]);
    const gone = [...losses.red, ...losses.blue].filter(({ left }) => left === 0);
    expect(events.filter(({ text }: { text: string }) => /destroyed|leaves the field/.test(text))).toHaveLength(
      gone.length,
    );
    expect(strain.at(-1).turn).toBe('end');
  });

  test('shows the map as a turn began', async () => {
    const { code, out } = await replay(['--turn', '3']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Turn 3 of 6$/m);
    expect(out).toMatch(/^A /m);
    const { at } = JSON.parse((await replay(['--turn', '3', '--json'])).out);
    expect(at).toMatchObject({ turn: 3, status: expect.any(Array), map: expect.any(Array) });
  });

  test('without a file names the games that are kept here', async () => {
    const { code, err } = await acies('replay', { cwd: kept.folder });
    expect(code).toBe(2);
    expect(err).toBe(`acies: name the file of a saved game; kept here: ${relative(kept.folder, kept.path)}\n`);
  });

  test('steps through', async () => {
    const { code, out } = await replay(
      [],
      ['b', '', '', 'b', 't 2', 't 99', 't', 'x', 'm', 'r', 'e', '', 'r', 'q', ''],
    );
    expect(code).toBe(0);
    for (const line of [
      'This is the beginning.',
      'Which stand or group acts next?',
      'Turn 2 of 6',
      'There is no turn "99"',
      'Not over yet, after 2 turns',
      'The battle is over.',
      'That was the last choice.',
      'Turning points',
    ])
      expect(out).toContain(line);
    expect(out).toMatch(/enter: next.*\n[\s\S]*enter: next/);
    expect(out.trimEnd()).toMatch(/> q$/);
  });

  test('steps through by whole words too', async () => {
    const words = ['back', 'next', 'turn 2', 'turn', 'help', 'map', 'report', 'end', 'next', 'QUIT'];
    const { code, out } = await replay([], words);
    expect(code).toBe(0);
    for (const line of ['This is the beginning.', 'Turn 2 of 6', 'There is no turn ""', 'That was the last choice.'])
      expect(out).toContain(line);
    expect(
      out.match(/enter: next; or back, turn N, end, map \[unit or place\], units \[text\], report, help, quit/g),
    ).toHaveLength(2);
    expect(out.trimEnd()).toMatch(/> QUIT$/);
  });
});

describe('while stepping through', () => {
  test('units are listed, all or some', async () => {
    const { out } = await replay([], ['end', 'units', 'units Nervii 1', 'u zebra']);
    const [all, some] = [/> units\n([^>]*)/.exec(out)![1]!, /> units Nervii 1\n([^>]*)/.exec(out)![1]!];
    expect(all).toMatch(/^red\n {2}/);
    expect(all).toContain('\nblue\n');
    expect(some).toMatch(/^blue\n {2}Nervii 1 /);
    expect(some.split('\n').length).toBeLessThan(all.split('\n').length);
    expect(out).toContain('No unit has "zebra" in it.');
  });

  test('a large map is drawn round a unit, and others say that they are drawn whole', async () => {
    expect((await replay([], ['map Nervii'])).out).toContain('the Hex map is drawn whole: "map" alone shows it');
    const folder = freshFolder();
    await acies('play --battle zama --red human --blue human --seed 3', { cwd: folder, input: ['1', 'rest', 'rest'] });
    const { out } = await acies(['replay', autosaveIn(folder)], { input: ['end', 'map ele1', 'map nobody'] });
    const part = /> map ele1\n([^>]*)/.exec(out)![1]!;
    expect(part).toContain('ele1');
    expect(part).not.toContain('after 3 choices');
    expect(out).toMatch(/> map nobody\n\n {2}\S.*nobody/);
  });
});

describe('bad input to acies replay', () => {
  const altered = (change: (game: { choices: unknown[]; [key: string]: unknown }) => void): string => {
    const game = JSON.parse(readFileSync(kept.path, 'utf8'));
    change(game);
    const path = join(kept.folder, 'altered.json');
    writeFileSync(path, JSON.stringify(game));
    return path;
  };

  const written = (text: string): string => {
    const path = join(kept.folder, 'written.json');
    writeFileSync(path, text);
    return path;
  };

  test.each<[string, () => string[], string]>([
    ['a missing file', () => ['nowhere.json'], 'there is no such file'],
    ['a folder', () => [kept.folder], 'it is a folder'],
    [
      'a turn that was not played',
      () => [kept.path, '--turn', '99'],
      'the game has no turn 99: its turns go from 1 to',
    ],
    ['a turn that is no number', () => [kept.path, '--turn', 'x'], 'the turn must be a whole number'],
    ['a text', () => [written('To whom it may concern')], '"T" cannot stand where it does (line 1, column 1)'],
    ['JSON that is no game', () => [written('{"units": []}')], 'this is no saved game'],
    ['a game without players', () => [altered((game) => delete game.players)], 'players: it is missing'],
    ['a game with a choice left out', () => [altered((game) => game.choices.splice(3, 1))], 'choice'],
    [
      'a game of rules that are not known',
      () => [altered((game) => (game.rules = { id: 'hax', version: '1' }))],
      'did you mean "hex"?',
    ],
    [
      'a game of other rules',
      () => [altered((game) => (game.rules = { id: 'hex', version: '0' }))],
      'version 0 of the hex rules; this is version 2: only an older release of Acies, with version 0, can show it',
    ],
    ['a game from the future', () => [altered((game) => (game.format = 9))], 'format 9'],
  ])('%s ends with code 2', async (_what, args, message) => {
    const { code, err, out } = await acies(['replay', ...args()]);
    expect(err).toContain(message);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).not.toMatch(/\n\s+at |Invalid|expected|received|Unexpected/);
  });

  test('a game of older rules is not played on, and the file stays as it is', async () => {
    const old = altered((game) => (game.rules = { id: 'hex', version: '1' }));
    const text = readFileSync(old, 'utf8');
    const { code, err } = await acies(['play', '--load', old]);
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringMatching(/version 1 of the hex rules; this is version \d+: only an older release of Acies, /),
    });
    expect(readFileSync(old, 'utf8')).toBe(text);
  });
});
