import type { Json } from '@acies/kernel';
import { beginMatch, type Match, makeMove } from '@acies/kernel/match';
import { beforeAll, describe, expect, test } from 'vitest';
import { openBook } from './book.ts';
import { Registry } from './registry.ts';
import { SHIPPED } from './shipped.ts';
import { takeBack } from './take-back.ts';

const ruleSets = new Registry(SHIPPED);

const TWO_PEOPLE = { red: true, blue: true };
const BLUE_ALONE = { red: false, blue: true };

let start: Match;
beforeAll(async () => {
  const { engine, battles } = await openBook(ruleSets, 'hex');
  start = beginMatch(engine, battles[0]!, { seed: 7 });
});

/** Takes the first option whose choice does this. */
function move(match: Match, what: string): Match {
  const { side, options } = match.engine.legal(match.game)[0]!;
  const choice = options!.find((each) => (each as { do: string }).do === what) as Json;
  return makeMove(match, { side, choice });
}

describe('taking back', () => {
  test('is refused while there is nothing', () => {
    expect(takeBack(start, 'blue', TWO_PEOPLE)).toEqual({ refused: 'nothing has been decided yet' });
  });

  test('two people take back whatever was decided last', () => {
    const played = move(move(move(start, 'activate'), 'hold'), 'pass');
    expect(played.moves.map(({ side }) => side)).toEqual(['blue', 'blue', 'red']);
    expect(takeBack(played, 'blue', TWO_PEOPLE)).toMatchObject({ moves: played.moves.slice(0, 2) });
  });

  test('against the computer a person goes back over what it did since', () => {
    const played = move(move(move(start, 'activate'), 'hold'), 'pass');
    const back = takeBack(played, 'blue', BLUE_ALONE) as Match;
    expect(back.moves).toHaveLength(1);
    expect(back.game).toBe(played.moves[1]!.before);
    expect(takeBack(back, 'blue', BLUE_ALONE)).toMatchObject({ moves: [] });
  });

  test('what nobody was asked is gone over', () => {
    const played = move(move(move(start, 'activate'), 'hold'), 'pass');
    expect(takeBack(played, 'blue', TWO_PEOPLE, new Set([1, 2]))).toMatchObject({ moves: [] });
    expect(takeBack(played, 'blue', BLUE_ALONE, new Set([1]))).toMatchObject({ moves: [] });
    expect(takeBack(played, 'blue', BLUE_ALONE, new Set([0, 1]))).toEqual({
      refused: 'blue has not decided anything yet',
    });
  });

  test('not over dice', () => {
    const played = move(move(move(start, 'activate'), 'about-face'), 'pass');
    expect(takeBack(played, 'blue', BLUE_ALONE)).toEqual({ refused: 'dice have fallen since that decision' });
  });

  test('not before one has decided anything', () => {
    const played = move(start, 'pass');
    expect(takeBack(played, 'red', { red: true, blue: false })).toEqual({
      refused: 'red has not decided anything yet',
    });
  });
});
