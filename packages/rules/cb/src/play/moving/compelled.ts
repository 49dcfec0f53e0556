import { diceCount } from '@acies/rules-disorder';
import { disorder } from '../../board/change.ts';
import { type CbContext, factsOf, unitOf, whoIs } from '../../board/look.ts';
import { JT } from '../../board/setting.ts';
import { type MoveKind, moveDice } from '../../sheet/chapters/move-kinds.ts';
import { type Moved, type PreparedMove, prepareMove, rollMove } from '../../sheet/chapters/moving.ts';

/** CB-MOV-4: a move that the unit does not choose, with all the dice there are. */
export function preparedCompelled(g: CbContext, id: number, kind: MoveKind): PreparedMove {
  const { kind: unit } = factsOf(g, id);
  const { formation } = unitOf(g, id);
  const [most] = moveDice({ type: unit.type, formation, kind });
  const dice = most ? diceCount(most) : 0;
  return prepareMove({ unit, formation, kind, dice, difficult: false, beyondBow: false, inspireActions: 0 });
}

/** CB-MOV-4: throws for such a move. A length on the table. */
export const throwCompelled = (g: CbContext, id: number, kind: MoveKind): number =>
  noteThrow(g, id, rollMove(preparedCompelled(g, id, kind), g.dice, whoIs(g, id)), 'CB-MOV-4');

/** CB-MOV-1, CB-MOV-2, CB-MOV-6, CB-MOV-10: what a distance comes from first. */
const clauseOf = ({ rows }: Moved['distance']): string => rows[0]?.clause ?? 'CB-MOV-1';

/** What has been thrown for a move, and how it tires; a length on the table. */
export function noteThrow(g: CbContext, id: number, { distance, fatigue }: Moved, clause = clauseOf(distance)): number {
  g.tell?.({ type: 'allowance', clauses: [clause], unit: id, distance });
  disorder(g, id, fatigue, 'movement', 'fatigue', 'CB-MOV-7');
  return Math.round(distance.total * JT);
}
