import type { Spot } from '@acies/kernel/picture';
import { between, distance, minus, plus, signedArea, times } from '../geometry.ts';
import { along } from './paths.ts';
import { chance } from './seed.ts';

/** In grains: how far from a corner it begins to be rounded, at most, and how far a rim strays inwards. */
const ROUND = 3.2;
const STRAY = 0.42;
/** Which share of a side its rounded corners may take from either end. */
const OF_SIDE = 0.42;
const CORNER_STEPS = 6;

/**
 * An outline as nature would have drawn it: corners rounded and sides a little uneven, alike every time. It never leaves
 * the true outline, and keeps close to it, so that what is in is in.
 */
export function softened(outline: readonly Spot[], grain: number): Spot[] {
  const turn = signedArea(outline) > 0 ? 1 : -1;
  // Within a bay the curve would lie outside.
  const rounded = outline.flatMap((corner, i) =>
    bendAt(outline, i) * turn > 0 ? roundedCorner(outline, corner, i, grain) : [corner],
  );
  const steps = along([...rounded, rounded[0]!], grain * 0.9).slice(0, -1);
  return steps.map((spot, i) => {
    const [before, after] = [steps.at(i - 1)!, steps[(i + 1) % steps.length]!];
    const way = minus(after, before);
    const long = Math.hypot(way.x, way.y) || 1;
    const inward = { x: (-way.y * turn) / long, y: (way.x * turn) / long };
    return plus(spot, times(inward, grain * STRAY * unevenness(spot)));
  });
}

/** Above 0 where an outline turns to the right. */
function bendAt(outline: readonly Spot[], i: number): number {
  const [into, out] = [minus(outline[i]!, outline.at(i - 1)!), minus(outline[(i + 1) % outline.length]!, outline[i]!)];
  return into.x * out.y - into.y * out.x;
}

/** The curve from side to side that touches both, within the corner. */
function roundedCorner(outline: readonly Spot[], corner: Spot, i: number, grain: number): Spot[] {
  const [before, after] = [outline.at(i - 1)!, outline[(i + 1) % outline.length]!];
  const towards = (end: Spot): Spot => {
    const long = distance(corner, end) || 1;
    return between(corner, end, Math.min(OF_SIDE, (grain * ROUND) / long));
  };
  const [from, to] = [towards(before), towards(after)];
  return Array.from({ length: CORNER_STEPS + 1 }, (_, step) => {
    const share = step / CORNER_STEPS;
    return between(between(from, corner, share), between(corner, to, share), share);
  });
}

const unevenness = ({ x, y }: Spot): number => chance(x, y, 11);
