import { type Box, centreOf, pointFrom } from '../geometry/box.ts';
import { cosine, normalise, sine, turnTo } from '../geometry/heading.ts';
import type { Point } from '../geometry/point.ts';
import { afterStep, type Side, type Step } from '../paths/step.ts';

/** A place that somebody wants to be at, and perhaps a heading. */
export interface Aim extends Point {
  readonly heading?: number | undefined;
}

/** What of a box is to come there: its middle, unless it is a frame round several of whom one is meant. */
export type SpotOf = (box: Box) => Point;
export const MIDDLE: SpotOf = centreOf;
export const spotIn =
  (ahead: number, aside: number): SpotOf =>
  (frame) =>
    pointFrom(frame, ahead, aside);

/** How wide wheels and inclines are. */
export interface Widths {
  readonly wheel: number;
  readonly incline?: { readonly left: number; readonly right: number };
  /** Whether there are steps aside and back at all. */
  readonly steps: boolean;
}

/** Another place as seen from one: so far along a heading, so far to the right of it. */
function seenAlong(heading: number, from: Point, to: Point): { ahead: number; aside: number } {
  const [s, c] = [sine(heading), cosine(heading)];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return { ahead: s * dx - c * dy, aside: c * dx + s * dy };
}

const wheelBy = (turn: number): Step[] =>
  turn === 0 ? [] : [{ do: 'wheel', to: turn < 0 ? 'left' : 'right', angle: Math.abs(turn) }];

const advanceBy = (ahead: number): Step[] => {
  const distance = Math.round(ahead);
  return distance > 0 ? [{ do: 'advance', distance }] : [];
};

const sidestepBy = (aside: number): Step[] => {
  const distance = Math.round(Math.abs(aside));
  const to: Side = aside < 0 ? 'left' : 'right';
  return distance > 0 ? [{ do: 'sidestep', to, distance }] : [];
};

const afterAll = (box: Box, steps: readonly Step[]): Box => steps.reduce(afterStep, box);

/** Every plain way by which a spot of a box comes to a place: not measured, and not all of them get there. */
export function plainWays(box: Box, aim: Aim, spot: SpotOf, widths: Widths): Step[][] {
  const turn = aim.heading === undefined ? 0 : turnTo(box.heading, aim.heading);
  const ways = [...shifts(box, aim, spot, widths), ...wheelAndAdvance(box, aim, spot, widths, () => 0)];
  if (turn === 0 || Math.abs(turn) > widths.wheel) return ways;
  const wheel = wheelBy(turn);
  const wheeled = afterAll(box, wheel);
  // What a wheel does to the spot is the same wherever it is made.
  const from = spot(box);
  const to = spot(wheeled);
  const before = { ...aim, x: aim.x - (to.x - from.x), y: aim.y - (to.y - from.y) };
  return [
    ...ways,
    wheel,
    ...shifts(wheeled, aim, spot, widths).map((steps) => [...wheel, ...steps]),
    ...shifts(box, before, spot, widths).map((steps) => [...steps, ...wheel]),
    ...advanceOnBoth(box, wheel, from, before),
    ...wheelAndAdvance(box, aim, spot, widths, (heading) => turnTo(heading, aim.heading!)),
  ];
}

/** Without a turn: straight, slanting, aside, back. */
function shifts(box: Box, aim: Point, spot: SpotOf, { incline, steps }: Widths): Step[][] {
  const { ahead, aside } = seenAlong(box.heading, spot(box), aim);
  const ways = [advanceBy(ahead)];
  if (incline && ahead > 0) ways.push(inclineBy(ahead, aside, aside < 0 ? -incline.left : incline.right));
  if (steps) {
    const straight: Step[] = ahead < 0 ? [{ do: 'back', distance: Math.round(-ahead) }] : advanceBy(ahead);
    ways.push([...straight, ...sidestepBy(aside)], straight, sidestepBy(aside));
  }
  return ways.map((way) => way.filter((step) => !('distance' in step) || step.distance > 0));
}

/** The slant that leads to a place, or the widest there is until one is level with it. */
function inclineBy(ahead: number, aside: number, widest: number): Step[] {
  if (widest === 0 || Math.round(aside) === 0) return [];
  const most = Math.abs(widest);
  const isPast = (slant: number): boolean => sine(slant) * ahead >= Math.abs(aside) * cosine(slant);
  const slant = isPast(most) ? crossing(0, most, isPast) : most;
  const angle = widest < 0 ? -slant : slant;
  if (!isPast(most)) return [{ do: 'incline', distance: Math.round(ahead / cosine(slant)), angle }];
  return [{ do: 'incline', distance: Math.round(Math.sqrt(ahead * ahead + aside * aside)), angle }];
}

/** On, a wheel, and on again: two lengths are found for two directions. */
function advanceOnBoth(box: Box, wheel: readonly Step[], from: Point, to: Point): Step[][] {
  const after = afterAll(box, wheel).heading;
  const { ahead, aside } = seenAlong(box.heading, from, to);
  const bend = turnTo(box.heading, after);
  if (sine(bend) === 0) return [];
  const second = aside / sine(bend);
  const first = ahead - second * cosine(bend);
  return first >= 0 && second >= 0 ? [[...advanceBy(first), ...wheel, ...advanceBy(second)]] : [];
}

/** Wheels are tried so many tenths apart, and where the way swings past the place between two of them, more finely. */
const APART = 60;

/** A wheel, an advance and the wheel that is then wanted, such that the spot comes to a place. */
function wheelAndAdvance(
  box: Box,
  aim: Point,
  spot: SpotOf,
  { wheel: widest }: Widths,
  then: (heading: number) => number,
): Step[][] {
  const found: Step[][] = [];
  const trial = (turn: number): { last: number; ahead: number; aside: number } => {
    const first = afterAll(box, wheelBy(turn));
    const last = then(first.heading);
    return { last, ...seenAlong(first.heading, spot(afterAll(first, wheelBy(last))), aim) };
  };
  let before = trial(-widest);
  for (let from = -widest; from < widest; from += APART) {
    const to = Math.min(widest, from + APART);
    const here = trial(to);
    if (before.aside > 0 !== here.aside > 0) {
      const exact = crossing(from, to, (at) => trial(at).aside > 0);
      const { last, ahead } = trial(exact);
      if (ahead > 0 && Math.abs(last) <= widest) found.push([...wheelBy(exact), ...advanceBy(ahead), ...wheelBy(last)]);
    }
    before = here;
  }
  return found;
}

/** How far apart wheels are that only come near a place. */
const COARSE = 150;

/** Wheels by so much and more, each with the advance that brings the spot as near to a place as it then comes. */
export function wheelsAndAdvances(box: Box, aim: Point, spot: SpotOf, widest: number): Step[][] {
  const found: Step[][] = [];
  for (let turn = -widest; turn <= widest; turn += COARSE) {
    const wheel = wheelBy(turn);
    const wheeled = afterAll(box, wheel);
    const { ahead } = seenAlong(wheeled.heading, spot(wheeled), aim);
    const steps = [...wheel, ...advanceBy(ahead)];
    if (turn !== 0 && steps.length > 0) found.push(steps);
  }
  return found;
}

/** Where a test first comes out otherwise, on the way from one number to another. */
function crossing(low: number, high: number, test: (at: number) => boolean): number {
  const atLow = test(low);
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (test(middle) === atLow) low = middle;
    else high = middle;
  }
  return high;
}

/** Those who face freely go straight there. */
export function facingWays(box: Box, aim: Aim, headingTo: (from: Point, to: Point) => number): Step[][] {
  const from = centreOf(box);
  const { x, y } = from;
  const distance = Math.round(Math.sqrt((aim.x - x) ** 2 + (aim.y - y) ** 2));
  const last: Step[] = aim.heading === undefined ? [] : [{ do: 'face', heading: normalise(aim.heading) }];
  if (distance === 0) return [last];
  const go: Step[] = [
    { do: 'face', heading: headingTo(from, aim) },
    { do: 'advance', distance },
  ];
  return [[...go, ...last]];
}
