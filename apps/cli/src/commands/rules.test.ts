import { SHIPPED } from '@acies/play/shipped';
import { describe, expect, test } from 'vitest';
import { acies } from '../testing/cli.ts';

const ruleSetIds = SHIPPED.map(({ id }) => id);

describe('acies rules', () => {
  test('lists every rule set with its battles and players', async () => {
    const { code, out } = await acies('rules');
    expect(code).toBe(0);
    for (const id of ruleSetIds) expect(out).toMatch(new RegExp(`^${id}  `, 'm'));
    expect(out).toContain('sabis');
    expect(out).toContain('human, random, recruit, centurion, legate');
  });

  test('says what each ruling is about, and where it stands', async () => {
    const words = (await acies('rules hex')).out.replace(/\s+/g, ' ');
    expect(words).toContain(
      'shaken Friends are shaken: Friends who see a stand destroyed test their morale. Usually on [HX-MOR-4]',
    );
    expect(words).not.toContain('CK-');
    const { out } = await acies('rules');
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('as JSON', async () => {
    const rules = JSON.parse((await acies('rules --json')).out);
    expect(rules[0]).toMatchObject({
      id: 'hex',
      players: ['human', 'random', 'recruit', 'centurion', 'legate'],
      battles: ['sabis', 'ipsus'],
    });
  });
});
