import { describe, expect, test } from 'vitest';
import { AVERAGE_DIE, D6 } from '../dice/die.ts';
import { readFaces } from '../dice/faces.ts';
import { BadInput } from '../plain/bad-input.ts';
import { allThrows, chancesOver } from '../testing/brute-force.ts';
import { deepFreeze } from '../testing/deep-freeze.ts';
import { blue, red, SIX_AND_PAIRS, toyEngine } from '../testing/toy.ts';
import { boardOf, gameAfter, MARCH } from '../testing/toy-game.ts';
import type { Answer } from './engine.ts';
import type { Game } from './game.ts';

describe('outcomes', () => {
  const summarise = (game: Game): string => `${boardOf(game).score.red} ${game.pending[0]!.decision}`;
  const chances = (answers: Answer[], answer: Answer, summary: (game: Game) => string) =>
    new Map(toyEngine.outcomes(gameAfter(...answers), answer, summary).map(({ value, chance }) => [value, chance]));

  test.each([1, 2, 3])('of standing against %i dice are those worked out by hand', (dice) => {
    const found = chances([MARCH, red(dice), blue(0)], blue('stand'), summarise);
    const cases = allThrows(D6, dice).flatMap((strike) => AVERAGE_DIE.faces.map((save) => ({ strike, save })));
    const exact = chancesOver(cases, ({ strike, save }) => {
      const hits = readFaces(SIX_AND_PAIRS, strike);
      if (hits === 0) return '0 press';
      return hits === 1 && save >= 4 ? '0 bid' : '1 bid';
    });
    expect(new Set(found.keys())).toEqual(new Set(exact.keys()));
    for (const [summary, chance] of exact) expect(found.get(summary)).toBeCloseTo(chance, 12);
  });

  test('of equal bids are even, however often they are thrown for', () => {
    const attacker = (game: Game): string => String(game.stack[0]!.locals.attacker);
    const found = chances([MARCH, red(2)], blue(2), attacker);
    expect(found.get('red')).toBeCloseTo(0.5, 12);
    expect(found.get('blue')).toBeCloseTo(0.5, 12);
  });

  test('of a choice without dice are one', () => {
    expect(chances([MARCH, red(2), blue(1)], blue('withdraw'), summarise)).toEqual(new Map([['1 bid', 1]]));
  });

  test('come with what was told, and leave the game alone', () => {
    const game = deepFreeze(gameAfter(MARCH, red(1), blue(0)));
    const hits = toyEngine.outcomes(game, blue('stand'), (_game, events) => {
      const [event] = events.filter((each) => each.type === 'duel') as unknown as [{ hits: number }];
      return `${event.hits} hits`;
    });
    expect(hits.map(({ value }) => value).sort()).toEqual(['0 hits', '1 hits']);
    expect(hits.find(({ value }) => value === '1 hits')!.chance).toBeCloseTo(1 / 6, 12);
  });

  test('of an illegal choice are refused', () => {
    expect(() => toyEngine.outcomes(gameAfter(MARCH), red(9), summarise)).toThrow(BadInput);
  });
});
