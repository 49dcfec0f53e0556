import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { acies, freshFolder } from '../testing/cli.ts';

const PARTS = ['sheet', 'rules', 'battles', 'players'].map((part) => `${part}: async () => ({})`).join(', ');
const moduleOf = (id: string): string => `export default { id: '${id}', title: 'Mine', summary: 'mine', ${PARTS} };`;

/** What the command says in a folder with a file of one's own. */
async function saidWith(text: string, args: string) {
  const cwd = freshFolder();
  writeFileSync(join(cwd, 'mine.mjs'), text);
  return acies(args, { cwd });
}

describe('a rule set from outside', () => {
  test('is one of those that are known, after ours, in this run only', async () => {
    const { err } = await saidWith(moduleOf('mine'), '--with mine.mjs troops');
    expect(err).toContain('npx acies troops hex|ck|clock|legio|cb|mine\n');
    expect((await acies('troops')).err).toContain('npx acies troops hex|ck|clock|legio|cb\n');
  });

  test('may be named after the command too, in any case', async () => {
    const { err } = await saidWith(moduleOf('mine'), 'play --with mine.mjs --rules MYNE');
    expect(err).toContain('there is no rule set "MYNE"; did you mean "mine"?');
  });

  test.each([
    ['a file that is not there', moduleOf('mine'), 'yours.mjs', '--with yours.mjs: there is no such file'],
    ['a file that breaks off', 'export default {', 'mine.mjs', '--with mine.mjs: it cannot be loaded: '],
    ['no default export', 'export const mine = 1;', 'mine.mjs', 'its default export is no rule set: there is none'],
    ['a default export without an id', 'export default {};', 'mine.mjs', 'is no rule set: "id" is no text'],
    ['one without rules', moduleOf('mine').replace('rules:', 'rulez:'), 'mine.mjs', '"rules" is no function'],
    ['one of our names', moduleOf('hex'), 'mine.mjs', 'there is a rule set "hex" already'],
  ])('is refused for %s', async (_, text, file, refusal) => {
    const { code, err } = await saidWith(text, `--with ${file} rules`);
    expect(code).toBe(2);
    expect(err).toContain(refusal);
  });
});

describe('the skirmish among the examples', () => {
  const file = fileURLToPath(new URL('../../../../examples/skirmish/src/module.ts', import.meta.url));
  const cwd = freshFolder();
  const skirmish = (args: string) => acies(['--with', file, ...args.split(' ')], { cwd });

  test('is drawn', async () => {
    const { code, out } = await skirmish('battles clearing');
    expect(code).toBe(0);
    expect(out).toContain('A ♣♣  ♣♣  ·');
  });

  test('is calculated', async () => {
    const { out } = await skirmish('calc skirmish/strike --set friends=1 --dice 6,5,1,1 --json');
    expect(JSON.parse(out).thrown ?? JSON.parse(out)).toMatchObject({ outcome: { hits: 2, lost: 2, gone: false } });
  });

  test('is played to its end and replayed', async () => {
    const played = await skirmish(
      'play --rules skirmish --battle first --red centurion --blue recruit --seed 3 --save game.json',
    );
    expect(played.out).toMatch(/(red|blue) wins: /);
    expect((await skirmish('replay game.json --verify')).out).toMatch(/^ok {2}[0-9a-f]{16}\n\d+ choices/);
    const { code, err } = await acies('replay game.json --verify', { cwd });
    expect(code).toBe(2);
    expect(err).toContain('there is no rule set "skirmish"');
  });

  test('is fought out in a duel', async () => {
    const { out } = await skirmish(
      'duel --rules skirmish --battle clearing --red centurion --blue random --games 6 --seed 1 --json',
    );
    expect(JSON.parse(out).wins.red).toBeGreaterThan(4);
  });
});
