import type { Side } from '@acies/kernel';
import type { Overlay } from '@acies/kernel/picture';
import { allowedOutline, allowedRound, cornersOf, type Step } from '@acies/table';
import {
  boxOf,
  type ClockContext,
  countOf,
  factsOf,
  inInches,
  isInContact,
  isReason,
  unitOf,
} from '../../board/look.ts';
import { facesFreely } from '../../sheet/troops.ts';
import { flightOf } from '../charge/disengaging.ts';
import { type Goers, gaitOf, goersOf } from '../moving/goers.ts';
import { orderable } from '../moving/groups.ts';
import { prepareMove } from '../moving/move-order.ts';

/** MC-ORD-1 to MC-ORD-3: where an order can still take a unit, with the group that would go with it; of the enemy nothing is said. */
export function reachOfOrder(g: ClockContext, side: Side, piece: number): Overlay[] | undefined {
  if (g.setting.units[piece]?.side !== side) return undefined;
  const { where } = unitOf(g, piece);
  if (where === 'ambush') return ambushOf(g, piece);
  if (where !== 'table') return undefined;
  const goers = goersOf(g, side, { piece });
  if (!goers.forced && !orderable(g, side).includes(piece)) return [];
  return isInContact(g, piece) ? flightFrom(g, piece) : moveOf(g, goers);
}

/** MC-ORD-3: an ambush is sprung within its terrain. */
function ambushOf(g: ClockContext, piece: number): Overlay[] {
  const terrain = g.setting.terrain[factsOf(g, piece).hidden];
  // Of a game seen from one side the enemy's hiding places are not known.
  if (!terrain) return [];
  const { kind, points } = terrain;
  return [{ kind: 'zone', text: `Springs from its ambush in the ${kind}`, outlines: [points] }];
}

/** MC-MOV-11. */
function flightFrom(g: ClockContext, piece: number): Overlay[] {
  const end = flightOf(g, piece);
  return end ? [{ kind: 'place', text: 'Disengages to here', outlines: [cornersOf(end)] }] : [];
}

/** MC-MOV-1 to MC-MOV-7: each way as far as the order would be allowed. */
function moveOf(g: ClockContext, goers: Goers): Overlay[] {
  const { side, units, forced, frame } = goers;
  const gait = gaitOf(g, goers, false);
  if (gait.allowance === 0) return [];
  const isAllowed = (steps: readonly Step[]): boolean => !isReason(prepareMove(g, side, units, steps, forced));
  const isFree = units.length === 1 && facesFreely(factsOf(g, units[0]!).kind.type);
  const outline = (isFree ? allowedRound : allowedOutline)(
    units.length === 1 ? boxOf(g, units[0]!) : frame,
    gait,
    isAllowed,
  );
  if (outline.length === 0) return [];
  const who = units.length > 1 ? `, all ${countOf(units.length, 'unit')} together` : '';
  const text = `${forced ? 'Forced march of' : 'May go'} ${inInches(gait.allowance)} now${who}`;
  return [{ kind: 'move', text, outlines: [outline] }];
}
