import {
  type Box,
  conformed,
  distanceBetween,
  EDGES,
  type Edge,
  edgeOf,
  sameHeading,
  TOUCH,
  touch,
} from '@acies/table';
import type { Met } from './board.ts';

/** How far the middle of a front may be from that of the edge that it lies fully along. */
const FULL_CONTACT = 4 * TOUCH;

const metAt = (edge: Edge): Met => (edge === 'left' || edge === 'right' ? 'flank' : edge);

function liesAlong(box: Box, target: Box, edge: Edge): boolean {
  const [a, b] = edgeOf(target, edge);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return distanceBetween(box, middle) <= FULL_CONTACT && sameHeading(box, conformed(box, target, edge));
}

/** MC-MOV-10: where a front that stands so lies fully along an enemy; undefined if it does not. */
export function metBy(box: Box, target: Box): Met | undefined {
  if (!touch(box, target)) return undefined;
  const edge = EDGES.find((one) => liesAlong(box, target, one));
  return edge && metAt(edge);
}
