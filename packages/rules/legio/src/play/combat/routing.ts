import { awayFrom, flightOf } from '@acies/rules-disorder';
import { centreOf } from '@acies/table';
import { destroyUnit, loseStandsOf, place } from '../../board/change.ts';
import { standsTouching } from '../../board/frontage.ts';
import { bodiesOf, boxOf, enemyWithin, isPresent, type LegioContext, unitOf } from '../../board/look.ts';
import { blocked } from '../../sheet/combat/after-combat.ts';
import { JAVELIN } from '../../sheet/troops.ts';
import { throwCompelled } from '../acting/compelled.ts';

/** LG-AFT-5: a broken unit runs from an enemy; without room it loses a stand, and surrenders to an enemy close by. */
export function rout(g: LegioContext, id: number, from: number): 'surrendered' | undefined {
  if (!isPresent(g, id)) return undefined;
  const length = throwCompelled(g, id, 'rout');
  const heading = awayFrom(boxOf(g, id), centreOf(boxOf(g, from)));
  const flight = flightOf(bodiesOf(g), id, { length, heading, mayLeave: true });
  unitOf(g, id).moved = true;
  if (flight?.off) destroyUnit(g, id, 'left the table', 'LG-AFT-5');
  else if (flight) place(g, id, flight.end, 'rout', 'LG-AFT-5');
  else return cornered(g, id);
  return undefined;
}

export function cornered(g: LegioContext, id: number): 'surrendered' | undefined {
  const { clause, casualties, surrenders } = blocked('break', enemyWithin(g, id, JAVELIN));
  g.tell?.({ type: 'blocked', clauses: [clause], unit: id, surrenders });
  if (surrenders) destroyUnit(g, id, 'surrendered', clause);
  else loseStandsOf(g, id, casualties, clause);
  return surrenders ? 'surrendered' : undefined;
}

/** LG-AFT-6: pursuers catch routers, and will throw for them next turn. */
export function catchRouter(g: LegioContext, pursuer: number, router: number): void {
  g.board.catches.push({ pursuer, router, stands: standsTouching(g, pursuer, router) });
  g.tell?.({ type: 'caught', clauses: ['LG-AFT-6'], unit: router, by: pursuer });
}
