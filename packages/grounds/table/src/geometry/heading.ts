import { asSmall } from './length.ts';

/** A direction in whole tenths of a degree, 0 to 3599: 0 is up the table, 900 to the right. */
export type Heading = number;

export const FULL_TURN = 3600;
export const ABOUT = 1800;
export const QUARTER = 900;

const SCALE = 2 ** 30;

/**
 * The sine of an angle up to a right angle, by its series. Sums and products are the same on every engine, which is not so
 * of Math.sin; rounding to the table below hides what little error there is.
 */
function seriesSine(tenths: number): number {
  const x = (tenths * Math.PI) / ABOUT;
  let term = x;
  let sum = x;
  for (let n = 1; n <= 12; n++) {
    term *= -(x * x) / (2 * n * (2 * n + 1));
    sum += term;
  }
  return sum;
}

/**
 * Sines of 0 to 90 degrees as whole numbers over SCALE. A product with a length has some fifty binary places and is exact,
 * so that a table turned by quarters or seen in a mirror gives the very same figures.
 */
const FIRST_QUARTER = Array.from(
  { length: QUARTER + 1 },
  (_, tenths) => Math.round(seriesSine(tenths) * SCALE) / SCALE,
);

/** Sines of all headings, and once more of the first quarter, where cosines of the last are looked up. */
const SINES = Float64Array.from({ length: FULL_TURN + QUARTER }, (_, tenths) => {
  const h = tenths % FULL_TURN;
  const within = h % ABOUT;
  const size = FIRST_QUARTER[within <= QUARTER ? within : ABOUT - within]!;
  return h > ABOUT ? -size : size;
});

/** The heading that any whole number of tenths comes to. */
export const normalise = (tenths: number): Heading =>
  // Most are headings already. Like `whole`, it comes as a small integer, and a zero loses its sign.
  asSmall(isHeading(tenths) ? tenths : ((tenths % FULL_TURN) + FULL_TURN) % FULL_TURN);

const isHeading = (tenths: number): boolean => tenths >= 0 && tenths < FULL_TURN;

/** The sine of any whole number of tenths. */
export const sine = (tenths: number): number => SINES[isHeading(tenths) ? tenths : normalise(tenths)]!;

/** The cosine of any whole number of tenths. */
export const cosine = (tenths: number): number => SINES[(isHeading(tenths) ? tenths : normalise(tenths)) + QUARTER]!;

/** How far to turn from one heading to another: clockwise is positive, -1799 to 1800. */
export function turnTo(from: Heading, to: Heading): number {
  const turn = normalise(to - from);
  return turn > ABOUT ? turn - FULL_TURN : turn;
}

/** The heading of a direction, to the nearest tenth of a degree; 0 for no direction at all. */
export function headingOf(dx: number, dy: number): Heading {
  if (dx === 0 && dy === 0) return 0;
  // Halving finds the last heading that the direction has come to.
  let low = 0;
  let high = FULL_TURN;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (hasComeTo(middle, dx, dy)) low = middle;
    else high = middle;
  }
  // It is nearer to the next where it is clockwise of the way midway between the two.
  const midway = sideOf(low, dx, dy) + sideOf(low + 1, dx, dy);
  return midway > 0 ? normalise(low + 1) : low;
}

/** Positive where a direction is clockwise of a heading by less than half a turn. */
const sideOf = (heading: Heading, dx: number, dy: number): number => sine(heading) * dy + cosine(heading) * dx;

/** Whether a direction, counted clockwise from up, lies at or beyond a heading. */
function hasComeTo(heading: Heading, dx: number, dy: number): boolean {
  const isInFirstHalf = dx > 0 || (dx === 0 && dy < 0);
  if (heading < ABOUT) return !isInFirstHalf || sideOf(heading, dx, dy) >= 0;
  return !isInFirstHalf && sideOf(heading, dx, dy) >= 0;
}
