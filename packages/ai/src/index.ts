export { drawsFrom } from './draws.ts';
export { type Budget, parseBudget } from './legate/budget.ts';
export { type Player, type Question, questionFor, type Thinking, type Untried, type Weighed } from './player.ts';
export { randomPlayer } from './random.ts';
export { thinkOut } from './think-out.ts';
