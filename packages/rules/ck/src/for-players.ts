/** What a computer player needs to know of the rules: the same pieces that resolve them. */

export { type CkContext, factsOf, fightersIn, generalIn, halvesIn, hasRoomFor, unitOf, unitsIn } from './board/look.ts';
export { GONE, IN_RESERVE } from './board/places.ts';
export { type DeployChoice, type Deployment, nextUnit } from './play/deployment/deployment.ts';
export type { Reinforcements, ReserveChoice } from './play/deployment/reserves.ts';
export { EVEN_WITHIN, POINTS, pointsOf } from './play/ending.ts';
export { type AssaultChances, assaultChances } from './play/fight/fight-preview.ts';
export { fightSituation } from './play/fight/fight-situation.ts';
export type { AssaultChoice } from './play/fight/fights.ts';
export type { Pursuit } from './play/fight/pursuit.ts';
export type { Hits } from './play/hits.ts';
export type { Assault } from './play/moving/assault.ts';
export { type FallBack, isTrapped, wayBack } from './play/moving/fall-back.ts';
export type { Flanking } from './play/moving/flanking.ts';
export type { GeneralMove, RideChoice, ValiantChoice } from './play/moving/generals.ts';
export type { GiveWay } from './play/moving/give-way.ts';
export type { GoOnChoice, March } from './play/moving/march.ts';
export type { Column, MoveChoice } from './play/moving/moves.ts';
export type { FightOver } from './play/outcome.ts';
export { type Throw, worthAgain } from './play/throws/throws.ts';
export { clashChances, type Pool } from './sheet/chapters/clash-odds.ts';
export { fightChances } from './sheet/chapters/fight.ts';
export { depthOf, isInRowsOf } from './sheet/rows.ts';
export { hindersAssault, isHill } from './sheet/scenery.ts';
export { isAtStrength, isFighting, isSkirmisher } from './sheet/troops.ts';
