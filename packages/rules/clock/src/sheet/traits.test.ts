import { describe, expect, it } from 'vitest';
import { FEARSOME_TO, GRADES, isProven, MISSILES, NO_TRAITS, RANGES, traitWords } from './traits.ts';

describe('MC-UNIT-4 traits', () => {
  it('MC-UNIT-4 a unit is inexperienced, plain, veteran or elite', () => {
    expect(GRADES.map((grade) => [grade, isProven(grade)])).toEqual([
      ['inexperienced', false],
      ['plain', false],
      ['veteran', true],
      ['elite', true],
    ]);
  });

  it('MC-UNIT-4 each has words of its own', () => {
    expect(traitWords(NO_TRAITS)).toEqual([]);
    const all = Object.fromEntries(Object.keys(NO_TRAITS).map((trait) => [trait, true]));
    expect(traitWords({ ...NO_TRAITS, ...all, fearsome: 'nobody' })).toEqual([
      'heavy armour',
      'tribal',
      'wild charge',
      'shieldwall',
      'phalanx',
      'pila',
      'hand-thrown missiles',
      'Roman drill',
    ]);
    expect(FEARSOME_TO.map((fearsome) => traitWords({ ...NO_TRAITS, fearsome }))).toEqual([
      [],
      ['fearsome to inexperienced'],
      ['fearsome to all'],
    ]);
  });

  it('MC-UNIT-3 ranges in inches', () => {
    expect(MISSILES.map((missiles) => [missiles, RANGES[missiles]])).toEqual([
      ['none', 0],
      ['bows', 8],
      ['slings', 8],
      ['javelins', 3],
      ['artillery', 12],
    ]);
  });
});
