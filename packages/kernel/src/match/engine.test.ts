import { describe, expect, test } from 'vitest';
import { D6 } from '../dice/die.ts';
import { PURPOSE } from '../testing/purpose.ts';
import { march, SETUP, TOY, toyEngine } from '../testing/toy.ts';
import { gameAfter, MARCH } from '../testing/toy-game.ts';
import { Engine } from './engine.ts';

describe('starting', () => {
  test('runs to the first decision, with what happened until then', () => {
    const { game, events } = toyEngine.start(SETUP, 1);
    expect(game).toMatchObject({ rules: 'toy', setup: SETUP, pending: [{ side: 'red', decision: 'march' }] });
    expect(game.dice.throws).toBe(1);
    expect(events).toMatchObject([{ type: 'dice', label: 'the weather' }]);
  });

  test('is the same for the same seed and another for another', () => {
    expect(toyEngine.start(SETUP, 5)).toEqual(toyEngine.start(SETUP, 5));
    expect(toyEngine.start(SETUP, 5).game.dice).not.toEqual(toyEngine.start(SETUP, 6).game.dice);
  });
});

test('a battle can be looked at before anything has happened', () => {
  const game = toyEngine.setUp(SETUP);
  expect(game).toMatchObject({ rules: 'toy', setup: SETUP, pending: [], dice: { throws: 0 } });
  expect(game.board).toEqual(TOY.begin(SETUP));
});

test('a game can be looked at without being played', () => {
  const g = toyEngine.look(gameAfter(MARCH));
  expect(TOY.status(g)).toEqual(['red 0', 'blue 0']);
  expect(() => g.dice.one(D6, (face) => face, PURPOSE)).toThrow('dice were thrown');
});

test('rules that leave a decision out are found out by name', () => {
  const lacking = new Engine({ ...TOY, decisions: {} });
  expect(() => lacking.start(SETUP, 1)).toThrow('no decision is named march');
});

test('rules that list a decision under another name are found out at once', () => {
  expect(() => new Engine({ ...TOY, decisions: { bid: march } })).toThrow('the decision march is listed as bid');
});
