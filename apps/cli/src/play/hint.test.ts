import { describe, expect, test } from 'vitest';
import { acies } from '../testing/cli.ts';

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

  test('asks another player by name', async () => {
    const { out } = await acies(HOTSEAT, { input: ['hint random', 'hint nobody'] });
    expect(out).toContain('The random looks at this');
    expect(out).toContain('one choice is as good as another');
    expect(out).toContain('there is no computer player "nobody"');
  });

  test('of a legate who trusts the centurion says whose numbers they are', async () => {
    const setUp = 'play --battle issus --red human --blue human --seed 7';
    const { out } = await acies(setUp, { input: ['hint legate'] });
    expect(out.replace(/\s+/g, ' ')).toContain(
      'He has tried nothing out here and follows the centurion, whose numbers these are.',
    );
    expect(out).not.toMatch(/trials?$/m);
  });
});
