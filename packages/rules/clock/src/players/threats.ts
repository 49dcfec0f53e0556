import { otherSide, type Side } from '@acies/kernel';
import { EDGES, type Edge, isWhollyBehind } from '@acies/table';
import type { ClockContext } from '../board/look.ts';
import { type Blow, blowWorth } from './blows.ts';
import { comesAt } from './coming.ts';
import type { Judgement } from './judgement.ts';
import { type Piece, piecesOf } from './pieces.ts';

/** What a side could do by charges as everybody stands, were it to move now. */
export const threatBy = (judgement: Judgement, g: ClockContext, side: Side): number =>
  threatOf(judgement, g, piecesOf(g, side), piecesOf(g, otherSide(side)));

function threatOf(
  judgement: Judgement,
  g: ClockContext,
  strikers: readonly Piece[],
  targets: readonly Piece[],
): number {
  const all = [...strikers, ...targets];
  const free = strikers.filter(({ engaged, reach }) => !engaged && reach > 0);
  let most = 0;
  let sum = 0;
  for (const at of targets) {
    let worst = 0;
    for (const by of free) worst = strikeWorth(judgement, g, by, at, all, worst);
    most = Math.max(most, worst);
    sum += worst;
  }
  return most + judgement.weights.further * (sum - most);
}

/** What it is worth to come at a unit where that does most, or what is worth more already. */
function strikeWorth(
  judgement: Judgement,
  g: ClockContext,
  by: Piece,
  at: Piece,
  all: readonly Piece[],
  already: number,
): number {
  const dx = at.centre.x - by.centre.x;
  const dy = at.centre.y - by.centre.y;
  if (dx * dx + dy * dy > (by.reach + 1.5 * at.box.depth) ** 2) return already;
  let most = already;
  for (const edge of EDGES) {
    // MC-MOV-9: only from wholly behind.
    if (edge === 'rear' && !isWhollyBehind(by.box, at.box)) continue;
    const worth = blowWorth(judgement, g, blowOf(by, at, edge)) * (at.engaged ? judgement.weights.joining : 1);
    if (worth > most && comesAt(by, at, edge, all)) most = worth;
  }
  return most;
}

/** Who charges straight ahead may well do so with a friend beside him; who goes round goes alone. */
function blowOf(by: Piece, at: Piece, edge: Edge): Blow {
  const met = edge === 'left' || edge === 'right' ? 'flank' : edge;
  const supports = met === 'front' ? Math.min(1, by.supports) : 0;
  return { by: by.id, at: at.id, met, supports, supported: at.supports };
}

/** How a side stands for the charges to come, the enemy's first. */
export function standingOf(judgement: Judgement, g: ClockContext, side: Side): number {
  const own = piecesOf(g, side);
  const enemies = piecesOf(g, otherSide(side));
  const { hope, threat } = judgement.weights;
  return hope * threatOf(judgement, g, own, enemies) - threat * threatOf(judgement, g, enemies, own);
}
