import { hexSheet } from '@acies/rules-hex';
import { describe, expect, it } from 'vitest';
import { differences } from './pinned.ts';
import { formFields } from './situation.ts';

const fields = formFields(hexSheet.calculations.find(({ id }) => id === 'melee')!);

describe('what a pinned situation has otherwise', () => {
  it('is what was set there, or what is usual where only now something is', () => {
    const now = new Map([
      ['attacker.sp', '2'],
      ['defender.met', 'flank'],
    ]);
    const pinned = new Map([
      ['attacker.sp', '2'],
      ['attacker.type', 'El'],
    ]);
    expect(differences(fields, now, pinned)).toEqual([
      { path: 'attacker.type', pinned: 'El' },
      { path: 'defender.met', pinned: 'front' },
    ]);
  });

  it('has no value where none is usual', () => {
    expect(differences(fields, new Map([['attacker.sp', '2']]), new Map())).toEqual([
      { path: 'attacker.sp', pinned: undefined },
    ]);
  });

  it('is nothing where both come to the same', () => {
    expect(differences(fields, new Map([['defender.met', 'front']]), new Map())).toEqual([]);
  });
});
