import { expect, it } from 'vitest';
import { NoAnswer } from './client.ts';
import { answerTo } from './use-answer.ts';

type Asking = Parameters<typeof answerTo>[0];
/** Says by which way it was asked. */
const client = { ask: async () => 'at its point', askNow: async () => 'now' } as unknown as Asking;
const refusing = (fault: Error): Asking => ({ ...client, ask: () => Promise.reject(fault) });

it('what is open is asked about now, a point of the battle whatever is open', async () => {
  expect(await answerTo(client, 'card', { piece: 1 })).toBe('now');
  expect(await answerTo(client, 'past-card', { piece: 1, at: 4 })).toBe('at its point');
});

it('there may be no answer, but a fault is one', async () => {
  expect(await answerTo(refusing(new NoAnswer('it is gone')), 'report', { at: 4 })).toBeUndefined();
  await expect(answerTo(refusing(new TypeError('ours')), 'report', { at: 4 })).rejects.toThrow('ours');
});
