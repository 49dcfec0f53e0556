/** What a rule set is made of, and the engine that plays it. */
export type { Dice, DiceEvent, Purpose } from './dice/dice.ts';
export { AVERAGE_DIE, D6, D10, type Die } from './dice/die.ts';
export { readFaces } from './dice/faces.ts';
export { countAtLeast, type Reading, readingOf } from './dice/reading.ts';
export { rollOff } from './dice/rerolls.ts';
export {
  type Draw,
  type Exclusion,
  type ListedDecision,
  listed,
  type Nearest,
  type OpenDecision,
  open,
} from './flow/decision.ts';
export type { EventBase, KernelEvent } from './flow/events.ts';
export type { Pending } from './flow/frame.ts';
export {
  again,
  ask,
  askBoth,
  call,
  done,
  type Procedure,
  procedure,
  type Signal,
  type Step,
} from './flow/procedure.ts';
export type {
  ChoiceOf,
  Context,
  ContextOf,
  DecisionName,
  LocalsOf,
  Result,
  RuleSet,
  SetupBase,
} from './flow/rule-set.ts';
export { type RulingsOf, switchesOf } from './flow/rulings.ts';
export { type Answer, type AnyEvent, Engine } from './match/engine.ts';
export type { Game } from './match/game.ts';
export { LiveGame } from './match/live-game.ts';
export type { OpenQuestion } from './match/question.ts';
export type { RulingSwitch } from './odds/sheet.ts';
export { BadInput, parseWith } from './plain/bad-input.ts';
export { copyPlain, type Json, samePlain } from './plain/json.ts';
export { type BySide, bySide, otherSide, SIDES, type Side } from './plain/sides.ts';
