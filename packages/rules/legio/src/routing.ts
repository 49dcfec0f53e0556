import { centreOf } from '@acies/table';
import { blocked } from './after-combat.ts';
import { destroyUnit, loseStandsOf, place } from './changes.ts';
import { throwCompelled } from './compelled.ts';
import { awayFrom, flightOf } from './flight.ts';
import { standsTouching } from './frontage.ts';
import { boxOf, enemyWithin, isPresent, type LegioTable, unitOf } from './table.ts';
import { JAVELIN } from './troops.ts';

/** LG-AFT-5: a broken unit runs from an enemy; without room it loses a stand, and surrenders to an enemy close by. */
export function rout(g: LegioTable, id: number, from: number): void {
  if (!isPresent(g, id)) return;
  const length = throwCompelled(g, id, 'rout');
  const flight = flightOf(g, id, length, awayFrom(boxOf(g, id), centreOf(boxOf(g, from))), true);
  unitOf(g, id).moved = true;
  if (flight?.off) destroyUnit(g, id, 'left the table', 'LG-AFT-5');
  else if (flight) place(g, id, flight.end, 'rout', 'LG-AFT-5');
  else cornered(g, id);
}

export function cornered(g: LegioTable, id: number): void {
  const { clause, casualties, surrenders } = blocked('break', enemyWithin(g, id, JAVELIN));
  g.tell?.({ type: 'blocked', clauses: [clause], unit: id, surrenders });
  if (surrenders) destroyUnit(g, id, 'surrendered', clause);
  else loseStandsOf(g, id, casualties, clause);
}

/** LG-AFT-6: pursuers catch routers, and will throw for them next turn. */
export function catchRouter(g: LegioTable, pursuer: number, router: number): void {
  g.board.catches.push({ pursuer, router, stands: standsTouching(g, pursuer, router) });
  g.tell?.({ type: 'caught', clauses: ['LG-AFT-6'], unit: router, by: pursuer });
}
