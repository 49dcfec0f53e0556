import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { acies, freshFolder } from '../../testing/cli.ts';
import { autosaveIn } from '../../testing/games.ts';

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

  test.each([
    ['3 random', 'random 3'],
    ['turn random', 'random turn'],
    ['Random  Turn', 'random turn'],
  ])('takes "%s" for "%s"', async (words, usual) => {
    expect((await played([`auto ${words}`])).choices).toEqual((await played([`auto ${usual}`])).choices);
  });

  test.each(['turn 3', '3 turn', '3 turns', 'turns', '3 5'])('refuses %s, which is no one amount', async (words) => {
    const { out } = await acies(HOTSEAT, { input: [`auto ${words}`] });
    expect(out).toContain(`"auto" takes one number of decisions or the word "turn", not "${words}"`);
    expect(out).toContain('Nothing was decided');
  });

  test('takes all of the turn, and no more', async () => {
    const { out } = await played(['auto turn', 'auto turn', 'status']);
    expect(out).toMatch(/> status\nTurn 2 of 16/);
    const { out: whole } = await played(['auto turn', 'auto turn', 'auto turn', 'status']);
    expect(whole).toContain('── Turn 2');
    expect(whole).not.toContain('── Turn 4');
  });

  test('of more decisions than the turn has says that it ends with the turn, as its help does', async () => {
    const cutShort = /"auto" has ended with the turn, after (\d+) of 500 decisions\./;
    const { out, choices } = await played(['auto random 500', 'auto random turn', 'help']);
    const side = choices[0]![0];
    const made = choices.filter(([who]) => who === side).length;
    expect(cutShort.exec(out)?.[1]).toBe(String(made));
    expect(out.replace(/\s+/g, ' ')).toContain('this decision, or so many of this turn, or all of it');
    const { out: whole } = await played(['auto random turn', 'auto random turn', 'auto random']);
    expect(whole).not.toContain('has ended with');
  });

  test.each(['0', '-3', '2.5', 'random 0', '0 random'])('refuses %s as a number of decisions', async (words) => {
    const { out } = await acies(HOTSEAT, { input: [`auto ${words}`] });
    const number = words.replace('random', '').trim();
    expect(out).toContain(`"auto" wants a number of decisions from 1 up, not ${number}`);
    expect(out).toContain('Nothing was decided');
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
