import { describe, expect, test } from 'vitest';
import type { Fallen } from '../dice/dice.ts';
import { AVERAGE_DIE, D6 } from '../dice/die.ts';
import { BadInput } from '../plain/bad-input.ts';
import { deepFreeze } from '../testing/deep-freeze.ts';
import { blue, red, SETUP, type ToyBoard, toyEngine } from '../testing/toy.ts';
import type { Answer, Applied, AppliedOrDice } from './engine.ts';
import type { Game } from './game.ts';

const d6 = (...faces: number[]): Fallen => ({ die: 'D6', faces });
const average = (face: number): Fallen => ({ die: 'AvD', faces: [face] });

function ready(result: AppliedOrDice): Applied {
  if ('needs' in result) throw new Error(`dice are needed for ${result.needs.purpose.label}`);
  return result;
}

/** The game after some answers that need no dice. */
function after(...answers: Answer[]): Game {
  let { game } = ready(toyEngine.startEntered(SETUP, [d6(3)]));
  for (const answer of answers) game = ready(toyEngine.applyEntered(game, answer, [])).game;
  return game;
}

const STANDING = [red({ steps: [1] }), red(2), blue(1)];

describe('a game with entered dice', () => {
  test('asks for the dice it needs to start', () => {
    const result = toyEngine.startEntered(SETUP, []);
    expect(result).toMatchObject({ needs: { die: D6, count: 1, purpose: { clause: 'TOY-0', label: 'the weather' } } });
    expect(ready(toyEngine.startEntered(SETUP, [d6(3)])).game.dice).toEqual({ kind: 'entered', throws: 1 });
  });

  test('asks for one throw after another until the choice is carried out', () => {
    const game = deepFreeze(after(...STANDING));
    const stand = (...fallen: Fallen[]) => toyEngine.applyEntered(game, blue('stand'), fallen);
    expect(stand()).toMatchObject({ needs: { die: D6, count: 2, purpose: { label: 'the strike', side: 'red' } } });
    expect(stand(d6(1, 6))).toMatchObject({ needs: { die: AVERAGE_DIE, count: 1, purpose: { label: 'the save' } } });
    const { game: next, events } = ready(stand(d6(1, 6), average(3)));
    expect((next.board as ToyBoard).score).toEqual({ red: 1, blue: 0 });
    expect(next.dice).toEqual({ kind: 'entered', throws: 3 });
    expect(events).toMatchObject([
      { type: 'choice', choice: 'stand' },
      { type: 'dice', faces: [1, 6] },
      { type: 'duel', hits: 1 },
      { type: 'dice', faces: [3] },
    ]);
  });

  test('needs none where no dice are thrown', () => {
    const { game } = ready(toyEngine.applyEntered(after(...STANDING), blue('withdraw'), []));
    expect(game.dice.throws).toBe(1);
  });

  test.each<[string, Fallen[], string]>([
    ['cannot be shown', [d6(1, 7)], 'a D6 has no face 7'],
    ['are too few', [d6(6)], '2 dice are needed, 1 was given'],
    ['nothing asked for', [d6(6, 6), average(3)], '1 throws were entered that nothing asked for'],
  ])('refuses dice that %s', (_why, fallen, message) => {
    const enter = () => toyEngine.applyEntered(after(...STANDING), blue('stand'), fallen);
    expect(enter).toThrow(BadInput);
    expect(enter).toThrow(message);
  });

  test('refuses an illegal choice before it asks for dice', () => {
    expect(() => toyEngine.applyEntered(after(...STANDING), blue('brace'), [])).toThrow(BadInput);
  });

  test('is what entered dice are for', () => {
    const { game } = toyEngine.start(SETUP, 1);
    expect(() => toyEngine.applyEntered(game, STANDING[0]!, [])).toThrow('this game throws its own dice: use apply');
  });

  test('cannot be played with seeded dice', () => {
    expect(() => toyEngine.apply(after(), STANDING[0]!)).toThrow('use applyEntered');
    expect(() => toyEngine.live(after())).toThrow('takes its dice by hand');
  });
});
