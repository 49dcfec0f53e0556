/** What a computer player needs to know of the rules: the same pieces that resolve them. */

export { copyBoard } from './board/board.ts';
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
  type LegioContext,
  leaderState,
  leaderWith,
  motionOf,
  presentOf,
  sideOf,
  standsOf,
  unitOf,
} from './board/look.ts';
export type { PreparedPath } from './board/prepared-path.ts';
export { PACE } from './board/setting.ts';
export { isBehind } from './board/supports.ts';
export { type MoveAction, preparedMove } from './play/acting/declared-moves.ts';
export { type Acting, type Action, recoveryOf } from './play/acting/move-actions.ts';
export type { UnitMoving } from './play/acting/moving-phase.ts';
export type { Charging } from './play/charge/charge-decisions.ts';
export type { Charge, DeclareChoice, Declaring } from './play/charge/declaring.ts';
export type { Aftermath } from './play/combat/aftermath.ts';
export { supposeCharge } from './play/combat/combat-odds.ts';
export { type Combat, combatOf, combatsIn, leadChoices } from './play/combat/combats.ts';
export type { Fighting } from './play/combat/fighting.ts';
export { fightOf } from './play/combat/settling.ts';
export type { CommandChoice, Commanding } from './play/command/command.ts';
export { looseOf } from './play/command/command-reach.ts';
export { controlChances } from './play/command/control-odds.ts';
export type { Testing } from './play/command/control-tests.ts';
export { fitted } from './play/moving/loose-move.ts';
export { isReason, type Licence, preparePath } from './play/moving/move-path.ts';
export type { PathStep } from './play/moving/path-steps.ts';
export { candidatePaths } from './play/moving/paths.ts';
export { shotOf } from './play/shooting/shooting-phase.ts';
export { evadeResult, prepareEvade } from './sheet/chapters/evading.ts';
export { LEADER_MOVE, MESSENGER_MOVE } from './sheet/chapters/leader-risk.ts';
export { lossesOf } from './sheet/chapters/losses.ts';
export { passingTally } from './sheet/chapters/manoeuvre.ts';
export { moraleOfLeader, moraleOfMishap, SHOCKS } from './sheet/chapters/morale.ts';
export { farthest, moveDice, prepareMove } from './sheet/chapters/moving.ts';
export { combatChances, type PreparedCombat, prepareCombat } from './sheet/combat/combat.ts';
export type { Fighter, Motion } from './sheet/combat/combat-factors.ts';
export { type AfterMove, resultOf } from './sheet/combat/combat-results.ts';
export type { Response } from './sheet/combat/responses.ts';
export { BOW, isCavalry, isInfantry, isLight, isLightInfantry, isSpecial, JAVELIN, rangeOf } from './sheet/troops.ts';
