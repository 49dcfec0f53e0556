import { expect, test, vi } from 'vitest';
import { askAgain } from './taken-notice.tsx';

test.each([
  [undefined, 1],
  ['dice have fallen', 0],
] as const)('asks again by just the word it was taken by; taken back is what can be (%s)', (keepsBack, times) => {
  const client = { setPreset: vi.fn(), undo: vi.fn() };
  const taken = { at: 5, side: 'red', decision: 'action', question: '', label: '', scope: { piece: 7 } } as const;
  askAgain(client, { keepsBack }, taken);
  expect(client.setPreset.mock.calls).toEqual([['red', 'action', undefined, { piece: 7 }]]);
  expect(client.undo).toHaveBeenCalledTimes(times);
});
