import { describe, expect, it } from 'vitest';
import { percent } from './percent.ts';

describe('percent', () => {
  it.each([
    [0, '0%'],
    [0.001, '1%'],
    [0.125, '13%'],
    [0.999, '99%'],
    [1, '100%'],
  ])('%d is %s', (chance, text) => expect(percent(chance)).toBe(text));
});
