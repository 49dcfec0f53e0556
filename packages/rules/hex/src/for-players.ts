/** What a computer player needs to know of the rules: the same pieces that resolve them. */
export type { Activation } from './activation.ts';
export type { ActivateChoice } from './activations.ts';
export { GONE, type Stand } from './board.ts';
export { type BoundChoice, boundDecision } from './bounds.ts';
export { asItComesIn, type Charge, type Response } from './charge.ts';
export { lostPoints } from './ending.ts';
export type { StandFacts } from './field.ts';
export type { Melee } from './fight.ts';
export { resolveShot } from './firing.ts';
export { type March, planMarch } from './groups.ts';
export { keyOfOdds, type MeleeOutcome, type PreparedMelee, prepareMelee, type Role, resolveMelee } from './melee.ts';
export type { MeleeSituation } from './melee-factors.ts';
export { chargeSituation, meleeSituation } from './melee-situation.ts';
export { eachPose, reachableFor } from './movement.ts';
export type { OpportunityChoice } from './opportunity.ts';
export { orderTestOf } from './order-tests.ts';
export { orderChance } from './orders.ts';
export type { Retreat, RetreatChoice } from './retreat.ts';
export type { ShotChoice } from './shooting.ts';
export { shotAt } from './shots.ts';
export {
  enemiesOf,
  factsOf,
  type HexTable,
  hasLeader,
  inEnemyZone,
  isLocked,
  isPresent,
  placeOf,
  sideOf,
  standOf,
} from './table.ts';
export { disorderedEntering, type Place, woodsDice } from './terrain.ts';
export { type Family, isCavalry, isInfantry } from './troops.ts';
