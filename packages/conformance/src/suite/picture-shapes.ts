import type { Pose, Spot } from '@acies/kernel/picture';

/** The corners of a piece as it stands. */
export function cornersOf({ x, y, heading, width, depth }: Pose): Spot[] {
  const angle = (heading * Math.PI) / 1800;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([right, back]) => {
    const dx = (right! * width) / 2;
    const dy = (back! * depth) / 2;
    return { x: x + dx * cos - dy * sin, y: y + dx * sin + dy * cos };
  });
}

/** Touching is no overlap, nor is what comes of rounding. */
const HAIR = 1e-6;

/** Whether two convex outlines have ground in common. */
export const overlap = (a: readonly Spot[], b: readonly Spot[]): boolean => !isParted(a, b) && !isParted(b, a);

/** Whether a side of the first keeps the second wholly beyond it. */
const isParted = (a: readonly Spot[], b: readonly Spot[]): boolean =>
  a.some((from, i) => {
    const to = a[(i + 1) % a.length]!;
    const beyond = ({ x, y }: Spot): number => (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
    const own = Math.sign(sum(a.map(beyond)));
    return b.every((spot) => own * beyond(spot) <= HAIR);
  });

/** Whether a convex outline holds all of these spots. */
export const holds = (outline: readonly Spot[], spots: readonly Spot[]): boolean =>
  spots.every((spot) => overlap(outline, aroundOf(spot)));

const NEAR = 0.01;
const aroundOf = ({ x, y }: Spot): Spot[] => [
  { x: x - NEAR, y: y - NEAR },
  { x: x + NEAR, y: y - NEAR },
  { x, y: y + NEAR },
];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
