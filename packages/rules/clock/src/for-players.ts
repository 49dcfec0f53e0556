/** What a computer player needs to know of the rules: the same pieces that resolve them. */
export { type Contact, GONE, type Unit } from './board.ts';
export { whyNotOrder } from './carry-out.ts';
export { type ChargeMelee, chargeMelee, chargeSituation } from './charge-preview.ts';
export { unplacedOf } from './deploy-rest.ts';
export type { DeployChoice } from './deployment.ts';
export type { DressChoice } from './dressing.ts';
export { BASE } from './field.ts';
export type { Fighting } from './fighting.ts';
export { fireChances } from './fire.ts';
export { type Firing, fireAt } from './firing.ts';
export { meleeChances, prepareMelee } from './melee.ts';
export { type Fighter, givesSupport } from './melee-factors.ts';
export { meleeSituation } from './melee-situation.ts';
export type { Move } from './move.ts';
export { prepareMove } from './move-order.ts';
export { asSteps, type Order } from './orders.ts';
export { prepareNerve, prepareRally, rallyChance } from './rally.ts';
export { rallySituation } from './rallying.ts';
export { candidateOrders } from './suggest.ts';
export {
  boxOf,
  type ClockTable,
  enemiesOf,
  factsOf,
  isInContact,
  isReason,
  leaderWith,
  presentOf,
  sideOf,
  unitOf,
} from './table.ts';
export { facesFreely, moveOf, type TroopId } from './troops.ts';
export { afterCharges, afterMove, afterRide } from './what-if.ts';
