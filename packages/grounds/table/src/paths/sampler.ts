import { type Box, bearingOf, centreOf, pointFrom } from '../geometry/box.ts';
import { EDGES, type Edge, edgeMet, edgeOf, rangeBetween } from '../geometry/contact.ts';
import { headingOf } from '../geometry/heading.ts';
import { distanceBetween, midway, type Point } from '../geometry/point.ts';
import { pathToward } from './reach.ts';
import { runUp } from './run-up.ts';
import { afterStep, lengthOf, type Step } from './step.ts';

/** What a unit could have in mind. */
export interface Goals {
  /** Those to go for: their fronts, flanks and rears. */
  readonly targets?: readonly Box[];
  /** Those to keep in line with. */
  readonly neighbours?: readonly Box[];
  /** Those to get away from. */
  readonly dangers?: readonly Box[];
}

/** A path worth a thought, and what for. */
export interface Suggestion {
  readonly purpose: Edge | 'ahead' | 'in line' | 'away';
  /** The target, neighbour or danger it is about, or -1. */
  readonly index: number;
  /** Never empty, and within the allowance. */
  readonly steps: readonly Step[];
}

/** Sensible paths for computer players and trials. Whether they are allowed is for faultOfPath and the rules to say. */
export function suggestPaths(box: Box, goals: Goals, allowance: number): Suggestion[] {
  const { targets = [], neighbours = [], dangers = [] } = goals;
  const most = Math.floor(allowance);
  const suggestions: Suggestion[] = [
    { purpose: 'ahead', index: -1, steps: straight('advance', most) },
    ...targets.flatMap((target, index) =>
      EDGES.map((purpose): Suggestion => ({ purpose, index, steps: pathOnto(box, target, purpose, most) })),
    ),
    ...neighbours.map(
      (neighbour, index): Suggestion => ({ purpose: 'in line', index, steps: levelWith(box, neighbour, most) }),
    ),
    ...dangers.flatMap((danger, index) =>
      awayFrom(box, danger, most).map((steps): Suggestion => ({ purpose: 'away', index, steps })),
    ),
  ];
  return suggestions.filter(({ steps }) => steps.length > 0);
}

const straight = (way: 'advance' | 'back', distance: number): Step[] => (distance > 0 ? [{ do: way, distance }] : []);

/** To an edge of a target, up to contact and no farther: straight at it, or by a place off that edge, whichever leads nearer. */
export function pathOnto(box: Box, target: Box, edge: Edge, allowance: number): Step[] {
  const [a, b] = edgeOf(target, edge);
  const goal = midway(a, b);
  const direct = shortOf(box, pathToward(box, goal, allowance), target);
  const first = shortOf(box, pathToward(box, placeOff(target, edge, box.depth + box.width / 2), allowance), target);
  const { at, left } = after(box, first, allowance);
  const roundabout = [...first, ...shortOf(at, pathToward(at, goal, left), target)];
  const short = (steps: readonly Step[]): number => {
    const end = after(box, steps, allowance).at;
    return edgeMet(end, target) === edge ? rangeBetween(end, target) : Number.POSITIVE_INFINITY;
  };
  return short(direct) <= short(roundabout) ? direct : roundabout;
}

/** A way onto an edge for those who face freely: straight to a place off the edge, and from there at it. */
export function facingPathOnto(box: Box, target: Box, edge: Edge, allowance: number): Step[] {
  const [a, b] = edgeOf(target, edge);
  const first = facingPath(box, placeOff(target, edge, box.depth), allowance);
  const { at, left } = after(box, first, allowance);
  return [...first, ...shortOf(at, facingPath(at, midway(a, b), left), target)];
}

/** Facing a place, and as far toward it as the allowance goes, or so that the middle of the box is there. */
export function facingPath(box: Box, goal: Point, allowance: number): Step[] {
  const centre = centreOf(box);
  const heading = headingOf(goal.x - centre.x, goal.y - centre.y);
  const distance = Math.min(Math.floor(allowance), Math.round(distanceBetween(centre, goal)));
  return [{ do: 'face', heading }, ...straight('advance', distance)];
}

/** A place so far out from the middle of an edge. */
function placeOff(target: Box, edge: Edge, distance: number): Point {
  if (edge === 'front') return pointFrom(target, distance, 0);
  if (edge === 'rear') return pointFrom(target, -target.depth - distance, 0);
  const aside = target.width / 2 + distance;
  return pointFrom(target, -target.depth / 2, edge === 'right' ? aside : -aside);
}

/** A path whose advance stops when it meets a target. */
function shortOf(box: Box, steps: readonly Step[], target: Box): Step[] {
  const last = steps.at(-1);
  if (last?.do !== 'advance') return [...steps];
  const before = steps.slice(0, -1);
  const { at } = after(box, before, 0);
  return [...before, ...straight('advance', runUp(at, last, [target]).distance)];
}

function after(box: Box, steps: readonly Step[], allowance: number): { at: Box; left: number } {
  let at = box;
  let left = allowance;
  for (const step of steps) {
    left -= lengthOf(at, step);
    at = afterStep(at, step);
  }
  return { at, left };
}

/** Up or back to the line of a neighbour's front. */
function levelWith(box: Box, { x, y }: Box, allowance: number): Step[] {
  const ahead = Math.round(bearingOf(box, { x, y }).ahead);
  return straight(ahead > 0 ? 'advance' : 'back', Math.min(Math.abs(ahead), allowance));
}

/** Backward from what is before it, on ahead from what is behind; or about and off, or aside and off. */
function awayFrom(box: Box, danger: Box, allowance: number): Step[][] {
  const { ahead, aside } = bearingOf(box, pointFrom(danger, -danger.depth / 2, 0));
  const go = straight('advance', allowance);
  const aboutAndOff: Step[] = [{ do: 'turn', to: 'about' }, ...go];
  const asideAndOff: Step[] = [{ do: 'turn', to: aside > 0 ? 'left' : 'right' }, ...go];
  return ahead > 0 ? [straight('back', allowance), aboutAndOff, asideAndOff] : [go, asideAndOff];
}
