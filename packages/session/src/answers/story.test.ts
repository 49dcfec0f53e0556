import { beginMatch, type Match, makeMove, rewind } from '@acies/kernel/match';
import { type Book, computerChoice, luckOf, luckOfAll, openBook, strokesOf } from '@acies/play';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ruleSets } from '../testing/rule-sets.ts';
import { LuckBook, pastCard, pastOf, storyOf } from './story.ts';

let book: Book;
let played: Match;
beforeAll(async () => {
  book = await openBook(ruleSets, 'ck');
  played = goOn(beginMatch(book.engine, book.battles[0]!, { seed: 3 }), 120, 1);
});
afterEach(() => vi.restoreAllMocks());

function goOn(match: Match, count: number, seed: number): Match {
  let so = match;
  for (let i = 0; i < count && so.game.result === null; i++) {
    const { side } = so.engine.legal(so.game)[0]!;
    so = makeMove(so, { side, choice: computerChoice(so, book.players.random!, side, seed) });
  }
  return so;
}

describe('the luck of a battle', () => {
  test('is worked out as far as it is asked for, and comes to the same in pieces', () => {
    const luck = new LuckBook();
    expect(luck.upTo(played, 7)).toHaveLength(7);
    expect(luck.of(played)).toHaveLength(7);
    expect(luck.upTo(played, 9999)).toEqual(luckOfAll(played));
  });

  test('goes on with the battle, and what was not settled is worked out again', () => {
    const long = strokesOf(played).find(({ from, to }) => to - from > 1 && luckOf(played, to - 1) !== 0)!;
    const luck = new LuckBook();
    luck.upTo(rewind(played, long.to - 1), 9999);
    expect(luck.of(played)).toHaveLength(long.from);
    expect(luck.upTo(played, 9999)).toEqual(luckOfAll(played));
  });

  test('of what was taken back is forgotten', () => {
    const luck = new LuckBook();
    luck.upTo(played, 9999);
    const other = goOn(rewind(played, 40), 40, 2);
    expect(other.moves[60]).not.toEqual(played.moves[60]);
    expect(luck.upTo(other, 9999)).toEqual(luckOfAll(other));
  });
});

describe('the story of a battle', () => {
  test('has strain at every point, and turns and moments where they were', () => {
    const story = storyOf(played, [0.5]);
    expect(story.choices).toBe(120);
    expect(story.strain).toHaveLength(121);
    expect(story.luck.slice(0, 2)).toEqual([0.5, undefined]);
    for (const { turn, at } of story.turns) expect(pastOf(played, at, undefined).turn).toBe(turn);
    for (const { at } of story.moments) expect(at).toBeLessThanOrEqual(120);
    expect(story.strain[80]).toEqual(pastOf(played, 80, undefined).strain);
  });
});

describe('looking back', () => {
  test.each([['red'], ['blue'], [undefined]] as const)('is through the eyes of %s in all that is shown', (viewer) => {
    const scene = vi.spyOn(book.rules.picture!, 'scene');
    const card = vi.spyOn(book.rules.picture!, 'card');
    const status = vi.spyOn(book.rules, 'status');
    pastCard(played, 100, pastOf(played, 100, viewer).scene.pieces[0]!.id, viewer);
    const viewers = [scene.mock.lastCall![1], card.mock.lastCall![2], status.mock.lastCall![1]];
    expect(viewers).toEqual([viewer, viewer, viewer]);
  });
});
