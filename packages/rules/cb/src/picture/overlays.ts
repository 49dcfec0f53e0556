import type { Overlay } from '@acies/kernel/picture';
import { moveOverlay, rangeOverlay, shotOverlay, threatOverlay } from '@acies/rules-disorder';
import { rangeBetween } from '@acies/table';
import {
  boxOf,
  type CbContext,
  enemiesOf,
  factsOf,
  inThrows,
  isFormedUnit,
  isInContact,
  isPresent,
  isRouting,
  isWithin,
  nameOf,
} from '../board/look.ts';
import { JT } from '../board/setting.ts';
import { reachOf } from '../play/charge/charge-way.ts';
import { mayCharge, whyNotCharge } from '../play/charge/may-charge.ts';
import { movesOf, preparedMove } from '../play/moving/move-actions.ts';
import { ARC, mayShootNow, shotsOf } from '../play/shooting/shots.ts';
import { farthest } from '../sheet/chapters/moving.ts';
import { INFANTRY_CHARGE } from '../sheet/combat/charge-rules.ts';
import { isInfantry, rangeOf, SHORT_RANGE } from '../sheet/troops.ts';

/** How far a unit moves, charges and shoots, and who could come at it. */
export function overlays(g: CbContext, id: number): Overlay[] {
  if (!isPresent(g, id)) return [];
  const isFree = !isInContact(g, id) && !isRouting(g, id);
  return [...(isFree ? movesFrom(g, id) : []), ...rangesFrom(g, id), ...threatsTo(g, id)];
}

const isUnformed = (g: CbContext, id: number): boolean => !isFormedUnit(g, id);

/** CB-MOV-1 to CB-MOV-10, CB-SEQ-6: the farthest with all its dice; beyond bow shot twice as far. */
function movesFrom(g: CbContext, id: number): Overlay[] {
  const moves = movesOf(g, id);
  const lay = (most: number, text: string): Overlay[] => moveOverlay(boxOf(g, id), isUnformed(g, id), most * JT, text);
  const plain = moves.filter(({ double }) => !double);
  const most = Math.max(0, ...plain.map((move) => farthest(preparedMove(g, id, move)).total));
  const twice = moves.some(({ double }) => double) ? `, or ${2 * most} if it stays beyond bow shot` : '';
  const charge = mayCharge(g, id) ? lay(chargeOf(g, id), `Charge, up to ${chargeOf(g, id)} JT`) : [];
  return [...lay(most, `Move, up to ${most} JT${twice}`), ...charge];
}

/** CB-SEQ-6: in javelin throws; infantry declares no charge from farther off than it may. */
const chargeOf = (g: CbContext, id: number): number =>
  isInfantry(factsOf(g, id).kind.type) ? Math.min(INFANTRY_CHARGE, reachOf(g, id)) : reachOf(g, id);

/** CB-UNIT-1, CB-SHO-4, CB-SHO-5: short range apart from long; none for who may not shoot now. */
function rangesFrom(g: CbContext, id: number): Overlay[] {
  if (!mayShootNow(g, id)) return [];
  const { kind } = factsOf(g, id);
  const range = rangeOf(kind);
  const band = (from: number, to: number, text: string): Overlay =>
    rangeOverlay(boxOf(g, id), from * JT, to * JT, ARC, text);
  if (kind.type === 'Art') return [band(0, range, `Shoots to ${range} JT`)];
  const near = band(0, SHORT_RANGE, `Shoots to ${SHORT_RANGE} JT, short range: +1 at the unarmoured`);
  return range > SHORT_RANGE ? [near, band(SHORT_RANGE, range, `Shoots to ${range} JT`)] : [near];
}

/** CB-SEQ-6, CB-SHO-5: each enemy who could charge it as they stand, and each who could shoot at it. */
const threatsTo = (g: CbContext, id: number): Overlay[] =>
  enemiesOf(g, id).flatMap((enemy) => [...chargeBy(g, enemy, id), ...shotBy(g, enemy, id)]);

function chargeBy(g: CbContext, enemy: number, id: number): Overlay[] {
  const [from, box] = [boxOf(g, enemy), boxOf(g, id)];
  if (!isWithin(from, box, reachOf(g, enemy)) || whyNotCharge(g, enemy, id)) return [];
  const text = `${nameOf(g, enemy)} can charge it, from ${inThrows(rangeBetween(from, box))}`;
  return [threatOverlay(from, isUnformed(g, enemy), chargeOf(g, enemy) * JT, text)];
}

function shotBy(g: CbContext, enemy: number, id: number): Overlay[] {
  if (!mayShootNow(g, enemy) || !shotsOf(g, enemy).some(({ target }) => target === id)) return [];
  const range = rangeOf(factsOf(g, enemy).kind);
  return [shotOverlay(boxOf(g, enemy), range * JT, ARC, `${nameOf(g, enemy)} can shoot at it`)];
}
