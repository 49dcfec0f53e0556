import { type Reason, reason } from '@acies/kernel/odds';
import {
  afterStep,
  areNotFar,
  type Box,
  bearingOf,
  conformed,
  cornersOf,
  distanceBetween,
  edgeMet,
  isWhollyBehind,
  overlap,
  placed,
  pointFrom,
  runUp,
  type Step,
  TOUCH,
} from '@acies/table';
import { type Clash, clashesAt, standAgainst } from '../../board/flush.ts';
import { boxOf, type ClockContext, enemiesOf, factsOf, inInches, isReason, sideOf } from '../../board/look.ts';
import { isOpenTo, unitsOn } from '../../board/standing.ts';

/** A charge as it will end: where everybody stands, and who is in contact. */
interface Charge {
  readonly ends: readonly Box[];
  readonly clashes: readonly Clash[];
}

type Straight = Extract<Step, { do: 'advance' | 'incline' }>;
const isStraight = (step: Step): step is Straight => step.do === 'advance' || step.do === 'incline';

/** A unit of a group and an enemy that its front has come to. */
interface Pair {
  readonly unit: number;
  readonly target: number;
}

/** Where a charge meets the enemy: how its last step ends, and who meets whom, those first that are nearest to full contact. */
interface Meeting {
  readonly last: Straight;
  readonly pairs: readonly Pair[];
}

/** What a run-up lets a unit sink into whom it meets, which is no part of its way. */
const SINK = TOUCH / 2;
/** How far a front would go on into whom it has met: whoever touches him sinks in by then, and a little over for rounding. */
const PRESS = SINK + TOUCH + 2;
/** Who is farther from all the ground of a way can neither be met nor stood against on it. */
export const MEETING = 2 * PRESS;

/**
 * MC-MOV-8: the enemies that the last step of a path runs into. Who ends right before an enemy, touching it, has met it too.
 * A unit charges with its front: nobody is met by one that runs its side into him, and such a way is barred.
 */
export function meeting(
  g: ClockContext,
  units: readonly number[],
  before: readonly Box[],
  last: Step,
): Meeting | undefined {
  if (!isStraight(last)) return undefined;
  const boxes = enemiesOf(g, sideOf(g, units[0]!)).map((id) => boxOf(g, id));
  const long = { ...last, distance: last.distance + SINK + TOUCH };
  const runs = before.map((box) => runUp(box, long, boxes)).filter(({ index }) => index >= 0);
  if (runs.length === 0) return undefined;
  const nearest = Math.min(...runs.map(({ distance }) => distance));
  const distance = Math.min(last.distance, Math.max(0, nearest - SINK));
  const stopped = before.map((box) => afterStep(box, { ...last, distance }));
  const pairs = pairsAt(g, units, stopped);
  return pairs.length > 0 ? { last: { ...last, distance }, pairs } : undefined;
}

/** MC-MOV-8: whom units that stand so have met with their fronts, however they came there; those first that are nearest to full contact. */
export function pairsAt(g: ClockContext, units: readonly number[], places: readonly Box[]): Pair[] {
  const enemies = enemiesOf(g, sideOf(g, units[0]!));
  const pairs: (Pair & { readonly shift: number })[] = [];
  for (const [i, box] of places.entries())
    for (const target of enemies)
      if (meetsWithFront(box, boxOf(g, target)))
        pairs.push({ unit: units[i]!, target, shift: shiftTo(box, boxOf(g, target)) });
  return pairs.sort((a, b) => a.shift - b.shift);
}

/** Whether a unit that stands so has met any enemy with its front. */
export function meetsAnybody(g: ClockContext, unit: number, place: Box): boolean {
  for (const enemy of enemiesOf(g, sideOf(g, unit))) if (meetsWithFront(place, boxOf(g, enemy))) return true;
  return false;
}

/** Whether an enemy is right before a front: it touches him, and could not go on. Corners that meet let each other pass. */
const meetsWithFront = (box: Box, enemy: Box): boolean =>
  areNotFar(box, enemy, PRESS) && runUp(box, { do: 'advance', distance: PRESS }, [enemy]).index >= 0;

/** MC-MOV-8 (R): why units may not end so: one that meets nobody with its front has a side or its rear against an enemy. */
export function whyNotAgainst(g: ClockContext, units: readonly number[], ends: readonly Box[]): Reason | undefined {
  const enemies = enemiesOf(g, sideOf(g, units[0]!));
  for (const [i, box] of ends.entries()) {
    const enemy = enemies.find((id) => standAgainst(box, boxOf(g, id)));
    if (enemy !== undefined && !enemies.some((id) => meetsWithFront(box, boxOf(g, id))))
      return reason(
        'MC-MOV-8',
        `${factsOf(g, units[i]!).name} would end against ${factsOf(g, enemy).name}, but not with its front`,
      );
  }
  return undefined;
}

/** How far a unit is from full contact with whom it has met. */
const shiftTo = (box: Box, target: Box): number => distanceBetween(box, conformed(box, target, edgeMet(box, target)));

/** MC-MOV-9, MC-MOV-10: the group in full contact with the first enemy that it can conform to, or why there is none. */
export function charge(
  g: ClockContext,
  units: readonly number[],
  stopped: readonly Box[],
  pairs: readonly Pair[],
): Charge | Reason {
  let because: Reason | undefined;
  for (const pair of pairs) {
    const charged = conform(g, units, stopped, pair);
    if (!isReason(charged)) return charged;
    because ??= charged;
  }
  return because!;
}

function conform(g: ClockContext, units: readonly number[], stopped: readonly Box[], met: Pair): Charge | Reason {
  const leader = units.indexOf(met.unit);
  const target = boxOf(g, met.target);
  const inContact = conformed(stopped[leader]!, target, edgeMet(stopped[leader]!, target));
  const together = shifted(stopped, leader, inContact);
  const ends = isFree(g, units, together) ? together : stopped.map((box, i) => (i === leader ? inContact : box));
  const clashes = clashesAt(g, units, ends);
  for (const clash of clashes) {
    const because = whyNotInRear(g, clash);
    if (because) return because;
  }
  if (!isFree(g, units, ends))
    return reason('MC-MOV-10', `${factsOf(g, met.unit).name} has no room to conform to ${factsOf(g, met.target).name}`);
  return whyNotAgainst(g, units, ends) ?? { ends, clashes };
}

/** MC-MOV-9: who attacks a rear began his move wholly behind it. */
function whyNotInRear(g: ClockContext, { unit, target, met }: Clash): Reason | undefined {
  if (met !== 'rear' || isWhollyBehind(boxOf(g, unit), boxOf(g, target))) return undefined;
  const rear = boxOf(g, target);
  const short = Math.max(...cornersOf(boxOf(g, unit)).map((p) => bearingOf(rear, p).ahead + rear.depth));
  const names = [unit, target].map((id) => factsOf(g, id).name);
  return reason('MC-MOV-9', `${names[0]} begins ${inInches(short)} short of wholly behind ${names[1]}`);
}

/** The whole group moved as its leading unit is when it conforms: everybody keeps his place beside it. */
function shifted(boxes: readonly Box[], leader: number, to: Box): Box[] {
  const from = boxes[leader]!;
  return boxes.map((box) => {
    const { ahead, aside } = bearingOf(from, box);
    return placed(box, pointFrom(to, ahead, aside), to.heading);
  });
}

/** Whether units could stand so: on the table, on nobody, and not in ground closed to them. */
const isFree = (g: ClockContext, units: readonly number[], ends: readonly Box[]): boolean =>
  ends.every(
    (box, i) =>
      isOpenTo(g, units[i]!, box) &&
      unitsOn(g, box, units).length === 0 &&
      !ends.some((other, j) => j < i && overlap(box, other)),
  );
