import { lengthOfPath, type Step, walk } from '@acies/table';
import { isFreeRelief } from './after-combat.ts';
import { disorder, place } from './changes.ts';
import type { How } from './events.ts';
import type { Formation } from './formations.ts';
import { passingTally } from './manoeuvre.ts';
import { type MoveAction, preparedMove, recoveryOf } from './move-actions.ts';
import type { PreparedPath } from './move-path.ts';
import { rollMove } from './moving.ts';
import type { Licence } from './path-limits.ts';
import { removeDps } from './recovery.ts';
import { boxOf, conditionOf, factsOf, type LegioTable, unitOf, whoIs } from './table.ts';

/** LG-MOV-1, LG-MOV-7: throws for a move; who has thrown is tired, whether or not it then goes far. */
export function throwFor(g: LegioTable, id: number, action: MoveAction): Licence {
  const { paces, fatigue } = rollMove(preparedMove(g, id, action), g.dice, whoIs(g, id));
  g.tell?.({ type: 'allowance', clauses: ['LG-MOV-1'], unit: id, paces });
  disorder(g, id, fatigue, 'movement', 'fatigue', 'LG-MOV-7');
  const { difficult, approach, road } = action;
  return { allowance: paces.total, difficult, approach, road };
}

/** LG-SEQ-2, LG-MAN-1 to LG-MAN-9: a path gone, with what it costs its unit and those it passes through. */
export function makeMove(
  g: LegioTable,
  id: number,
  steps: readonly Step[],
  prepared: PreparedPath,
  how: How,
  clause = 'LG-SEQ-2',
): void {
  const unit = unitOf(g, id);
  // LG-CTL-2 (R): what stays in its place is no move to repeat.
  unit.last = lengthOfPath(walk(boxOf(g, id), steps)) > 0 ? 'move' : 'stand';
  if (steps.length === 0) return;
  unit.moved = true;
  const { formation } = unit;
  if (prepared.into) form(g, id, prepared, prepared.into);
  place(g, id, prepared.end, how, clause);
  for (const { clause: because, why, dp } of prepared.disorder) disorder(g, id, dp, 'movement', why, because);
  for (const friend of prepared.passed) passedThrough(g, friend, formation);
}

function form(g: LegioTable, id: number, { files, formsUp }: PreparedPath, into: 'line' | 'column'): void {
  const unit = unitOf(g, id);
  // A column keeps in mind how many files its line had.
  Object.assign(unit, { formation: into, formedUp: formsUp, files: into === 'line' ? files : unit.files });
  g.tell?.({ type: 'formed', clauses: [formsUp ? 'LG-MAN-4' : 'LG-MAN-3'], unit: id, into });
}

/** LG-MAN-8: what it costs a unit that another in such a formation passes through it. */
function passedThrough(g: LegioTable, id: number, formation: Formation): void {
  const { formation: own, moved } = unitOf(g, id);
  const { total } = passingTally({ formation: own, stationary: !moved }, { formation, stationary: false });
  disorder(g, id, total, 'movement', 'interpenetration', 'LG-MAN-8');
}

/** LG-SEQ-2, LG-REC-1, LG-REC-2. */
export function rest(g: LegioTable, id: number): void {
  const { tally } = recoveryOf(g, id);
  Object.assign(unitOf(g, id), removeDps(conditionOf(g, id), tally.total), { rests: true });
  g.tell?.({ type: 'rested', clauses: ['LG-REC-1', 'LG-SEQ-2'], unit: id, removed: tally });
}

/** LG-AFT-1: two units change places; if it is not free, each passes through the other on the move (LG-MAN-8). */
export function relieve(g: LegioTable, front: number, rear: number): void {
  const pair = [front, rear] as const;
  const [a, b] = pair.map((id) => ({ unit: factsOf(g, id).kind, formation: unitOf(g, id).formation })) as [Pair, Pair];
  const [ahead, behind] = [boxOf(g, front), boxOf(g, rear)];
  place(g, front, behind, 'relief', 'LG-AFT-1');
  place(g, rear, ahead, 'relief', 'LG-AFT-1');
  for (const id of pair) unitOf(g, id).moved = true;
  if (isFreeRelief(a, b)) return;
  passedThrough(g, front, b.formation);
  passedThrough(g, rear, a.formation);
}
type Pair = Parameters<typeof isFreeRelief>[0];
