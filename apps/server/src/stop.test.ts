import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { stopOnSignals } from './stop.ts';

function running(close: () => Promise<void>) {
  const signals = new EventEmitter();
  const left: number[] = [];
  let now = 0;
  stopOnSignals(close, { signals, exit: (code) => void left.push(code), now: () => now });
  return { signals, left, wait: (ms: number) => (now += ms) };
}
const never = (): Promise<void> => new Promise(() => undefined);

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('%s closes what is open and ends well', async (signal) => {
  const close = vi.fn(async () => undefined);
  const { signals, left } = running(close);
  signals.emit(signal);
  expect(left).toEqual([]);
  await vi.waitFor(() => expect(left).toEqual([0]));
  expect(close).toHaveBeenCalledOnce();
});

it('another signal ends it at once, but not the echo of the first', () => {
  const { signals, left, wait } = running(never);
  signals.emit('SIGINT');
  wait(20);
  signals.emit('SIGINT');
  expect(left).toEqual([]);
  wait(400);
  signals.emit('SIGINT');
  expect(left).toEqual([130]);
});

it('says so where it cannot be closed', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { signals, left } = running(() => Promise.reject(new Error('stuck')));
  signals.emit('SIGTERM');
  await vi.waitFor(() => expect(left).toEqual([1]));
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});
