import { hexSheet } from '@acies/rules-hex';
import { describe, expect, it } from 'vitest';
import { formFields, inputFrom, queryOf, readSituation, settingsFrom, valueAt, withSetting } from './situation.ts';

const melee = hexSheet.calculations.find(({ id }) => id === 'melee')!;
const fields = formFields(melee);
const fieldAt = (path: string) => fields.find((field) => field.path === path)!;

describe('settings', () => {
  it('are those of the query that are fields', () => {
    const settings = settingsFrom(new URLSearchParams('attacker.type=El&vs=x&nothing=1'), fields);
    expect([...settings]).toEqual([['attacker.type', 'El']]);
  });

  it('are set, and forgotten where they are what is usual', () => {
    const flank = withSetting(new Map(), fieldAt('defender.met'), 'flank');
    expect([...flank]).toEqual([['defender.met', 'flank']]);
    expect(withSetting(flank, fieldAt('defender.met'), 'front').size).toBe(0);
    expect(withSetting(flank, fieldAt('defender.met'), undefined).size).toBe(0);
    // Where nothing is usual any value says something.
    expect(withSetting(flank, fieldAt('attacker.sp'), '4').get('attacker.sp')).toBe('4');
  });

  it('become the query again, the pinned situation with them', () => {
    const settings = new Map([['attacker.sp', '2']]);
    expect(queryOf(settings).toString()).toBe('attacker.sp=2');
    expect(queryOf(settings, 'attacker.sp=1').get('vs')).toBe('attacker.sp=1');
    expect(queryOf(settings, '').has('vs')).toBe(true);
  });
});

describe('the situation', () => {
  it('is what is set, each in its kind', () => {
    const settings = new Map([
      ['attacker.type', 'El'],
      ['attacker.sp', '2'],
      ['defender.disordered', 'true'],
      ['fresh', 'false'],
    ]);
    expect(inputFrom(fields, settings)).toEqual({
      attacker: { type: 'El', sp: 2 },
      defender: { disordered: true },
      fresh: false,
    });
  });

  it('is read with what is usual filled in', () => {
    const read = readSituation(melee, new Map([['attacker.type', 'El']]));
    expect(read.ok).toBe(true);
    expect(read.ok && valueAt(read.situation, 'attacker.type')).toBe('El');
    expect(read.ok && valueAt(read.situation, 'defender.met')).toBe('front');
  });

  it.each([
    ['attacker.sp', '99'],
    ['attacker.sp', 'many'],
    ['attacker.sp', ' '],
    ['attacker.type', 'Dragon'],
    ['fresh', 'perhaps'],
  ])('with %s as "%s" cannot be, and the field is named', (path, value) => {
    const read = readSituation(melee, new Map([[path, value]]));
    expect(read.ok).toBe(false);
    expect(!read.ok && read.why).toContain(path);
  });

  it('has nothing where there is nothing', () => {
    expect(valueAt(undefined, 'a.b')).toBeUndefined();
    expect(valueAt({ a: { b: 1 } }, 'a.b')).toBe(1);
  });
});
