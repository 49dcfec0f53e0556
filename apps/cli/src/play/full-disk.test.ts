import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { acies, freshFolder } from '../testing/cli.ts';
import { autosaveIn } from '../testing/games.ts';
import { smallDisk } from '../testing/small-disk.ts';

const HOTSEAT = 'play --rules hex --battle sabis --red human --blue human --seed 7';
const choicesIn = (path: string): number => JSON.parse(readFileSync(path, 'utf8')).choices.length;
const ones = (count: number): string[] => Array.from({ length: count }, () => '1');
const flat = (text: string): string => text.replace(/\n +/g, ' ');

/** Both the old file and the new one beside it must find room: so much is enough for about ten choices. */
const SMALL = 8_500;
const PLENTY = 1_000_000;

const verified = async (path: string): Promise<boolean> =>
  (await acies(['replay', path, '--verify'])).out.startsWith('ok ');

describe('on a full disk', () => {
  test('says how much is kept, again and again, and at the end, and ends with a failure', async () => {
    const cwd = freshFolder();
    const { code, out, err } = await acies(HOTSEAT, { cwd, input: ones(60), ...smallDisk(cwd, () => SMALL) });
    expect(code).toBe(4);
    const kept = choicesIn(autosaveIn(cwd));
    const [, choices] = /The game is not kept whole! \d+ of its (\d+) choices/.exec(out)!.map(Number) as [
      number,
      number,
    ];
    expect(choices).toBeGreaterThan(kept + 30);
    expect(flat(out)).toContain(
      `The game is not kept whole! ${kept} of its ${choices} choices are kept in .acies/autosave-sabis-7.json. Cannot write`,
    );
    expect(out).toContain('Go on with: npx acies play --load .acies/autosave-sabis-7.json');
    expect(out).not.toContain('The game is kept in');
    // One when it becomes true, then after every ten choices.
    const warnings = [...flat(err).matchAll(/(\d+) of its (\d+) choices are kept in .acies/g)].map((found) =>
      found.slice(1).map(Number),
    );
    expect(warnings).toEqual(warnings.map((_, i) => [kept, kept + 1 + 10 * i]));
    expect(warnings).toHaveLength(Math.floor((choices - kept - 1) / 10) + 1);
    expect(flat(err)).toContain('autosave-sabis-7.json: the disk is full. ');
    expect(await verified(autosaveIn(cwd))).toBe(true);
  });

  test('says so when there is room again, and that all is kept', async () => {
    const cwd = freshFolder();
    const disk = smallDisk(cwd, (attempts) => (attempts < 30 ? SMALL : PLENTY));
    const { code, out, err } = await acies(HOTSEAT, { cwd, input: ones(40), write: disk.write });
    expect(code).toBe(0);
    const again = /kept whole again, all (\d+) choices, in .acies\/autosave-sabis-7.json/.exec(flat(err));
    expect(Number(again?.[1])).toBe(31);
    expect(out).toContain('The game is kept in .acies/autosave-sabis-7.json');
    expect(choicesIn(autosaveIn(cwd))).toBe(disk.attempts);
    expect(await verified(autosaveIn(cwd))).toBe(true);
  });

  test('warns anew when it is full anew', async () => {
    const cwd = freshFolder();
    const { write } = smallDisk(cwd, (attempts) => (attempts < 25 || attempts > 29 ? SMALL : PLENTY));
    const { code, err } = await acies(HOTSEAT, { cwd, input: ones(32), write });
    expect(code).toBe(4);
    expect(flat(err).match(/cannot be kept|kept whole again/g)).toEqual([
      ...['cannot be kept', 'cannot be kept', 'kept whole again', 'cannot be kept'],
    ]);
  });

  test('tries once more at the end', async () => {
    const cwd = freshFolder();
    const { write } = smallDisk(cwd, (attempts) => (attempts < 20 ? SMALL : PLENTY));
    const { code, out, err } = await acies(HOTSEAT, { cwd, input: ones(20), write });
    expect({ code, again: flat(err).includes('kept whole again, all 20 choices') }).toEqual({ code: 0, again: true });
    expect(out).toContain('The game is kept in .acies/autosave-sabis-7.json');
  });

  test('goes home where there is room, and says where it is', async () => {
    const [cwd, home] = [freshFolder(), freshFolder()];
    const { write } = smallDisk(cwd, () => SMALL);
    const { code, out, err } = await acies(HOTSEAT, { cwd, input: ones(30), write, env: { HOME: home } });
    expect(code).toBe(0);
    const path = join(home, '.acies', 'autosave-sabis-7.json');
    expect(choicesIn(path)).toBe(30);
    // The part that was kept here before would be offered beside it.
    expect(readdirSync(join(cwd, '.acies'))).toEqual([]);
    expect(flat(err)).toMatch(
      /^acies: cannot write \S+: the disk is full: from now on the game is kept in \S+, all \d+ choices\n$/,
    );
    expect(out).toContain(`The game is kept in ${path}`);
    expect(await verified(path)).toBe(true);
  });

  test('a game that can be kept nowhere at all says that none of it is', async () => {
    const cwd = freshFolder();
    const { code, out, err } = await acies(HOTSEAT, { cwd, input: ones(3), ...smallDisk(cwd, () => 100) });
    expect(code).toBe(4);
    expect(flat(err)).toContain('Its one choice is not kept.');
    expect(flat(out)).toContain('The game is not kept whole! None of its 3 choices is kept. Cannot write');
    expect(out).not.toContain('Go on with');
    expect(readdirSync(join(cwd, '.acies'))).toEqual([]);
  });

  test('a game that is saved elsewhere is kept', async () => {
    const [cwd, elsewhere] = [freshFolder(), freshFolder()];
    const path = join(elsewhere, 'mine.json');
    const input = [...ones(20), `save ${path}`];
    const { code, out } = await acies(HOTSEAT, { cwd, input, ...smallDisk(cwd, () => SMALL) });
    expect(code).toBe(0);
    expect(out).toContain(`The game is kept in ${path}`);
    expect(choicesIn(path)).toBe(20);
  });

  test('a choice that was taken back is told where the file still has it', async () => {
    const cwd = freshFolder();
    const { write } = smallDisk(cwd, (attempts) => (attempts < 3 ? PLENTY : 0));
    const { code, out } = await acies(HOTSEAT, { cwd, input: [...ones(3), 'undo'], write });
    expect(code).toBe(4);
    expect(flat(out)).toContain(
      '2 of its 2 choices are kept in .acies/autosave-sabis-7.json, with 1 choice that you have taken back.',
    );
  });

  test('a computer watched to the end is told of too', async () => {
    const cwd = freshFolder();
    const args = 'play --battle sabis --red random --blue random --seed 5';
    const { code, out } = await acies(args, { cwd, ...smallDisk(cwd, () => SMALL) });
    expect(code).toBe(4);
    expect(flat(out)).toMatch(/is not kept whole! (None of its|\d+ of its) \d+ choices/);
  });

  test('a file named with --save is left for another place', async () => {
    const [cwd, full] = [freshFolder(), freshFolder()];
    const { write } = smallDisk(full, () => SMALL);
    const args = `${HOTSEAT} --save ${join(full, 'mine.json')}`;
    const { code, out } = await acies(args, { cwd, input: ones(30), write });
    expect(code).toBe(0);
    expect(out).toContain('The game is kept in .acies/autosave-sabis-7.json');
    expect(choicesIn(autosaveIn(cwd))).toBe(30);
    expect(readdirSync(full)).toEqual(['mine.json']);
  });

  test('a ladder leaves no half line in its record, tells what was played, and goes on when there is room', async () => {
    const cwd = freshFolder();
    const args = 'ladder --rules hex --battle sabis --players random,recruit --games 6 --seed 1 --record games.jsonl';
    const { code, out, err } = await acies(args, { cwd, ...smallDisk(cwd, () => 700) });
    expect(code).toBe(4);
    expect(err).toContain(`acies: cannot write ${join(cwd, 'games.jsonl')}: the disk is full\n`);
    expect(out).toMatch(/recruit +\d/);
    expect(flat(out)).toMatch(
      /Stopped early: 2 of 6 games were played.*\n\d games of this ladder are kept in games.jsonl;/,
    );
    const lines = readFileSync(join(cwd, 'games.jsonl'), 'utf8');
    expect(lines).toMatch(/\n$/);
    const before = lines.split('\n').length - 1;
    expect(before).toBeGreaterThan(0);
    const again = await acies(args, { cwd });
    expect(again.out).toContain(`${before} of them were there before`);
    expect(readFileSync(join(cwd, 'games.jsonl'), 'utf8').split('\n')).toHaveLength(7);
  });
});

test('a ladder of which no pair of games can be kept says why, and ends with a failure', async () => {
  const cwd = freshFolder();
  const args = 'ladder --rules hex --battle sabis --players random,recruit --games 6 --seed 1 --record games.jsonl';
  const { code, out, err } = await acies(args, { cwd, ...smallDisk(cwd, () => 100) });
  expect({ code, out }).toEqual({ code: 4, out: '' });
  expect(err).toContain('the disk is full');
});

describe('what a killed process has left', () => {
  /** Above what any system gives to a process. */
  const DEAD = 2 ** 31 - 2;

  test('goes at the next start, and nothing else does', async () => {
    const cwd = freshFolder();
    await acies(HOTSEAT, { cwd, input: ['1'] });
    const kept = join(cwd, '.acies', 'autosave-sabis-7.json');
    const left = [`${kept}.${DEAD}.tmp`, `${kept}.${process.pid}.tmp`, join(cwd, `mine.acies.json.${DEAD}.tmp`)];
    const others = [`${kept}.${process.ppid}.tmp`, join(cwd, `other.${DEAD}.tmp`), `${kept}.tmp`, `${kept}.x.tmp`];
    for (const path of [...left, ...others]) writeFileSync(path, 'half');
    await acies(['play', '--load', kept], { cwd });
    expect(left.filter(existsSync)).toEqual([]);
    expect(others.filter(existsSync)).toEqual(others);
  });

  test('goes under the number of a living process when it is a day old', async () => {
    const cwd = freshFolder();
    await acies(HOTSEAT, { cwd, input: ['1'] });
    const [old, young] = ['a', 'b'].map((name) => join(cwd, '.acies', `${name}.json.${process.ppid}.tmp`));
    for (const path of [old!, young!]) writeFileSync(path, 'half');
    utimesSync(old!, new Date(0), new Date(0));
    await acies(HOTSEAT, { cwd });
    expect([existsSync(old!), existsSync(young!)]).toEqual([false, true]);
  });

  test('goes where a game is loaded from and kept on, in whatever folder', async () => {
    const [cwd, elsewhere] = [freshFolder(), freshFolder()];
    await acies(HOTSEAT, { cwd, input: ['1'] });
    const kept = join(cwd, '.acies', 'autosave-sabis-7.json');
    const left = [`${kept}.${DEAD}.tmp`, join(cwd, '.acies', `autosave-issus-3.json.${DEAD}.tmp`)];
    for (const path of left) writeFileSync(path, 'half');
    await acies(['play', '--load', kept], { cwd: elsewhere, input: ['1'] });
    expect(choicesIn(kept)).toBe(2);
    expect(left.filter(existsSync)).toEqual([]);
  });

  test('goes beside a file of any name that is saved again', async () => {
    const cwd = freshFolder();
    writeFileSync(join(cwd, `mine.${DEAD}.tmp`), 'half');
    await acies(HOTSEAT, { cwd, input: ['1', 'save mine'] });
    expect(readdirSync(cwd).sort()).toEqual(['.acies', 'mine']);
  });
});
