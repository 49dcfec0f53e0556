import {
  factsOf,
  isBehind,
  isCavalry,
  isFormedUnit,
  isLight,
  JAVELIN,
  type LegioTable,
  PACE,
  rangeOf,
  standsOf,
  unitOf,
} from '@acies/rules-legio';
import { type Box, bearingOf, centreOf, type Point, QUARTER, sameHeading, turnTo } from '@acies/table';
import { chargeReach, type Friend, gapTo, type Outlook } from './outlook.ts';

const HUNDRED = 100 * PACE;
/** What coming nearer by a hundred paces is worth. */
const APPROACH = 0.15;
/** How much farther off an enemy seems whom one would not beat. */
const RELUCTANCE = 80 * PACE;
const PROMISE = 0.4;
/** How much less a charge is worth that has to wait for the next turn. */
const LATER = 0.5;
/** From here a charge of cavalry comes home as good as surely. */
const CHARGE_FROM = 140 * PACE;
const DANGER = 0.25;
/** What a flank bared to an enemy in reach adds to the danger. */
const BARED = 0.5;
/** What one hopes for of an enemy's flank or rear: LG-MOR-3. */
const FLANK = 0.3;
/** What it costs to be a hundred paces ahead of the line. */
const AHEAD = 0.25;
/** What it costs to face another way than one's line, by a quarter. */
const ASKEW = 0.1;
const SUPPORT = 0.12;
const ROOM = 20 * PACE;
const IN_WAY = 0.3;
const CLOSE = 170 * PACE;
/** What a stand that shoots is worth. */
const SHOT = 0.012;
/** Where those go who are spent. */
const REFUGE = 220 * PACE;
const SPENT = 4;

const isAhead = (box: Box, p: Point): boolean => {
  const { ahead, aside } = bearingOf(box, p);
  return ahead > 0 && Math.abs(aside) <= ahead + box.width / 2;
};
const isBehindFront = (box: Box, p: Point): boolean => bearingOf(box, p).ahead < -box.depth / 2;

/** Whether a unit has had enough, and keeps away until it has rested. */
const isSpent = (g: LegioTable, id: number): boolean => unitOf(g, id).dp >= SPENT;

/** How far from the enemy a unit wants to be: shooters at their range, others where they can charge. */
function wantedGap(g: LegioTable, id: number): number {
  if (isSpent(g, id)) return REFUGE;
  const { kind } = factsOf(g, id);
  if (kind.type === 'Arch' || kind.type === 'Art') return (rangeOf(kind) - 5) * PACE;
  return JAVELIN * PACE;
}

const hasShots = (g: LegioTable, id: number): boolean => {
  const { kind } = factsOf(g, id);
  return rangeOf(kind) > 0 && !(kind.type === 'SW' && !kind.rearArchers && unitOf(g, id).hasShot);
};

/** What it is worth to a unit to stand somewhere. */
export function standWorth(g: LegioTable, { id, foes, friends }: Outlook, box: Box): number {
  const centre = centreOf(box);
  const wanted = wantedGap(g, id);
  const reach = chargeReach(g, id);
  const { type } = factsOf(g, id).kind;
  const sure = isCavalry(type) ? CHARGE_FROM : JAVELIN * PACE;
  const range = hasShots(g, id) ? rangeOf(factsOf(g, id).kind) * PACE : 0;
  const unformed = !isFormedUnit(g, id);
  let [promise, danger, shot] = [0, 0, 0];
  let pull = 20 * HUNDRED;
  let nearest = Number.POSITIVE_INFINITY;
  for (const foe of foes) {
    const gap = gapTo(box, centre, foe);
    nearest = Math.min(nearest, gap);
    const behindHim = isBehindFront(foe.box, centre);
    const hope = foe.hope + (behindHim ? FLANK : 0);
    pull = Math.min(pull, Math.abs(gap - wanted) + (hope > 0 ? 0 : RELUCTANCE));
    const faced = isAhead(box, foe.centre);
    if (gap <= reach && hope > 0 && faced && (!unformed || behindHim || !foe.formed))
      promise = Math.max(promise, gap <= sure ? hope : LATER * hope);
    if (gap <= foe.reach && !foe.engaged && !behindHim)
      danger += Math.max(0, foe.threat + (faced || unformed ? 0 : BARED) - Math.max(0, hope));
    if (gap <= range && faced && !foe.engaged) shot = SHOT * standsOf(g, id);
  }
  return (
    PROMISE * promise -
    DANGER * Math.min(1.5, danger) +
    shot -
    (APPROACH * pull) / HUNDRED +
    (unformed ? 0 : lineWorth(friends, box, centre, nearest)) +
    (isLight(type) ? -hindrance(friends, box, centre) : isCavalry(type) ? 0 : supportWorth(friends, box))
  );
}

/** How near a friend must be to be of the same line. */
const LINE = 220 * PACE;

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
  const slack = 50 * PACE + 0.4 * Math.max(0, gap - HUNDRED);
  const ahead = Math.max(0, sum / count - gap - slack);
  return (-AHEAD * ahead) / HUNDRED - (ASKEW * askew) / count / QUARTER;
}

/** Light troops leave the way free to a line that has come close to the enemy. */
const hindrance = (friends: readonly Friend[], box: Box, centre: Point): number =>
  friends.some((friend) => friend.inLine && friend.gap < CLOSE && isInWay(friend.box, box, centre)) ? IN_WAY : 0;

function isInWay(friend: Box, box: Box, centre: Point): boolean {
  const { ahead, aside } = bearingOf(friend, centre);
  return ahead > 0 && ahead < HUNDRED && Math.abs(aside) < (friend.width + box.width) / 2;
}

/** LG-CBT-2, LG-AFT-3: it is worth something to stand behind a friend in front, and something to leave him room. */
function supportWorth(friends: readonly Friend[], box: Box): number {
  let worth = 0;
  for (const friend of friends) {
    if (!friend.inLine || !sameHeading(box, friend.box) || !isBehind(box, friend.box)) continue;
    const off = -bearingOf(friend.box, { x: box.x, y: box.y }).ahead - friend.box.depth;
    if (off < ROOM) return -SUPPORT;
    if (off <= JAVELIN * PACE) worth = SUPPORT;
  }
  return worth;
}
