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

  test.each(['sabis', 'issus', 'zama', 'maranga', 'heraclea'])('a file with %s is shown as that is', async (id) => {
    const cwd = freshFolder();
    writeFileSync(join(cwd, 'mine.json'), (await acies(`battles ${id} --json`)).out);
    const shown = await acies('battles mine.json', { cwd });
    const own = await acies(`battles ${id}`);
    expect(shown).toEqual({ ...own, out: own.out.replace(`--battle ${id}`, '--battle mine.json') });
    const asJson = await acies('battles mine.json --json', { cwd });
    // With what the rules take for granted.
    expect(JSON.parse(asJson.out)).toMatchObject(JSON.parse((await acies(`battles ${id} --json`)).out));
  });

  test('a file that is no battle says why, for the rules that are named or nearest', async () => {
    const cwd = freshFolder();
    const battle = JSON.parse((await acies('battles sabis --json')).out);
    writeFileSync(join(cwd, 'mine.json'), JSON.stringify({ ...battle, turns: 0 }));
    const fault = 'the battle cannot be used:\n  turns: at least 1, not 0\n';
    expect(await acies('battles mine.json', { cwd })).toMatchObject({
      ...{ code: 2, out: '', err: expect.stringContaining(`It comes nearest to the hex rules, where ${fault}`) },
    });
    expect((await acies('battles mine.json --rules hex', { cwd })).err).toBe(`acies: ${fault}`);
    expect((await acies('battles none.json', { cwd })).err).toContain('there is no such file');
  });

  test('one battle of a rule set, of those that all have one of its name', async () => {
    expect((await acies('battles first --rules ck')).out).toContain(
      'Play it: npx acies play --battle first --rules ck',
    );
  });

  test('an unknown rule set', async () => {
    const { code, err } = await acies('battles hx');
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringContaining('acies: there is no rule set or battle "hx"; did you mean "hex"? Known: hex, ck,'),
    });
  });
});
