import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { acies, atKeyboard, DOWN, ENTER, freshFolder } from '../testing/cli.ts';
import { autosaveIn, type Kept, playedCkGame } from '../testing/games.ts';

const HOTSEAT = 'play --rules ck --battle vosges --red human --blue human --seed 3';
const game = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** Scenery wherever the computer likes, both armies as the battle suggests. */
const SET_UP = [...new Array<string>(6).fill('auto'), 'suggest', '', 'suggest', ''];

describe('the rule set', () => {
  test('is that of the battle, and of a file that only one can use', async () => {
    const cwd = freshFolder();
    const { out } = await acies('play --battle issus --red human --blue human', { cwd, input: ['1'] });
    expect(out).toContain('Issus, 333 BC  CK rules');
    const { setup } = game(autosaveIn(cwd));
    writeFileSync(join(cwd, 'mine.json'), JSON.stringify({ ...setup, id: 'mine', title: 'My Issus' }));
    expect((await acies('play --battle mine.json --blue human', { cwd })).out).toContain('My Issus  CK rules');
    const duel = await acies('duel --battle mine.json --red random --blue random --games 1 --json', { cwd });
    expect(JSON.parse(duel.out)).toMatchObject({ rules: 'ck', games: 1 });
  });

  test('is asked for at a keyboard, before the battle', async () => {
    const { out } = await atKeyboard(
      ['play'],
      [
        ['Which rules?', DOWN + ENTER],
        ['Which battle?', DOWN + ENTER],
        ['Who plays red?', ENTER],
        ['Who plays blue?', DOWN + ENTER],
        ['Who throws the dice?', ENTER],
        ['> ', 'quit\n'],
        ['name of your own', '\n'],
      ],
    );
    expect(out).toContain('The Vosges, 58 BC');
    expect(out).toContain('is played by recruit');
  });
});

describe('a battle with the CK rules', () => {
  test('is set up by both sides, or as the battle suggests', async () => {
    const { code, out } = await acies(HOTSEAT, { input: ['A1', '', '13', ...SET_UP.slice(2), 'units', '1', '1'] });
    expect(code).toBe(0);
    expect(out).toContain('Setting up; the battle clock will run to 40');
    expect(out).toContain('blue: Which zone gets woods? (18 options)\n   1 A1      4 A4 ');
    expect(out).toContain('blue places woods at A1 [CK-SET-1]');
    expect(out).toMatch(/blue: Deploy Harudes 1 \(CO shock\), 17 to go[^?]*where\?\s+\(\d+\s+options\)/);
    expect(out).toMatch(/^ +1 .*suggest/m);
    expect(out).toMatch(/Tenth legion +CO elite armoured +D5.* 3 of 3 bases/);
    expect(out).toContain('red: Where does Caesar (morale, fight) post himself?');
  });

  test('is kept while it is set up, and so listed', async () => {
    const cwd = freshFolder();
    await acies(HOTSEAT, { cwd, input: ['1'] });
    const { out } = await atKeyboard(
      [],
      [
        ['What shall it be?', DOWN + ENTER],
        ['Which game?', ENTER],
        ['> ', 'quit\n'],
        ['name of your own', '\n'],
        ['What shall it be?', '\u0003'],
      ],
      cwd,
    );
    expect(out).toContain('The Vosges, 58 BC, setting up, 1 choice');
  });

  test('asks who rides, moves and assaults, with the odds', async () => {
    const input = [...SET_UP, ...new Array<string>(4).fill('1'), '2', 'odds 2', 'map'];
    const { out } = await acies(HOTSEAT, { input });
    expect(out).toMatch(
      /may ride 3 zones, one at a time: where to\?\n {3}1 stay\n {3}2 ride to \w\d {2}\(on 2 or more, 83%\)/,
    );
    expect(out).toMatch(/^ +83\.3% .* rides to /m);
    expect(out).toContain('CO2½, co2½  the sides: capitals are red, small letters blue');
  });

  test('tells the odds of a volley with the question that follows it', async () => {
    const input = [...SET_UP, ...new Array<string>(40).fill('odds 1\nauto')];
    const { out } = await acies(HOTSEAT, { input });
    expect(out).toMatch(/, up to the next decision:\n +\d+\.\d% /);
    expect(out).toMatch(/^ +\d+\.\d% [█▏▎▍▌▋▊▉ ]+ .*shoots\s+with\s+\dD6:\s+\d hits?\. [^%]*\?/m);
    expect(out).not.toContain('nothing changes');
  });

  test('has help with a place of its own field', async () => {
    const { out } = await acies(HOTSEAT, { input: ['help'] });
    expect(out.replace(/\s+/g, ' ')).toContain('a place such as A1');
  });

  test('takes real dice, each throw with who throws and what for', async () => {
    const cwd = freshFolder();
    const input = ['5', '2', ...SET_UP, '1', '1', '1', '1', '2', '4'];
    const { out } = await acies(HOTSEAT.replace('--seed 3', '--real-dice'), { cwd, input });
    expect(out).toContain('red: throw 1D6 for who moves first (CK-SET-1), faces e.g. 6: 5');
    expect(out).toMatch(/red, Caesar: throw 1D6 for riding \(CK-GEN-4\), faces e\.g\. 6: 4\n[^>]*Caesar rides to /);
    expect(game(autosaveIn(cwd)).dice).toEqual({ entered: [[5], [2], [4]] });
  });

  test('is undone step by step', async () => {
    const { out } = await acies(HOTSEAT, { input: ['1', '2', 'undo', 'undo', 'undo'] });
    expect(out.match(/Taken back\./g)).toHaveLength(2);
    expect(out).toContain('That cannot be taken back: nothing has been decided yet.');
  });

  test('is fought many times by computers', async () => {
    const { out } = await acies('duel --battle vosges --red centurion --blue random --games 3 --seed 1 --json');
    const { wins, draws } = JSON.parse(out);
    expect(wins.red + wins.blue + draws).toBe(3);
  });
});

describe('a CK battle played to its end', () => {
  let kept: Kept;
  beforeAll(async () => {
    kept = await playedCkGame('centurion', 'centurion');
  });
  const replay = (...args: string[]) => acies(['replay', kept.path, ...args]);

  test('tells turns, dice and tallies, and who has won', () => {
    expect(kept.out).toMatch(/── Turn 1, (red|blue); the clock stands at 0 ──/);
    expect(kept.out).toMatch(/(red|blue): [1-6] thrown for the battle clock \[CK-SEQ-1\]/);
    expect(kept.out).toMatch(/(red wins|blue wins|A draw): [^[]*\[CK-END-1\]/);
    // Each clause is cited once, even where two parts of an event cite the same.
    expect(kept.out).not.toMatch(/\[(CK-\w+-\d+), \1\]/);
  });

  test('and fits a window of 80 columns', async () => {
    const { out } = await replay('--report');
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    for (const line of kept.out.split('\n').slice(-8)) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('is verified, and shown as a turn began', async () => {
    expect((await replay('--verify')).out).toMatch(/^ok {2}[0-9a-f]{16}\n/);
    const { out } = await replay('--turn', '2');
    expect(out).toMatch(/^Turn 2, the battle clock at \d+ of 12$/m);
    expect(out).toMatch(/^A │/m);
  });

  test('is reported by turns, although each has two parts and the first comes after setting up', async () => {
    const { strain, turns, events, losses } = JSON.parse((await replay('--json')).out);
    expect(strain.map(({ turn }: { turn: number }) => turn)).toEqual([
      ...Array.from({ length: turns }, (_, i) => i + 1),
      'end',
    ]);
    expect(events.at(-1).turn).toBe(turns);
    for (const { left, start } of [...losses.red, ...losses.blue]) expect(left).toBeLessThan(start);
    expect((await replay('--report')).out).toMatch(/has lost \d+(\.5)? bases\n/);
  });
});
