import type { Spot } from '@acies/kernel/picture';
import type { Size } from './camera/framing.ts';
import { between } from './geometry.ts';

/** How far a spot lies within one edge of the table; below 0 it lies beyond. */
type Within = (spot: Spot) => number;

/** The part of an outline that lies on the table, closed along its edges: nothing beyond them is meant by it. */
export function onTable(outline: readonly Spot[], { width, height }: Size): readonly Spot[] {
  const edges: readonly Within[] = [({ x }) => x, ({ x }) => width - x, ({ y }) => y, ({ y }) => height - y];
  return edges.reduce((left, within) => cutAt(left, within), outline);
}

function cutAt(outline: readonly Spot[], within: Within): readonly Spot[] {
  if (outline.every((spot) => within(spot) >= 0)) return outline;
  return outline.flatMap((spot, i) => {
    const next = outline[(i + 1) % outline.length]!;
    const [here, there] = [within(spot), within(next)];
    const crossing = here < 0 !== there < 0 ? [between(spot, next, here / (here - there))] : [];
    return here < 0 ? crossing : [spot, ...crossing];
  });
}
