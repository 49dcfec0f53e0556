import { afterEach, describe, expect, test, vi } from 'vitest';
import { openBook } from '../catalogue.ts';
import { acies, aciesStopped } from '../testing/cli.ts';

const duel = (flags: string) => acies(`duel --rules hex --battle sabis --red random --blue random ${flags}`);

/** How often the legate of CK has tried something out in each decision from now on. */
async function playoutsCounted(): Promise<number[]> {
  const counted: number[] = [];
  const legate = (await openBook('ck')).players.legate!;
  const within = legate.within!;
  vi.spyOn(legate as Required<typeof legate>, 'within').mockImplementation((budget) => {
    const player = within(budget);
    const choose: typeof player.choose = (question) => {
      const choice = player.choose(question);
      counted.push(player.think!(question).playouts);
      return choice;
    };
    return { ...player, choose };
  });
  return counted;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('acies duel', () => {
  test('counts wins with intervals, lengths and speed', async () => {
    const { code, out, err } = await duel('--games 4 --seed 1');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('The Sabis, 57 BC, 4 games from seed 1');
    expect(out).toMatch(/red, random +\d+ +\d+\.\d% .*95% interval \d+\.\d% to \d+\.\d%/);
    expect(out).toMatch(/\d+\.\d turns and \d+ choices on average; .* games a second/);
  });

  test('as JSON, and the same for the same seeds', async () => {
    const { perSecond, seconds, ...score } = JSON.parse((await duel('--games 3 --seed 9 --json')).out);
    expect(perSecond).toBeGreaterThan(0);
    expect(seconds).toBeGreaterThan(0);
    expect(score.wins.red + score.wins.blue + score.draws).toBe(3);
    expect(score).toMatchObject({
      games: 3,
      seed: 9,
      rules: 'hex',
      battle: 'sabis',
      turns: { mean: expect.any(Number) },
    });
    expect(score.intervals.red).toHaveLength(2);
    expect(JSON.parse((await duel('--games 3 --seed 9 --json')).out)).toMatchObject(score);
  });

  test('says where people play to who asks for a person, and to nobody else', async () => {
    const { err } = await acies('ladder --rules hex --players Human,random');
    expect(err).toContain('computers meet here, and "human" is none: people play with "npx acies play"');
    expect((await acies('duel --battle sabis --red nobody --blue random')).err).not.toContain('npx acies play');
  });

  test('takes the names of players in any case', async () => {
    const { out } = await acies('duel --battle sabis --red Random --blue RANDOM --games 1 --seed 1');
    expect(out).toMatch(/red, random .*\n.*blue, random /);
  });

  test('a legate keeps to his budget, and within so many playouts plays the same for the same seed', async () => {
    const play = async (budget: string): Promise<Record<string, unknown>> => {
      const { out } = await acies(
        `duel --rules ck --battle first --red legate --blue random --games 1 --seed 4 --json ${budget}`.trim(),
      );
      const { perSecond, seconds, ...score } = JSON.parse(out);
      return score;
    };
    const counted = await playoutsCounted();
    const few = await play('--budget 2');
    expect(counted.length).toBeGreaterThan(5);
    expect(Math.max(...counted)).toBe(2);
    expect(await play('--budget 2')).toEqual(few);
    counted.splice(0);
    await play('--budget 3');
    expect(Math.max(...counted)).toBe(3);
    counted.splice(0);
    await play('');
    expect(Math.max(...counted)).toBe(32);
  });

  test('says that a result cannot be had again where a legate thought against the clock, and only there', async () => {
    const words = 'the same seed need not come to the same again';
    const args = 'duel --rules ck --battle first --blue random --games 1 --seed 4 --budget';
    expect((await acies(`${args} 1ms --red legate`)).out).toContain(words);
    expect((await acies(`${args} 1 --red legate`)).out).not.toContain(words);
    expect((await acies(`${args} 1ms --red random`)).out).not.toContain(words);
  });

  test('a budget that nobody uses is noted, and is no fault', async () => {
    const args = 'duel --rules ck --battle first --blue random --games 1 --seed 4 --budget 1 --red';
    const note = 'acies: --budget is what a legate may think, and none plays here, so nothing uses it\n';
    expect(await acies(`${args} random`)).toMatchObject({ code: 0, err: note });
    expect(await acies(`${args} legate`)).toMatchObject({ code: 0, err: '' });
    expect((await duel('--games 1 --seed 1')).err).toBe('');
  });

  test('stopped early says of how many games it tells', async () => {
    const args = 'duel --rules hex --battle sabis --red random --blue random --games 5000 --seed 1';
    expect((await aciesStopped(args, 2)).out).toMatch(/Stopped early: \d of 5000 games were played\.$/m);
  });

  test('game i depends on its seed alone', async () => {
    const parts = await Promise.all([9, 10, 11].map((seed) => duel(`--games 1 --seed ${seed} --json`)));
    const turns = parts.map(({ out }) => JSON.parse(out).turns.mean + JSON.parse(out).choices.mean);
    const whole = JSON.parse((await duel('--games 3 --seed 9 --json')).out);
    expect(turns.reduce((sum, each) => sum + each, 0) / 3).toBeCloseTo(whole.turns.mean + whole.choices.mean, 9);
  });

  test.each([
    ['an unknown battle', 'duel --rules hex --battle sabbis --red random --blue random', 'did you mean "sabis"?'],
    ['an unknown player', 'duel --rules hex --battle sabis --red radnom --blue random', 'did you mean "random"?'],
    [
      'an unknown ruling',
      'duel --rules hex --battle sabis --red random --blue random --ruling shakn=off',
      'did you mean "shaken"?',
    ],
    ['a person', 'duel --rules hex --battle sabis --red human --blue random', 'people play with "npx acies play"'],
    ['an unknown rule set', 'duel --rules hx --battle sabis --red random --blue random', 'did you mean "hex"?'],
    [
      'a budget that is none',
      'duel --battle issus --red legate --blue random --budget soon',
      'the budget must be a time such as 1s or 250ms, or a number of playouts, not "soon"',
    ],
    [
      'a player outside on several cores',
      ['duel', '--battle', 'issus', '--red', 'exec:true', '--blue', 'random', '--cores', '2'],
      'one game at a time',
    ],
    ['no games', 'duel --rules hex --battle sabis --red random --blue random --games 0', 'from 1 to'],
    [
      'seeds that run out',
      'duel --rules hex --battle sabis --red random --blue random --seed 4294967295',
      'choose a smaller one',
    ],
  ])('%s ends with code 2', async (_what, args, message) => {
    const { code, err, out } = await acies(args);
    expect(err).toContain(message);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});
