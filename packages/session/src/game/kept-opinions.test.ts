import type { Game, Side } from '@acies/kernel';
import type { Match } from '@acies/kernel/match';
import type { Opinion } from '@acies/play';
import { describe, expect, test } from 'vitest';
import { KeptOpinions } from './kept-opinions.ts';

/** Choices of sides in turn, and after which of them something of blue's lies hidden. */
function matchOf(sides: readonly Side[], hidden: readonly number[]): Match {
  const gameAfter = (choices: number) => ({
    setup: 'the same',
    board: { ambush: hidden.includes(choices) ? 'in the wood' : 'nowhere' },
    pending: [],
  });
  const view = ({ setup, board }: Game, side: Side) => ({
    setup,
    board: side === 'red' ? { ambush: 'nowhere' } : board,
  });
  const moves = sides.map((side, i) => ({ side, before: gameAfter(i) }));
  return { engine: { view }, moves, game: gameAfter(sides.length) } as unknown as Match;
}

const opinionOf = (name: string): Opinion => ({
  player: { name, about: '', choose: () => null },
  choice: null,
  weighed: () => [],
});

function opinionsOf(count: number, name = 'centurion'): KeptOpinions {
  const opinions = new KeptOpinions();
  for (let at = 1; at <= count; at++) opinions.add(opinionOf(name), at);
  return opinions;
}

const toldOf = (opinions: KeptOpinions, viewer: Side | undefined, match: Match, after = 0): number[] =>
  opinions.toldTo(viewer, match, after).map(({ at }) => at);

const BLUE = ['blue', 'blue', 'blue', 'blue'] as const;

describe('opinions that are kept', () => {
  test('are told from a choice on, the newest last', () =>
    expect(toldOf(opinionsOf(4), 'red', matchOf(BLUE, []), 2)).toEqual([3, 4]));

  test('are not told of a choice that is not made yet', () =>
    expect(toldOf(opinionsOf(5), 'red', matchOf(BLUE, []))).toEqual([1, 2, 3, 4]));

  test('of a choice that left something hidden stay untold when it comes to light, and are told to who hid it', () => {
    const opinions = opinionsOf(4);
    expect(toldOf(opinions, 'red', matchOf(BLUE, [2, 3]))).toEqual([1, 4]);
    expect(toldOf(opinions, 'blue', matchOf(BLUE, [2, 3]))).toEqual([1, 2, 3, 4]);
    expect(toldOf(opinions, undefined, matchOf(BLUE, [2, 3]))).toEqual([1, 2, 3, 4]);
  });

  test('are told of before something was hidden', () =>
    expect(toldOf(opinionsOf(4), 'red', matchOf(BLUE, [4]))).toEqual([1, 2, 3]));

  test('of one who looks at nothing are not told', () =>
    expect(toldOf(opinionsOf(4, 'random'), 'red', matchOf(BLUE, []))).toEqual([]));

  test('go with the choices that are taken back', () => {
    const opinions = opinionsOf(4);
    opinions.cutTo(2);
    expect(toldOf(opinions, 'red', matchOf(BLUE, []))).toEqual([1, 2]);
  });
});
