import type { Side } from '@acies/kernel';
import { bodiesOf, bodyWith, sameHeading } from '@acies/table';
import { boxOf, type ClockContext, isInContact, presentOf, unitOf } from '../../board/look.ts';
import { whyNotDisengage } from '../charge/disengaging.ts';
import { whyTooDear } from '../deployment/stratagems.ts';
import { cheapestBy } from '../orders/orders.ts';
import { mayMove } from './movement.ts';

/** Units that could still take a move order. */
export const readyOf = (g: ClockContext, side: Side): number[] => presentOf(g, side).filter((id) => mayMove(g, id));

/** Units that an order can be given to: those who move, those who can break off, and those in ambush (MC-ORD-3). */
export const orderable = (g: ClockContext, side: Side): number[] =>
  g.setting.idsOf[side].filter((id) => {
    const { where } = unitOf(g, id);
    if (where === 'ambush') return whyTooDear(g, 'ambush') === undefined;
    const by = where === 'table' ? cheapestBy(g, side, [id]) : undefined;
    if (by === undefined) return false;
    if (!isInContact(g, id)) return mayMove(g, id);
    return whyNotDisengage(g, side, { do: 'disengage', by, unit: id, feigned: false }) === undefined;
  });

/** Groups of those who could still move in unbroken contact that face one way, the large ones first, and every unit by itself. */
export function groupsOf(g: ClockContext, side: Side): number[][] {
  const ready = readyOf(g, side);
  const bodies = bodiesOf(ready.map((id) => boxOf(g, id))).map((body) => body.map((at) => ready[at]!));
  const groups = bodies.filter(
    (body) => body.length > 1 && body.every((id) => sameHeading(boxOf(g, id), boxOf(g, body[0]!))),
  );
  return [...groups.sort((a, b) => b.length - a.length), ...ready.map((id) => [id])];
}

/** The whole group that a unit belongs to. */
export function groupWith(g: ClockContext, ready: readonly number[], id: number): number[] {
  const like = ready.filter((other) => sameHeading(boxOf(g, id), boxOf(g, other)));
  const boxes = like.map((other) => boxOf(g, other));
  return bodyWith(boxes, like.indexOf(id)).map((at) => like[at]!);
}
