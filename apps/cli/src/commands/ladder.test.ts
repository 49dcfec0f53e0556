import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { acies, aciesStopped, freshFolder } from '../testing/cli.ts';
import { inPairs } from './ladder.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

describe('acies ladder', () => {
  test('rates every pair, from both sides of every battle, with a cross table', async () => {
    const { code, out, err } = await acies('ladder --rules ck --games 4 --seed 1');
    expect(code).toBe(0);
    // Three pairs on two battles.
    expect(out).toContain('The ck rules, 24 games from seed 1');
    expect(out).toMatch(/^ +Elo +95% +centurion +recruit +random$/m);
    expect(out).toMatch(/^ +centurion +\d+ +± \d+ +\d–\d/m);
    expect(out).toMatch(/^ +random +0 /m);
    expect(out).toMatch(/issus: red won \d+ of 12, blue \d+, \d+ drawn; \d+ to \d+ /);
    expect(err).toMatch(/^(\d+\/24 games, \d+ s\n)*$/);
  });

  test('as JSON: every seed is played from either side, and again the same', async () => {
    const args = 'ladder --battle issus --players random,centurion --games 4 --seed 5 --json';
    const { out } = await acies(args);
    const { seed, games, standings } = JSON.parse(out);
    expect({ seed, games }).toEqual({ seed: 5, games: 4 });
    const [{ table, ratings, battles }] = standings;
    expect(ratings.map(({ player }: { player: string }) => player)).toEqual(['random', 'centurion']);
    expect(table[0][1].games).toBe(4);
    expect(table[0][1].wins + table[1][0].wins + table[0][1].draws).toBe(4);
    expect(table[1][0].wins).toBeGreaterThan(2);
    expect(ratings[1].elo).toBeGreaterThan(ratings[0].elo);
    // Who wins from both sides makes both sides win.
    expect(battles[0].red).toBeGreaterThan(0);
    expect(battles[0].blue).toBeGreaterThan(0);
    expect((await acies(args)).out).toBe(out);
  });

  test('stopped early it rates by what was played from both sides, and says so', async () => {
    const args = 'ladder --rules ck --players random,recruit --games 2000 --seed 1';
    const { code, out } = await aciesStopped(args, 9);
    expect(code).toBe(0);
    const [, played] = /^Stopped early: (\d+) of 4000 games were played\.$/m.exec(out)!;
    expect(Number(played) % 2).toBe(0);
    expect(Number(played)).toBeGreaterThan(3);
    expect(Number(played)).toBeLessThan(40);
    expect(out).toContain(`The ck rules, ${played} games from seed 1`);
    // A game of every battle with one seed before the next.
    expect(out).toMatch(/issus: red won .*\n +vosges: red won /);
    const { standings, stoppedEarly } = JSON.parse((await aciesStopped(`${args} --json`, 9)).out);
    expect(stoppedEarly).toBe(true);
    const [{ table, games }] = standings;
    expect(table[0][1].games).toBe(games);
  });

  test('stopped before a seed was played from both sides it has nothing to rate', async () => {
    const { code, err } = await aciesStopped('ladder --rules ck --players random,recruit --games 2000 --seed 1', 0);
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('stopped before the first seed') });
  });

  describe('with a record', () => {
    const args = 'ladder --battle issus --players random,recruit --games 4 --seed 7 --json --record games.jsonl';
    const without = args.replace(' --record games.jsonl', '');
    const fileIn = (cwd: string): string => join(cwd, 'games.jsonl');
    const linesIn = (cwd: string): string[] => readFileSync(fileIn(cwd), 'utf8').split('\n').slice(0, -1);
    const standingsOf = (out: string): unknown => JSON.parse(out).standings;

    test('every game is kept in it, and none is played again; how many were is said', async () => {
      const cwd = freshFolder();
      const { out } = await acies(args, { cwd });
      expect(out).toBe((await acies(without)).out);
      expect(linesIn(cwd)).toHaveLength(4);
      // What is in it is believed: with every game called drawn nobody has won.
      const drawn = linesIn(cwd).map((line) => line.replace(/"winner":"\w+"/, '"winner":null'));
      writeFileSync(fileIn(cwd), `${drawn.join('\n')}\n`);
      const again = JSON.parse((await acies(args, { cwd })).out);
      expect(again.recorded).toBe(4);
      expect(again.standings[0].table[0][1]).toMatchObject({ games: 4, draws: 4 });
      expect(linesIn(cwd)).toEqual(drawn);
      const told = (await acies(args.replace(' --json', ''), { cwd })).out;
      expect(told).toContain('4 games of this ladder are kept in games.jsonl.\n4 of them were there before:');
    });

    test('games are kept as they end, and one that was stopped goes on', async () => {
      const cwd = freshFolder();
      const long = args.replace('--games 4', '--games 30');
      const stopped = await aciesStopped(long.replace(' --json', ''), 7, { cwd });
      const before = linesIn(cwd);
      expect(stopped.out).toContain(
        `${before.length} games of this ladder are kept in games.jsonl; the same command goes on with it.`,
      );
      expect(before.length).toBeGreaterThan(1);
      expect(before.length).toBeLessThan(30);
      const { out, err } = await acies(long, { cwd });
      expect(linesIn(cwd).slice(0, before.length)).toEqual(before);
      expect(linesIn(cwd)).toHaveLength(30);
      expect(JSON.parse(out).recorded).toBe(before.length);
      expect(err).not.toMatch(new RegExp(`^[0-${before.length - 1}]/30 games`, 'm'));
      expect(standingsOf(out)).toEqual(standingsOf((await acies(long.replace(' --record games.jsonl', ''))).out));
    });

    test('a last line that was cut off is played again', async () => {
      const cwd = freshFolder();
      const { out } = await acies(args, { cwd });
      const [first, second] = linesIn(cwd);
      writeFileSync(fileIn(cwd), `${first}\n${second!.slice(0, 40)}`);
      expect(standingsOf((await acies(args, { cwd })).out)).toEqual(standingsOf(out));
      expect(linesIn(cwd)).toHaveLength(4);
      expect(linesIn(cwd).slice(0, 2)).toEqual([first, second]);
    });

    test.each([
      ['other seeds', '--seed 7', '--seed 9'],
      ['another player', 'random,recruit', 'random,centurion'],
      ['another battle', 'issus', 'vosges'],
    ])('of %s nothing counts', async (_, from, to) => {
      const cwd = freshFolder();
      await acies(args, { cwd });
      const { code, out } = await acies(args.replace(from, to), { cwd });
      expect({ code, recorded: JSON.parse(out).recorded }).toEqual({ code: 0, recorded: undefined });
      expect(linesIn(cwd)).toHaveLength(8);
    });

    test('a budget matters only where somebody thinks, and unless told otherwise it is 32 playouts', async () => {
      const cwd = freshFolder();
      const few = 'ladder --rules ck --battle first --games 2 --seed 7 --json --record games.jsonl --players random,';
      const recorded = async (players: string): Promise<number | undefined> =>
        JSON.parse((await acies(`${few}${players}`, { cwd })).out).recorded;
      expect(await recorded('recruit')).toBeUndefined();
      expect(await recorded('recruit --budget 3')).toBe(2);
      expect(await recorded('legate --budget 3')).toBeUndefined();
      expect(await recorded('legate --budget 3')).toBe(2);
      expect(await recorded('legate')).toBeUndefined();
      expect(await recorded('legate --budget 32')).toBe(2);
    });

    test('of a battle of one’s own that was changed nothing counts, but words about it change nothing', async () => {
      const cwd = freshFolder();
      const issus = JSON.parse((await acies('battles issus --json')).out);
      const own = args.replace('issus', 'own.json');
      const play = async (battle: object): Promise<number | undefined> => {
        writeFileSync(join(cwd, 'own.json'), JSON.stringify(battle));
        return JSON.parse((await acies(own, { cwd })).out).recorded;
      };
      expect(await play(issus)).toBeUndefined();
      expect(await play({ ...issus, title: 'Elsewhere', about: 'Another day.' })).toBe(4);
      expect(await play({ ...issus, rulings: { wholeBase: false } })).toBeUndefined();
    });

    test('nor by rules of another version', async () => {
      const cwd = freshFolder();
      await acies(args, { cwd });
      writeFileSync(fileIn(cwd), `${linesIn(cwd).join('\n').replaceAll('"version":"', '"version":"0')}\n`);
      expect(JSON.parse((await acies(args, { cwd })).out).recorded).toBeUndefined();
    });

    test.each([
      ['that is none', '{"some":"thing"}\n', 'line 1 of'],
      ['that is no JSON', 'Dear diary\n', 'line 1 of'],
      ['that has a broken line', '{"game":{"rules":,\n', 'is not JSON'],
      ['without an end of line', '{"some":"thing"}', 'is it another file'],
    ])('a file %s is left as it is', async (_, text, message) => {
      const cwd = freshFolder();
      writeFileSync(fileIn(cwd), text);
      const { code, err } = await acies(args, { cwd });
      expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(message) });
      expect(readFileSync(fileIn(cwd), 'utf8')).toBe(text);
    });

    test('that cannot be written is said before anything is played', async () => {
      const { code, err, out } = await acies(args.replace('games.jsonl', 'nowhere/games.jsonl'));
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/^acies: cannot write .*games.jsonl: there is no such folder\n$/);
    });

    test('wants a seed', async () => {
      const { code, err } = await acies(args.replace(' --seed 7', ''));
      expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('wants --seed') });
    });
  });

  test('says how sure each step is where there are more than two', async () => {
    const { out } = await acies('ladder --battle issus --games 4 --seed 1');
    expect(out.replace(/\s+/g, ' ')).toMatch(
      /step by step, with 95% intervals: \w+ over \w+ \d+ ± \d+; \w+ over random \d+ ± \d+/,
    );
  });

  test('a budget that nobody uses is noted', async () => {
    const { code, err } = await acies(
      'ladder --rules ck --battle first --players random,recruit --games 2 --budget 1s',
    );
    expect({ code, err }).toEqual({ code: 0, err: expect.stringContaining('none plays here, so nothing uses it') });
  });

  test.each([
    ['an odd number of games', 'ladder --rules ck --games 3', 'must be even'],
    ['one player', 'ladder --rules ck --players random', 'two players or more'],
    ['an unknown player', 'ladder --rules ck --players random,centurio', 'did you mean "centurion"?'],
    ['an unknown battle', 'ladder --battle heracla', 'did you mean "heraclea"?'],
    ['a program', 'ladder --rules ck --players random,exec:bot', 'a program (exec:) plays in a duel only'],
    ['no cores', 'ladder --rules ck --cores 0', 'the number of cores'],
  ])('%s ends with code 2', async (_what, args, message) => {
    const { code, err, out } = await acies(args);
    expect(err).toContain(message);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});

describe('games that were broken off', () => {
  const played = (winner: 'red' | 'blue') => ({ winner, turns: 5, choices: 9 });
  const fixtures = ['a', 'b', 'c', 'd', 'e', 'f'] as unknown as Parameters<typeof inPairs>[0];

  test('count for nobody, nor does the same seed from the other side', () => {
    const [win, loss] = [played('red'), played('blue')];
    expect(inPairs(fixtures, [undefined, win, loss, win, win, undefined])).toEqual([
      { fixture: 'c', played: loss },
      { fixture: 'd', played: win },
    ]);
  });
});

describe('on several cores, as installed', () => {
  const installed = (args: string): string => {
    spawnSync(process.execPath, [at('../../../../node_modules/typescript/bin/tsc'), '-b', at('../..')]);
    expect(existsSync(at('../../dist/duel/worker.js'))).toBe(true);
    const { stdout, stderr, status } = spawnSync(process.execPath, [at('../../bin/acies.js'), ...args.split(' ')], {
      encoding: 'utf8',
    });
    expect(stderr).not.toContain('acies:');
    expect(status).toBe(0);
    return stdout;
  };

  test('a ladder comes to the same', () => {
    const args = 'ladder --battle issus --games 4 --seed 2 --json --cores';
    expect(installed(`${args} 3`)).toBe(installed(`${args} 1`));
  });

  test('so does one with a record, which holds all that was played', () => {
    const path = join(freshFolder(), 'games.jsonl');
    const args = `ladder --battle issus --players random,recruit --games 8 --seed 2 --json --record ${path} --cores`;
    const fresh = JSON.parse(installed(`${args} 3`));
    expect(readFileSync(path, 'utf8').match(/\n/g)).toHaveLength(8);
    expect(JSON.parse(installed(`${args} 3`))).toEqual({ ...fresh, recorded: 8 });
  });

  test('so does a duel', () => {
    const args = 'duel --battle issus --red recruit --blue random --games 6 --seed 2 --json --cores';
    const score = (cores: number): object => {
      const { seconds, perSecond, ...rest } = JSON.parse(installed(`${args} ${cores}`));
      return rest;
    };
    expect(score(3)).toEqual(score(1));
  });

  // A legate who has a fifth of a second for every decision takes minutes.
  test('a game under way is counted by its choices, and broken off when it is to stop', () => {
    installed('--version');
    const script = `
      import { openBook } from './dist/catalogue.js';
      import { playJobs } from './dist/duel/cores.js';
      const [setup] = (await openBook('hex')).battles;
      const job = { rules: 'hex', setup, red: 'legate', blue: 'legate', seed: 1, budget: { ms: 200 } };
      const told = [];
      const stop = new AbortController();
      const choices = (made) => {
        told.push(made);
        if (made > 1) stop.abort();
      };
      const played = await playJobs([job, job], 1, { progress() {}, choices, signal: stop.signal });
      console.log(JSON.stringify(played), told.at(-1) > 1 && told.at(-1) < 50);`;
    const node = ['--input-type=module', '-e', script];
    const { stdout, stderr } = spawnSync(process.execPath, node, {
      cwd: at('../..'),
      encoding: 'utf8',
      timeout: 60_000,
    });
    expect({ stdout, stderr }).toEqual({ stdout: '[null,null] true\n', stderr: '' });
  });
});
