import type { Side } from '@acies/kernel';
import { bodiesOf, sameHeading } from '@acies/table';
import { whyUnitStays } from './movement.ts';
import { boxOf, type ClockTable, presentOf } from './table.ts';

/** Units that could still take a move order. */
export const readyOf = (g: ClockTable, side: Side): number[] =>
  presentOf(g, side).filter((id) => whyUnitStays(g, id, false) === undefined);

/** Groups of them in unbroken contact that face one way, the large ones first, and every unit by itself. */
export function groupsOf(g: ClockTable, side: Side): number[][] {
  const ready = readyOf(g, side);
  const bodies = bodiesOf(ready.map((id) => boxOf(g, id))).map((body) => body.map((at) => ready[at]!));
  const groups = bodies.filter(
    (body) => body.length > 1 && body.every((id) => sameHeading(boxOf(g, id), boxOf(g, body[0]!))),
  );
  return [...groups.sort((a, b) => b.length - a.length), ...ready.map((id) => [id])];
}

/** The whole group that a unit belongs to. */
export function groupWith(g: ClockTable, ready: readonly number[], id: number): number[] {
  const like = ready.filter((other) => sameHeading(boxOf(g, id), boxOf(g, other)));
  const bodies = bodiesOf(like.map((other) => boxOf(g, other))).map((body) => body.map((at) => like[at]!));
  return bodies.find((body) => body.includes(id))!;
}
