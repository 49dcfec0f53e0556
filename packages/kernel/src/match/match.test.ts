import { describe, expect, test } from 'vitest';
import { BadInput } from '../plain/bad-input.ts';
import { playMatch } from '../testing/play.ts';
import { blue, red, SETUP, TOY, toyEngine } from '../testing/toy.ts';
import { type Answer, Engine } from './engine.ts';
import { hashGame } from './game.ts';
import { beginMatch, eventsOf, hashesOf, type Match, makeMove, PEOPLE, rewind, undo } from './match.ts';

const MARCH = red({ steps: [1, 2] });
const after = (...answers: Answer[]): Match => answers.reduce(makeMove, beginMatch(toyEngine, SETUP, { seed: 1 }));

function undone(match: Match, side: 'red' | 'blue'): Match {
  const result = undo(match, side);
  if ('refused' in result) throw new Error(result.refused);
  return result;
}

describe('a match', () => {
  test('keeps each choice, what was before it and what came of it', () => {
    const match = after(MARCH, blue(1));
    expect(match.moves).toMatchObject([
      { side: 'red', decision: 'march', choice: { steps: [1, 2] } },
      { side: 'blue', decision: 'bid', choice: 1 },
    ]);
    expect(hashGame(match.moves[1]!.before)).toBe(hashGame(after(MARCH).game));
    expect(match.players).toEqual(PEOPLE);
  });

  test('tells everything from its opening on', () => {
    const types = eventsOf(after(MARCH, blue(1), red(2))).map((event) => event.type);
    expect(types).toEqual(['dice', 'choice', 'choice', 'choice']);
  });

  test('has a hash for each turn that begins, and one for where it stands', () => {
    const match = after(MARCH, red(2), blue(1), blue('withdraw'), red(1));
    expect(hashesOf(match)).toEqual([
      [1, 0, hashGame(after().game)],
      [2, 4, hashGame(after(MARCH, red(2), blue(1), blue('withdraw')).game)],
      [2, 5, hashGame(match.game)],
    ]);
    expect(hashesOf(after())).toEqual([[1, 0, hashGame(after().game)]]);
  });
});

describe('undo', () => {
  test('takes back what the other side decided since, too', () => {
    expect(undone(after(MARCH, blue(1)), 'red')).toEqual(after());
  });

  test('opens the last decision of a side again', () => {
    const match = undone(after(MARCH), 'red');
    expect(match).toEqual(after());
    expect(makeMove(match, MARCH)).toEqual(after(MARCH));
  });

  test('takes back a secret answer that has not been shown', () => {
    expect(undone(after(MARCH, red(2)), 'red')).toEqual(after(MARCH));
    expect(undone(undone(after(MARCH, red(2)), 'red'), 'red')).toEqual(after());
  });

  test('takes back a choice that threw no dice, though the battle went on to the next turn', () => {
    const before = [MARCH, red(2), blue(1)];
    expect(undone(after(...before, blue('withdraw')), 'blue')).toEqual(after(...before));
  });

  test('does not count a pool of no dice as dice', () => {
    const played = beginMatch(toyEngine, { ...SETUP, stances: ['stand', 'brace'] }, { seed: 2 });
    const before = [MARCH, red(0), blue(0)].reduce(makeMove, played);
    const side = before.game.pending[0]!.side;
    const match = makeMove(before, { side, choice: 'stand' });
    expect(match.moves.at(-1)!.events).toMatchObject([
      { type: 'choice' },
      { type: 'dice', faces: [] },
      { type: 'duel' },
    ]);
    expect(undone(match, side)).toEqual(before);
  });

  test.each<[string, Answer[], 'red' | 'blue', string]>([
    ['there is nothing to take back', [MARCH], 'blue', 'blue has not decided anything yet'],
    ['dice have fallen', [MARCH, red(2), blue(1), blue('stand')], 'blue', 'dice have fallen since that decision'],
    [
      'secret choices have been shown',
      [MARCH, red(2), blue(1)],
      'blue',
      'secret choices have been shown since that decision',
    ],
    [
      'a secret choice of its own has been shown by the other answer',
      [MARCH, red(2), blue(1)],
      'red',
      'secret choices have been shown since that decision',
    ],
  ])('is refused where %s', (_why, answers, side, refused) => {
    expect(undo(after(...answers), side)).toEqual({ refused });
  });

  test('is refused where the rules have shown what was hidden, and only from before that', () => {
    const undoneWith = (shown: string) => {
      const engine = new Engine({ ...TOY, reveals: (event) => 'decision' in event && event.decision === shown });
      const answers = [MARCH, red(2), blue(1), blue('withdraw')];
      return undo(answers.reduce(makeMove, beginMatch(engine, SETUP, { seed: 1 })), 'blue');
    };
    expect(undoneWith('stance')).toEqual({ refused: 'what was hidden has been shown since that decision' });
    expect(undoneWith('march')).toMatchObject({ moves: [{}, {}, {}] });
  });

  test('is open to the one side where it is refused to the other', () => {
    expect(undone(after(MARCH, blue(1)), 'blue')).toEqual(after(MARCH));
  });
});

describe('rewinding', () => {
  const match = playMatch(toyEngine, SETUP, 7);

  test('gives the match as it was at every point', () => {
    for (let moves = 0; moves <= match.moves.length; moves++) {
      const earlier = rewind(match, moves);
      expect(earlier).toEqual(playMatch(toyEngine, SETUP, 7, moves));
    }
    expect(rewind(match, match.moves.length)).toBe(match);
  });

  test.each([-1, 0.5, 1000])('to %d, where there is nothing, is refused', (moves) => {
    expect(() => rewind(match, moves)).toThrow(BadInput);
    expect(() => rewind(match, moves)).toThrow(`${match.moves.length} choices, so there is no point ${moves}`);
  });
});
