import type { Spot } from '@acies/kernel/picture';
import { distance, middleOf, minus, plus, signedArea, times } from '../geometry.ts';
import { along, closed } from './paths.ts';
import { chance } from './seed.ts';

/** A side of an outline, with the way to its inside. */
export interface Edge {
  readonly from: Spot;
  readonly to: Spot;
  readonly inward: Spot;
}

const unit = (way: Spot): Spot => times(way, 1 / (Math.hypot(way.x, way.y) || 1));

export function edgesOf(outline: readonly Spot[]): Edge[] {
  const turn = signedArea(outline) > 0 ? 1 : -1;
  return outline.map((from, i) => {
    const to = outline[(i + 1) % outline.length]!;
    const way = unit(minus(to, from));
    return { from, to, inward: { x: -way.y * turn, y: way.x * turn } };
  });
}

const keyOf = (spot: Spot): string => `${Math.round(spot.x)},${Math.round(spot.y)}`;
export const edgeKey = (a: Spot, b: Spot): string => [keyOf(a), keyOf(b)].sort().join(' ');

/** The sides that two outlines do not share: the rim of all of them together. */
export function rimOf(outlines: readonly (readonly Spot[])[]): Edge[] {
  const edges = outlines.flatMap(edgesOf);
  const count = new Map<string, number>();
  for (const { from, to } of edges) count.set(edgeKey(from, to), (count.get(edgeKey(from, to)) ?? 0) + 1);
  return edges.filter(({ from, to }) => count.get(edgeKey(from, to)) === 1);
}

/** Hachures up a slope: wedges, broad at the top and fine at the foot. */
export function hachures(edges: readonly Edge[], grain: number): string {
  return edges.flatMap((edge) => onEdge(edge, grain)).join('');
}

function onEdge({ from, to, inward }: Edge, grain: number): string[] {
  if (distance(from, to) < grain * 0.05) return [];
  return along([from, to], grain * 0.3)
    .slice(0, -1)
    .map((foot) => {
      const luck = chance(foot.x, foot.y);
      // Towards a corner they grow shorter, so that those of two sides do not cross.
      const room = Math.min(1, 0.3 + Math.min(distance(foot, from), distance(foot, to)) / (grain * 1.4));
      const top = plus(foot, times(inward, grain * (0.75 + 0.6 * luck) * room));
      const lean = times(unit(minus(to, from)), grain * 0.055);
      const start = plus(foot, times(inward, grain * (0.1 + 0.15 * luck)));
      return closed([start, plus(top, lean), minus(top, lean)]);
    });
}

/** Hachures up all sides of a hill that has no corners, longer where the slope is: here more and there less. */
export function hachuresRound(rim: readonly Spot[], grain: number): string {
  const steps = along([...rim, rim[0]!], grain * 0.36).slice(0, -1);
  const turn = signedArea(rim) > 0 ? 1 : -1;
  // On a small hill they would meet at the top.
  const high = Math.min(grain, Math.sqrt(Math.abs(signedArea(rim))) * 0.13);
  return steps
    .map((foot, i) => {
      const way = unit(minus(steps[(i + 2) % steps.length]!, steps.at(i - 2)!));
      const up = { x: -way.y * turn, y: way.x * turn };
      const luck = chance(foot.x, foot.y);
      const slope = 0.55 + 0.45 * Math.sin((i / steps.length) * 6 * Math.PI + chance(rim[0]!.x, rim[0]!.y) * 6);
      const top = plus(foot, times(up, high * (0.5 + 0.5 * luck + 0.9 * slope)));
      const lean = times(way, grain * 0.055);
      return closed([plus(foot, times(up, grain * 0.15)), plus(top, lean), minus(top, lean)]);
    })
    .join('');
}

/** An outline drawn in towards its middle. */
export function shrunk(outline: readonly Spot[], share: number): Spot[] {
  const middle = middleOf(outline);
  return outline.map((spot) => plus(middle, times(minus(spot, middle), share)));
}
