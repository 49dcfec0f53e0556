import { disorder, place } from '../../board/change.ts';
import type { How } from '../../board/events.ts';
import { type LegioContext, unitOf, whoIs } from '../../board/look.ts';
import type { PreparedPath } from '../../board/prepared-path.ts';
import { rollMove } from '../../sheet/chapters/moving.ts';
import { makeMounted } from '../moving/mounting.ts';
import { passedThrough } from '../moving/passing.ts';
import type { Licence } from '../moving/path-limits.ts';
import type { PathStep } from '../moving/path-steps.ts';
import { type MoveAction, preparedMove } from './declared-moves.ts';

/** LG-MOV-1, LG-MOV-7: throws for a move; who has thrown is tired, whether or not it then goes far. */
export function throwFor(g: LegioContext, id: number, action: MoveAction): Licence {
  const { paces, fatigue } = rollMove(preparedMove(g, id, action), g.dice, whoIs(g, id));
  g.tell?.({ type: 'allowance', clauses: ['LG-MOV-1'], unit: id, paces });
  disorder(g, id, fatigue, 'movement', 'fatigue', 'LG-MOV-7');
  const { difficult, approach, road } = action;
  return { allowance: paces.total, difficult, approach, road };
}

/** LG-SEQ-2, LG-MAN-1 to LG-MAN-9: a path gone, with what it costs its unit and those it passes through. */
export function makeMove(
  g: LegioContext,
  id: number,
  steps: readonly PathStep[],
  prepared: PreparedPath,
  how: How,
  clause = 'LG-SEQ-2',
): void {
  const unit = unitOf(g, id);
  // LG-CTL-2 (R): what stays in its place is no move to repeat.
  unit.last = prepared.goes ? 'move' : 'stand';
  if (steps.length === 0) return;
  unit.moved = true;
  const { formation } = unit;
  if (prepared.into) form(g, id, prepared, prepared.into);
  else if (prepared.files !== unit.files) spread(g, id, prepared.files);
  place(g, id, prepared.end, how, clause);
  for (const { clause: because, why, dp } of prepared.disorder) disorder(g, id, dp, 'movement', why, because);
  for (const friend of prepared.passed) passedThrough(g, friend, formation);
  if (prepared.mounting) makeMounted(g, id, prepared.mounting);
}

function form(g: LegioContext, id: number, { files, formsUp }: PreparedPath, into: 'line' | 'column'): void {
  const unit = unitOf(g, id);
  // A column keeps in mind how many files its line had.
  Object.assign(unit, { formation: into, formedUp: formsUp, files: into === 'line' ? files : unit.files });
  g.tell?.({ type: 'formed', clauses: [formsUp ? 'LG-MAN-4' : 'LG-MAN-3'], unit: id, into });
}

/** LG-MAN-1: unformed stands in another number of files. */
function spread(g: LegioContext, id: number, files: number): void {
  unitOf(g, id).files = files;
  g.tell?.({ type: 'spread', clauses: ['LG-MAN-1'], unit: id, files });
}
