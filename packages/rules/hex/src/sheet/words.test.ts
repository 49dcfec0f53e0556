import { describe, expect, it } from 'vitest';
import { shortList } from './words.ts';

describe('shortList', () => {
  it.each([
    [['Legion'], 'Legion'],
    [['Legion 1', 'Legion 2', 'Legion 3'], 'Legion 1-3'],
    [['Nervii 7', 'Nervii 1', 'Nervii 2', 'Youths', 'Hunters 2'], 'Nervii 1-2, 7, Youths, Hunters 2'],
    [['Legion X', 'Legion V'], 'Legion X, Legion V'],
    [['Legion\nX', 'Legion\nX 2', '\n'], 'Legion\nX 2, \n'],
  ])('%j is %s', (names, text) => expect(shortList(names)).toBe(text));
});
