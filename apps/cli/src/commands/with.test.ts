import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
