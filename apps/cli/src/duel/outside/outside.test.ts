import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import { openBook } from '../../catalogue.ts';
import { acies, aciesStopped, freshFolder, type Ran } from '../../testing/cli.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A battle of one turn, so that a game is short. */
async function folderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = freshFolder();
  const battle = (await openBook('hex')).battles.find(({ id }) => id === 'sabis');
  writeFileSync(join(folder, 'short.json'), JSON.stringify({ ...battle, turns: 1 }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const duel = (cwd: string, red: string, blue = 'random', more: readonly string[] = []): Promise<Ran> =>
  acies(['duel', '--battle', 'short.json', '--red', red, '--blue', blue, '--games', '2', '--seed', '3', ...more], {
    cwd,
  });

/** A bot in JavaScript; `decide` is what it does about a decision. */
const bot = (decide: string, hello = "say({ type: 'ready' });"): string => `
import { createInterface } from 'node:readline';
import { appendFileSync } from 'node:fs';
const say = (message) => console.log(JSON.stringify(message));
for await (const line of createInterface({ input: process.stdin })) {
  appendFileSync('heard.txt', line + '\\n');
  const told = JSON.parse(line);
  if (told.type === 'hello') { ${hello} }
  if (told.type === 'decision') { ${decide} }
}
`;
const FIRST = "say({ type: 'choice', id: told.id, option: 0 });";
const NODE = `"${process.execPath}"`;
const EXEC = `exec:${NODE} bot.mjs`;

/** One that has been ended may stand in the list for a while, as Z, if nobody has asked how it ended. */
const isRunning = (pid: string): boolean =>
  /^[^Z]/.test(spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' }).stdout.trim());

const heardIn = (folder: string): { type: string; [key: string]: unknown }[] =>
  readFileSync(join(folder, 'heard.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('a player of other people’s', () => {
  test('plays whole games, and is told hello, states, decisions and the end, but never the dice', async () => {
    const cwd = await folderWith({ 'bot.mjs': bot(FIRST) });
    const { code, out, err } = await duel(cwd, EXEC, 'random', ['--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const score = JSON.parse(out);
    expect(score).toMatchObject({ games: 2, forfeits: [] });
    const heard = heardIn(cwd);
    expect(heard[0]).toEqual({
      type: 'hello',
      protocol: 1,
      rules: 'hex',
      battle: 'sabis',
      side: 'red',
      clock: { limit: 10_000, used: 0 },
    });
    expect(heard.filter(({ type }) => type === 'end')).toHaveLength(2);
    const decisions = heard.filter(({ type }) => type === 'decision');
    expect(heard.filter(({ type }) => type === 'state')).toHaveLength(decisions.length);
    expect(decisions[0]).toMatchObject({ id: 1, open: false, clock: { limit: 10_000 } });
    expect((decisions[0]!.options as { label: string }[])[0]!.label).toMatch(/\w/);
    for (const { type, view } of heard) if (type === 'state') expect(view).not.toHaveProperty('dice');
    expect(readFileSync(join(cwd, 'heard.txt'), 'utf8')).not.toContain('"seed"');
  });

  test('may answer with a choice of its own, here the same as by number', async () => {
    const own = "say({ type: 'choice', id: told.id, choice: told.options[0].choice });";
    const cwd = await folderWith({ 'bot.mjs': bot(FIRST), 'own.mjs': bot(own) });
    const scores = await Promise.all(
      ['bot.mjs', 'own.mjs'].map(async (file) => {
        const { out } = await duel(cwd, `exec:${NODE} ${file}`, 'random', ['--json']);
        const { seconds, perSecond, red, ...score } = JSON.parse(out);
        return score;
      }),
    );
    expect(scores[1]).toEqual(scores[0]);
  });

  test.each([
    [
      'crashes',
      bot('throw new Error("out of ideas");'),
      [],
      /its process ended with code 1, saying: Error: out of ideas/,
    ],
    [
      'crashes deep down, so that a long stack follows the error',
      bot('const f = (n) => { if (n === 0) throw new TypeError("my bot is broken"); f(n - 1); }; f(50);'),
      [],
      /its process ended with code 1, saying: TypeError: my bot is broken\./,
    ],
    ['leaves', bot('process.exit(0);'), [], /its process ended with code 0/],
    ['hangs', bot(''), ['--limit', '1'], /it did not answer within 1 s/],
    ['never says that it is ready', bot(FIRST, ''), ['--limit', '1'], /it did not answer within 1 s/],
    ['greets with nonsense', bot(FIRST, "say('good morning');"), [], /did not answer hello with .*good morning/],
    [
      'does not write JSON',
      bot("console.log('the left, I think');"),
      [],
      /its answer is not JSON: .*: the left, I think/,
    ],
    ['answers another decision', bot("say({ type: 'choice', id: 99, option: 0 });"), [], /did not answer decision 1/],
    [
      'points at no option',
      bot("say({ type: 'choice', id: told.id, option: 1e6 });"),
      [],
      /an option that is not there/,
    ],
    [
      'breaks the rules',
      bot("say({ type: 'choice', id: told.id, choice: { do: 'win' } });"),
      [],
      /it chose {"do":"win"}, but it is not among the options/,
    ],
    [
      'nests its choice too deep to be read',
      bot(`console.log('{"type":"choice","id":' + told.id + ',"choice":' + '['.repeat(1e5) + ']'.repeat(1e5) + '}');`),
      [],
      /its answer is nested deeper than the 100 levels that are read, at line 1, column 1\d\d:/,
    ],
    [
      'greets with what is nested too deep',
      bot(FIRST, "console.log('['.repeat(1e5) + ']'.repeat(1e5));"),
      [],
      /its answer is nested deeper than the 100 levels that are read, at line 1, column 1\d\d:/,
    ],
    [
      'writes a line without measure',
      bot("say({ type: 'choice', id: told.id, option: 0, why: 'x'.repeat(1e6) });"),
      [],
      /it wrote more than 1000000 characters at once/,
    ],
  ])('that %s loses by rule, and the match goes on', async (_what, text, more, why) => {
    const cwd = await folderWith({ 'bot.mjs': text });
    const { code, out, err } = await duel(cwd, EXEC, 'random', more);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    const words = out.replace(/\s+/g, ' ');
    expect(words).toMatch(/blue, random 2 100\.0%/);
    expect(words).toMatch(new RegExp(`All 2 games: red .* loses by rule: .*${why.source}`));
    expect(words.match(/loses by rule/g)).toHaveLength(1);
    expect(words).not.toContain('interval');
  });

  // Elsewhere a shell has other words and another code for it.
  test.skipIf(process.platform === 'win32')('that cannot be started loses, too', async () => {
    const { code, out } = await duel(await folderWith({}), 'exec:./no-such-bot');
    expect(code).toBe(1);
    expect(out.replace(/\s+/g, ' ')).toMatch(/loses by rule: its process ended with code 127, saying: .*no-such-bot/);
    const { code: same, out: json } = await duel(await folderWith({}), 'exec:./no-such-bot', 'random', ['--json']);
    expect(same).toBe(1);
    expect(JSON.parse(json)).toMatchObject({ wins: { red: 0, blue: 2 }, intervals: null });
  });

  // To get away from a group takes `setsid`, which only Linux has at hand.
  test.skipIf(process.platform !== 'linux').each([
    ['crashes', 'exit 3', [], /its process ended with code 3/],
    ['is too slow', 'exec sleep 300', ['--limit', '1'], /it did not answer within 1 s/],
  ])('that %s and leaves something running behind holds nobody up', async (_what, then, more, why) => {
    const cwd = await folderWith({});
    // The first is of its group; the second has got away from it, and holds the output open all the same.
    const left = 'sleep 300 & echo $! > left.txt; setsid sleep 8 & sleep 0.2;';
    const { out } = await duel(cwd, `exec:${left} ${then}`, 'random', [...more, '--json']);
    const { forfeits, seconds } = JSON.parse(out);
    expect(forfeits).toEqual([1, 2].map((game) => ({ game, side: 'red', why: expect.stringMatching(why) })));
    expect(seconds).toBeLessThan(6);
    const pid = readFileSync(join(cwd, 'left.txt'), 'utf8').trim();
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false));
  });

  test('that is waited for holds up nobody who presses control-C', async () => {
    // It reads to the end of its input and says nothing.
    const began = performance.now();
    const args = 'duel --battle issus --red exec:tail --blue random --games 3 --limit 60';
    const { code, err } = await aciesStopped(args, 50);
    expect({ code, err }).toEqual({ code: 2, err: 'acies: stopped before the first game was over\n' });
    expect(performance.now() - began).toBeLessThan(20_000);
  });

  test('without a command is bad input', async () => {
    const { code, err } = await duel(await folderWith({}), 'exec:');
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('wants a command') });
  });
});

describe('the examples', () => {
  const examples = at('../../../../../examples/');
  test.each([
    ['bot.py', () => `exec:python3 ${examples}bot.py`],
    [
      'bot.ts',
      () => {
        const folder = freshFolder();
        writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
        const flags = ['--outDir', folder, '--target', 'es2022', '--module', 'nodenext', '--types', 'node', '--strict'];
        const tsc = at('../../../../../node_modules/typescript/bin/tsc');
        const { status, stdout } = spawnSync(process.execPath, [tsc, '--ignoreConfig', ...flags, `${examples}bot.ts`], {
          encoding: 'utf8',
        });
        expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
        return `exec:${NODE} "${join(folder, 'bot.js')}"`;
      },
    ],
  ])('%s plays a match without a foul', async (_name, command) => {
    const { code, out } = await duel(await folderWith({}), 'random', command(), ['--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 2, forfeits: [] });
  });
});
