/** What a computer player needs to know of the rules: the same pieces that resolve them. */
export { type Contact, GONE, type Unit } from './board/board.ts';
export {
  boxOf,
  type ClockContext,
  enemiesOf,
  factsOf,
  isInContact,
  isReason,
  leaderWith,
  presentOf,
  sideOf,
  unitOf,
} from './board/look.ts';
export type { Move } from './board/move.ts';
export { BASE } from './board/setting.ts';
export { type ChargeMelee, chargeMelee, chargeSituation } from './play/charge/charge-preview.ts';
export { unplacedOf } from './play/deployment/deploy-rest.ts';
export type { DeployChoice } from './play/deployment/deployment.ts';
export type { DressChoice } from './play/fighting/dressing.ts';
export type { Fighting } from './play/fighting/fighting.ts';
export { type Firing, fireAt } from './play/fighting/firing.ts';
export { meleeSituation } from './play/fighting/melee-situation.ts';
export { rallySituation } from './play/fighting/rallying.ts';
export { whyNotOrder } from './play/moving/carry-out.ts';
export { prepareMove } from './play/moving/move-order.ts';
export { asSteps, type Order } from './play/orders/orders.ts';
export { candidateOrders } from './play/orders/suggest.ts';
export { afterCharges, afterMove, afterRide } from './play/orders/what-if.ts';
export { fireChances } from './sheet/chapters/fire.ts';
export { meleeChances, prepareMelee } from './sheet/chapters/melee.ts';
export { type Fighter, givesSupport } from './sheet/chapters/melee-factors.ts';
export { prepareNerve, prepareRally, rallyChance } from './sheet/chapters/rally.ts';
export { facesFreely, moveOf, type TroopId } from './sheet/troops.ts';
