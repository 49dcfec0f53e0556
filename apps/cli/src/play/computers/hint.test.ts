import { describe, expect, test } from 'vitest';
import { acies } from '../../testing/cli.ts';

const HOTSEAT = 'play --rules hex --battle sabis --red human --blue human --seed 7';

describe('hint', () => {
  test('shows what the best player looked at with its worth, the one that auto takes first', async () => {
    const { out } = await acies(HOTSEAT, { input: ['hint', 'auto'] });
    expect(out).toContain('The centurion looks at this, the best first, with what it is worth to him:');
    const [, worth, label] = /worth to him:\n +(-?\d+\.\d\d) {2}(\S+ \S+)/.exec(out)!;
    expect(Number(worth)).toBeGreaterThan(0);
    expect(out).toContain(`The centurion chooses: ${label}`);
    expect(out).toContain('… and ');
    expect(out).toContain('He looks at: the best it could do with a bound.');
    const worths = [...out.matchAll(/^ +(-?\d+\.\d\d) {2}\S/gm)].map(([, each]) => Number(each));
    expect(worths).toHaveLength(8);
    expect(worths).toEqual(worths.toSorted((a, b) => b - a));
  });

  test('says that the figures have a scale of their own, and of a legate, whose figures are battles won, does not', async () => {
    const scale = 'The figures are on a scale of his own: more is better.';
    const input = ['hint', 'hint legate'];
    const { out } = await acies(`${HOTSEAT} --budget 4`, { input });
    const [, centurions, legates] = out.split(/> hint/);
    expect(centurions).toContain(scale);
    expect(legates).toMatch(/\d trials?$/m);
    expect(legates).not.toContain(scale);
  });

  test('says how to do what is not in the list of options, and only there', async () => {
    // A legate of Clock draws up his whole army at once, which is not among the places for a body.
    const zama = 'play --battle zama --red human --blue human --seed 7';
    const { out } = await acies(zama, { input: ['1', 'hint legate', 'hint'] });
    const [, legates, centurions] = out.replace(/\s+/g, ' ').split('> hint');
    expect(legates).toContain('The first is not in your list: "auto legate" has him choose for you.');
    expect(centurions).not.toContain('has him choose for you');
  });

  test('asks another player by name', async () => {
    const { out } = await acies(HOTSEAT, { input: ['hint random', 'hint nobody'] });
    expect(out).toMatch(
      /> hint random\n {2}Random play looks at nothing: any choice is as likely as any other\.\n\n?blue>/,
    );
    expect(out).toContain('there is no computer player "nobody"');
  });

  test('of a recruit shows first what he then does, and beside it what made him err where he does', async () => {
    const asked = ['hint recruit', 'auto recruit'];
    const { out } = await acies(HOTSEAT, { input: Array.from({ length: 12 }, () => asked).flat() });
    const advised = [...out.matchAll(/worth to him:\n +-?\d+\.\d\d {2}(\S.*)/g)].map(([, line]) => line!);
    const chosen = [...out.matchAll(/The recruit chooses: (\S.*)/g)].map(([, label]) => label!);
    expect(chosen).toHaveLength(12);
    // A long label is broken in the list.
    for (const [i, label] of chosen.entries()) expect(advised[i]!.slice(0, 40)).toContain(label.slice(0, 40));
    expect(advised.filter((line) => line.includes('takes the next best for')).length).toBeGreaterThan(0);
    expect(out).toContain('he draws whether he errs');
  });

  test('of a legate who trusts his first look says so', async () => {
    const setUp = 'play --battle issus --red human --blue human --seed 7';
    const { out } = await acies(setUp, { input: ['hint legate'] });
    expect(out.replace(/\s+/g, ' ')).toContain('so he trusts his first look.');
    expect(out).not.toMatch(/trials?$/m);
  });
});
