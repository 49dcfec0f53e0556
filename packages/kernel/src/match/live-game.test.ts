import { test as check, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { SeededDice, seedOf } from '../dice/seeded.ts';
import { canonicalJson } from '../plain/json.ts';
import { playMatch } from '../testing/play.ts';
import { blue, red, SETUP, stance, TOY, toyEngine } from '../testing/toy.ts';
import { gameAfter, MARCH } from '../testing/toy-game.ts';
import { Engine } from './engine.ts';
import { type DiceState, hashGame } from './game.ts';

describe('a live game', () => {
  check.prop([fc.integer(), fc.boolean()])('goes through the same states in place as by apply', (seed, aloud) => {
    const { moves, game: end } = playMatch(toyEngine, SETUP, seed);
    const own = toyEngine.copy(toyEngine.start(SETUP, seed).game);
    const { live, settle } = toyEngine.live(own, aloud ? () => {} : undefined);
    const states = [...moves.slice(1).map((move) => move.before), end];
    moves.forEach(({ side, choice }, i) => {
      expect(live.over).toBe(false);
      live.choose(live.pendingOf(side)!, JSON.parse(JSON.stringify(choice)));
      settle();
      expect(canonicalJson(own)).toBe(canonicalJson(states[i]));
    });
    expect(live.over).toBe(true);
  });

  test('lists the options of each side of a question by itself', () => {
    const { live } = toyEngine.live(toyEngine.copy(gameAfter(MARCH)));
    const options = live.game.pending.map((pending) => live.options(pending).toArray());
    expect(options).toEqual([
      [0, 1, 2, 3],
      [0, 1, 2, 3],
    ]);
  });

  test('works options out once for each time they are asked for', () => {
    let listings = 0;
    const counting = new Engine({
      ...TOY,
      decisions: {
        ...TOY.decisions,
        stance: {
          ...stance,
          options(...given: Parameters<typeof stance.options>) {
            listings++;
            stance.options(...given);
          },
        },
      },
    });
    const { live } = counting.live(counting.copy(gameAfter(MARCH, red(2))));
    live.choose(live.pendingOf('blue')!, 1);
    live.options(live.pendingOf('blue')!);
    expect(live.options(live.pendingOf('blue')!).toArray()).toEqual(['stand', 'withdraw']);
    expect(listings).toBe(1);
    for (const { side, choice } of [blue('withdraw'), red(2), blue(1)]) live.choose(live.pendingOf(side)!, choice);
    expect(listings).toBe(2);
  });

  test('has no list for an open decision', () => {
    const { live } = toyEngine.live(toyEngine.copy(gameAfter()));
    expect(() => live.options(live.pendingOf('red')!)).toThrow('march is an open decision and has no list');
  });

  test('tells what happens in it', () => {
    const types: string[] = [];
    const { live } = toyEngine.live(toyEngine.copy(gameAfter(MARCH, red(2), blue(1))), (event) =>
      types.push(event.type),
    );
    live.choose(live.pendingOf('blue')!, 'stand');
    expect(types.slice(0, 3)).toEqual(['choice', 'dice', 'duel']);
  });

  describe('imagined by a side', () => {
    const game = gameAfter(MARCH, red(2));
    const imagine = () => toyEngine.live(toyEngine.copy(game)).live.imagined('blue');

    test('holds what the side may know, and neither secrets nor the dice to come', () => {
      const { game: known } = imagine()(new SeededDice(seedOf(1)));
      const { rules, setup, board, stack, pending, result } = known;
      expect({ rules, setup, board, stack, pending, result }).toEqual(toyEngine.view(game, 'blue'));
      const { seed } = game.dice as Extract<DiceState, { kind: 'seeded' }>;
      for (const word of seed) expect(JSON.stringify(known)).not.toContain(String(word));
    });

    test('is played on other dice, and the game itself and every other copy stay as they were', () => {
      const before = hashGame(game);
      const open = imagine();
      const played = open(new SeededDice(seedOf(1)));
      played.choose(played.pendingOf('blue')!, 1);
      played.choose(played.pendingOf('red')!, 2);
      expect(hashGame(game)).toBe(before);
      expect(open(new SeededDice(seedOf(1))).game.pending).toHaveLength(2);
    });
  });
});
