import { expect, test } from 'vitest';
import { lettersBelow, shortName } from './short-name.ts';

test('a name is known by as many letters as there is room for, and its number', () => {
  const names = ['Hastati 1', 'Horse', 'Punic horse 12', 'Taxis of Craterus'];
  const short = (letters: number): string[] => names.map((name) => shortName(name, letters));
  expect(short(5)).toEqual(['Has 1', 'Horse', 'Pu 12', 'T.Cra']);
  expect(short(8)).toEqual(['Hastat 1', 'Horse', 'P.hor 12', 'T.Crater']);
  expect(short(20)).toEqual(names);
});

test('the broader a piece, the more letters', () => {
  const letters = [lettersBelow({ width: 1, depth: 8 }), lettersBelow({ width: 4, depth: 4 })];
  expect([...letters, lettersBelow({ width: 10, depth: 4 })]).toEqual([4, 5, 8]);
});
