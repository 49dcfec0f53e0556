import {
  BOW_SHOT,
  type CbTable,
  factsOf,
  isCavalry,
  isFormedUnit,
  isLight,
  isSpecial,
  JT,
  rangeOf,
  standsOf,
  unitOf,
} from '@acies/rules-cb';
import { type Box, bearingOf, centreOf, type Point, QUARTER, sameHeading, turnTo } from '@acies/table';
import { chargeReach, type Friend, gapTo, type Outlook, ridesFar } from './outlook.ts';

/** The measure of what follows: a bow shot. */
const SHOT_OFF = BOW_SHOT * JT;
/** What coming nearer by a bow shot is worth. */
const APPROACH = 0.15;
/** How much farther off an enemy seems whom one would not beat. */
const RELUCTANCE = 4 * JT;
const PROMISE = 0.4;
/** How much less a charge is worth that has to wait for the next turn. */
const LATER = 0.5;
/** From here a charge comes home as good as surely. */
const SURE = { horse: 8 * JT, foot: 5 * JT };
const DANGER = 0.25;
/** What a flank bared to an enemy in reach adds to the danger. */
const BARED = 0.5;
/** What one hopes for of an enemy's flank or rear: CB-MOR-9. */
const FLANK = 0.3;
/** What it costs to be a bow shot ahead of the line. */
const AHEAD = 0.25;
/** What it costs to face another way than one's line, by a quarter. */
const ASKEW = 0.1;
const SUPPORT = 0.12;
/** CB-AFT-3: supports are within 2 JT; a unit that falls back needs 1 JT. */
const ROOM = 1 * JT;
const SUPPORTS = 2 * JT;
const IN_WAY = 0.3;
const CLOSE = 8 * JT;
/** What a stand that shoots is worth. */
const SHOT = 0.012;
/** How near fighters come before they charge: a single die brings them home from there. */
const CHARGE_FROM = 2 * JT;
/** Where those go who are spent. */
const REFUGE = 11 * JT;
const SPENT = 4;

const isAhead = (box: Box, p: Point): boolean => {
  const { ahead, aside } = bearingOf(box, p);
  return ahead > 0 && Math.abs(aside) <= ahead + box.width / 2;
};
const isBehindFront = (box: Box, p: Point): boolean => bearingOf(box, p).ahead < -box.depth / 2;

/** Whether a unit has had enough, and keeps away until it has rested. */
const isSpent = (g: CbTable, id: number): boolean => unitOf(g, id).dp >= SPENT;

/** How far from the enemy a unit wants to be: shooters at their range, others where they can charge. */
function wantedGap(g: CbTable, id: number): number {
  if (isSpent(g, id)) return REFUGE;
  const { kind } = factsOf(g, id);
  const range = rangeOf(kind) * JT;
  if (range >= SHOT_OFF) return range - JT / 4;
  return isLight(kind.type) ? JT : CHARGE_FROM;
}

/** What it is worth to a unit to stand somewhere. */
export function standWorth(g: CbTable, { id, foes, friends }: Outlook, box: Box): number {
  const centre = centreOf(box);
  const wanted = wantedGap(g, id);
  const reach = chargeReach(g, id);
  const { kind } = factsOf(g, id);
  const { type } = kind;
  const sure = SURE[ridesFar(type) ? 'horse' : 'foot'];
  const range = rangeOf(kind) * JT;
  const loose = !isFormedUnit(g, id) && !isSpecial(type) && type !== 'Ch';
  let [promise, danger, shot] = [0, 0, 0];
  let pull = 20 * SHOT_OFF;
  let nearest = Number.POSITIVE_INFINITY;
  for (const foe of foes) {
    const gap = gapTo(box, centre, foe);
    nearest = Math.min(nearest, gap);
    const behindHim = isBehindFront(foe.box, centre);
    const hope = foe.hope + (behindHim ? FLANK : 0);
    pull = Math.min(pull, Math.abs(gap - wanted) + (hope > 0 ? 0 : RELUCTANCE));
    const faced = isAhead(box, foe.centre);
    if (gap <= reach && hope > 0 && faced && (!loose || !foe.formed))
      promise = Math.max(promise, gap <= sure ? hope : LATER * hope);
    if (gap <= foe.reach && !foe.engaged && !behindHim)
      danger += Math.max(0, foe.threat + (faced || loose ? 0 : BARED) - Math.max(0, hope));
    if (gap <= range && faced && !foe.engaged) shot = SHOT * standsOf(g, id);
  }
  return (
    PROMISE * promise -
    DANGER * Math.min(1.5, danger) +
    shot -
    (APPROACH * pull) / SHOT_OFF +
    (loose ? 0 : lineWorth(friends, box, centre, nearest)) +
    (isLight(type) ? -hindrance(friends, box, centre) : isCavalry(type) ? 0 : supportWorth(friends, box))
  );
}

/** How near a friend must be to be of the same line. */
const LINE = 11 * JT;

/** Lines go forward together: it costs to be nearer the enemy than one's friends, the more so close to him. */
function lineWorth(friends: readonly Friend[], box: Box, { x, y }: Point, gap: number): number {
  let [sum, askew, count] = [0, 0, 0];
  for (const friend of friends) {
    if (!friend.inLine || Math.abs(friend.centre.x - x) + Math.abs(friend.centre.y - y) > LINE + box.width) continue;
    sum += friend.gap;
    askew += Math.abs(turnTo(box.heading, friend.box.heading));
    count++;
  }
  if (count === 0) return 0;
  const slack = 2.5 * JT + 0.4 * Math.max(0, gap - SHOT_OFF);
  const ahead = Math.max(0, sum / count - gap - slack);
  return (-AHEAD * ahead) / SHOT_OFF - (ASKEW * askew) / count / QUARTER;
}

/** Light troops leave the way free to a line that has come close to the enemy. */
const hindrance = (friends: readonly Friend[], box: Box, centre: Point): number =>
  friends.some((friend) => friend.inLine && friend.gap < CLOSE && isInWay(friend.box, box, centre)) ? IN_WAY : 0;

function isInWay(friend: Box, box: Box, centre: Point): boolean {
  const { ahead, aside } = bearingOf(friend, centre);
  return ahead > 0 && ahead < SHOT_OFF && Math.abs(aside) < (friend.width + box.width) / 2;
}

/** CB-AFT-3: it is worth something to stand behind a friend in front, and something to leave him room. */
function supportWorth(friends: readonly Friend[], box: Box): number {
  let worth = 0;
  for (const friend of friends) {
    if (!friend.inLine || !sameHeading(box, friend.box)) continue;
    const { ahead, aside } = bearingOf(friend.box, { x: box.x, y: box.y });
    if (ahead >= 0 || Math.abs(aside) >= (friend.box.width + box.width) / 2) continue;
    const off = -ahead - friend.box.depth;
    if (off < ROOM) return -SUPPORT;
    if (off <= SUPPORTS) worth = SUPPORT;
  }
  return worth;
}
