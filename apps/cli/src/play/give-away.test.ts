import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { acies, freshFolder } from '../testing/cli.ts';
import { autosaveIn } from '../testing/games.ts';

const HOTSEAT = 'play --battle sabis --red human --blue human --seed 3';
type Choice = [side: string, decision: string, choice: unknown];

async function played(input: string[], args = HOTSEAT): Promise<{ out: string; choices: Choice[] }> {
  const cwd = freshFolder();
  const { out, code } = await acies(args, { cwd, input });
  expect(code).toBe(0);
  return { out, choices: JSON.parse(readFileSync(autosaveIn(cwd), 'utf8')).choices };
}

describe('auto', () => {
  test('takes one decision', async () => {
    const { out, choices } = await played(['auto']);
    expect(out).toMatch(/> auto\n {2}The centurion chooses: /);
    expect(choices).toHaveLength(1);
  });

  test('takes so many of one side, and tells each', async () => {
    const { out, choices } = await played(['auto random 3']);
    const side = choices[0]![0];
    expect(choices.filter(([who]) => who === side)).toHaveLength(3);
    expect(out).toContain('The random chooses: ');
    expect(out.match(new RegExp(`^${side}: .*\\? \\S`, 'gm'))!.length).toBeGreaterThanOrEqual(2);
  });

  test('takes all of the turn, and no more', async () => {
    const { out } = await played(['auto turn', 'auto turn', 'status']);
    expect(out).toMatch(/> status\nTurn 2 of 16/);
    const { out: whole } = await played(['auto turn', 'auto turn', 'auto turn', 'status']);
    expect(whole).toContain('── Turn 2');
    expect(whole).not.toContain('── Turn 4');
  });

  test('refuses a player that there is not', async () => {
    const { out } = await acies(HOTSEAT, { input: ['auto centurio turn'] });
    expect(out).toContain('did you mean "centurion"?');
  });
});

describe('skip', () => {
  test('does nothing, now and whenever the same is asked of that side until the turn ends', async () => {
    const { out, choices } = await played(['skip', 'skip', 'skip'], `${HOTSEAT} --rules hex`);
    expect(out).toContain('Until the turn ends, whenever this is asked: pass: no more activations this turn');
    expect(choices.every(([, decision, choice]) => decision !== 'activate' || sameAs(choice, { do: 'pass' }))).toBe(
      true,
    );
  });

  test('is refused where something must be chosen', async () => {
    const { out } = await acies('play --battle issus --red human --blue human --seed 3', { input: ['skip'] });
    expect(out).toContain('Nothing can be skipped here: one of the options must be taken.');
  });
});

const sameAs = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
