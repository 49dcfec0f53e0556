import { disorder, place } from '../../board/change.ts';
import type { How } from '../../board/events.ts';
import { type CbContext, unitOf, whoIs } from '../../board/look.ts';
import type { PreparedPath } from '../../board/prepared-path.ts';
import { JT } from '../../board/setting.ts';
import { rollMove } from '../../sheet/chapters/moving.ts';
import { noteThrow } from './compelled.ts';
import { type MoveAction, preparedMove } from './move-actions.ts';
import { passedThrough } from './passage.ts';
import type { Licence } from './path-limits.ts';

/** CB-MOV-1, CB-MOV-7: throws for a move; who has thrown is tired, whether or not it then goes far. */
export function throwFor(g: CbContext, id: number, action: MoveAction): Licence {
  const length = noteThrow(g, id, rollMove(preparedMove(g, id, action), g.dice, whoIs(g, id)));
  return { allowance: length / JT, double: action.double };
}

/** CB-SEQ-3: a path gone, with what it costs its unit and those it passes through. */
export function makeMove(g: CbContext, id: number, prepared: PreparedPath, how: How, clause = 'CB-SEQ-3'): void {
  const unit = unitOf(g, id);
  const { end, goes, formation, files, formsUp } = prepared;
  const turns = end.heading !== unit.heading;
  const forms = formation !== unit.formation || files !== unit.files;
  if (!goes && !turns && !forms) return;
  unit.moved = true;
  for (const passed of prepared.passed) passedThrough(g, id, passed);
  if (forms) {
    Object.assign(unit, { formation, files, formedUp: formsUp });
    g.tell?.({ type: 'formed', clauses: [formsUp ? 'CB-MAN-4' : 'CB-MAN-3'], unit: id, into: formation, files });
  }
  place(g, id, end, how, clause);
  for (const { clause: because, why, dp } of prepared.disorder) disorder(g, id, dp, 'movement', why, because);
}
