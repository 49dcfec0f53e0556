import type { Overlay } from '@acies/kernel/picture';
import { moveOverlay, rangeOverlay, shotOverlay, threatOverlay } from '@acies/rules-disorder';
import { rangeBetween } from '@acies/table';
import {
  boxOf,
  enemiesOf,
  factsOf,
  inPaces,
  isFormedUnit,
  isInContact,
  isPresent,
  isRouting,
  isWithin,
  type LegioContext,
  nameOf,
} from '../board/look.ts';
import { PACE } from '../board/setting.ts';
import { movesOf, preparedMove } from '../play/acting/declared-moves.ts';
import { reachOf } from '../play/charge/charge-way.ts';
import { mayCharge, whyNotCharge } from '../play/charge/declaring.ts';
import { ARC, mayShootNow, shotOf } from '../play/shooting/shooting-phase.ts';
import { farthest } from '../sheet/chapters/moving.ts';
import { isInfantry, JAVELIN, rangeOf } from '../sheet/troops.ts';

/** How far a unit moves, charges and shoots, and who could come at it. */
export function overlays(g: LegioContext, id: number): Overlay[] {
  if (!isPresent(g, id)) return [];
  const isFree = !isInContact(g, id) && !isRouting(g, id);
  return [...(isFree ? movesFrom(g, id) : []), ...rangeFrom(g, id), ...threatsTo(g, id)];
}

const isUnformed = (g: LegioContext, id: number): boolean => !isFormedUnit(g, id);

/** LG-MOV-1 to LG-MOV-3, LG-SEQ-4: the farthest of each kind of move on open ground; an approach is twice as far. */
function movesFrom(g: LegioContext, id: number): Overlay[] {
  const moves = movesOf(g, id);
  const lay = (most: number, text: string): Overlay[] =>
    moveOverlay(boxOf(g, id), isUnformed(g, id), most * PACE, text);
  const far = (['basic', 'fast'] as const).flatMap((kind) => {
    const plain = moves.filter((move) => move.kind === kind && !move.approach && !move.road);
    const most = Math.max(0, ...plain.map((move) => farthest(preparedMove(g, id, move)).total));
    const approach = moves.some((move) => move.kind === kind && move.approach);
    const twice = approach ? `, or ${2 * most} if it stays beyond bow range` : '';
    return lay(most, `${kind === 'fast' ? 'Fast move' : 'Move'}, up to ${most} paces${twice}`);
  });
  return mayCharge(g, id) ? [...far, ...lay(chargeOf(g, id), `Charge, up to ${chargeOf(g, id)} paces`)] : far;
}

/** LG-SEQ-4: in paces; infantry charges from javelin range. */
const chargeOf = (g: LegioContext, id: number): number =>
  isInfantry(factsOf(g, id).kind.type) ? Math.min(JAVELIN, reachOf(g, id)) : reachOf(g, id);

/** LG-UNIT-2, LG-SHO-5: none for who may not shoot now. */
function rangeFrom(g: LegioContext, id: number): Overlay[] {
  if (!mayShootNow(g, id)) return [];
  const range = rangeOf(factsOf(g, id).kind);
  return [rangeOverlay(boxOf(g, id), 0, range * PACE, ARC, `Shoots to ${range} paces`)];
}

/** LG-SEQ-4, LG-SHO-5: each enemy who could charge it as they stand, and each who could shoot at it. */
const threatsTo = (g: LegioContext, id: number): Overlay[] =>
  enemiesOf(g, id).flatMap((enemy) => [...chargeBy(g, enemy, id), ...shotBy(g, enemy, id)]);

function chargeBy(g: LegioContext, enemy: number, id: number): Overlay[] {
  const [from, box] = [boxOf(g, enemy), boxOf(g, id)];
  if (!isWithin(from, box, reachOf(g, enemy)) || whyNotCharge(g, enemy, id)) return [];
  const text = `${nameOf(g, enemy)} can charge it, from ${inPaces(rangeBetween(from, box))}`;
  return [threatOverlay(from, isUnformed(g, enemy), chargeOf(g, enemy) * PACE, text)];
}

function shotBy(g: LegioContext, enemy: number, id: number): Overlay[] {
  if (shotOf(g, enemy)?.target !== id) return [];
  const range = rangeOf(factsOf(g, enemy).kind);
  return [shotOverlay(boxOf(g, enemy), range * PACE, ARC, `${nameOf(g, enemy)} can shoot at it`)];
}
