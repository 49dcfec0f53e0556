export { type GameStore, PlayedElsewhere, type Seen, StoreFault } from './keeping/game-store.ts';
export type { GameRead, KeptChoice, KeptGame } from './keeping/kept-game.ts';
export * from './session.ts';
