import type { Side } from '@acies/kernel';
import { type Reason, reason } from '@acies/kernel/odds';
import {
  type Area,
  arcLength,
  type Body,
  type Bounds,
  type Box,
  bodiesOf,
  bodyOf,
  boundsMeet,
  boundsOfArea,
  boundsOfPassage,
  cornersOf,
  distanceBetween,
  Extent,
  edgeOf,
  faultOfMarch,
  INCH,
  isNotFar,
  type Leg,
  type March,
  memberMarch,
  type Passage,
  type PathFault,
  pivotOf,
  QUARTER,
  reachesInto,
  type Step,
  sameHeading,
  sweepOf,
  TOUCH,
  walk,
} from '@acies/table';
import {
  boxOf,
  type ClockContext,
  factsOf,
  inInches,
  isInContact,
  isPresent,
  presentOf,
  unitOf,
} from '../../board/look.ts';
import { mayPass } from '../../board/passing.ts';
import { BASE } from '../../board/setting.ts';
import { closedTo } from '../../board/standing.ts';
import { facesFreely, isImmobile } from '../../sheet/troops.ts';
import { marchAsColumn } from './column.ts';

/** MC-MOV-6: sidesteps and steps to the rear, in all. */
export const SHORT_STEPS = INCH;
/** MC-MOV-1: how far from straight ahead a unit inclines. */
export const MOST_INCLINE = 450;
/** MC-MOV-2: what the sheet counts for a single base that wheels so far, a hair less than the arc is long. */
export const BASE_WHEEL = 2.5 * INCH;
/** No column is wider: this rules most groups out at a glance. */
const FILE = BASE + 4 * TOUCH;
/** MC-MOV-7: a column is so much faster. */
const COLUMN_BONUS = 2 * INCH;

/** Why these units cannot take a move order, before any path is looked at. */
export function whyNoMove(g: ClockContext, side: Side, units: readonly number[], again: boolean): Reason | undefined {
  if (units.length === 0) return reason('MC-ORD-1', 'nobody is ordered');
  if (units.length > 1 && new Set(units).size !== units.length) return reason('MC-ORD-1', 'a unit is ordered twice');
  for (const id of units) {
    const facts = g.setting.units[id];
    if (facts?.side !== side) return reason('MC-ORD-1', 'there is no such unit');
    if (!isPresent(g, id)) return reason('MC-ORD-1', `${facts.name} is not on the table`);
    const because = whyUnitStays(g, id, again);
    if (because) return because;
  }
  if (units.length === 1) return undefined;
  const boxes = units.map((id) => boxOf(g, id));
  if (boxes.some((box) => !sameHeading(box, boxes[0]!))) return reason('MC-ORD-1', 'a group has one facing');
  return bodiesOf(boxes).length === 1 ? undefined : reason('MC-ORD-1', 'a group is in contiguous contact');
}

/** Whether a unit could still take a move order; it is asked so often that no reason is given. */
export function mayMove(g: ClockContext, id: number): boolean {
  const { ordered, daunted } = unitOf(g, id);
  return !ordered && !daunted && factsOf(g, id).open > 0 && !isInContact(g, id);
}

export function whyUnitStays(g: ClockContext, id: number, again: boolean): Reason | undefined {
  const { name, kind } = factsOf(g, id);
  const { ordered, daunted } = unitOf(g, id);
  if (isImmobile(kind.type)) return reason('MC-ORD-3', `${name} does not move`);
  if (isInContact(g, id)) return reason('MC-MOV-11', `${name} is in contact: it can only disengage`);
  if (daunted) return reason('MC-RAL-3', `${name} did not dare to charge this half turn`);
  return ordered && !again ? reason('MC-ORD-1', `${name} has had its order`) : undefined;
}

/** MC-MOV-1, MC-MOV-3, MC-MOV-6: why units cannot make these steps, whatever the ground. */
export function whyNotSteps(g: ClockContext, units: readonly number[], steps: readonly Step[]): Reason | undefined {
  const alone = units.length === 1;
  const kinds = units.map((id) => factsOf(g, id).kind);
  let short = 0;
  for (const step of steps) {
    if (step.do === 'form') return reason('MC-UNIT-1', 'a unit is one base and has no formation to change');
    if (step.do === 'turn' && !alone) return reason('MC-MOV-3', 'only a single unit changes face; a group wheels');
    if (step.do === 'face' && !(alone && facesFreely(kinds[0]!.type)))
      return reason('MC-MOV-3', 'only skirmishers and light horse face freely');
    if (step.do === 'wheel' && step.angle > QUARTER)
      return reason('MC-MOV-2', `a wheel is 90 degrees at most: ${(step.angle - QUARTER) / 10} too many`);
    if (step.do === 'incline' && Math.abs(step.angle) > MOST_INCLINE)
      return reason(
        'MC-MOV-1',
        `an incline is 45 degrees at most: ${(Math.abs(step.angle) - MOST_INCLINE) / 10} too many`,
      );
    if (step.do === 'incline' && step.angle < 0 && kinds.some(({ phalanx }) => phalanx))
      return reason('MC-MOV-1', 'a phalanx inclines only to the right');
    if (step.do === 'sidestep' || step.do === 'back') short += step.distance;
  }
  if (short > SHORT_STEPS)
    return reason('MC-MOV-6', `sidesteps and steps back are 1 inch in all: ${inInches(short - SHORT_STEPS)} too many`);
  return undefined;
}

/** MC-MOV-4, MC-MOV-7: how far the slowest of them moves. */
export function allowanceOf(g: ClockContext, units: readonly number[], frame: Box, rough: boolean): number {
  let slowest = Number.POSITIVE_INFINITY;
  for (const id of units) slowest = Math.min(slowest, factsOf(g, id)[rough ? 'rough' : 'open']);
  return slowest === 0 ? 0 : slowest + (frame.width <= FILE && marchAsColumn(g, units) ? COLUMN_BONUS : 0);
}

/** MC-MOV-3: what turning on the spot costs: half the move each time, nothing to those who face freely. */
export function turningCost(
  g: ClockContext,
  units: readonly number[],
  steps: readonly Step[],
  allowance: number,
): number {
  if (units.every((id) => facesFreely(factsOf(g, id).kind.type))) return 0;
  return steps.filter((step) => step.do === 'turn').length * Math.ceil(allowance / 2);
}

/** MC-MOV-2: by how much the wheels of a single base are cheaper than the arc of its frame; those of a deep group are dearer. */
export const wheelRelief = (way: Way): number =>
  way.legs.reduce((sum, { step, length }, i) => (step.do === 'wheel' ? sum + length - wheelCost(way, i) : sum), 0);

/** MC-MOV-2: what the wheels of a way cost. */
export const wheelsOf = (way: Way): number =>
  way.legs.reduce((sum, { step }, i) => (step.do === 'wheel' ? sum + wheelCost(way, i) : sum), 0);

/** MC-MOV-2 (R): the front corner of all that swings farthest; of a file it is one of the last unit's. */
function wheelCost({ legs, marches }: Way, index: number): number {
  const { step, from, length } = legs[index]!;
  if (step.do !== 'wheel') return length;
  if (marches.length === 1) return Math.ceil((BASE_WHEEL * step.angle) / QUARTER);
  const pivot = pivotOf(from, step.to);
  let radius = 0;
  for (const { start, stops } of marches)
    for (const corner of edgeOf(stops[index - 1] ?? start, 'front'))
      radius = Math.max(radius, distanceBetween(corner, pivot));
  // Rounding of a line in one rank is no part of its way.
  return radius > from.width + TOUCH ? arcLength(radius, step.angle) : length;
}

/** A group on its way: the frame round it, its legs, the way of each unit, and bounds round all the ground they pass over. */
export interface Way {
  readonly body: Body;
  readonly legs: readonly Leg[];
  readonly marches: readonly March[];
  readonly bounds: Bounds;
}

export function wayOf(g: ClockContext, units: readonly number[], steps: readonly Step[]): Way {
  const boxes = units.map((id) => boxOf(g, id));
  const body = bodyOf(boxes);
  const legs = walk(body.frame, steps);
  const marches = boxes.map((box, i) => memberMarch(body, i, legs, box));
  return { body, legs, marches, bounds: boundsOfMarches(marches) };
}

function boundsOfMarches(marches: readonly March[]): Bounds {
  const extent = new Extent();
  for (const { passages } of marches) for (const passage of passages) extent.addBounds(boundsOfPassage(passage));
  return extent;
}

/** MC-MOV-4: whether any part of a move is in rough going, where it began included. */
export function touchesRough(g: ClockContext, units: readonly number[], { marches, bounds }: Way): boolean {
  return g.setting.rough.some(
    (area) =>
      units.some((id) => reachesInto(area, cornersOf(boxOf(g, id)))) ||
      (boundsMeet(boundsOfArea(area), bounds) &&
        marches.some(({ passages }) => passages.some((passage) => passesInto(area, passage)))),
  );
}

const passesInto = (area: Area, passage: Passage): boolean =>
  boundsMeet(boundsOfArea(area), boundsOfPassage(passage)) &&
  sweepOf(passage.leg, passage.by, (round) => boundsMeet(boundsOfArea(area), round)).some((outline) =>
    reachesInto(area, outline),
  );

/** What a way may not run into. */
interface Limits {
  readonly allowance: number;
  readonly rough: boolean;
  /** The whole move, and what of it turning takes, to be told to who goes too far. */
  readonly move?: number;
  readonly turning?: number;
  /** Enemies that are not to be touched; those charged are left out. */
  readonly enemies: readonly number[];
  /** MC-ORD-3: a forced march keeps away from them. */
  readonly away?: number | undefined;
}

/** The first fault of a group's way, in words, with its clause. */
export function faultOfWay(g: ClockContext, units: readonly number[], way: Way, limits: Limits): Reason | undefined {
  const { side } = factsOf(g, units[0]!);
  const { allowance, away } = limits;
  // Nobody else can be in their way.
  const enemies: number[] = [];
  for (const id of limits.enemies) if (isNotFar(way.bounds, boxOf(g, id), away)) enemies.push(id);
  const friends: number[] = [];
  for (const id of presentOf(g, side))
    if (isNotFar(way.bounds, boxOf(g, id), away) && !units.includes(id)) friends.push(id);
  for (const [i, { start, passages, stops, length }] of way.marches.entries()) {
    const { kind } = factsOf(g, units[i]!);
    const through: number[] = [];
    const barred = [...enemies];
    for (const id of friends) (mayPass(kind, factsOf(g, id).kind) ? through : barred).push(id);
    const fault = faultOfMarch(
      // Part by part, which is far faster than to spread it.
      { bounds: way.bounds, start, passages, stops, length },
      {
        table: g.setting.table,
        allowance,
        barred: barred.map((id) => boxOf(g, id)),
        passed: through.map((id) => boxOf(g, id)),
        closed: closedTo(g, units[i]!),
        away: away === undefined ? undefined : { distance: away, from: enemies.map((id) => boxOf(g, id)) },
      },
    );
    if (fault?.kind === 'too far') return tooFar(fault.by, way, limits);
    if (fault) return wordsOf(g, units[i]!, fault, { barred, through });
  }
  return undefined;
}

/** MC-UNIT-2, MC-MOV-2 to MC-MOV-4: too far, by how much and of how much, by the clause that makes the way so long or the move so short. */
function tooFar(by: number, { legs }: Way, { allowance, move = allowance, turning = 0, rough }: Limits): Reason {
  const wheels = legs.some(({ step }) => step.do === 'wheel');
  const clause = rough ? 'MC-MOV-4' : turning > 0 ? 'MC-MOV-3' : wheels ? 'MC-MOV-2' : 'MC-UNIT-2';
  const turned = turning > 0 ? `; turning takes ${inInches(turning)}` : '';
  return reason(clause, `${inInches(by)} beyond the ${rough ? 'rough-going ' : ''}move of ${inInches(move)}${turned}`);
}

interface Blockers {
  readonly barred: readonly number[];
  readonly through: readonly number[];
}

type Hindrance = Exclude<PathFault, { readonly kind: 'too far' }>;

function wordsOf(g: ClockContext, id: number, fault: Hindrance, { barred, through }: Blockers): Reason {
  const { name } = factsOf(g, id);
  const by = inInches(fault.by);
  switch (fault.kind) {
    case 'off the table':
      return reason('MC-MOV-1', `${name} would leave the table by ${by}`);
    case 'over a unit':
      return reason('MC-MOV-5', `${name} would pass through ${factsOf(g, barred[fault.index]!).name}, ${by} deep`);
    case 'onto a unit':
      return reason('MC-MOV-5', `${name} would end on ${factsOf(g, through[fault.index]!).name}, ${by} deep`);
    case 'into closed ground':
      return reason('MC-MOV-1', `${name} would be ${by} deep in ground closed to it`);
    case 'too near':
      return reason('MC-ORD-3', `${name} comes ${by} too near to ${factsOf(g, barred[fault.index]!).name}`);
  }
}
