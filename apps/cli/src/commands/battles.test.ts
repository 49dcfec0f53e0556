import { describe, expect, test } from 'vitest';
import { acies } from '../testing/cli.ts';

describe('acies battles', () => {
  test('lists every battle with what it is about and both armies', async () => {
    const { code, out } = await acies('battles');
    expect(code).toBe(0);
    expect(out).toContain('The Sabis, 57 BC');
    expect(out).toContain('Ipsus, 301 BC');
    expect(out).toMatch(/red: Romans, \d+ stands/);
    expect(out).toContain('Issus, 333 BC (ck)');
    expect(out).toMatch(/red: Macedonians, \d+ units/);
  });

  test('of one rule set, as JSON', async () => {
    const battles = JSON.parse((await acies('battles hex --json')).out);
    expect(battles.map(({ id }: { id: string }) => id)).toEqual(['sabis', 'ipsus']);
  });

  test('an unknown rule set', async () => {
    const { code, err } = await acies('battles hx');
    expect({ code, err }).toEqual({
      code: 2,
      err: 'acies: there is no rule set "hx"; did you mean "hex"? Known: hex, ck.\n',
    });
  });
});
