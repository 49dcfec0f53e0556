import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { acies, freshFolder } from '../testing/cli.ts';

describe('acies calc', () => {
  test('lists the procedures of every rule set', async () => {
    const { code, out } = await acies('calc');
    expect(code).toBe(0);
    for (const id of ['order-test', 'firing', 'pilum', 'melee', 'morale', 'pursuit'])
      expect(out).toContain(`hex/${id}`);
    expect(JSON.parse((await acies('calc --json')).out)[0]).toMatchObject({ procedure: 'hex/order-test' });
    const ck = (await acies('calc ck')).out;
    expect(ck).toContain('ck/fight');
    expect(ck).not.toContain('hex/');
  });

  test('prints factors with clauses, dice, odds and means', async () => {
    const { code, out } = await acies('calc hex/melee --set attacker.type=WB --set defender.type=Leg');
    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}impact +\+3 {2}HX-MEL-2$/m);
    expect(out).toMatch(/^ {2}\d+D6 against \d+D6/m);
    expect(out).toMatch(/^ +\d+\.\d\d% {2}█+/m);
    expect(out).toMatch(/^ {2}0\.\d{3} {2}attacker wins$/m);
  });

  test('the odds add up, and JSON has all of it', async () => {
    const all = JSON.parse((await acies('calc hex/firing --set target.type=WB --set range=1 --json')).out);
    expect(all).toMatchObject({
      procedure: 'hex/firing',
      verdict: { kind: 'roll' },
      input: { range: 1, target: { type: 'WB' } },
    });
    expect(all.tallies[0].tally.rows[0]).toHaveProperty('clause');
    const sum = all.odds.rows.reduce((total: number, row: { chance: number }) => total + row.chance, 0);
    expect(sum).toBeCloseTo(1, 12);
  });

  test('says what is thrown for next, by a command that can be given as it stands', async () => {
    const { out } = await acies(
      'calc hex/melee --set attacker.type=HC --set attacker.sp=1 --set fresh=no --dice 6,1,1,1,1,1,1',
    );
    expect(out).toContain('\nNext: npx acies calc hex/pursuit --set type=HC\n  if the winner pursues\n');
    const pursuit = await acies('calc hex/pursuit --set type=HC --dice 1');
    expect(pursuit.out).toContain('outcome: stays');
    expect(pursuit.out).not.toContain('Next');
    expect((await acies('calc hex/pursuit')).out).not.toContain('Next');
  });

  test('a value of several words is quoted, and JSON has the situation', async () => {
    const lost = ['calc', 'legio/combat', '--set', 'blue=inspired stands=2 casualties=1 dp=2', '--dice', '6,1'];
    expect((await acies(lost)).out).toContain('Next: npx acies calc legio/leader --set risk="unit destroyed"\n');
    const { next } = JSON.parse((await acies([...lost, '--json'])).out);
    expect(next[1]).toMatchObject({ procedure: 'legio/leader', input: { risk: 'unit destroyed' } });
    const leader = await acies(['calc', 'legio/leader', '--set', 'risk=unit destroyed']);
    expect(leader.out).toContain('killed on 1 to 3');
  });

  test('prints the JSON Schema and the fields', async () => {
    const schema = JSON.parse((await acies('calc hex/melee --schema')).out);
    expect(schema.properties.attacker.properties.type.enum).toContain('Pike');
    expect((await acies('calc hex/melee --fields')).out).toMatch(/^attacker\.type +WB +Troop type \(it fills in/m);
  });

  test('takes a situation from a file and from standard input, and values over it', async () => {
    const cwd = freshFolder();
    writeFileSync(join(cwd, 's.json'), '{"class":"A","movements":2}');
    const fromFile = await acies('calc hex/order-test --input s.json --json', { cwd });
    expect(JSON.parse(fromFile.out).input).toMatchObject({ class: 'A', movements: 2 });
    const piped = await acies('calc hex/order-test --input - --set class=C --json', { input: '{"movements":3}' });
    expect(JSON.parse(piped.out).input).toMatchObject({ class: 'C', movements: 3 });
  });

  test('says why something is impossible, without rows, and ends with a code of its own', async () => {
    const { code, out } = await acies('calc hex/melee --set attacker.type=El --set defender.defences=yes');
    expect(code).toBe(3);
    expect(out).toContain('Impossible: chariots and elephants cannot attack defences (HX-TER-3)');
    expect(out).not.toMatch(/odds|strength points/);
    const json = await acies('calc hex/melee --set attacker.type=El --set defender.defences=on --json');
    expect(json.code).toBe(3);
    expect(JSON.parse(json.out).verdict.kind).toBe('impossible');
  });

  test('rolls once, the same for the same seed', async () => {
    const roll = () => acies('calc hex/firing --roll --seed 3');
    const { code, out } = await roll();
    expect(code).toBe(0);
    expect(out).toMatch(/thrown with seed 3\n {2}4D6 {2}[1-6 ]+ {2}shooting\n/);
    expect(out).toMatch(/outcome: .* of all throws\)/);
    expect((await roll()).out).toBe(out);
    expect((await acies('calc hex/firing --roll')).code).toBe(0);
  });

  test('takes dice that fell on a table in the order they are asked for', async () => {
    const { code, out } = await acies('calc hex/firing --dice 6,5,5,2,6');
    expect(code).toBe(0);
    expect(out).toContain('thrown on the table');
    expect(out).toMatch(/4D6 {2}2 5 5 6 {2}shooting/);
    expect(out).toMatch(/1D6 {2}6 +morale test/);
    expect(out).toContain('outcome: hit, target failed, loses 1 SP');
  });
});

describe('bad input to acies calc', () => {
  const cwd = freshFolder();
  writeFileSync(join(cwd, 'list.json'), '[1]');
  writeFileSync(join(cwd, 'cut.json'), '{"class":');

  test.each([
    ['an unknown procedure', 'hex/mele', 'there is no procedure "hex/mele"; did you mean "hex/melee"?'],
    ['a procedure without its rules', 'melee', 'did you mean "hex/melee"?'],
    ['unknown rules', 'hx/melee', 'there is no rule set "hx"; did you mean "hex"?'],
    [
      'an unknown field',
      'hex/melee --set attacker.tpye=WB',
      'there is no field "attacker.tpye"; did you mean "attacker.type"?',
    ],
    ['an unqualified field', 'hex/melee --set type=WB', 'did you mean "attacker.type" or "defender.type"?'],
    ['a field of every object', 'hex/melee --set __proto__.x=1', 'there is no field "__proto__.x"'],
    [
      'a wrong choice',
      'hex/melee --set attacker.type=Pyke',
      '"Pyke" is not allowed; did you mean "Pike"? Allowed: Sk, LI',
    ],
    [
      'a number out of bounds',
      'hex/firing --set range=9',
      'range: 9 is not allowed. Allowed: a whole number from 1 to 8.',
    ],
    ['what does not fit together', 'hex/morale --set start=3 --set sp=4', 'sp: more than its starting strength of 3'],
    ['no number', 'hex/firing --set range=far', 'range: "far" is not allowed. Allowed: a whole number from 1 to 8.'],
    ['no flag', 'hex/order-test --set inRange=maybe', 'inRange: "maybe" is not allowed. Allowed: true or false.'],
    [
      'no value at all',
      'hex/firing --set range',
      '"range" sets nothing: write path=value, for example shooter.type=LI',
    ],
    [
      'too few dice',
      'hex/firing --dice 6,5',
      'more dice are needed: 4D6 for shooting (HX-FIR-1), of which 2 were given',
    ],
    ['dice for the next throw', 'hex/firing --dice 6,5,5,1', '1D6 for morale test'],
    ['dice left over', 'hex/firing --dice 1,1,1,1,4', 'the dice 4 are left over'],
    ['an impossible face', 'hex/firing --dice 6,5,5,7', 'a D6 has no face 7'],
    ['an unknown procedure', 'nonsense', 'there is no procedure "nonsense". All of them: npx acies calc.'],
    ['an unknown value of a group', 'hex/melee --set attacker=foo', 'All of them: --fields.'],
    ['no dice', 'hex/firing --dice six', '--dice takes faces such as 6,5,5, not "six"'],
    ['two who throw', 'hex/firing --dice 6 --roll', 'exclude each other'],
    ['a seed for nothing', 'hex/firing --seed 4', '--seed goes with --roll'],
    ['a bad seed', 'hex/firing --roll --seed -1', 'the seed must be a whole number from 0 to 4294967295, not "-1"'],
    ['a missing file', 'hex/firing --input none.json', 'there is no such file'],
    ['a file that breaks off', 'hex/order-test --input cut.json', 'cut.json is not JSON'],
    ['a file that holds no object', 'hex/order-test --input list.json', 'list.json must hold one JSON object'],
  ])('%s ends with code 2', async (_what, args, message) => {
    const { code, err, out } = await acies(`calc ${args}`, { cwd });
    expect(err).toContain(message);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).not.toMatch(/\n\s+at /);
  });

  test('faults in a file name the place and what is allowed there', async () => {
    const input = '{"attacker":{"type":"Wb","sp":99,"spp":3},"defender":4}';
    const { code, err } = await acies('calc hex/melee --input -', { input });
    expect(code).toBe(2);
    expect(err).toContain('attacker.type: "Wb" is not allowed; did you mean "WB"?');
    expect(err).toContain('attacker.sp: 99 is not allowed. Allowed: a whole number from 1 to 12.');
    expect(err).toContain('attacker.spp: there is no such field; did you mean "sp"?');
    expect(err).toContain('defender: ');
  });
});
