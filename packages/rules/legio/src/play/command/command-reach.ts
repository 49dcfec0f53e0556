import type { Exclusion } from '@acies/kernel';
import { type Reason, reason } from '@acies/kernel/odds';
import { rangeBetween } from '@acies/table';
import {
  boxOf,
  calledOf,
  factsOf,
  inPaces,
  isInContact,
  isRouting,
  isWithin,
  type LegioContext,
  leaderState,
  leaderWith,
  presentOf,
  unitOf,
} from '../../board/look.ts';
import { PACE } from '../../board/setting.ts';
import { LEADER_MOVE } from '../../sheet/chapters/leader-risk.ts';
import { BOW, isSpecial } from '../../sheet/troops.ts';

/** LG-CMD-2 (R): a leader commands the units of his command, the general all. */
const isUnder = (g: LegioContext, leader: number, unit: number): boolean =>
  g.setting.leaders[leader]!.rank === 'general' || factsOf(g, unit).command === leader;

const isNear = (g: LegioContext, leader: number, unit: number, within: number): boolean =>
  isWithin(boxOf(g, leaderState(g, leader).unit), boxOf(g, unit), within);

/** Units of his that nobody has in hand yet; who flees, pursues or fights obeys nobody. */
export const looseOf = (g: LegioContext, leader: number): number[] =>
  presentOf(g, g.setting.leaders[leader]!.side).filter((id) => {
    const { control, mood } = unitOf(g, id);
    return control === 'loose' && mood === 'steady' && !isInContact(g, id) && isUnder(g, leader, id);
  });

/** LG-CMD-1: those of them whom a point would control. */
export const controllable = (g: LegioContext, leader: number): number[] =>
  looseOf(g, leader).filter((id) => isNear(g, leader, id, BOW));

/** LG-CMD-1: whether a point would control anybody, and those beyond his own command to whom he may send a messenger. */
export function wordReachOf(g: LegioContext, leader: number): { isHeard: boolean; messengersTo: number[] } {
  let isHeard = false;
  const messengersTo: number[] = [];
  for (const id of looseOf(g, leader))
    if (isNear(g, leader, id, BOW)) isHeard = true;
    else if (!isSentFor(g, id)) messengersTo.push(id);
  return { isHeard, messengersTo };
}

const isSentFor = (g: LegioContext, id: number): boolean => g.board.messengers.some(({ to }) => to === id);

const beyond = (g: LegioContext, leader: number, unit: number, within: number): string =>
  inPaces(rangeBetween(boxOf(g, leaderState(g, leader).unit), boxOf(g, unit)) - within * PACE);

/** LG-CMD-1: why a leader has nothing to say to the unit he is with. */
export const whyNotInspire = (g: LegioContext, leader: number): Reason | undefined =>
  isSpecial(factsOf(g, leaderState(g, leader).unit).kind.type)
    ? reason('LG-CMD-1', 'special units are not inspired')
    : undefined;

/** LG-CMD-1, LG-CMD-2: why a leader does not ride to a unit. */
function whyNotRide(g: LegioContext, leader: number, to: number): Reason | undefined {
  const because = whyNotWelcome(g, leader, to);
  if (because || isNear(g, leader, to, LEADER_MOVE)) return because;
  return reason('LG-CMD-2', `it is ${beyond(g, leader, to, LEADER_MOVE)} beyond the ${LEADER_MOVE} that he rides`);
}

/** Whether a leader may ride to a unit. It is asked of everybody, so nothing is measured of who is too far off. */
export const mayRide = (g: LegioContext, leader: number, to: number): boolean =>
  isNear(g, leader, to, LEADER_MOVE) && !whyNotWelcome(g, leader, to);

/** LG-CMD-1: why no leader joins a unit, however near. */
function whyNotWelcome(g: LegioContext, leader: number, to: number): Reason | undefined {
  if (to === leaderState(g, leader).unit) return reason('LG-CMD-1', 'he is with it already');
  const other = leaderWith(g, to);
  if (other) return reason('LG-CMD-1', `${other.name} is with it`);
  return isRouting(g, to) ? reason('LG-CMD-1', 'it is in rout') : undefined;
}

/** LG-CMD-1, LG-CMD-2: why a leader sends nobody to a unit. */
function whyNoMessenger(g: LegioContext, leader: number, to: number): Reason | undefined {
  const stays = whyNotLed(g, leader, to);
  if (stays) return stays;
  if (isNear(g, leader, to, BOW)) return reason('LG-CMD-1', 'it is in range of his own command');
  return isSentFor(g, to) ? reason('LG-CMD-1', 'a messenger is on his way to it') : undefined;
}

/** LG-CMD-1, LG-CMD-2: why a unit takes no orders from a leader, near or far. */
function whyNotLed(g: LegioContext, leader: number, id: number): Reason | undefined {
  const { control, mood } = unitOf(g, id);
  if (!isUnder(g, leader, id)) return reason('LG-CMD-2', 'it is of another command');
  if (isInContact(g, id)) return reason('LG-CMD-1', 'it fights');
  if (mood !== 'steady') return reason('LG-CMD-1', `it is ${mood}`);
  return control === 'loose' ? undefined : reason('LG-CMD-1', 'it is in hand this turn');
}

const whyNoControl = (g: LegioContext, leader: number, id: number): Reason | undefined =>
  whyNotLed(g, leader, id) ??
  (isNear(g, leader, id, BOW)
    ? undefined
    : reason('LG-CMD-1', `it is ${beyond(g, leader, id, BOW)} beyond bow range of him`));

/** LG-CMD-3: why a leader gives no orders. */
const whyNoOrder = (g: LegioContext, leader: number): Reason | undefined =>
  g.setting.leaders[leader]!.rank === 'general' ? undefined : reason('LG-CMD-3', 'only the general changes orders');

/** What a leader cannot do with a point, and why. */
export function excludedCommands(g: LegioContext, leader: number): Exclusion[] {
  const excluded = (what: string, because: Reason | undefined): Exclusion[] => (because ? [{ what, ...because }] : []);
  return [
    ...excluded('inspire', whyNotInspire(g, leader)),
    ...excluded('order', whyNoOrder(g, leader)),
    ...presentOf(g, g.setting.leaders[leader]!.side).flatMap((id) => [
      ...excluded(`control ${calledOf(g, id)}`, whyNoControl(g, leader, id)),
      ...excluded(`ride to ${calledOf(g, id)}`, whyNotRide(g, leader, id)),
      ...excluded(`send a messenger to ${calledOf(g, id)}`, whyNoMessenger(g, leader, id)),
    ]),
  ];
}
