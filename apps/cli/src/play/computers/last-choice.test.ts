import { describe, expect, test } from 'vitest';
import { acies } from '../../testing/cli.ts';

/** What is shown after each of the words that are typed. */
async function answersTo(args: string, input: readonly string[]): Promise<string[]> {
  const { out, code } = await acies(`play ${args}`, { input: [...input, 'quit'] });
  expect(code).toBe(0);
  return out
    .split(/^(?:red|blue)> /m)
    .slice(1)
    .map((text) => text.replace(/\s+/g, ' '));
}

describe('why, alone', () => {
  test('just after a computer’s choice tells what he looked at, with what each was worth to him', async () => {
    const [, why] = await answersTo('--battle issus --red human --blue centurion --seed 7', ['1', 'why']);
    expect(why).toMatch(/^why blue, the centurion: Which zone gets .*\? (\w\d) He looked at this, the best first,/);
    expect(why).toMatch(/worth to him: -?\d\.\d\d (\w\d) (-?\d\.\d\d \w\d ){7}… and \d+ more He looks at: cover for/);
    const chosen = /Which zone gets [^?]*\? (\w\d)/.exec(why!)![1];
    expect(why).toMatch(new RegExp(`worth to him: -?\\d\\.\\d\\d ${chosen} `));
  });

  test('of random play says that it looks at nothing', async () => {
    const hotseat = '--rules hex --battle sabis --red human --blue human --seed 7';
    const [, why] = await answersTo(hotseat, ['auto random', 'why']);
    expect(why).toMatch(/^why blue, the random: Which stand .*\? \S.* Random play looks at nothing: any choice/);
    expect(why).not.toContain('worth');
  });

  test('and of a choice that was given away, but neither of one that a person made, nor with words', async () => {
    const hotseat = '--rules hex --battle sabis --red human --blue human --seed 7';
    const typed = ['why', 'auto', 'why', 'why Nervii', '1', 'why'];
    const [first, , given, worded, , own] = await answersTo(hotseat, typed);
    expect(given).toContain('blue, the centurion: Which stand or group acts next?');
    expect(given).toContain('Nothing that you might expect is ruled out here.');
    for (const text of [first, worded, own]) expect(text).not.toContain('looked at');
  });

  test('says how many he made before it, and “why all” tells of each, in order', async () => {
    const hotseat = '--rules hex --battle sabis --red human --blue human --seed 7';
    const typed = ['auto', 'auto', 'auto', 'why', 'why all', '1', 'why all'];
    const [, , , last, all, , none] = await answersTo(hotseat, typed);
    expect(last).toContain('And 2 choices before it, of which "why all" tells.');
    expect(last!.match(/He looked at this/g)).toHaveLength(1);
    expect(all!.match(/He looked at this/g)).toHaveLength(3);
    const lastChosen = /the centurion: (.*?) He looked at this/.exec(last!)![1]!;
    expect(all!.lastIndexOf(lastChosen)).toBeGreaterThan(all!.indexOf('He looked at this'));
    // Nothing is told of what came before a person's own choice.
    expect(none).toMatch(/^why all No computer has chosen since you last decided or loaded the game\./);
  });

  test('of one that was taken back nothing is told', async () => {
    const hotseat = '--rules hex --battle sabis --red human --blue human --seed 7';
    const [, , , second] = await answersTo(hotseat, ['auto', 'undo', 'group of 6', '', 'why']).then((all) =>
      all.slice(1),
    );
    expect(second).toMatch(/^why/);
    expect(second).not.toContain('looked at');
  });

  test('tells nothing while the computer has something hidden', async () => {
    // Blue has Pisidians in ambush.
    const answers = await answersTo('--battle gaza --red human --blue centurion --seed 3', ['1', 'why']);
    expect(answers[1]).toContain('What blue looked at is not told while something is hidden from you.');
    // What is not told is not promised either, though blue has chosen more than once.
    expect(answers[1]).not.toContain('why all');
    const [, all] = await answersTo('--battle gaza --red human --blue centurion --seed 3', ['1', 'why all']);
    expect(all!.match(/is not told while something is hidden/g)).toHaveLength(1);
    expect(answers.join(' ')).not.toMatch(/Pisidians|bamb|ambush/);
  });
});
