import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { acies, freshFolder } from '../testing/cli.ts';

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

  test('one battle by its name', async () => {
    const { out } = await acies('battles issus');
    expect(out).toContain('Issus, 333 BC');
    expect(out).not.toContain('Vosges');
  });

  test.each(['sabis', 'issus', 'zama'])('%s as JSON is a battle to make another of', async (id) => {
    const cwd = freshFolder();
    const battle = JSON.parse((await acies(`battles ${id} --json`)).out);
    expect(battle.id).toBe(id);
    writeFileSync(join(cwd, 'mine.json'), JSON.stringify({ ...battle, id: 'mine', title: 'My own' }));
    expect((await acies('play --battle mine.json --blue human --seed 1', { cwd })).out).toMatch(/^\nMy own {2}/);
  });

  test('an unknown rule set', async () => {
    const { code, err } = await acies('battles hx');
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringContaining('acies: there is no rule set or battle "hx"; did you mean "hex"? Known: hex, ck,'),
    });
  });
});
