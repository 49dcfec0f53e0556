/** A direction in tenths of a degree, 0 to 3599: 0 is up the table, 900 to the right. */
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

/** Sines of 0 to 90 degrees as whole numbers over SCALE. */
const SINES: readonly number[] = Array.from({ length: QUARTER + 1 }, (_, tenths) =>
  Math.round(seriesSine(tenths) * SCALE),
);

export const normalise = (heading: number): Heading => ((heading % FULL_TURN) + FULL_TURN) % FULL_TURN;

export function sine(heading: number): number {
  const h = normalise(heading);
  if (h <= QUARTER) return SINES[h]! / SCALE;
  if (h <= ABOUT) return SINES[ABOUT - h]! / SCALE;
  if (h <= ABOUT + QUARTER) return -SINES[h - ABOUT]! / SCALE;
  return -SINES[FULL_TURN - h]! / SCALE;
}

export const cosine = (heading: number): number => sine(heading + QUARTER);

/** How far to turn from one heading to another: clockwise is positive, -1799 to 1800. */
export function turnTo(from: Heading, to: Heading): number {
  const turn = normalise(to - from);
  return turn > ABOUT ? turn - FULL_TURN : turn;
}

/** The heading of a direction, to the nearest tenth of a degree; 0 for no direction at all. */
export function headingOf(dx: number, dy: number): Heading {
  if (dx === 0 && dy === 0) return 0;
  // Halving finds the last heading that the direction is not left of.
  let low = 0;
  let high = FULL_TURN;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (isPast(middle, dx, dy)) low = middle;
    else high = middle;
  }
  return nearer(low, dx, dy) ? low : normalise(low + 1);
}

/** Whether a direction, counted clockwise from up, lies at or beyond a heading. */
function isPast(heading: Heading, dx: number, dy: number): boolean {
  const right = dx > 0 || (dx === 0 && dy < 0);
  // Positive where the direction is clockwise of the heading, by less than half a turn.
  const side = sine(heading) * dy + cosine(heading) * dx;
  if (heading < ABOUT) return !right || side >= 0;
  return !right && side >= 0;
}

const nearer = (heading: Heading, dx: number, dy: number): boolean => {
  const along = (h: Heading): number => sine(h) * dx - cosine(h) * dy;
  return along(heading) >= along(heading + 1);
};
