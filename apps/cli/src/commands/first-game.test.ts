import { ruleSetIds } from '@acies/play';
import { describe, expect, test } from 'vitest';
import { acies } from '../testing/cli.ts';

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

  test('is not among the battles to choose from', async () => {
    const { out } = await acies('battles hex');
    expect(out).toContain('sabis');
    expect(out).not.toContain('First game');
  });
});
