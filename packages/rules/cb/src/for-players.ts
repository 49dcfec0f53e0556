/** What a computer player needs to know of the rules: the same pieces that resolve them. */

export { copyBoard, GONE } from './board/board.ts';
export {
  bodiesOf,
  boxOf,
  type CbContext,
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
} from './board/look.ts';
export type { PreparedPath } from './board/prepared-path.ts';
export { JT, type OrderGiven } from './board/setting.ts';
export { type Charging, chargersOf, diceOf, nextThrow } from './play/charge/charge-decisions.ts';
export { chargeDice, costsOf, preparedCharge, reachAt, reachOf } from './play/charge/charge-way.ts';
export type { DeclareChoice, Declaring } from './play/charge/declaring.ts';
export { type Charge, whyNotCharge } from './play/charge/may-charge.ts';
export { responsesOf } from './play/charge/responding.ts';
export type { AfterChoice } from './play/combat/after-moves.ts';
export type { Aftermath } from './play/combat/aftermath.ts';
export { beastsNear } from './play/combat/beasts.ts';
export { combatAfter, supposeCharge } from './play/combat/combat-odds.ts';
export { type Facing, facingsIn, fighterIn, pairOf } from './play/combat/combats.ts';
export type { Outcome } from './play/combat/fighting.ts';
export { recoveryOf } from './play/combat/morale-phase.ts';
export type { Retreating } from './play/combat/retreating.ts';
export type { CommandChoice, Commanding } from './play/command/command.ts';
export { type Bias, bentOn, type Testing } from './play/command/control-tests.ts';
export { orderBar, orderOf, stirBar } from './play/command/obeying.ts';
export { commandOf, type Ordering } from './play/command/ordering.ts';
export type { Rallying } from './play/command/rallying.ts';
export { type Acting, type Action, type MoveAction, movesOf, preparedMove } from './play/moving/move-actions.ts';
export { isReason, type Licence, preparePath } from './play/moving/move-path.ts';
export type { PathStep } from './play/moving/path-steps.ts';
export { candidatePaths, nearestEnemy } from './play/moving/paths.ts';
export { supportsOf } from './play/moving/relief.ts';
export type { UnitActing } from './play/moving/tactical-phase.ts';
export type { Shooting } from './play/shooting/shooting-phase.ts';
export { shootsStanding, shotsOf } from './play/shooting/shots.ts';
export { lostBy } from './play/turn.ts';
export { COMMAND_REACH, controlResult, prepareControl } from './sheet/chapters/control.ts';
export { LEADER_MOVE } from './sheet/chapters/leader-risk.ts';
export { lossesOf } from './sheet/chapters/losses.ts';
export { prepareManoeuvre, throwsLeft } from './sheet/chapters/manoeuvre.ts';
export { moraleOfBeasts, moraleOfLeader, moraleOfLoss, SHOCKS } from './sheet/chapters/morale.ts';
export { moveDice } from './sheet/chapters/move-kinds.ts';
export { farthest, prepareMove, usualFatigue } from './sheet/chapters/moving.ts';
export { choicesOf } from './sheet/combat/after-combat.ts';
export { combatChances, combatDie, type PreparedCombat, prepareBout, prepareCombat } from './sheet/combat/combat.ts';
export type { Fighter, Motion } from './sheet/combat/combat-factors.ts';
export { isDeeper } from './sheet/combat/combat-numbers.ts';
export { type AfterMove, resultOf } from './sheet/combat/combat-results.ts';
export type { Response } from './sheet/combat/responses.ts';
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
} from './sheet/troops.ts';
