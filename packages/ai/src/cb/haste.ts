import { otherSide, type Side } from '@acies/kernel';
import { type CbTable, cbRules } from '@acies/rules-cb';
import { hasteOf } from '../haste.ts';

/** CB-END-1: fewer losses win when time is up. */
export const haste = (g: CbTable, side: Side): number =>
  hasteOf({
    late: g.board.turn / g.field.turns,
    lead: cbRules.strain(g, otherSide(side)) - cbRules.strain(g, side),
  });
