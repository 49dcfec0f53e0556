export { drawsFrom } from './draws.ts';
export { type Player, type Turn, turnFor } from './player.ts';
export { randomPlayer } from './random.ts';
