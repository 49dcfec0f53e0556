/** What a computer player needs to know of the rules: the same pieces that resolve them. */
export { choicesOf } from './after-combat.ts';
export type { AfterChoice } from './after-moves.ts';
export type { Aftermath } from './aftermath.ts';
export { beastsNear } from './beasts.ts';
export { copyBoard, GONE } from './board.ts';
export { type Charging, chargersOf, diceOf, nextThrow } from './charge-decisions.ts';
export { chargeDice, costsOf, preparedCharge, reachAt, reachOf } from './charge-way.ts';
export { combatChances, combatDie, type PreparedCombat, prepareBout, prepareCombat } from './combat.ts';
export type { Fighter, Motion } from './combat-factors.ts';
export { isDeeper } from './combat-numbers.ts';
export { combatAfter, supposeCharge } from './combat-odds.ts';
export { type AfterMove, resultOf } from './combat-results.ts';
export { type Facing, facingsIn, fighterIn, pairOf } from './combats.ts';
export type { CommandChoice, Commanding } from './command.ts';
export { COMMAND_REACH, controlResult, prepareControl } from './control.ts';
export { type Bias, bentOn, type Testing } from './control-tests.ts';
export type { DeclareChoice, Declaring } from './declaring.ts';
export { JT, type OrderGiven } from './field.ts';
export type { Outcome } from './fighting.ts';
export { LEADER_MOVE } from './leader-risk.ts';
export { lossesOf } from './losses.ts';
export { prepareManoeuvre, throwsLeft } from './manoeuvre.ts';
export { type Charge, whyNotCharge } from './may-charge.ts';
export { moraleOfBeasts, moraleOfLeader, moraleOfLoss, SHOCKS } from './morale.ts';
export { recoveryOf } from './morale-phase.ts';
export { type Acting, type Action, type MoveAction, movesOf, preparedMove } from './move-actions.ts';
export { moveDice } from './move-kinds.ts';
export { isReason, type Licence, preparePath } from './move-path.ts';
export { farthest, prepareMove, usualFatigue } from './moving.ts';
export { orderBar, orderOf, stirBar } from './obeying.ts';
export { commandOf, type Ordering } from './ordering.ts';
export type { PathStep } from './path-steps.ts';
export { candidatePaths, nearestEnemy } from './paths.ts';
export type { PreparedPath } from './prepared-path.ts';
export type { Rallying } from './rallying.ts';
export { supportsOf } from './relief.ts';
export { responsesOf } from './responding.ts';
export type { Response } from './responses.ts';
export type { Retreating } from './retreating.ts';
export type { Shooting } from './shooting-phase.ts';
export { shootsStanding, shotsOf } from './shots.ts';
export {
  bodiesOf,
  boxOf,
  type CbTable,
  conditionOf,
  enemiesOf,
  factsOf,
  friendsOf,
  inspiresOf,
  isFormedUnit,
  isInContact,
  isRouting,
  isWithin,
  leaderBox,
  leaderNear,
  leaderState,
  leaderWith,
  presentOf,
  sideOf,
  standsOf,
  unitOf,
} from './table.ts';
export type { UnitActing } from './tactical-phase.ts';
export {
  BOW_SHOT,
  isCavalry,
  isHorse,
  isInfantry,
  isLight,
  isMissileTroops,
  isMounted,
  isSpecial,
  isWild,
  rangeOf,
  SHORT_RANGE,
} from './troops.ts';
export { lostBy } from './turn.ts';
