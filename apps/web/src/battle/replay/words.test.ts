import { describe, expect, test } from 'vitest';
import { helped, share, signedShare } from './words.ts';

describe('shares in words', () => {
  test('are whole hundredths', () => {
    expect([0.1234, -0.126, 0].map(share)).toEqual(['12%', '13%', '0%']);
  });

  test('have a sign unless they are nothing', () => {
    expect([0.1234, -0.126, 0.004, -0.004].map(signedShare)).toEqual(['+12%', '−13%', '0%', '0%']);
  });

  test('help whoever they are good for', () => {
    expect([0.02, -0.02, 0.004].map(helped)).toEqual(['red', 'blue', undefined]);
  });
});
