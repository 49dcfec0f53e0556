import { type Reason, reason } from '@acies/kernel/odds';
import { canTurnAt, comesAt } from '@acies/rules-disorder';
import { areNotFar, type Box, bearingOf, cornersOf, midway, rangeBetween } from '@acies/table';
import {
  allBoxes,
  bodiesOf,
  boxOf,
  type CbContext,
  enemiesOf,
  factsOf,
  inThrows,
  isInContact,
  isRouting,
  isStationary,
  isWithin,
  unitOf,
} from '../../board/look.ts';
import { JT } from '../../board/setting.ts';
import {
  type ChargeFacts,
  type ChargeKind,
  type ChargeTarget,
  chargeBar,
  INFANTRY_CHARGE,
} from '../../sheet/combat/charge-rules.ts';
import { isInfantry } from '../../sheet/troops.ts';
import { chargeOrderBar, stirBar } from '../command/obeying.ts';
import { isVisible } from '../shooting/shots.ts';
import { lengthHome, reachOf } from './charge-way.ts';

/** CB-MOR-9 (R): whether most of a unit’s front is behind the line of another’s front edge. */
export function isBehindFront(box: Box, other: Box): boolean {
  const corners = cornersOf(box);
  return bearingOf(other, midway(corners[0]!, corners[1]!)).ahead < 0;
}

/** What the charge rules ask of a unit that would charge so; it is asked so often that it is made in one go. */
function factsFor(
  g: CbContext,
  id: number,
  kind: ChargeKind,
  target: ChargeTarget,
  distance: number,
  reach: number,
): ChargeFacts {
  const { formation, shaken, formedUp, mood } = unitOf(g, id);
  return {
    kind,
    type: factsOf(g, id).kind.type,
    formation,
    shaken,
    formedUp,
    spontaneous: mood === 'advancing',
    pursuing: kind === 'met in pursuit' || mood === 'pursuing',
    distance,
    reach,
    target,
  };
}

/** The facts of a charge at one target. */
export function chargeFacts(
  g: CbContext,
  id: number,
  target: number,
  kind: ChargeKind,
  reach = reachOf(g, id),
): ChargeFacts {
  const { formation, shaken, rush } = unitOf(g, target);
  const box = boxOf(g, id);
  const there = boxOf(g, target);
  const charged = {
    type: factsOf(g, target).kind.type,
    formation,
    shaken,
    // CB-CHG-4 (R): nor is who has declared a charge.
    stationary: isStationary(g, target) && rush === 'none',
    frontal: !isBehindFront(box, there),
  };
  return factsFor(g, id, kind, charged, rangeBetween(box, there) / JT, reach);
}

const WEAKEST: ChargeTarget = { type: 'Sk', formation: 'unformed', shaken: true, stationary: false, frontal: false };

/** CB-CHG-1: whether there is anybody at all whom a unit might charge, however near and weak. */
export const mayCharge = (g: CbContext, id: number): boolean => !chargeBar(factsFor(g, id, 'declared', WEAKEST, 0, 0));

/** CB-SEQ-6: why a unit with such a reach could not come at an enemy whom it may charge. */
const reachBar = (g: CbContext, id: number, target: number, most: number, all: readonly Box[]): Reason | undefined =>
  g.reachBars.of(all, `${id} ${target} ${unitOf(g, id).formation} ${most}`, () =>
    workOutReachBar(g, id, target, most, all),
  );

function workOutReachBar(
  g: CbContext,
  id: number,
  target: number,
  most: number,
  all: readonly Box[],
): Reason | undefined {
  const bodies = bodiesOf(g);
  if (!canTurnAt(bodies, id, target)) return reason('CB-SEQ-6', 'no quarter wheel points it at him');
  if (!isVisible(g, id, target, all)) return reason('CB-SEQ-6', 'it does not see him');
  const reach = lengthHome(g, id, target, most);
  const beyond = rangeBetween(boxOf(g, id), boxOf(g, target)) - reach;
  if (beyond > 0) return reason('CB-SEQ-6', `he is ${inThrows(beyond)} beyond its reach`);
  return comesAt(bodies, id, target, reach) ? undefined : reason('CB-SEQ-6', 'it cannot come at him');
}

/** CB-SEQ-6, CB-CMD-6: why a unit charges nobody at all. */
export function stayBar(g: CbContext, id: number): Reason | undefined {
  const { mood } = unitOf(g, id);
  if (isInContact(g, id) || isRouting(g, id)) return reason('CB-SEQ-6', 'it fights or flees');
  if (mood === 'looting') return reason('CB-CMD-6', 'it loots');
  return mood === 'steady' ? stirBar(g, id) : undefined;
}

/** CB-SEQ-6, CB-CHG-1 to CB-CHG-4, CB-CMD-5, CB-CMD-6: why a unit cannot charge an enemy. */
export const whyNotCharge = (g: CbContext, id: number, target: number, all = allBoxes(g)): Reason | undefined =>
  stayBar(g, id) ?? targetBar(g, id, target, reachOf(g, id), all);

/** Why a unit that may charge somebody cannot charge this enemy. */
export function targetBar(
  g: CbContext,
  id: number,
  target: number,
  reach: number,
  all: readonly Box[],
): Reason | undefined {
  const bound = unitOf(g, id).mood === 'steady' ? chargeOrderBar(g, id, target) : undefined;
  return bound ?? chargeBar(chargeFacts(g, id, target, 'declared', reach)) ?? reachBar(g, id, target, reach, all);
}

/** Enemies whom a unit might charge, as far as is cheap to see; most have nobody. */
export function thinkableTargets(g: CbContext, id: number, reach = reachOf(g, id)): number[] {
  const targets: number[] = [];
  if (reach === 0 || isInContact(g, id) || isRouting(g, id) || !mayCharge(g, id)) return targets;
  // CB-SEQ-6: in javelin throws.
  const far = isInfantry(factsOf(g, id).kind.type) ? Math.min(INFANTRY_CHARGE, reach) : reach;
  const box = boxOf(g, id);
  for (const target of enemiesOf(g, id)) if (areNotFar(box, boxOf(g, target), far * JT)) targets.push(target);
  return targets;
}

export type Charge = {
  readonly unit: number;
  readonly target: number;
};

/** Which charges are allowed, while everybody stands where he does. */
export function allowedFor(g: CbContext): (charge: Charge) => boolean {
  const all = allBoxes(g);
  return ({ unit, target }) =>
    isInReach(g, unit, target, reachOf(g, unit)) && whyNotCharge(g, unit, target, all) === undefined;
}

export const isInReach = (g: CbContext, id: number, target: number, reach: number): boolean =>
  isWithin(boxOf(g, id), boxOf(g, target), reach);
