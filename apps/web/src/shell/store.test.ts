import { expect, it } from 'vitest';
import { type ForgettingStore, forgiving } from './store.ts';

const kept = (): ForgettingStore => {
  const map = new Map<string, string>();
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
};

it('keeps what it is given where it can', () => {
  const real = kept();
  const store = forgiving(() => real);
  store.setItem('a', '1');
  expect([store.getItem('a'), real.getItem('a')]).toEqual(['1', '1']);
  store.removeItem('a');
  expect([store.getItem('a'), real.getItem('a')]).toEqual([null, null]);
});

it('knows it for this visit where storage is shut or full', () => {
  const shut = forgiving(() => {
    throw new DOMException('no', 'SecurityError');
  });
  shut.setItem('a', '1');
  expect(shut.getItem('a')).toBe('1');
  const full = forgiving(() => ({
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  }));
  full.setItem('a', '2');
  expect(full.getItem('a')).toBe('2');
  full.removeItem('a');
  expect(full.getItem('a')).toBeNull();
});

it('keeps again what it is given once there is room, and hides nothing that others then keep', () => {
  const real = kept();
  let isFull = true;
  const store = forgiving(() => ({
    ...real,
    setItem: (key, value) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      real.setItem(key, value);
    },
  }));
  store.setItem('a', '1');
  isFull = false;
  store.setItem('a', '2');
  expect([store.getItem('a'), real.getItem('a')]).toEqual(['2', '2']);
  real.setItem('a', '3');
  expect(store.getItem('a')).toBe('3');
});

it('knows it for this visit where there is no storage at all', () => {
  const none = forgiving(() => null);
  none.setItem('a', '1');
  expect(none.getItem('a')).toBe('1');
  none.removeItem('a');
  expect(none.getItem('a')).toBeNull();
});

it('hides no other fault', () => {
  const broken = forgiving(() => {
    throw new TypeError('broken');
  });
  expect(() => broken.getItem('a')).toThrow('broken');
});
