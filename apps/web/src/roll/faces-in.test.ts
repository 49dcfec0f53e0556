import { AVERAGE_DIE, D6, D10 } from '@acies/kernel';
import { describe, expect, it } from 'vitest';
import { exampleFor, facesIn, faultIn } from './faces-in.ts';

it.each([
  [D6, 1],
  [D6, 7],
  [AVERAGE_DIE, 2],
  [D10, 3],
])('an example can be taken', (die, count) => {
  const faces = facesIn(exampleFor({ die, count }), { die });
  expect(faultIn({ die, count }, faces)).toBeUndefined();
});

describe('faces that were typed', () => {
  it('are parted by anything, or by nothing where each is a single digit', () => {
    expect(facesIn('1, 2 6', { die: D6 })).toEqual([1, 2, 6]);
    expect(facesIn('126', { die: D6 })).toEqual([1, 2, 6]);
    expect(facesIn('', { die: D6 })).toEqual([]);
    expect(facesIn('3 10', { die: D10 })).toEqual([3, 10]);
  });

  it('have a 0 for the ten of a die that has a ten and no 0, and for no other', () => {
    expect(facesIn('0 1', { die: D10 })).toEqual([10, 1]);
    expect(facesIn('0', { die: { name: 'D10', faces: [0, 1, 2, 10] } })).toEqual([0]);
    expect(facesIn('0', { die: D6 })).toEqual([0]);
  });
});

describe('a fault', () => {
  it('is a face that the die does not have, each of which is named once', () => {
    expect(faultIn({ die: AVERAGE_DIE, count: 1 }, [6])).toBe('No AvD shows 6: its faces are 2, 3, 4, 5.');
  });

  it('is another number of dice than is needed', () => {
    expect(faultIn({ die: D6, count: 2 }, [1])).toBe('2 dice are needed; 1 was given.');
    expect(faultIn({ die: D6, count: 1 }, [1, 2])).toBe('1 die is needed; 2 were given.');
    expect(faultIn({ die: D6, count: 2 }, [1, 2])).toBeUndefined();
  });
});
