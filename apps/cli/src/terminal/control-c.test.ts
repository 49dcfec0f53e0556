import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ControlC } from './control-c.ts';

const leave = vi.fn();
let controlC: ControlC;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  leave.mockReset();
  controlC = new ControlC(leave);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Presses control-C after each of the waits while something is under way; whether that was broken off, and how often one left. */
const pressedDuring = (...waits: readonly number[]) =>
  controlC.during(async (isBrokenOff) => {
    for (const wait of waits) {
      vi.advanceTimersByTime(wait);
      controlC.press();
    }
    return [isBrokenOff(), leave.mock.calls.length];
  });

test('leaves where nothing is under way', async () => {
  controlC.press();
  expect(leave).toHaveBeenCalledTimes(1);
  await pressedDuring();
  vi.advanceTimersByTime(5000);
  controlC.press();
  expect(leave).toHaveBeenCalledTimes(2);
});

test('breaks off what is under way, and nothing that is begun afterwards', async () => {
  expect(await pressedDuring()).toEqual([false, 0]);
  expect(await pressedDuring(0)).toEqual([true, 0]);
  expect(await pressedDuring()).toEqual([false, 0]);
});

test('pressed twice in short order leaves, though something else has begun between', async () => {
  expect(await pressedDuring(0, 300)).toEqual([true, 1]);
  expect(await pressedDuring(300)).toEqual([false, 2]);
});

test('pressed again after a while breaks off the next thing', async () => {
  expect(await pressedDuring(0)).toEqual([true, 0]);
  expect(await pressedDuring(400)).toEqual([true, 0]);
});

test('leaves where what was under way has failed', async () => {
  await expect(controlC.during(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  controlC.press();
  expect(leave).toHaveBeenCalledTimes(1);
});
