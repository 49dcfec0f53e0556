import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { mountSmallDisk } from '@acies/conformance/machine';
import { drawsFrom } from '@acies/players';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildCommand, Sitting } from './testing/built.ts';
import { acies, freshFolder } from './testing/cli.ts';

beforeAll(buildCommand, 120_000);

const HOTSEAT = 'play --rules hex --battle sabis --red human --blue human --seed 7'.split(' ');
const NAME = 'autosave-sabis-7.json';

const ones = (count: number): string[] => Array.from({ length: count }, () => '1');
const flat = (text: string): string => text.replace(/\n +/g, ' ');
const choicesIn = (path: string): unknown[] => JSON.parse(readFileSync(path, 'utf8')).choices;
const halfWritten = (folder: string): string[] => readdirSync(folder).filter((name) => name.endsWith('.tmp'));

/** The file is whole: it replays to what it says it does. */
async function expectWhole(path: string): Promise<void> {
  const { code, out, err } = await acies(['replay', path, '--verify']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^ok {2}[0-9a-f]{16}\n/);
}

describe('a game outlives its process', () => {
  const seed = Number(process.env.ACIES_SEED ?? 1);
  const KILLS = 10;

  test(`killed at ${KILLS} moments drawn with ACIES_SEED=${seed}`, async () => {
    const draw = drawsFrom(seed);
    const cwd = freshFolder();
    const folder = join(cwd, '.acies');
    const path = join(folder, NAME);
    let before: unknown[] = [];
    let acknowledged = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const sitting = new Sitting(existsSync(path) ? ['play', '--load', path] : HOTSEAT, cwd);
      sitting.type(...ones(30));
      const moment = draw(16);
      await sitting.until(() => sitting.answered > moment);
      // What the last one left is gone by now; this one may be writing.
      expect(halfWritten(folder).filter((name) => !name.includes(`.${sitting.pid}.`))).toEqual([]);
      await setTimeout(draw(12));
      await sitting.kill();

      const now = existsSync(path) ? choicesIn(path) : [];
      expect(now.length, `after kill ${kill}`).toBeGreaterThanOrEqual(before.length + sitting.acknowledged);
      expect(now.length, `after kill ${kill}`).toBeLessThanOrEqual(before.length + sitting.answered);
      expect(now.slice(0, before.length)).toEqual(before);
      if (now.length > 0) await expectWhole(path);
      acknowledged += sitting.acknowledged;
      before = now;
    }
    expect(acknowledged).toBeGreaterThan(KILLS * 3);
    expect(await new Sitting(['play', '--load', path], cwd).leave()).toBe(0);
    expect(readdirSync(folder)).toEqual([NAME]);
    expect(choicesIn(path)).toEqual(before);
  });
});

describe('on a small disk that gets full', () => {
  test('no acknowledged choice is lost unwarned, and the last words are true', async ({ skip, onTestFinished }) => {
    const small = mountSmallDisk(freshFolder(), '64k');
    if (typeof small === 'string') return skip(small);
    onTestFinished(() => small.remove());
    const disk = small.folder;
    const path = join(disk, '.acies', NAME);
    mkdirSync(join(disk, 'home'));
    mkdirSync(join(disk, '.acies'));
    small.fill(4);
    const sitting = new Sitting(HOTSEAT, disk, join(disk, 'home'));
    const play = async (count: number): Promise<number> => {
      const all = sitting.answered + count;
      sitting.type(...ones(count));
      await sitting.until(() => sitting.acknowledged === all);
      return all;
    };

    // Two blocks hold a game of some ninety choices, beside the one before it.
    const first = await play(110);
    const kept = choicesIn(path).length;
    expect(kept).toBeLessThan(first - 10);
    await sitting.until(() => sitting.err.split('cannot be kept').length - 1 === Math.ceil((first - kept) / 10));
    expect(flat(sitting.err)).toContain(`${kept} of its ${kept + 1} choices are kept in .acies/${NAME}`);
    expect(halfWritten(join(disk, '.acies'))).toEqual([]);
    await expectWhole(path);

    small.makeRoom();
    const second = await play(3);
    await sitting.until(() => flat(sitting.err).includes(`kept whole again, all ${first + 1} choices`));
    expect(choicesIn(path)).toHaveLength(second);

    small.fill();
    const last = await play(4);
    expect(await sitting.leave()).toBe(4);
    expect(flat(sitting.out)).toContain(`The game is not kept whole! ${second} of its ${last} choices are kept in`);
    expect(sitting.out).not.toContain('The game is kept in');
    expect(flat(sitting.err).lastIndexOf('cannot be kept')).toBeGreaterThan(
      flat(sitting.err).lastIndexOf('whole again'),
    );
    expect(choicesIn(path)).toHaveLength(second);
    expect(readdirSync(join(disk, '.acies'))).toEqual([NAME]);
    await expectWhole(path);

    small.makeRoom();
    const onward = new Sitting(['play', '--load', path], disk, join(disk, 'home'));
    onward.type('1');
    expect({ code: await onward.leave(), err: onward.err }).toEqual({ code: 0, err: '' });
    expect(choicesIn(path)).toHaveLength(second + 1);
    await expectWhole(path);
  });
});
