import { describe, expect, test } from 'vitest';
import { nearest, unknownName } from './suggest.ts';

const WORDS = ['why', 'odds', 'hint', 'undo', 'log', 'help', 'skip'];

describe('a name that is not known', () => {
  test.each([
    ['undoo', 'undo'],
    ['hlep', 'help'],
    ['lgo', 'log'],
    ['lg', 'log'],
    ['he', 'help'],
    ['dog', 'log'],
    // Two of three letters are others, the first among them.
    ['foo', undefined],
    ['charge', undefined],
  ])('"%s" may be meant as %s', (typed, meant) => {
    expect(nearest(typed, WORDS)).toBe(meant);
  });

  test('is told with those that are, or where they are listed if they are many', () => {
    expect(unknownName('word', 'xyz', WORDS, 'Or leave it.', 'help').message).toBe(
      'there is no word "xyz". Known: why, odds, hint, undo, log, help, skip. Or leave it.',
    );
    const many = Array.from({ length: 21 }, (_, i) => `name${i}`);
    expect(unknownName('word', 'xyz', many, '', 'help').message).toBe('there is no word "xyz". All of them: help.');
    expect(unknownName('word', 'xyz', many).message).toBe('there is no word "xyz".');
  });
});
