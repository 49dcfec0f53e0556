import { describe, expect, test } from 'vitest';
import { inLanes } from './cores.ts';

const broken = (): never => {
  throw new DOMException('broken off', 'AbortError');
};

describe('pieces of work in lanes', () => {
  test('give their results in their own order', async () => {
    const told: number[] = [];
    const watch = { progress: (done: number) => told.push(done), signal: new AbortController().signal };
    const late = (i: number) => new Promise<number>((resolve) => setTimeout(() => resolve(i), 60 - 20 * i));
    const ended: number[] = [];
    const work = async (i: number): Promise<number> => {
      const result = await late(i);
      ended.push(i);
      return result;
    };
    expect(await inLanes(4, 3, work, watch)).toEqual([0, 1, 2, 3]);
    expect(told).toEqual([1, 2, 3, 4]);
    expect(ended[0]).not.toBe(0);
  });

  test('that are broken off have none, and none are begun after', async () => {
    const abort = new AbortController();
    const begun: number[] = [];
    const told: number[] = [];
    const work = async (i: number): Promise<number> => {
      begun.push(i);
      if (i === 2) abort.abort();
      return i === 2 ? broken() : i;
    };
    expect(await inLanes(5, 1, work, { progress: (done) => told.push(done), signal: abort.signal })).toEqual([
      0,
      1,
      undefined,
      undefined,
      undefined,
    ]);
    expect({ begun, told }).toEqual({ begun: [0, 1, 2], told: [1, 2] });
  });

  test('leave gaps where they were, if others were quicker', async () => {
    const abort = new AbortController();
    const work = (i: number): Promise<number> =>
      new Promise((resolve, reject) => {
        if (i > 0) setTimeout(() => resolve(i), 5);
        if (i === 2) setTimeout(() => abort.abort(), 20);
        abort.signal.addEventListener('abort', () => reject(abort.signal.reason));
      });
    const results = await inLanes(3, 2, work, { progress: () => {}, signal: abort.signal });
    expect(results).toEqual([undefined, 1, 2]);
  });

  test.each([
    ['a fault is told', new Error('out of order'), false],
    ['a fault is told though the work was to stop', new Error('out of order'), true],
    ['what breaks off unasked is a fault', new DOMException('broken off', 'AbortError'), false],
  ])('%s', async (_, fault, isStopped) => {
    const abort = new AbortController();
    const work = async (): Promise<never> => {
      if (isStopped) abort.abort();
      throw fault;
    };
    await expect(inLanes(1, 1, work, { progress: () => {}, signal: abort.signal })).rejects.toBe(fault);
  });
});
