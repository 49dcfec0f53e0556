import { beginMatch } from '@acies/kernel';
import { expect, test } from 'vitest';
import { adviceOf } from './advice.ts';
import { openBook } from './book.ts';
import { computerChoice } from './computer.ts';

test('advice is in words, the choice of the player first, and leaves the match as it was', async () => {
  const book = await openBook('hex');
  const match = beginMatch(book.engine, book.battles[0]!, { seed: 7 }, { red: 'human', blue: 'human' });
  const before = JSON.stringify(match.game);
  const { side } = match.engine.legal(match.game)[0]!;
  const centurion = book.players.centurion!;
  const advised = adviceOf(match, centurion, side, 1);
  expect(advised.length).toBeGreaterThan(5);
  expect(advised[0]!.choice).toEqual(computerChoice(match, centurion, side, 1));
  for (const { label, words } of advised) {
    expect(label).toMatch(/\w/);
    expect(words).toMatch(/\w/);
  }
  expect(JSON.stringify(match.game)).toBe(before);
  expect(adviceOf(match, { ...centurion, explain: undefined as never }, side, 1)).toEqual([]);
  expect(() => adviceOf(match, centurion, side === 'red' ? 'blue' : 'red', 1)).toThrow('has nothing to decide now');
});
