import { disorder } from '../../board/change.ts';
import { factsOf, type LegioContext, unitOf, whoIs } from '../../board/look.ts';
import { PACE } from '../../board/setting.ts';
import { type MoveKind, moveDice, prepareMove, rollMove } from '../../sheet/chapters/moving.ts';

/** Of a charge: whether it comes through difficult ground, and with how many average dice. */
interface Terms {
  readonly difficult?: boolean;
  readonly average?: number;
}

/** LG-MOV-2: throws for a move with a compulsory D6, with all the dice there are unless said. A length on the table. */
export function throwCompelled(g: LegioContext, id: number, kind: MoveKind, terms: Terms = {}): number {
  const { type } = factsOf(g, id).kind;
  const { difficult = false, average = moveDice(type, kind)[0]?.average ?? 0 } = terms;
  const { formation } = unitOf(g, id);
  const prepared = prepareMove({ type, formation, kind, average, difficult, road: false, beyondBow: false });
  const { paces, fatigue } = rollMove(prepared, g.dice, whoIs(g, id));
  g.tell?.({ type: 'allowance', clauses: ['LG-MOV-2'], unit: id, paces });
  disorder(g, id, fatigue, 'movement', 'fatigue', 'LG-MOV-7');
  return paces.total * PACE;
}
