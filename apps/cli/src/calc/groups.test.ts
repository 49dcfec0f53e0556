import { describe, expect, test } from 'vitest';
import { acies, atKeyboard, DOWN, ENTER, UP } from '../testing/cli.ts';

const inputOf = async (...settings: string[]) => {
  const sets = settings.flatMap((setting) => ['--set', setting]);
  const { out, err } = await acies(['calc', 'ck/hits', ...sets, '--json']);
  return err || JSON.parse(out).input;
};

describe('a situation with groups in groups', () => {
  test('is set by path, value by value', async () => {
    const { assaulter, target } = await inputOf('assaulter.unit3.type=Sk', 'target.unit1.armoured=yes');
    expect(assaulter.unit3).toMatchObject({ type: 'Sk', quality: 'plain' });
    expect(target.unit1).toMatchObject({ type: 'CO', armoured: true });
  });

  test('takes several values of a group at once, on top of what is set', async () => {
    const { assaulter } = await inputOf('assaulter.unit1=cav Veteran, shock', 'assaulter.unit1=armoured');
    expect(assaulter.unit1).toMatchObject({ type: 'Cav', quality: 'veteran', shock: true, armoured: true, bow: false });
  });

  test('says what no value of a group is', async () => {
    expect(await inputOf('assaulter.unit1=Cav vetran')).toContain(
      'there is no value of assaulter.unit1 "vetran"; did you mean "veteran"?',
    );
  });

  test('is printed group by group, and who is not there is left out', async () => {
    const { out } = await acies(['calc', 'ck/hits', '--set', 'assaulter.unit2=none', '--set', 'target.general=yes']);
    expect(out).toContain(
      [
        '  assaulter        again if it pays',
        '  assaulter.unit1  type CO, quality plain',
        '  target           general, again if it pays, met front, scenery open, times 1',
        '  target.unit1     type CO, quality plain',
        '  target.unit2     type CO, quality plain',
        '  situation        nothing special',
        '',
      ].join('\n'),
    );
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('lists the fields of like groups once', async () => {
    const { out } = await acies('calc ck/fight --fields');
    expect(out).toMatch(/^assaulter\.unit1\.type +CO +Troop type \(what kind/m);
    expect(out).toMatch(/^assaulter\.unit2\.… +as assaulter\.unit1\.…$/m);
    expect(out).toMatch(/^target\.unit5\.… +as assaulter\.unit1\.…, usually type none$/m);
    expect(out).toMatch(/^target\.met +front /m);
    expect(out).toContain('Several values at once: --set assaulter.unit1="Aux levy worn"');
    expect(out.split('\n').length).toBeLessThan(80);
  });

  test('offers a like group as one item of the menu', async () => {
    const { out } = await atKeyboard(
      [],
      [
        ['What shall it be?', DOWN.repeat(2) + ENTER],
        ['Which rules?', DOWN + ENTER],
        ['The odds of what?', UP.repeat(2) + ENTER],
        ['Change something?', DOWN + ENTER],
        ['What of assaulter.unit1?', ENTER],
        ['Troop type (what kind of troops it is, or none)', DOWN + ENTER],
        ['Change something?', UP + ENTER],
        ['What shall it be?', '\u0003'],
      ],
    );
    expect(out).toContain('assaulter.unit3: none');
    expect(out).toContain('assaulter.unit1  type Aux, quality plain');
  });
});
