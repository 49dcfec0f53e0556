export { drawsFrom } from './draws.ts';
export { bestFirst, considered, type Evaluators, type Whole } from './evaluators.ts';
export { hasteOf } from './haste.ts';
export { type Budget, parseBudget } from './legate/budget.ts';
export type { Habits } from './legate/hasty.ts';
export { legateOf } from './legate/index.ts';
export { type Value, weighing } from './legate/value.ts';
export {
  type Explaining,
  type Player,
  type Question,
  questionFor,
  type Thinking,
  type Untried,
  type Weighed,
} from './player.ts';
export { randomPlayer } from './random.ts';
export { recruitOf } from './recruit.ts';
export { thinkOut } from './think-out.ts';
