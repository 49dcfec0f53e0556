import { otherSide, type Side } from '@acies/kernel';
import { type CbTable, lostBy } from '@acies/rules-cb';
import { hasteOf } from '../haste.ts';

/** CB-END-1: how much a side has to dare, from 0 to 1; fewer losses win when time is up, however large the armies. */
export const haste = (g: CbTable, side: Side): number =>
  hasteOf({ late: g.board.turn / g.field.turns, lead: lostBy(g, otherSide(side)) - lostBy(g, side) });
