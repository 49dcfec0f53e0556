import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { beginMatch, type Match, makeMove } from '@acies/kernel/match';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBook } from '../../catalogue.ts';
import { freshFolder } from '../../testing/cli.ts';
import { Keeper } from './keeper.ts';

let match: Match;
let later: Match;
let other: Match;
beforeAll(async () => {
  const { engine, battles } = await openBook('hex');
  const after = (from: Match, option: number): Match => {
    const { side, options } = from.engine.legal(from.game)[0]!;
    return makeMove(from, { side, choice: options![option]! });
  };
  match = after(beginMatch(engine, battles[0]!, { seed: 1 }), 0);
  later = after(match, 0);
  other = after(beginMatch(engine, battles[0]!, { seed: 1 }), 1);
});

const keeperIn = (cwd: string, home = cwd): Keeper => {
  const stream = new PassThrough();
  return new Keeper({ stdin: stream, stdout: stream, stderr: stream, env: { HOME: home }, cwd });
};

describe('a keeper', () => {
  test('keeps a game in one file, and leaves nothing else behind', () => {
    const cwd = freshFolder();
    const keeper = keeperIn(cwd);
    keeper.keep(match);
    keeper.keep(later);
    expect(keeper).toMatchObject({ fault: undefined, passedOver: undefined });
    expect(keeper.held(later)).toEqual({ path: keeper.path, choices: 2, beyond: 0 });
    expect(readdirSync(join(cwd, '.acies'))).toEqual(['autosave-sabis-1.json']);
    expect(JSON.parse(readFileSync(keeper.path!, 'utf8')).choices).toHaveLength(2);
  });

  test('may write where nothing is, over its own file, and over an earlier state of the same game', () => {
    const cwd = freshFolder();
    const path = join(cwd, 'a.json');
    const keeper = keeperIn(cwd);
    expect(keeper.mayReplace(path, later)).toBe(true);
    keeper.save(path, later);
    expect(keeper.mayReplace(path, match)).toBe(true);
    const another = keeperIn(cwd);
    expect(another.mayReplace(path, match)).toBe(false);
    expect(another.mayReplace(path, later)).toBe(true);
    expect(another.mayReplace(path, other)).toBe(false);
  });

  test.each(['not json', '{}', '[]', '{"dice":{},"choices":[]}'])('may not write over %s', (text) => {
    const path = join(freshFolder(), 'a.json');
    writeFileSync(path, text);
    expect(keeperIn('/').mayReplace(path, match)).toBe(false);
  });

  test.each([
    ['nested deep', '['.repeat(50_000)],
    ['whole and nested deep', '['.repeat(50_000) + ']'.repeat(50_000)],
    ['like a game and nested deep', `{"dice":{"seed":1},"choices":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    ['of another form', '{"dice":{"entered":7},"choices":{"length":0}}'],
    ['nothing', 'null'],
  ])('may not write over what is %s', (_, text) => {
    const path = join(freshFolder(), 'a.json');
    writeFileSync(path, text);
    expect(keeperIn('/').mayReplace(path, match)).toBe(false);
  });

  test('may not write over what is too large for a game, and does not load it', () => {
    const cwd = freshFolder();
    const keeper = keeperIn(cwd);
    keeper.keep(match);
    const path = keeper.path!;
    // More than a text can be long.
    truncateSync(path, 2 ** 30);
    expect(keeper.mayReplace(path, match)).toBe(false);
    expect(keeper.isWhole(match)).toBe(false);
    keeper.keep(later);
    expect(keeper.path).toBe(join(cwd, '.acies', 'autosave-sabis-1-2.json'));
    expect(keeper.passedOver).toContain('holds something else now');
  });

  test('moves to a new file if someone else has written to its own', () => {
    const cwd = freshFolder();
    const keeper = keeperIn(cwd);
    keeper.keep(match);
    writeFileSync(keeper.path!, 'mine now');
    keeper.keep(later);
    expect(readFileSync(join(cwd, '.acies', 'autosave-sabis-1.json'), 'utf8')).toBe('mine now');
    expect(keeper.path).toBe(join(cwd, '.acies', 'autosave-sabis-1-2.json'));
    expect(keeper.passedOver).toContain('autosave-sabis-1.json holds something else now');
  });

  test('goes home where it cannot write here, and says why it can do neither', () => {
    const [cwd, home] = [freshFolder(), freshFolder()];
    writeFileSync(join(cwd, '.acies'), 'a file in the way');
    const keeper = keeperIn(cwd, home);
    keeper.keep(match);
    expect(keeper.path).toBe(join(home, '.acies', 'autosave-sabis-1.json'));
    expect(existsSync(keeper.path!)).toBe(true);
    expect(keeper.passedOver).toBe(`cannot write ${join(cwd, '.acies')}: a file of that name is in the way`);

    const nowhere = keeperIn(cwd, join(cwd, '.acies'));
    nowhere.keep(match);
    expect(nowhere.fault).toMatch(/^cannot write .*a file of that name is in the way; cannot write /);
    expect(nowhere.held(match)).toBeUndefined();
    expect(nowhere.isWhole(match)).toBe(false);
  });

  // Root writes wherever it likes, and Windows does not keep anybody out of a folder by its mode.
  test.skipIf(process.getuid?.() === 0 || process.platform === 'win32')(
    'goes home from a folder that is read-only',
    () => {
      const [cwd, home] = [freshFolder(), freshFolder()];
      mkdirSync(join(cwd, '.acies'));
      chmodSync(join(cwd, '.acies'), 0o500);
      const keeper = keeperIn(cwd, home);
      keeper.keep(match);
      expect(keeper.path).toContain(home);
    },
  );
});
