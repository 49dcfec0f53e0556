import { type Edge, INCH, type Point } from '@acies/table';
import type { Piece } from './pieces.ts';

/** Which way an edge of a unit looks. */
function outwardOf({ facing: { x, y } }: Piece, edge: Edge): Point {
  if (edge === 'front') return { x, y };
  if (edge === 'rear') return { x: -x, y: -y };
  return edge === 'right' ? { x: -y, y: x } : { x: y, y: -x };
}

/** A straight way of the middle of a unit. */
interface Way {
  readonly dx: number;
  readonly dy: number;
  readonly length: number;
}

/** About what a way comes out longer or shorter than it looks. */
const GIVE = INCH / 5;
/** Who comes in at a slant wider than this has to bend round. */
const SLANT = 0.7;
/** One cannot come at an edge from behind it. */
const BEHIND = -0.1;

/** Whether a unit could come at an edge of another within its move, and nobody stands there or on the way: near enough to guess by. */
export function comesAt(by: Piece, at: Piece, edge: Edge, all: readonly Piece[]): boolean {
  const outward = outwardOf(at, edge);
  const { depth } = at.box;
  const place = { x: at.centre.x + outward.x * depth, y: at.centre.y + outward.y * depth };
  const dx = place.x - by.centre.x;
  const dy = place.y - by.centre.y;
  const way = { dx, dy, length: Math.max(1, Math.sqrt(dx * dx + dy * dy)) };
  if (way.length > by.reach + GIVE) return false;
  if (way.length > depth / 4 && lengthWithTurns(by, way, outward) > by.reach + GIVE) return false;
  for (const other of all) {
    if (other === by || other === at) continue;
    if (standsOn(place, outward, other) || standsInWay(by, way, other)) return false;
  }
  return true;
}

/** MC-MOV-2, MC-MOV-3: the way with the wheels or the turn that it takes. */
function lengthWithTurns(by: Piece, { dx, dy, length }: Way, outward: Point): number {
  const inward = -(dx * outward.x + dy * outward.y) / length;
  if (inward < BEHIND) return Number.POSITIVE_INFINITY;
  const bend = Math.max(0, SLANT - inward) * by.box.depth;
  if (by.facesFreely) return length + bend;
  const straight = (dx * by.facing.x + dy * by.facing.y) / length;
  const wheel = angleOf(straight) * by.box.width;
  return length + bend + (straight > 0 ? wheel : Math.min(wheel, by.reach / 2));
}

/** An angle by its cosine: the chord, drawn out a little toward the arc; what is behind is seen from behind. */
function angleOf(cosine: number): number {
  if (cosine < 0) return Math.PI - angleOf(-cosine);
  const square = 2 * Math.max(0, 1 - cosine);
  return Math.sqrt(square) * (1 + square / 24);
}

/** Whether a unit stands where somebody would come to stand. */
function standsOn(place: Point, outward: Point, { centre, box }: Piece): boolean {
  const x = centre.x - place.x;
  const y = centre.y - place.y;
  const near = 0.85 * box.depth;
  return Math.abs(x * outward.x + y * outward.y) < near && Math.abs(x * outward.y - y * outward.x) < near;
}

function standsInWay({ centre: from }: Piece, { dx, dy, length }: Way, { centre, box }: Piece): boolean {
  const x = centre.x - from.x;
  const y = centre.y - from.y;
  const along = (x * dx + y * dy) / length;
  if (along <= box.depth / 2 || along >= length) return false;
  return Math.abs(x * dy - y * dx) / length < 0.8 * box.depth;
}
