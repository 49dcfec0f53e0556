import { PassThrough } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { progressOn } from './progress.ts';

afterEach(() => vi.useRealTimers());

/** Progress where there is no terminal, and what was written of it. */
function unwatched() {
  vi.useFakeTimers();
  const stderr = new PassThrough();
  const progress = progressOn({ stdin: stderr, stdout: stderr, stderr, env: {}, cwd: '/' });
  return { progress, written: () => String(stderr.read()) };
}

test('where nobody watches, a line is written every five seconds, and none at the end', () => {
  const { progress, written } = unwatched();
  progress.start(100);
  for (const done of [1, 20, 40, 41, 99, 100]) {
    vi.advanceTimersByTime(2_500);
    progress.update(done);
  }
  progress.stop();
  expect(written()).toBe('20/100 games, 5 s\n41/100 games, 10 s\n');
});

test('while no game ends, the choices that were made are told', () => {
  const { progress, written } = unwatched();
  progress.start(2);
  for (const made of [40, 900, 1_250]) {
    vi.advanceTimersByTime(3_000);
    progress.choices(made);
  }
  vi.advanceTimersByTime(3_000);
  progress.update(1);
  expect(written()).toBe('0/2 games, 900 choices, 6 s\n1/2 games, 1,250 choices, 12 s\n');
});
