import type { Answer } from '../match/engine.ts';
import type { Game } from '../match/game.ts';
import { red, SETUP, type ToyBoard, toyEngine } from './toy.ts';

export const MARCH = red({ steps: [1, 2] });

/** The toy game after some answers, from the start. */
export function gameAfter(...answers: Answer[]): Game {
  let { game } = toyEngine.start(SETUP, 1);
  for (const answer of answers) game = toyEngine.apply(game, answer).game;
  return game;
}

export const boardOf = (game: Game): ToyBoard => game.board as ToyBoard;
