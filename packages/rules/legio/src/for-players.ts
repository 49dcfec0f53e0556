/** What a computer player needs to know of the rules: the same pieces that resolve them. */
export type { Aftermath } from './aftermath.ts';
export { copyBoard } from './board.ts';
export type { Charging } from './charge-decisions.ts';
export { combatChances, type PreparedCombat, prepareCombat } from './combat.ts';
export type { Fighter, Motion } from './combat-factors.ts';
export { supposeCharge } from './combat-odds.ts';
export { type AfterMove, resultOf } from './combat-results.ts';
export { type Combat, combatOf, combatsIn, leadChoices } from './combats.ts';
export type { CommandChoice, Commanding } from './command.ts';
export { looseOf } from './command-reach.ts';
export { controlChances } from './control-odds.ts';
export type { Testing } from './control-tests.ts';
export { type MoveAction, preparedMove } from './declared-moves.ts';
export type { Charge, DeclareChoice, Declaring } from './declaring.ts';
export { evadeResult, prepareEvade } from './evading.ts';
export { PACE } from './field.ts';
export type { Fighting } from './fighting.ts';
export { LEADER_MOVE, MESSENGER_MOVE } from './leader-risk.ts';
export { fitted } from './loose-move.ts';
export { lossesOf } from './losses.ts';
export { passingTally } from './manoeuvre.ts';
export { moraleOfLeader, moraleOfMishap, SHOCKS } from './morale.ts';
export { type Acting, type Action, recoveryOf } from './move-actions.ts';
export { isReason, type Licence, preparePath } from './move-path.ts';
export { farthest, moveDice, prepareMove } from './moving.ts';
export type { UnitMoving } from './moving-phase.ts';
export type { PathStep } from './path-steps.ts';
export { candidatePaths } from './paths.ts';
export type { PreparedPath } from './prepared-path.ts';
export type { Response } from './responses.ts';
export { fightOf } from './settling.ts';
export { shotOf } from './shooting-phase.ts';
export { isBehind } from './supports.ts';
export {
  bodiesOf,
  boxOf,
  conditionOf,
  enemiesOf,
  factsOf,
  friendsOf,
  inspiresOf,
  isFormedUnit,
  isInContact,
  isRouting,
  isWithin,
  type LegioTable,
  leaderState,
  leaderWith,
  motionOf,
  presentOf,
  sideOf,
  standsOf,
  unitOf,
} from './table.ts';
export { BOW, isCavalry, isInfantry, isLight, isLightInfantry, isSpecial, JAVELIN, rangeOf } from './troops.ts';
