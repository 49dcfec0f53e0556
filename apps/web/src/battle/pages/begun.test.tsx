import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoAnswer } from '../client.ts';
import { goToGame } from './begun.ts';
import { Refusal } from './refusal.tsx';

const location = { hash: '#/battle' };
beforeEach(() => {
  location.hash = '#/battle';
  vi.stubGlobal('window', { location });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a game that was begun is gone to, or a page of it', async () => {
  expect(await goToGame(async () => 'g1', [])).toBeUndefined();
  expect(location.hash).toBe('#/battle/g1');
  await goToGame(async () => 'g1', ['replay']);
  expect(location.hash).toBe('#/battle/g1/replay');
});

test('who has gone elsewhere in the meantime stays there', async () => {
  const slow = async (): Promise<string> => {
    location.hash = '#/sheets';
    return 'g1';
  };
  expect(await goToGame(slow, [])).toBeUndefined();
  expect(location.hash).toBe('#/sheets');
});

test('a first game that is refused says why and leaves the page where it is; a fault of ours is no refusal', async () => {
  const why = await goToGame(() => Promise.reject(new NoAnswer('there is no room')), []);
  expect(renderToStaticMarkup(<Refusal why={why} />)).toContain('there is no room');
  expect(location.hash).toBe('#/battle');
  await expect(goToGame(() => Promise.reject(new TypeError('ours')), [])).rejects.toThrow('ours');
});
