import { hexSheet } from '@acies/rules-hex';
import { describe, expect, it } from 'vitest';
import { type Compared, differences } from './pinned.ts';
import { readSituation } from './read.ts';
import { formFields } from './situation.ts';

const melee = hexSheet.calculations.find(({ id }) => id === 'melee')!;

const compared = (set: Readonly<Record<string, string>>): Compared => {
  const settings = new Map(Object.entries(set));
  return { settings, filled: readSituation(melee, settings).filled };
};
const unlike = (now: Readonly<Record<string, string>>, pinned: Readonly<Record<string, string>>) =>
  differences(formFields(melee), compared(now), compared(pinned)).map(({ field, pinned: value }) => [
    field.path,
    value,
  ]);

describe('what a pinned situation has otherwise', () => {
  it('is what was set there, or what is usual where only now something is', () => {
    const now = { 'attacker.sp': '2', 'defender.met': 'flank' };
    expect(unlike(now, { 'attacker.sp': '2', 'attacker.type': 'El' })).toEqual([
      ['attacker.type', 'El'],
      ['defender.met', 'front'],
    ]);
  });

  it('is what was implied there where only now something is set', () => {
    expect(unlike({ 'defender.sp': '2' }, {})).toEqual([['defender.sp', '5']]);
    expect(unlike({ 'attacker.pilum': 'true' }, { 'attacker.type': 'HI' })).toEqual([
      ['attacker.type', 'HI'],
      ['attacker.pilum', 'false'],
    ]);
  });

  it('has no value where none is implied', () => {
    const [field] = formFields(melee);
    const now = { settings: new Map([[field!.path, 'El']]), filled: {} };
    expect(differences([field!], now, { settings: new Map(), filled: {} })).toEqual([{ field, pinned: undefined }]);
  });

  it('is nothing where both come to the same', () => {
    expect(unlike({ 'defender.met': 'front' }, {})).toEqual([]);
    expect(unlike({ 'defender.sp': '5' }, {})).toEqual([]);
  });
});
