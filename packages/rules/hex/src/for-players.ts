/** What a computer player needs to know of the rules: the same pieces that resolve them. */

export { GONE, type Stand } from './board/board.ts';
export { lostPoints } from './board/ending.ts';
export {
  enemiesOf,
  factsOf,
  type HexContext,
  hasLeader,
  inEnemyZone,
  isLocked,
  isPresent,
  placeOf,
  sideOf,
  standOf,
} from './board/look.ts';
export type { StandFacts } from './board/setting.ts';
export type { Activation } from './play/activation/activation.ts';
export type { ActivateChoice } from './play/activation/activations.ts';
export { type March, planMarch } from './play/activation/groups.ts';
export type { OpportunityChoice } from './play/activation/opportunity.ts';
export { orderTestOf } from './play/activation/order-tests.ts';
export { asItComesIn, type Charge, type Response } from './play/charge/charge.ts';
export type { Retreat, RetreatChoice } from './play/charge/retreat.ts';
export type { Melee } from './play/melee/fight.ts';
export { chargeSituation, meleeSituation } from './play/melee/melee-situation.ts';
export type { Melees } from './play/melee/melees.ts';
export { type BoundChoice, boundDecision } from './play/moving/bounds.ts';
export { eachPose, reachableFor } from './play/moving/movement.ts';
export type { ShotChoice } from './play/shooting/shooting.ts';
export { shotAt } from './play/shooting/shots.ts';
export { resolveShot } from './sheet/chapters/firing.ts';
export {
  keyOfOdds,
  type MeleeOutcome,
  type PreparedMelee,
  prepareMelee,
  type Role,
  resolveMelee,
} from './sheet/chapters/melee.ts';
export type { MeleeSituation } from './sheet/chapters/melee-factors.ts';
export { orderChance } from './sheet/chapters/orders.ts';
export { disorderedEntering, type Place, woodsDice } from './sheet/terrain.ts';
export { type Family, isCavalry, isInfantry } from './sheet/troops.ts';
