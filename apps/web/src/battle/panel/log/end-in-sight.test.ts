import { expect, it } from 'vitest';
import { readsEnd } from './end-in-sight.ts';

const at = (scrollTop: number, scrollHeight: number) => ({ scrollTop, scrollHeight, clientHeight: 100 });

it('who scrolls up leaves the end, and who comes near it reads it again', () => {
  expect(readsEnd(true, 400, at(376, 500))).toBe(false);
  expect(readsEnd(false, 300, at(376, 500))).toBe(false);
  expect(readsEnd(false, 300, at(377, 500))).toBe(true);
  expect(readsEnd(true, 400, at(377, 500))).toBe(true);
});

it('lines that came while it was being scrolled to their end do not leave it behind', () => {
  expect(readsEnd(true, 300, at(400, 700))).toBe(true);
  expect(readsEnd(true, 400, at(400, 700))).toBe(true);
  expect(readsEnd(false, 300, at(400, 700))).toBe(false);
});
