import { describe, expect, test } from 'vitest';
import { acies, freshFolder } from '../testing/cli.ts';
import { autosaveIn } from '../testing/games.ts';

/** A battle of which only a little is played; blue has Pisidians in ambush. */
async function unfinished(red: string, blue: string, orders: readonly string[]): Promise<string> {
  const folder = freshFolder();
  await acies(`play --battle gaza --red ${red} --blue ${blue} --seed 3`, {
    cwd: folder,
    input: [...orders, 'quit', 'n'],
  });
  return autosaveIn(folder);
}

const tells = (text: string): boolean => /Pisidians|bamb|ambush/.test(text);

/** All that there is to look at in a saved game. */
async function allOf(path: string): Promise<string[]> {
  const looks = [['--report'], ['--json'], ['--json', '--turn', '1'], ['--turn', '1']];
  const steps = ['units', 'report', 'map', 'next', 'units', 'map bamb', 'end', 'units', 'report', 'quit'];
  const shown = await Promise.all(looks.map((flags) => acies(['replay', path, ...flags])));
  return [...shown, await acies(['replay', path], { input: steps })].map(({ out }) => out);
}

describe('a saved game that is not over', () => {
  test('shows a person nothing that is hidden from them', async () => {
    const path = await unfinished('human', 'centurion', ['1']);
    const looks = await allOf(path);
    // What was typed is not told.
    expect(looks.map((text) => tells(text.replaceAll('map bamb', '').replaceAll('"bamb"', '')))).toEqual(
      looks.map(() => false),
    );
    expect(looks[0]).toContain('it is shown as red may know it');
  });

  test('shows its own side all of it', async () => {
    const path = await unfinished('centurion', 'human', ['1']);
    const looks = await allOf(path);
    expect(looks[0]).toContain('it is shown as blue may know it');
    expect(tells(looks.at(-1)!)).toBe(true);
  });

  test('shows two people what whoever is asked now may know, at every point of it', async () => {
    const path = await unfinished('human', 'human', []).catch(() => undefined);
    expect(path).toBeUndefined();
    const begun = await unfinished('human', 'human', ['1']);
    const { out } = await acies(['replay', begun], { input: ['units', 'next', 'units', 'quit'] });
    const asked = /shown as (red|blue) may know/.exec(out)![1];
    expect(tells(out)).toBe(asked === 'blue');
  });
});
