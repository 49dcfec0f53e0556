import { SHIPPED } from '@acies/play/shipped';
import { describe, expect, test } from 'vitest';
import { acies, atKeyboard, CONTROL_C, ENTER, UP } from '../testing/cli.ts';

const ruleSetIds = SHIPPED.map(({ id }) => id);

describe('the first game', () => {
  test.each(ruleSetIds)('of %s is played by its name', async (rules) => {
    const { code, out } = await acies(`play --rules ${rules} --battle first --red human --blue human --seed 1`);
    expect(code).toBe(0);
    expect(out).toContain('First game: ');
  });

  test('is in every rule set, so they must be told apart', async () => {
    const { code, err } = await acies('play --battle first --red human --blue human');
    expect(code).not.toBe(0);
    expect(err).toContain('hex and ck and clock and legio and cb all have first: say which rules are meant');
  });

  test('is not listed with the battles, but how to start it is said', async () => {
    const { out } = await acies('battles hex');
    expect(out).toContain('sabis');
    expect(out).not.toContain('First game');
    expect(out.trimEnd()).toMatch(/A small first battle to begin with: npx acies play --rules hex --battle first$/);
    const { out: all } = await acies('battles');
    for (const id of ruleSetIds) expect(all).toContain(`  npx acies play --rules ${id} --battle first\n`);
    expect((await acies('battles sabis')).out).not.toContain('first');
  });

  test('is shown with the command that starts it', async () => {
    const { code, out } = await acies('battles first');
    expect(code).toBe(0);
    expect(out.match(/First game: /g)).toHaveLength(ruleSetIds.length);
    for (const id of ruleSetIds) expect(out).toContain(`npx acies play --rules ${id} --battle first\n`);
    const listed = JSON.parse((await acies('battles first --json')).out) as { rules: string }[];
    expect(listed.map(({ rules }) => rules)).toEqual(ruleSetIds);
  });

  test('can be chosen from the menus', async () => {
    const { out } = await atKeyboard(
      ['play', '--rules', 'hex', '--blue', 'human', '--seed', '1'],
      [
        ['Which battle?', UP + ENTER],
        ['Who plays red?', ENTER],
        ['skip, help, quit', CONTROL_C],
      ],
    );
    expect(out).toContain('a small one to begin with');
    expect(out).toContain('Hex rules, seed 1');
    expect(out).not.toContain('The Sabis, 57 BC  ');
  });
});
