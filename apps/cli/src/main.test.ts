import { readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { run } from './main.ts';
import { acies } from './testing/cli.ts';

describe('acies', () => {
  test('without a command and a keyboard shows its help', async () => {
    const { code, out } = await acies([]);
    expect(code).toBe(0);
    for (const name of ['play', 'replay', 'duel', 'ladder', 'calc', 'rules', 'battles', 'troops', 'clauses'])
      expect(out).toContain(`\n  ${name} `);
  });

  test('says whose rules they are', async () => {
    const { out } = await acies(['--help']);
    const words = out.replace(/\s+/g, ' ');
    for (const name of [
      'Civitates Bellantes',
      'Legio VI Constantiani',
      'Conquerors and Kings',
      'Age of Hannibal',
      'Proconsul',
    ])
      expect(words).toContain(name);
    expect(words).toContain('belong to their authors');
  });

  test.each(['play', 'replay', 'duel', 'ladder', 'calc', 'rules', 'battles', 'troops', 'clauses'])(
    '%s --help has examples and fits 80 columns',
    async (name) => {
      const { code, out } = await acies([name, '--help']);
      expect(code).toBe(0);
      expect(out).toContain('Examples:');
      const [help] = out.split('Examples:');
      expect(Math.max(...help!.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    },
  );

  test('help <command> is the same', async () => {
    expect((await acies('help calc')).out).toBe((await acies('calc --help')).out);
  });

  test('prints its version', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
    expect(await acies(['--version'])).toMatchObject({ code: 0, out: `${version}\n` });
  });

  test.each([
    ['an unknown command', 'clausse --json', 'there is no command "clausse"; did you mean "clauses"?'],
    ['help for an unknown command', 'help plya', 'there is no command "plya"; did you mean "play"?'],
    ['an unknown option', 'calc --jsno', '--json'],
    ['a word of games', 'hint', '"hint" is typed in a game (npx acies play).'],
    ['what the menu calls odds', 'odds', 'the odds of any roll: npx acies calc.'],
    ['a missing argument', 'troops', 'say which rules are meant: npx acies troops hex|ck|clock|legio|cb'],
    ['a game that is not named', 'replay', 'name the file of a saved game; none is kept here'],
    ['a battle without its option', 'play sabis', 'said with options, such as --battle sabis.'],
    ['a duel without a battle', 'duel --red random --blue random', '--battle is missing: sabis, ipsus, issus, '],
    ['a duel without a battle of the rules', 'duel --rules ck', '--battle is missing: issus, vosges, first\n'],
    ['a duel without a player of red', 'duel --battle sabis --blue random', '--red is missing: random, recruit, '],
    ['a duel without a player of blue', 'duel --battle sabis --red random', 'legate, or exec: and a command\n'],
    ['an option without its value', 'calc hex/melee --set', '--set'],
    ['too many arguments', 'rules hex ck', 'too many arguments'],
  ])('%s ends with code 2 and no stack', async (_what, args, message) => {
    const { code, err, out } = await acies(args);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(err).toMatch(/^acies: /);
    expect(out + err).not.toMatch(/\n\s+at /);
  });

  test('what should never happen is owned up to, with code 1 and no stack', async () => {
    const broken = new PassThrough();
    broken.write = () => {
      throw new Error('the paper is out');
    };
    const stderr = new PassThrough();
    const io = (env: Record<string, string>) => ({ stdin: new PassThrough(), stdout: broken, stderr, env, cwd: '/' });
    expect(await run(['rules'], io({}))).toBe(1);
    const said = String(stderr.read());
    expect(said).toMatch(/^acies: something went wrong that should not: the paper is out\nSet ACIES_DEBUG=1/);
    expect(said).not.toMatch(/\n\s+at /);
    expect(await run(['rules'], io({ ACIES_DEBUG: '1' }))).toBe(1);
    expect(String(stderr.read())).toMatch(/\n\s+at /);
  });

  test('colour only where it is wanted', async () => {
    const { out } = await acies(['rules'], { env: { FORCE_COLOR: '1' } });
    expect(out).toContain('\u001b[');
    expect((await acies(['rules'])).out).not.toContain('\u001b[');
    expect((await acies(['rules'], { env: { FORCE_COLOR: '1', NO_COLOR: '1' } })).out).not.toContain('\u001b[');
  });
});
