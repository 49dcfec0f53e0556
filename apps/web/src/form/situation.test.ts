import { hexSheet } from '@acies/rules-hex';
import { describe, expect, it } from 'vitest';
import { formFields, inputFrom, queryOf, settingsFrom } from './situation.ts';

const melee = hexSheet.calculations.find(({ id }) => id === 'melee')!;
const fields = formFields(melee);

describe('settings', () => {
  it('are those of the query that are fields', () => {
    const settings = settingsFrom(new URLSearchParams('attacker.type=El&vs=x&nothing=1'), fields);
    expect([...settings]).toEqual([['attacker.type', 'El']]);
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
});
