import type { Band, Condition } from '@acies/rules-disorder';
import {
  boxOf,
  conditionOf,
  factsOf,
  friendsOf,
  isRouting,
  isWithin,
  type LegioContext,
  leaderWith,
  motionOf,
  unitOf,
} from '../board/look.ts';
import { lossesOf } from '../sheet/chapters/losses.ts';
import { moraleOfLeader, moraleOfMishap, SHOCKS } from '../sheet/chapters/morale.ts';
import type { Fighter } from '../sheet/combat/combat-factors.ts';
import { type AfterMove, resultOf } from '../sheet/combat/combat-results.ts';
import { BOW, isLight } from '../sheet/troops.ts';

/** LG-END-1: light troops count half. */
export const worthOf = (g: LegioContext, id: number): number => (isLight(g.setting.units[id]!.kind.type) ? 0.5 : 1);

/** What DPs cost a unit that is worth 1: the fifth makes it shaken, and then it breaks at the first charge. */
const DP_COST = [0, 0.09, 0.2, 0.33, 0.48, 0.75];
const STAND_COST = 0.1;
const LOST_UNIT = 1.1;
const RETIRED = 0.2;
const FALLEN_BACK = 0.04;
const LEADER_LOST = 0.3;

const conditionCost = ({ dp, casualties }: Condition): number =>
  Math.min(0.9, DP_COST[Math.min(5, dp)]! + STAND_COST * casualties);

/** What so many more DPs cost a unit. */
export function dpCost(g: LegioContext, id: number, dps: number): number {
  const now = conditionOf(g, id);
  return worthOf(g, id) * (conditionCost({ ...now, dp: now.dp + dps }) - conditionCost(now));
}

/** What a shock costs the friends near a unit. */
function shockCost(g: LegioContext, id: number, cause: keyof typeof SHOCKS | undefined): number {
  if (!cause) return 0;
  const box = boxOf(g, id);
  let cost = 0;
  for (const friend of friendsOf(g, id))
    if (!isRouting(g, friend) && isWithin(box, boxOf(g, friend), BOW)) cost += dpCost(g, friend, SHOCKS[cause].dp);
  return cost;
}

/** LG-MOR-1: what it costs to see a unit retire or break. */
const alarmCost = (g: LegioContext, id: number, mishap: 'retires' | 'breaks'): number =>
  shockCost(g, id, moraleOfMishap(factsOf(g, id).kind.type, mishap));

/** LG-MOR-2: what it costs to see a leader flee with his unit, or fall. */
export const leaderCost = (
  g: LegioContext,
  id: number,
  rank: LegioContext['setting']['leaders'][number]['rank'],
): number => LEADER_LOST + shockCost(g, id, moraleOfLeader(rank));

/** What it costs a side that a unit breaks or is destroyed. */
export function breakCost(g: LegioContext, id: number): number {
  const leader = leaderWith(g, id);
  return (
    worthOf(g, id) * (LOST_UNIT - conditionCost(conditionOf(g, id))) +
    alarmCost(g, id, 'breaks') +
    (leader ? leaderCost(g, id, leader.rank) : 0)
  );
}

const LOST: readonly AfterMove[] = ['break', 'destroyed', 'rampage'];

/** A unit in a combat. */
export type Fought = Pick<Fighter, 'unit' | 'formation' | 'shaken' | 'motion' | 'dp' | 'casualties'>;

export const foughtBy = (g: LegioContext, id: number): Fought => {
  const { formation, shaken, dp, casualties } = unitOf(g, id);
  return { unit: factsOf(g, id).kind, formation, shaken, motion: motionOf(g, id), dp, casualties };
};

export interface BandCost {
  /** What the unit itself loses, of a worth of 1. */
  readonly own: number;
  /** What friends near by see. */
  readonly seen: 'retires' | 'breaks' | undefined;
}

/** What a band of a combat costs a unit that began with so many stands. */
export function bandCost(
  own: Fought,
  stands: number,
  enemies: readonly Fought[],
  band: Band,
  rulings?: LegioContext['setting']['rulings'],
): BandCost {
  const result = resultOf(band, own, enemies, rulings);
  const after = lossesOf(own, stands, result);
  const now = conditionCost(own);
  const all = (...moves: readonly AfterMove[]): boolean => result.moves.every((move) => moves.includes(move));
  if (after.destroyed || all(...LOST)) return { own: LOST_UNIT - now, seen: 'breaks' };
  const cost = conditionCost(after) - now;
  if (all('retire')) return { own: cost + RETIRED, seen: 'retires' };
  return { own: all('fall back') ? cost + FALLEN_BACK : cost, seen: undefined };
}

/** What a band costs the side of a unit, with what its friends see. */
export function costOnTable(g: LegioContext, id: number, enemies: readonly number[], band: Band): number {
  const { own, seen } = bandCost(
    foughtBy(g, id),
    factsOf(g, id).stands,
    enemies.map((enemy) => foughtBy(g, enemy)),
    band,
    g.setting.rulings,
  );
  if (seen === 'breaks') return breakCost(g, id);
  return worthOf(g, id) * own + (seen ? alarmCost(g, id, seen) : 0);
}
