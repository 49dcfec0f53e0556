import type { Spot } from '@acies/kernel/picture';

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const WAYS: Readonly<Record<Direction, Spot>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
export const isDirection = (key: string): key is Direction => Object.hasOwn(WAYS, key);
export const wayOf = (direction: Direction): Spot => WAYS[direction];

/** What lies aside counts so much more than what lies ahead. */
const ASIDE = 2;

/** What one comes to from a spot in a direction: the nearest that lies more that way than to the side. */
export function nextIn<T extends Spot>(all: readonly T[], from: Spot, direction: Direction): T | undefined {
  const way = WAYS[direction];
  let best: { one: T; far: number } | undefined;
  for (const one of all) {
    const along = (one.x - from.x) * way.x + (one.y - from.y) * way.y;
    const off = Math.abs((one.x - from.x) * way.y) + Math.abs((one.y - from.y) * way.x);
    if (along <= 0 || off > along * ASIDE) continue;
    const far = along + off * ASIDE;
    if (!best || far < best.far) best = { one, far };
  }
  return best?.one;
}

/** In the order in which one reads: by lines from the top, each from the left. */
export function readingOrder<T extends Spot>(all: readonly T[], lineHeight: number): T[] {
  const line = ({ y }: Spot) => Math.floor(y / lineHeight);
  return [...all].sort((a, b) => line(a) - line(b) || a.x - b.x);
}
