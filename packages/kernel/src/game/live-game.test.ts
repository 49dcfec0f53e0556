import { test as check, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../json.ts';
import { playMatch } from '../testing/play.ts';
import { blue, red, SETUP, TOY, toyEngine } from '../testing/toy.ts';
import { gameAfter, MARCH } from '../testing/toy-game.ts';
import { Engine } from './engine.ts';

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
      decisions: TOY.decisions.map((each) =>
        each.name === 'stance' && each.kind === 'listed'
          ? {
              ...each,
              options(g, c, out, side) {
                listings++;
                each.options(g, c, out, side);
              },
            }
          : each,
      ),
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
});
