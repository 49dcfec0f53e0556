import { describe, expect, test } from 'vitest';
import { acies } from '../testing/cli.ts';

describe('acies troops', () => {
  test('is a table of the types', async () => {
    const { code, out } = await acies('troops hex');
    expect(code).toBe(0);
    expect(out).toMatch(/^type +name +SP +move/);
    expect(out).toMatch(/^WB +warband +4 +2H +\+3 .*impetuous$/m);
  });

  test('as JSON', async () => {
    const troops = JSON.parse((await acies('troops hex --json')).out);
    expect(troops).toContainEqual(expect.objectContaining({ id: 'Pike', name: 'pikes' }));
  });

  test.each(['hexx', 'constructor', 'toString'])('the unknown rule set %s', async (id) => {
    const { code, err } = await acies(['troops', id]);
    expect(code).toBe(2);
    expect(err).toContain(`there is no rule set "${id}"`);
  });
});
