import { test as check, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { BadInput } from '../plain/bad-input.ts';
import { canonicalJson } from '../plain/json.ts';
import { deepFreeze } from '../testing/deep-freeze.ts';
import { playMatch } from '../testing/play.ts';
import { blue, red, SETUP, TOY, toyEngine } from '../testing/toy.ts';
import { boardOf, gameAfter, MARCH } from '../testing/toy-game.ts';
import type { Answer } from './engine.ts';
import { copyGame, type Game, hashGame } from './game.ts';

describe('apply', () => {
  check.prop([fc.integer()])('leaves the game and the answer it is given as they were', (seed) => {
    const { moves } = playMatch(toyEngine, SETUP, seed);
    for (const { side, choice, before } of moves) {
      const frozen = deepFreeze(JSON.parse(JSON.stringify(before)) as Game);
      toyEngine.apply(frozen, deepFreeze({ side, choice: JSON.parse(JSON.stringify(choice)) }));
    }
  });

  test('is the same each time', () => {
    const game = gameAfter(MARCH, red(2), blue(1));
    expect(toyEngine.apply(game, blue('stand'))).toEqual(toyEngine.apply(game, blue('stand')));
  });

  test.each<[string, Answer[], Answer, string]>([
    ['is not among the options', [MARCH, red(2), blue(1)], blue('brace'), 'blue may not choose "brace": it is not'],
    ['is of another type', [MARCH], red('2'), 'red may not choose "2": it is not among the options'],
    ['the check refuses', [], red({ steps: [7] }), 'may not choose {"steps":[7]}: that ends in the marsh at 7 (TOY-1)'],
    ['nobody asked for', [], blue(1), 'blue has nothing to decide now'],
    ['was already given', [MARCH, red(2)], red(2), 'red has nothing to decide now'],
  ])('refuses a choice that %s', (_why, before, answer, message) => {
    const game = deepFreeze(gameAfter(...before));
    expect(() => toyEngine.apply(game, answer)).toThrow(BadInput);
    expect(() => toyEngine.apply(game, answer)).toThrow(message);
  });

  test('tells the choice, the dice and what the rules tell, in order', () => {
    const { events } = toyEngine.apply(gameAfter(MARCH, red(2), blue(1)), blue('stand'));
    expect(events.slice(0, 3)).toMatchObject([
      { type: 'choice', side: 'blue', decision: 'stance', choice: 'stand' },
      { type: 'dice', label: 'the strike', die: 'D6' },
      { type: 'duel' },
    ]);
  });

  test('tells a choice as it was made, whatever the steps then do with it', () => {
    const { game, events } = toyEngine.apply(gameAfter(), MARCH);
    expect(boardOf(game).at).toBe(3);
    expect(game.stack[0]!.locals.march).toEqual({ steps: [] });
    expect(events[0]).toMatchObject({ type: 'choice', choice: { steps: [1, 2] } });
  });

  test('tells secret choices only when both have been made', () => {
    const first = toyEngine.apply(gameAfter(MARCH), blue(1));
    expect(first.events).toEqual([]);
    const second = toyEngine.apply(first.game, red(2));
    expect(second.events).toMatchObject([
      { type: 'choice', side: 'red', choice: 2 },
      { type: 'choice', side: 'blue', choice: 1 },
    ]);
  });
});

describe('a saved game', () => {
  check.prop([fc.integer()])('goes on alike from every decision after a round trip through JSON', (seed) => {
    const { moves, game } = playMatch(toyEngine, SETUP, seed);
    const ends = [...moves.slice(1).map((move) => move.before), game];
    moves.forEach(({ side, choice, before }, i) => {
      const loaded = JSON.parse(JSON.stringify(before)) as Game;
      expect(hashGame(loaded)).toBe(hashGame(before));
      expect(toyEngine.legal(loaded).map((q) => [q.side, q.options])).toEqual(
        toyEngine.legal(before).map((q) => [q.side, q.options]),
      );
      const next = toyEngine.apply(loaded, { side, choice }).game;
      expect(canonicalJson(next)).toBe(canonicalJson(ends[i]));
    });
  });

  test('has a hash that follows everything that can change', () => {
    const game = gameAfter(MARCH, red(2), blue(1));
    const changes: ((copy: Game) => void)[] = [
      (copy) => boardOf(copy).score.red++,
      (copy) => (copy.stack[0]!.locals.redBid = 3),
      (copy) => (copy.stack[1]!.step = 'end'),
      (copy) => (copy.pending[0]!.answer = 'stand'),
      (copy) => (copy.dice = { kind: 'seeded', seed: [1, 2, 3, 4], throws: copy.dice.throws }),
      (copy) => copy.revealed++,
      (copy) => (copy.result = { winner: null, reason: 'over', clause: 'TOY-6' }),
    ];
    const hashes = changes.map((change) => {
      const copy = copyGame(game, TOY.copyBoard as (board: unknown) => unknown);
      expect(hashGame(copy)).toBe(hashGame(game));
      change(copy);
      return hashGame(copy);
    });
    expect(new Set([hashGame(game), ...hashes]).size).toBe(changes.length + 1);
  });
});
