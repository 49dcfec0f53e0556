import type { Box, Outline } from './box.ts';
import { cosine, sine } from './heading.ts';
import { distanceBetween } from './point.ts';

/**
 * How far a box must go straight ahead until the ground that it has passed over reaches so deep into an outline, all in exact
 * figures; for ever, where it goes by. Two convex outlines are as deep in each other as along that edge of either where it is
 * least, so that each edge gives a distance, and the longest of them counts.
 */
export function depthReached(box: Box, outline: Outline, deep: number): number {
  const s = sine(box.heading);
  const c = cosine(box.heading);
  const half = box.width / 2;
  let nearest = Number.POSITIVE_INFINITY;
  let farthest = Number.NEGATIVE_INFINITY;
  let leftmost = Number.POSITIVE_INFINITY;
  let rightmost = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < outline.length; i++) {
    const dx = outline[i]!.x - box.x;
    const dy = outline[i]!.y - box.y;
    const ahead = s * dx - c * dy;
    const aside = c * dx + s * dy;
    if (ahead < nearest) nearest = ahead;
    if (ahead > farthest) farthest = ahead;
    if (aside < leftmost) leftmost = aside;
    if (aside > rightmost) rightmost = aside;
  }
  if (farthest + box.depth <= deep || half - leftmost <= deep || rightmost + half <= deep)
    return Number.POSITIVE_INFINITY;
  let distance = nearest + deep;
  for (let i = 0; i < outline.length; i++) {
    const reached = depthAtEdge(box, outline, i, deep);
    if (reached > distance) distance = reached;
  }
  return distance;
}

/** The distance at which a box is so deep inside one edge of the outline. */
function depthAtEdge(box: Box, outline: Outline, index: number, deep: number): number {
  const p = outline[index]!;
  const q = outline[index + 1 < outline.length ? index + 1 : 0]!;
  const length = distanceBetween(p, q);
  if (length === 0) return Number.NEGATIVE_INFINITY;
  const nx = (q.y - p.y) / length;
  const ny = (p.x - q.x) / length;
  const s = sine(box.heading);
  const c = cosine(box.heading);
  // What a step ahead and a step aside take it out over the edge; then how far out the inmost corner of its front is.
  const outward = s * nx - c * ny;
  const front = (box.x - p.x) * nx + (box.y - p.y) * ny - (Math.abs(c * nx + s * ny) * box.width) / 2;
  const within = Math.max(-front, -(front - box.depth * outward));
  if (within > deep) return Number.NEGATIVE_INFINITY;
  return outward < 0 ? (front + deep) / -outward : Number.POSITIVE_INFINITY;
}
