import type { Pose, Spot } from '@acies/kernel/picture';

export const plus = (a: Spot, b: Spot): Spot => ({ x: a.x + b.x, y: a.y + b.y });
export const minus = (a: Spot, b: Spot): Spot => ({ x: a.x - b.x, y: a.y - b.y });
export const times = (a: Spot, by: number): Spot => ({ x: a.x * by, y: a.y * by });
export const between = (a: Spot, b: Spot, share = 0.5): Spot => plus(a, times(minus(b, a), share));
export const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

const TENTHS = 3600;
const radians = (heading: number): number => (heading * Math.PI) / (TENTHS / 2);
/** Headings are tenths of a degree clockwise, 0 up the table. */
export const ahead = (heading: number): Spot => ({ x: Math.sin(radians(heading)), y: -Math.cos(radians(heading)) });
export const aside = (heading: number): Spot => ({ x: Math.cos(radians(heading)), y: Math.sin(radians(heading)) });
export const wrapped = (heading: number): number => ((Math.round(heading) % TENTHS) + TENTHS) % TENTHS;
export const headingFrom = (from: Spot, to: Spot): number =>
  wrapped((Math.atan2(to.x - from.x, from.y - to.y) * (TENTHS / 2)) / Math.PI);

/** A heading counted so that one turns to it the short way. */
export function shortTurn(before: number, heading: number): number {
  const turn = wrapped(heading - before);
  return before + (turn > TENTHS / 2 ? turn - TENTHS : turn);
}

/** The angle at which something on a piece is not upside down: from a quarter to the left to a quarter to the right. */
export function uprightAngle(heading: number): number {
  const half = wrapped(heading) % (TENTHS / 2);
  return (half > TENTHS / 4 ? half - TENTHS / 2 : half) / 10;
}

/** A spot as seen from a pose: to its right, and to its rear. */
export function seenFrom({ x, y, heading }: Pick<Pose, 'x' | 'y' | 'heading'>, spot: Spot): Spot {
  const way = minus(spot, { x, y });
  const right = aside(heading);
  const front = ahead(heading);
  return { x: way.x * right.x + way.y * right.y, y: -(way.x * front.x + way.y * front.y) };
}

/** How far a spot is from what stands in a pose; 0 on it. */
export function distanceTo(pose: Pose, spot: Spot): number {
  const { x, y } = seenFrom(pose, spot);
  return Math.hypot(Math.max(0, Math.abs(x) - pose.width / 2), Math.max(0, Math.abs(y) - pose.depth / 2));
}

/** Half the width and height of what stands in a pose covers, sides upright. */
export function halfSpan({ heading, width, depth }: Omit<Pose, 'x' | 'y'>): Spot {
  const { x: sine, y: cosine } = ahead(heading);
  const [s, c] = [Math.abs(sine), Math.abs(cosine)];
  return { x: (width * c + depth * s) / 2, y: (width * s + depth * c) / 2 };
}

export function isInside(outline: readonly Spot[], { x, y }: Spot): boolean {
  let inside = false;
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length]!;
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
  }
  return inside;
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const boundsOf = (spots: readonly Spot[]): Bounds => ({
  left: Math.min(...spots.map(({ x }) => x)),
  top: Math.min(...spots.map(({ y }) => y)),
  right: Math.max(...spots.map(({ x }) => x)),
  bottom: Math.max(...spots.map(({ y }) => y)),
});

export const middleOf = (spots: readonly Spot[]): Spot =>
  times(
    spots.reduce((sum, spot) => plus(sum, spot), { x: 0, y: 0 }),
    1 / Math.max(1, spots.length),
  );

/** Above 0 where the outline goes round clockwise as one sees it. */
export const signedArea = (outline: readonly Spot[]): number =>
  outline.reduce((sum, a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    return sum + (a.x * b.y - b.x * a.y) / 2;
  }, 0);

export const median = (numbers: readonly number[]): number | undefined =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
