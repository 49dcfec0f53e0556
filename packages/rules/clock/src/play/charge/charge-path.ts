import type { Side } from '@acies/kernel';
import { type Reason, reason } from '@acies/kernel/odds';
import {
  afterStep,
  arcLength,
  type Box,
  bodyOf,
  centreOf,
  conformed,
  distanceBetween,
  EDGES,
  type Edge,
  edgeOf,
  headingOf,
  INCH,
  midway,
  pathToward,
  pointFrom,
  rangeBetween,
  type Step,
  turnTo,
} from '@acies/table';
import type { Met } from '../../board/board.ts';
import { boxOf, type ClockContext, factsOf, inInches, isReason } from '../../board/look.ts';
import { facesFreely } from '../../sheet/troops.ts';
import { prepareMove } from '../moving/move-order.ts';
import { allowanceOf, whyNoMove } from '../moving/movement.ts';

/** A charge that somebody wants: who, on whom, and on which of his edges, if that matters to him. */
interface Wish {
  readonly side: Side;
  readonly units: readonly number[];
  readonly target: number;
  readonly edge: Met | undefined;
}

const metAt = (edge: Edge): Met => (edge === 'left' || edge === 'right' ? 'flank' : edge);

/** MC-MOV-8: steps that bring units into contact with an enemy, or why there are none: a search, for people, not for playouts. */
export function chargePath(g: ClockContext, wish: Wish): Step[] | Reason {
  const because = whyNoMove(g, wish.side, wish.units, false) ?? whyTooFar(g, wish);
  if (because) return because;
  const { frame } = bodyOf(wish.units.map((id) => boxOf(g, id)));
  for (const kind of [directWays, turningWays, windingWays]) {
    const found = kind(g, wish, frame).filter((steps) => isSuch(g, wish, steps));
    const trimmed = found.map((steps) => trimmedTo(g, wish, steps));
    const [best] = trimmed.sort((a, b) => lengthOf(frame, a) - lengthOf(frame, b));
    if (best) return best;
  }
  return whyNone(g, wish, frame);
}

/** Whether a way ends in contact with the enemy, on the edge that was asked for. */
function isSuch(g: ClockContext, { side, units, target, edge }: Wish, steps: readonly Step[]): boolean {
  const move = prepareMove(g, side, units, steps);
  return (
    !isReason(move) &&
    move.clashes.some((clash) => clash.target === target && (edge === undefined || clash.met === edge))
  );
}

const lengthOf = (frame: Box, steps: readonly Step[]): number =>
  steps.reduce((sum, step) => sum + ('distance' in step ? step.distance : wheelLength(frame, step)), 0);

const wheelLength = (frame: Box, step: Step): number =>
  step.do === 'wheel' ? arcLength(frame.width, step.angle) : step.do === 'turn' ? 3 * INCH : 0;

const FINE = INCH / 4;

/** A way with its last step no longer than it must be, to a quarter inch. */
function trimmedTo(g: ClockContext, wish: Wish, steps: readonly Step[]): Step[] {
  const last = steps.at(-1)!;
  if (!('distance' in last)) return [...steps];
  for (let distance = FINE; distance < last.distance; distance += FINE) {
    const shorter = [...steps.slice(0, -1), { ...last, distance }];
    if (isSuch(g, wish, shorter)) return shorter;
  }
  return [...steps];
}

const edgesOf = ({ edge }: Wish): Edge[] => EDGES.filter((one) => edge === undefined || metAt(one) === edge);

const reachOf = (g: ClockContext, { units }: Wish, frame: Box): number => allowanceOf(g, units, frame, false);

const isFree = (g: ClockContext, { units }: Wish): boolean =>
  units.length === 1 && facesFreely(factsOf(g, units[0]!).kind.type);

/** Straight ahead, slanting, or wheel and advance; those who face freely straight at the enemy. */
function directWays(g: ClockContext, wish: Wish, frame: Box): Step[][] {
  const reach = reachOf(g, wish, frame);
  const target = boxOf(g, wish.target);
  const goals = [centreOf(target), ...edgesOf(wish).map((edge) => midway(...edgeOf(target, edge)))];
  const angles = Array.from({ length: 19 }, (_, i) => 50 * (i - 9));
  return [
    ...angles.map((angle): Step[] => [
      angle === 0 ? { do: 'advance', distance: reach } : { do: 'incline', distance: reach, angle },
    ]),
    ...goals.map((goal) => withAll(frame, pathToward(frame, goal, reach), reach)),
    ...(isFree(g, wish) ? freeWays(wish, frame, target, reach) : []),
  ].filter((steps) => steps.length > 0);
}

/** A way that goes on with all that is left of an allowance; where it meets the enemy it ends anyway. */
function withAll(frame: Box, steps: readonly Step[], reach: number): Step[] {
  const wheels = steps.filter((step) => step.do !== 'advance');
  const left = reach - lengthOf(frame, wheels);
  return left > 0 ? [...wheels, { do: 'advance', distance: Math.floor(left) }] : [];
}

/** MC-MOV-3: turning on the spot costs them nothing: to a place before the edge, and then straight at it. */
function freeWays(wish: Wish, frame: Box, target: Box, reach: number): Step[][] {
  const middle = centreOf(frame);
  const straight = centreOf(target);
  const direct: Step[] = [
    { do: 'face', heading: headingOf(straight.x - middle.x, straight.y - middle.y) },
    { do: 'advance', distance: reach },
  ];
  const round = edgesOf(wish).flatMap((edge) =>
    [1, 2, 3, 4].flatMap((before): Step[][] => {
      const square = conformed(frame, target, edge);
      const stop = pointFrom(square, -square.depth / 2 - (before * INCH) / 2, 0);
      const far = Math.round(distanceBetween(middle, stop));
      const left = Math.floor(reach) - far;
      if (far === 0 || left <= 0) return [];
      return [
        [
          { do: 'face', heading: headingOf(stop.x - middle.x, stop.y - middle.y) },
          { do: 'advance', distance: far },
          { do: 'face', heading: square.heading },
          { do: 'advance', distance: left },
        ],
      ];
    }),
  );
  return [direct, ...round];
}

const TURNS = ['left', 'right', 'about'] as const;

/** MC-MOV-3: a single unit may first turn, or turn on its way, for half its move. */
function turningWays(g: ClockContext, wish: Wish, frame: Box): Step[][] {
  if (wish.units.length > 1) return [];
  const reach = Math.floor(reachOf(g, wish, frame) / 2);
  const target = boxOf(g, wish.target);
  return TURNS.flatMap((to): Step[][] => {
    const turn: Step = { do: 'turn', to };
    const turned = afterStep(frame, turn);
    const goals = [centreOf(target), ...edgesOf(wish).map((edge) => midway(...edgeOf(target, edge)))];
    const first = goals.map((goal): Step[] => [turn, ...withAll(turned, pathToward(turned, goal, reach), reach)]);
    const later: Step[][] = [];
    for (let distance = INCH / 2; distance < reach; distance += INCH / 2)
      later.push([{ do: 'advance', distance }, turn, { do: 'advance', distance: Math.floor(reach - distance) }]);
    return [...first, [turn, { do: 'advance', distance: reach }], ...later];
  }).filter((steps) => steps.length > 1);
}

/** Out and round with two wheels, to come up square to the edge. */
function windingWays(g: ClockContext, wish: Wish, frame: Box): Step[][] {
  const reach = reachOf(g, wish, frame);
  const target = boxOf(g, wish.target);
  const ways: Step[][] = [];
  for (const edge of edgesOf(wish)) {
    const { heading } = conformed(frame, target, edge);
    for (let out = -900; out <= 900; out += 75) {
      const back = turnTo(frame.heading + out, heading);
      if (Math.abs(back) > 900) continue;
      const wheels = arcLength(frame.width, Math.abs(out)) + arcLength(frame.width, Math.abs(back));
      for (let between = INCH / 2; between + wheels < reach; between += INCH / 2)
        ways.push([
          ...wheelOf(out),
          { do: 'advance', distance: between },
          ...wheelOf(back),
          { do: 'advance', distance: Math.floor(reach - wheels - between) },
        ]);
    }
  }
  return ways;
}

const wheelOf = (angle: number): Step[] =>
  angle === 0 ? [] : [{ do: 'wheel', to: angle < 0 ? 'left' : 'right', angle: Math.abs(angle) }];

/** MC-MOV-8: who is farther away than a unit moves needs no search. */
function whyTooFar(g: ClockContext, wish: Wish): Reason | undefined {
  const boxes = wish.units.map((id) => boxOf(g, id));
  const { frame } = bodyOf(boxes);
  const reach = reachOf(g, wish, frame);
  const away = Math.min(...boxes.map((box) => rangeBetween(box, boxOf(g, wish.target))));
  if (away <= reach) return undefined;
  const { name } = factsOf(g, wish.target);
  return reason('MC-MOV-8', `${name} is ${inInches(away)} away, and the move is ${inInches(reach)}`);
}

/** What stands against the plainest way; or that another edge could be reached. */
function whyNone(g: ClockContext, wish: Wish, frame: Box): Reason {
  const { side, units, edge } = wish;
  const { name } = factsOf(g, wish.target);
  if (edge !== undefined) {
    const any = chargePath(g, { ...wish, edge: undefined });
    if (!isReason(any)) {
      const move = prepareMove(g, side, units, any);
      const met = isReason(move) ? undefined : move.clashes.find(({ target }) => target === wish.target)?.met;
      const clause = edge === 'rear' ? 'MC-MOV-9' : 'MC-MOV-8';
      return reason(clause, `no way within the move leads to the ${edge} of ${name}, only to its ${met ?? 'front'}`);
    }
  }
  const straight = pathToward(frame, centreOf(boxOf(g, wish.target)), 1000 * INCH);
  const move = straight.length > 0 ? prepareMove(g, side, units, straight) : undefined;
  if (move && isReason(move)) return move;
  return reason('MC-MOV-8', `no turn, wheel or advance within the move brings a front to ${name}`);
}
