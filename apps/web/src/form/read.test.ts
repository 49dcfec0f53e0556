import { valueAt } from '@acies/kernel/odds';
import { hexSheet } from '@acies/rules-hex';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../rule-sets.ts';
import { readSituation } from './read.ts';
import { formFields, type Settings } from './situation.ts';

const melee = hexSheet.calculations.find(({ id }) => id === 'melee')!;

function faultsOf(settings: Settings): string[] {
  const read = readSituation(melee, settings);
  return read.ok ? [] : read.faults.map(({ field, words }) => `${field?.path} ${words}`);
}

describe('a situation', () => {
  it('is read with what is usual and what is implied', () => {
    const read = readSituation(melee, new Map([['attacker.type', 'El']]));
    expect(read.ok).toBe(true);
    expect(valueAt(read.situation, 'attacker.type')).toBe('El');
    expect(valueAt(read.situation, 'defender.met')).toBe('front');
    expect(valueAt(read.situation, 'defender.sp')).toBeUndefined();
    expect(valueAt(read.filled, 'defender.sp')).toBe(5);
  });

  it.each([
    ['attacker.sp', '99', 'it must be 12 or less'],
    ['attacker.sp', '0', 'it must be 1 or more'],
    ['attacker.sp', '2.5', 'it must be a whole number'],
    ['attacker.sp', 'many', '“many” is no number'],
    ['attacker.sp', '', '“” is no number'],
    ['attacker.sp', 'Infinity', '“Infinity” is no number'],
    ['attacker.type', 'Dragon', '“Dragon” is none of the choices'],
    ['fresh', 'perhaps', '“perhaps” is neither on nor off'],
    ['attacker.type', 'x'.repeat(500), `“${'x'.repeat(24)}…” is none of the choices`],
  ])('with %s as "%s" cannot be: %s', (path, value, words) => {
    expect(faultsOf(new Map([[path, value]]))).toEqual([`${path} ${words}`]);
  });

  it('has the words of the rule set where that finds the fault', () => {
    const stand = new Map([
      ['attacker.start', '3'],
      ['attacker.sp', '9'],
    ]);
    expect(faultsOf(stand)).toEqual(['attacker.sp more than its starting strength of 3']);
    const read = readSituation(melee, stand);
    expect(!read.ok && read.why).toBe('Attacker, Strength points left: more than its starting strength of 3');
  });

  it('keeps whatever else is set, and what that implies', () => {
    const read = readSituation(
      melee,
      new Map([
        ['attacker.type', 'nonsense'],
        ['defender.type', 'Leg'],
        ['defender.sp', '2'],
        ['defender.disordered', 'true'],
      ]),
    );
    expect(read.ok).toBe(false);
    expect(['type', 'sp', 'disordered', 'pilum', 'met'].map((key) => valueAt(read.filled, `defender.${key}`))).toEqual([
      ...['Leg', 2, true, true, 'front'],
    ]);
  });

  it('that is nested 20,000 deep in the address is said to be wrong, and short', () => {
    const deep = '['.repeat(20_000);
    for (const path of ['attacker.sp', 'attacker.type', 'defender.disordered']) {
      const [fault, ...more] = faultsOf(new Map([[path, deep]]));
      expect(more).toEqual([]);
      expect(fault).toMatch(/“\[{24}…”/);
    }
  });

  it('names every fault', () => {
    const both = new Map([
      ['attacker.sp', '99'],
      ['defender.ground', 'moon'],
    ]);
    expect(faultsOf(both)).toHaveLength(2);
  });

  it('of any procedure has words of ours for every value that cannot be', async () => {
    for (const { sheet: load } of CARDS)
      for (const calculation of (await load()).calculations)
        for (const { path, kind } of formFields(calculation)) {
          const read = readSituation(calculation, new Map([[path, kind === 'number' ? '-9999.5' : 'nonsense']]));
          expect(read.ok, path).toBe(false);
          if (!read.ok) expect(read.why, path).toMatch(/“nonsense” is n|it must be/);
          if (!read.ok) expect(read.why, path).not.toMatch(/Invalid|expected|[a-z][A-Z]|\bundefined\b/);
        }
  });
});
