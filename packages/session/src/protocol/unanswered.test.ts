import { expect, it } from 'vitest';
import { type Query, Unanswered } from './index.ts';

it('an answer goes to who asked that question, whatever else was asked', async () => {
  const unanswered = new Unanswered();
  const told: Query<'file' | 'previews'>[] = [];
  const file = unanswered.ask({ name: 'file', ask: {} }, (query) => told.push(query));
  const odds = unanswered.ask({ name: 'previews', ask: { indices: [0] } }, (query) => told.push(query));
  expect(told.map(({ id, name }) => [id, name])).toEqual([
    [1, 'file'],
    [2, 'previews'],
  ]);
  unanswered.answered({ name: 'previews', id: 2, value: ['50 %'] });
  unanswered.answered({ name: 'file', id: 1, value: 'text' });
  expect([await file, await odds]).toEqual(['text', ['50 %']]);
});

it('what will not be answered any more is refused to all who wait, and to nobody else', async () => {
  const unanswered = new Unanswered();
  const [one, other] = [1, 2].map(() => unanswered.ask({ name: 'file', ask: {} }, () => undefined));
  unanswered.refused({ name: 'file', id: 1 }, new Error('not this'));
  await expect(one).rejects.toThrow('not this');
  unanswered.refuseAll(new Error('broken'));
  await expect(other).rejects.toThrow('broken');
  unanswered.answered({ name: 'file', id: 2, value: 'too late' });
  await expect(other).rejects.toThrow('broken');
});
