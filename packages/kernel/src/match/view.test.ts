import { describe, expect, test } from 'vitest';
import { red, SETUP, type ToyBoard, toyEngine } from '../testing/toy.ts';
import { boardOf, gameAfter, MARCH } from '../testing/toy-game.ts';
import { Engine } from './engine.ts';
import { type DiceState, hashGame } from './game.ts';

describe('a view', () => {
  const game = gameAfter(MARCH, red(2));

  test("hides the other side's secret answer, and even that there is one", () => {
    expect(toyEngine.view(game, 'blue').pending).toEqual([
      { side: 'red', decision: 'bid', slot: 'redBid' },
      { side: 'blue', decision: 'bid', slot: 'blueBid' },
    ]);
    expect(toyEngine.view(gameAfter(MARCH, red(3)), 'blue')).toEqual(toyEngine.view(game, 'blue'));
    expect(toyEngine.view(gameAfter(MARCH), 'blue')).toEqual(toyEngine.view(game, 'blue'));
  });

  test("shows a side's own answer", () => {
    expect(toyEngine.view(game, 'red').pending[0]).toMatchObject({ side: 'red', answer: 2 });
  });

  test('hides the dice to come', () => {
    const text = JSON.stringify(toyEngine.view(game, 'red'));
    expect(Object.keys(toyEngine.view(game, 'red'))).not.toContain('dice');
    const { seed } = game.dice as Extract<DiceState, { kind: 'seeded' }>;
    for (const word of seed) expect(text).not.toContain(String(word));
  });

  test('may be changed by whoever has it: the game stays as it is', () => {
    const before = hashGame(game);
    const view = toyEngine.view(game, 'red');
    (view.board as ToyBoard).score.red = 9;
    view.stack[0]!.locals.redBid = 9;
    view.pending[0]!.answer = 9;
    expect(hashGame(game)).toBe(before);
  });

  test('hides what the rules hide', () => {
    expect(toyEngine.view(game, 'blue').board).toMatchObject({ orders: { red: 'hidden', blue: 'right' } });
    expect(boardOf(game).orders).toEqual({ red: 'left', blue: 'right' });
  });

  test('shows the setting as the rules let a side know it, and all of it where they keep no secrets', () => {
    expect(toyEngine.view(game, 'blue').setup).toBe(game.setup);
    const secretive = new Engine({
      ...toyEngine.rules,
      hideSetup: (setup, side, board: ToyBoard) => ({ ...setup, title: `${side} ${board.at}` }),
    });
    expect(secretive.view(game, 'blue').setup).toEqual({ ...SETUP, title: `blue ${boardOf(game).at}` });
  });
});
