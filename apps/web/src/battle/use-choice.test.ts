import type { PageQuestion } from '@acies/session/protocol';
import { expect, test } from 'vitest';
import { NOTHING_PICKED } from './deciding.ts';
import { laidOver } from './use-choice.ts';

const question = (text: string): PageQuestion => ({
  ...{ side: 'red', decision: 'move', question: text, about: [], options: [] },
  ...{ pass: undefined, isOpen: true },
});
const [before, now] = [question('Where to?'), question('And then?')];
const touched = { of: now, picked: { ...NOTHING_PICKED, piece: 7 }, armed: undefined };

test('what comes late for a question that is gone leaves what has been touched for the next', () => {
  expect(laidOver(touched, before, now, { armed: undefined, picked: NOTHING_PICKED })).toBe(touched);
});

test('what comes for the open question is laid over what has been touched for it, and over nothing else', () => {
  expect(laidOver(touched, now, now, { armed: undefined })).toEqual(touched);
  expect(laidOver({ ...touched, of: before }, now, now, { armed: undefined })).toEqual({
    ...{ of: now, picked: NOTHING_PICKED, armed: undefined },
  });
});
