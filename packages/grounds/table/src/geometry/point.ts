/** A place on the table; x grows to the right, y downward. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const point = (x: number, y: number): Point => ({ x, y });

export function distanceBetween(a: Point, b: Point): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy);
}

export const midway = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The point of a segment that is nearest to another point. */
export function nearestOnSegment(p: Point, a: Point, b: Point): Point {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const squared = dx * dx + dy * dy;
  if (squared === 0) return a;
  const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / squared));
  return { x: a.x + t * dx, y: a.y + t * dy };
}

/** Positive where c lies clockwise of the way from a to b, as seen on the table. */
export const turnOf = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Whether two segments cross or touch. */
export function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const abc = turnOf(a, b, c);
  const abd = turnOf(a, b, d);
  const cda = turnOf(c, d, a);
  const cdb = turnOf(c, d, b);
  if (((abc > 0 && abd < 0) || (abc < 0 && abd > 0)) && ((cda > 0 && cdb < 0) || (cda < 0 && cdb > 0))) return true;
  return (
    (abc === 0 && isBetween(c, a, b)) ||
    (abd === 0 && isBetween(d, a, b)) ||
    (cda === 0 && isBetween(a, c, d)) ||
    (cdb === 0 && isBetween(b, c, d))
  );
}

/** For a point in line with a segment. */
const isBetween = (p: Point, a: Point, b: Point): boolean =>
  Math.min(a.x, b.x) <= p.x && p.x <= Math.max(a.x, b.x) && Math.min(a.y, b.y) <= p.y && p.y <= Math.max(a.y, b.y);
