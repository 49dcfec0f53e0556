export { drawsFrom } from './draws.ts';
export { type Player, type Turn, turnFor, type Weighed } from './player.ts';
export { randomPlayer } from './random.ts';
