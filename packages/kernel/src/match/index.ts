/** A battle with all that has happened in it: its moves, its file, the dice that it began with. */
export type { Fallen } from '../dice/dice.ts';
export { type DiceRequest, fallenOf, faultInDice } from '../dice/entered.ts';
export { type Seed, SeededDice, seedOf } from '../dice/seeded.ts';
export { canonicalJson, fingerprint } from '../plain/json.ts';
export type { DiceStart, GameView } from './engine.ts';
export { hashGame } from './game.ts';
export { makeGameFile, parseGameFile, rulesOfGameFile, writeGameFile } from './game-file.ts';
export {
  beginEnteredMatch,
  beginMatch,
  eventsOf,
  hashesOf,
  type Match,
  type MatchOrDice,
  type Move,
  makeEnteredMove,
  makeMove,
  PEOPLE,
  rewind,
  undo,
  undoTo,
} from './match.ts';
