import type { TableState } from '@acies/session/protocol';
import { expect, test } from 'vitest';
import { followed } from './use-followed.ts';

const state = (at: number, viewer?: 'red' | 'blue'): TableState => ({ at, viewer }) as TableState;
const [before, after] = [state(3), state(4)];

test('the table stays as it was while dice roll, and follows once they rest', () => {
  expect(followed(before, after, true)).toBe(before);
  expect(followed(before, after, false)).toBe(after);
});

test('what one person sees is not left before the eyes of another, whatever rolls', () => {
  const next = state(4, 'blue');
  expect(followed(state(3, 'red'), next, true)).toBe(next);
});
