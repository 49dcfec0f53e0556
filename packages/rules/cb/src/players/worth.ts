import type { Band, Condition } from '@acies/rules-disorder';
import {
  boxOf,
  type CbContext,
  conditionOf,
  factsOf,
  friendsOf,
  isRouting,
  isWithin,
  leaderWith,
} from '../board/look.ts';
import { lossesOf } from '../sheet/chapters/losses.ts';
import { moraleOfLeader, moraleOfLoss, SHOCKS } from '../sheet/chapters/morale.ts';
import type { Fighter } from '../sheet/combat/combat-factors.ts';
import { type AfterMove, resultOf } from '../sheet/combat/combat-results.ts';
import { isCavalry, isLight, isSpecial } from '../sheet/troops.ts';

/** CB-END-1: light and special troops count half. */
export const worthOf = (g: CbContext, id: number): number => {
  const { type } = factsOf(g, id).kind;
  return isLight(type) || isSpecial(type) ? 0.5 : 1;
};

/** What DPs cost a unit that is worth 1: the fifth makes it shaken, and then it breaks at the next set-back. */
const DP_COST = [0, 0.09, 0.2, 0.33, 0.48, 0.75];
const STAND_COST = 0.1;
/** CB-SPT-1, CB-SPT-2: what a DP costs special troops, who throw for it: a third are hits, and most of those the end. */
const CRITICAL = 0.25;
const LOST_UNIT = 1.1;
const RETIRED = { horse: 0.12, foot: 0.2 };
const FALLEN_BACK = 0.04;
/** CB-AFT-7: who must pursue is unformed, and has to be stopped. */
const PURSUING = 0.1;
const LEADER_LOST = 0.3;

const conditionCost = ({ dp, casualties }: Condition): number =>
  Math.min(0.9, DP_COST[Math.min(5, dp)]! + STAND_COST * casualties);

/** What so many more DPs cost a unit, on average. */
export function dpCost(g: CbContext, id: number, dps: number): number {
  const worth = worthOf(g, id);
  if (isSpecial(factsOf(g, id).kind.type)) return worth * CRITICAL * dps;
  const now = conditionOf(g, id);
  return worth * (conditionCost({ ...now, dp: Math.max(0, now.dp + dps) }) - conditionCost(now));
}

/** CB-MOR-10: what it costs the friends near a unit to see something happen there. */
function seenCost(g: CbContext, id: number, causeFor: (friend: number) => keyof typeof SHOCKS): number {
  const box = boxOf(g, id);
  let cost = 0;
  for (const friend of friendsOf(g, id)) {
    const { dp, within } = SHOCKS[causeFor(friend)];
    if (!isRouting(g, friend) && isWithin(box, boxOf(g, friend), within!)) cost += dpCost(g, friend, dp);
  }
  return cost;
}

type LeaderFacts = CbContext['setting']['leaders'][number];

/** CB-MOR-6: what it costs to lose a leader. */
export function leaderCost(g: CbContext, id: number, { rank, ally }: LeaderFacts): number {
  const cause = moraleOfLeader(rank === 'general' || (ally && rank === 'commander'));
  return LEADER_LOST + seenCost(g, id, () => cause);
}

/** What it costs a side that a unit breaks or is destroyed. */
export function breakCost(g: CbContext, id: number): number {
  const leader = leaderWith(g, id);
  const { kind } = factsOf(g, id);
  return (
    worthOf(g, id) * (LOST_UNIT - conditionCost(conditionOf(g, id))) +
    seenCost(g, id, (friend) => moraleOfLoss(factsOf(g, friend).kind.grade, kind)) +
    (leader ? leaderCost(g, id, leader) : 0)
  );
}

const LOST: readonly AfterMove[] = ['break', 'destroyed', 'rampage'];

export interface BandCost {
  /** What the unit itself loses, of a worth of 1. */
  readonly own: number;
  readonly lost: boolean;
}

/** What a band of a combat costs a unit that began with so many stands. */
export function bandCost(own: Fighter, stands: number, enemies: readonly Fighter[], band: Band): BandCost {
  const { type } = own.unit;
  const result = resultOf(band, own, enemies);
  const after = lossesOf(own, { type, stands }, result);
  const now = conditionCost(own);
  const all = (...moves: readonly AfterMove[]): boolean => result.moves.every((move) => moves.includes(move));
  if (after.destroyed || all(...LOST)) return { own: LOST_UNIT - now, lost: true };
  const hurt = isSpecial(type) ? CRITICAL * result.dp : conditionCost(after) - now;
  const moved = all('retire')
    ? RETIRED[isCavalry(type) ? 'horse' : 'foot']
    : all('fall back')
      ? FALLEN_BACK
      : all('pursue')
        ? PURSUING
        : 0;
  return { own: hurt + moved, lost: false };
}
