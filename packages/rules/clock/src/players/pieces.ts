import type { Side } from '@acies/kernel';
import { type Box, cosine, INCH, isBeside, type Point, pointFrom, sine } from '@acies/table';
import { boxOf, type ClockContext, factsOf, isInContact, presentOf } from '../board/look.ts';
import { givesSupport } from '../sheet/chapters/melee-factors.ts';
import { facesFreely, moveOf } from '../sheet/troops.ts';

/** A unit as one who thinks of charges sees it. */
export interface Piece {
  readonly id: number;
  readonly box: Box;
  readonly centre: Point;
  /** Which way it faces, one long. */
  readonly facing: Point;
  /** How far it goes in the open. */
  readonly reach: number;
  readonly facesFreely: boolean;
  readonly engaged: boolean;
  /** Friends in line on its flanks who support it. */
  readonly supports: number;
}

export function piecesOf(g: ClockContext, side: Side): Piece[] {
  const ids = presentOf(g, side);
  const supporters = ids.filter((id) => givesSupport(factsOf(g, id).kind.type)).map((id) => boxOf(g, id));
  return ids.map((id) => {
    const box = boxOf(g, id);
    const { type } = factsOf(g, id).kind;
    return {
      id,
      box,
      centre: pointFrom(box, -box.depth / 2, 0),
      facing: { x: sine(box.heading), y: -cosine(box.heading) },
      reach: moveOf(type, false) * INCH,
      facesFreely: facesFreely(type),
      engaged: isInContact(g, id),
      supports: supportsAt(supporters, box),
    };
  });
}

const MOST_SUPPORTS = 2;

function supportsAt(supporters: readonly Box[], box: Box): number {
  let count = 0;
  for (const other of supporters) if (isNear(box, other) && isBeside(box, other)) count++;
  return Math.min(MOST_SUPPORTS, count);
}

/** Whether two are so near that they might stand side by side: most are not, and that is soon seen. */
const isNear = (a: Box, b: Box): boolean => Math.abs(a.x - b.x) < 1.1 * a.width && Math.abs(a.y - b.y) < 1.1 * a.width;
