import { expect, test } from 'vitest';
import type { ForgettingStore } from '../../shell/store.ts';
import { NOTHING_GIVEN } from './coach.ts';
import { forgetMemory, readMemory } from './use-memory.ts';

function storeWith(text: string): ForgettingStore & { readonly kept: Map<string, string> } {
  const kept = new Map([['acies.coach.a', text]]);
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

test('what was taught is remembered', () => {
  const memory = { given: { begin: 3 }, isHidden: true };
  expect(readMemory('a', storeWith(JSON.stringify(memory)))).toEqual(memory);
  expect(readMemory('b', storeWith(JSON.stringify(memory)))).toEqual(NOTHING_GIVEN);
});

test.each(['', '{"given":', 'null', '7', '{"given":null,"isHidden":false}', '{}'])(
  'what is no memory, such as %s, is nothing taught',
  (text) => expect(readMemory('a', storeWith(text))).toEqual(NOTHING_GIVEN),
);

test('is forgotten with its game', () => {
  const store = storeWith('{}');
  forgetMemory('a', store);
  expect(store.kept.size).toBe(0);
});
