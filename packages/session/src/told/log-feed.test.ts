import { beginMatch, makeMove } from '@acies/kernel/match';
import { blue, red, SETUP, toyEngine } from '@acies/kernel/testing';
import { expect, test } from 'vitest';
import { LogFeed } from './log-feed.ts';

test('a choice is told once, and a secret one only when both sides have made theirs', () => {
  const feed = new LogFeed();
  const begun = beginMatch(toyEngine, SETUP, { seed: 1 });
  const opening = feed.news(begun)!;
  expect(opening.from).toBe(0);
  expect(feed.news(begun)).toBeUndefined();
  const marched = makeMove(begun, red({ steps: [1, 2] }));
  const march = feed.news(marched)!;
  expect(march.from).toBe(opening.entries.length);
  expect(march.entries.map(({ at }) => at)).toContain(1);
  const bid = makeMove(marched, red(2));
  expect(feed.news(bid)).toBeUndefined();
  const both = feed.news(makeMove(bid, blue(1)))!;
  expect(both.entries.filter(({ kind }) => kind === 'choice').map(({ at, side }) => [at, side])).toEqual([
    [2, 'red'],
    [3, 'blue'],
  ]);
  feed.beginAgain();
  expect(feed.news(marched)!.from).toBe(0);
});
