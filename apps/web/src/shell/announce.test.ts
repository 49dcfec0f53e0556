import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce, silence, useAnnounced } from './announce.ts';

const Said = () => useAnnounced();
const said = (): string => renderToStaticMarkup(createElement(Said));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  silence();
  vi.useRealTimers();
});

it('says the last of what comes in quick succession, and then that it has', () => {
  const heard = vi.fn();
  announce('one', 500, heard);
  announce('two', 500, heard);
  vi.advanceTimersByTime(500);
  expect([said(), heard.mock.calls.length]).toEqual(['two', 1]);
});

it('is silent when asked to be, also of what was about to be said', () => {
  announce('here');
  vi.advanceTimersByTime(0);
  announce('there', 500);
  silence();
  vi.advanceTimersByTime(1000);
  expect(said()).toBe('');
});
