import { PassThrough } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { progressOn } from './progress.ts';

afterEach(() => vi.useRealTimers());

test('where nobody watches, a line is written every five seconds, and none at the end', () => {
  vi.useFakeTimers();
  const stderr = new PassThrough();
  const progress = progressOn({ stdin: stderr, stdout: stderr, stderr, env: {}, cwd: '/' });
  progress.start(100);
  for (const done of [1, 20, 40, 41, 99, 100]) {
    vi.advanceTimersByTime(2_500);
    progress.update(done);
  }
  progress.stop();
  expect(String(stderr.read())).toBe('20/100 games, 5 s\n41/100 games, 10 s\n');
});
