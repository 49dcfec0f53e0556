import { expect, test } from 'vitest';
import { isProposed } from './confirming.ts';

const answering = (binding: string | undefined) => ({ askNow: async () => binding as never });

test('what binds is laid before the person first, unless that is wanted always or never', async () => {
  const found = (confirming: 'always' | 'dice' | 'never', binding: string | undefined) =>
    isProposed(answering(binding), confirming, 1);
  expect(await found('dice', 'nothing')).toBe(false);
  expect(await found('dice', 'dice')).toBe(true);
  expect(await found('dice', 'shown')).toBe(true);
  expect(await found('dice', undefined)).toBeUndefined();
  expect(await found('always', 'nothing')).toBe(true);
  expect(await found('never', 'dice')).toBe(false);
});
