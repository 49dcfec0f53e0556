import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MOST_BYTES } from '@acies/kernel/input';
import { PEOPLE } from '@acies/kernel/match';
import { describe, expect, test } from 'vitest';
import { nearestBook } from './battle-fit.ts';
import { openBook, openBooks } from './catalogue.ts';
import { savedGames } from './play/files/saved-games.ts';
import { acies, freshFolder } from './testing/cli.ts';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const TOO_DEEP = /is nested deeper than the 100 levels that are read, at line 1, column \d+\n$/;

/** What the command says of a file of that text. */
async function refusalOf(args: string, text: string): Promise<string> {
  const cwd = freshFolder();
  writeFileSync(join(cwd, 'file.json'), text);
  const { code, err } = await acies(`${args} file.json`, { cwd });
  expect(code).toBe(2);
  return err;
}

describe('what is nested too deep', () => {
  test.each([
    ['a situation', 'calc hex/melee --input', `{"attacker":{"sp":${nested(20_000)}}}`],
    ['a game file', 'replay', '['.repeat(5000)],
    ['a game to go on with', 'play --load', `{"acies":"game","choices":[["red","x",${nested(1500)}]]}`],
    ['a battle', 'play --battle', `{"armies":${'{"red":'.repeat(5000)}1${'}'.repeat(5000)}}`],
    ['a battle of named rules', 'duel --rules hex --red random --blue random --battle', nested(5000)],
  ])('is refused as %s', async (_, args, text) => expect(await refusalOf(args, text)).toMatch(TOO_DEEP));

  test('is refused on standard input, too', async () => {
    const { code, err } = await acies('calc hex/melee --input -', { input: `{"a":${nested(20_000)}}` });
    expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(TOO_DEEP) });
    expect(err).toContain('standard input is nested');
  });

  test('is no value to be set', async () => {
    const { code, err } = await acies(['calc', 'hex/melee', '--set', `attacker.sp=${nested(20_000)}`]);
    expect(code).toBe(2);
    expect(err).toMatch(/attacker\.sp: "\[{50,60}… is not allowed/);
    expect((await acies(['calc', 'hex/melee', '--set', `${'attacker.'.repeat(20_000)}sp=1`])).code).toBe(2);
  });

  test('is no choice, and the question stands', async () => {
    const args = 'play --rules clock --battle first --red human --blue random --seed 1';
    const { code, out } = await acies(args, { input: [nested(5000), '{"do":', 'quit'] });
    expect(code).toBe(0);
    expect(out.length).toBeLessThan(20_000);
    expect(out).toContain('That is nested deeper than the 100 levels that are read, at line 1, column 101');
    expect(out).toContain('That is not JSON: it breaks off at line 1, column 7');
  });

  test('or is of another form is not listed among the games to go on with', () => {
    const cwd = freshFolder();
    const io = { cwd, env: { HOME: cwd } } as unknown as Parameters<typeof savedGames>[0];
    const game = (title: unknown): string =>
      JSON.stringify({ rules: { id: 'hex' }, setup: { title }, players: PEOPLE, hashes: [[3, 0, 'x']], choices: [] });
    writeFileSync(join(cwd, 'deep.acies.json'), nested(5000));
    writeFileSync(join(cwd, 'no-title.acies.json'), game({ text: 'Sabis' }));
    writeFileSync(join(cwd, 'whole.acies.json'), game('Sabis'));
    expect(savedGames(io)).toMatchObject([{ title: 'Sabis', turn: 3, choices: 0 }]);
  });
});

test('what is too large is refused before it is loaded', async () => {
  const cwd = freshFolder();
  const file = join(cwd, 'film.json');
  writeFileSync(file, '');
  truncateSync(file, MOST_BYTES + 1);
  for (const args of ['calc hex/melee --input film.json', 'replay film.json', 'play --battle film.json']) {
    const { code, err } = await acies(args, { cwd });
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringContaining('film.json is too long: it goes on after the 4000000'),
    });
  }
});

test('a refusal stays short, however much is wrong', async () => {
  const many = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`key${i}${'x'.repeat(100)}`, i]));
  expect((await refusalOf('calc hex/melee --input', JSON.stringify(many))).length).toBeLessThan(5000);
  expect((await refusalOf('play --rules hex --battle', JSON.stringify(many))).length).toBeLessThan(2000);
});

test('a name that would do something in the terminal is refused with its place', async () => {
  const { first } = await openBook('hex');
  const battle = JSON.parse(JSON.stringify(first));
  battle.armies.red.stands[0].name = 'Legio\nX';
  const err = await refusalOf('play --rules hex --battle', JSON.stringify(battle));
  expect(err).toContain('armies.red.stands[0].name: U+000A, a character that cannot be shown, stands at character 6');
});

test('the rules that a battle is most like are found by its names, however deep and many they are', async () => {
  const books = await openBooks();
  for (const book of books) expect(nearestBook(books, { ...book.first, note: 1 })?.id).toBe(book.id);
  let deep: unknown = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`k${i}`, 1]));
  for (let i = 0; i < 20_000; i++) deep = { deep };
  expect(nearestBook(books, deep)).toBeUndefined();
});
