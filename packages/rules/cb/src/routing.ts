import { awayFrom, flightOf } from '@acies/rules-disorder';
import { centreOf } from '@acies/table';
import { blocked } from './after-combat.ts';
import { breakUnit, destroyUnit, loseStandsOf, place } from './changes.ts';
import { throwCompelled } from './compelled.ts';
import { bodiesOf, boxOf, type CbTable, enemyWithin, isPresent, unitOf } from './table.ts';
import { SHORT_RANGE } from './troops.ts';

/** CB-AFT-6: a broken unit runs from an enemy; without room it loses a stand, and surrenders to an enemy close by. */
export function rout(g: CbTable, id: number, from: number): void {
  if (!isPresent(g, id)) return;
  const length = throwCompelled(g, id, 'rout');
  const heading = awayFrom(boxOf(g, id), centreOf(boxOf(g, from)));
  const flight = flightOf(bodiesOf(g), id, { length, heading, mayLeave: true });
  unitOf(g, id).moved = true;
  if (flight?.off) destroyUnit(g, id, 'left the table', 'CB-AFT-6');
  else if (flight) place(g, id, flight.end, 'rout', 'CB-AFT-6');
  else cornered(g, id);
}

export function breakAndRun(g: CbTable, id: number, from: number, clause: string): void {
  breakUnit(g, id, clause);
  rout(g, id, from);
}

export function cornered(g: CbTable, id: number): void {
  const { clause, casualties, surrenders } = blocked('break', enemyWithin(g, id, SHORT_RANGE));
  g.tell?.({ type: 'blocked', clauses: [clause], unit: id, surrenders });
  if (surrenders) destroyUnit(g, id, 'surrendered', clause);
  else loseStandsOf(g, id, casualties, clause);
}
