import { awayFrom, flightOf } from '@acies/rules-disorder';
import { ABOUT, type Box, bearingOf, centreOf, cornersOf, TOUCH } from '@acies/table';
import { breakUnit, destroyUnit, loseStandsOf, place } from '../../board/change.ts';
import { bodiesOf, boxOf, type CbContext, enemyWithin, isPresent, unitOf } from '../../board/look.ts';
import { blocked } from '../../sheet/combat/after-combat.ts';
import { SHORT_RANGE } from '../../sheet/troops.ts';
import { throwCompelled } from '../moving/compelled.ts';
import { fledThrough } from '../moving/passage.ts';

/** Whether an enemy is wholly before the line of a unit’s front. */
const isBefore = (box: Box, enemy: Box): boolean =>
  cornersOf(enemy).every((corner) => bearingOf(box, corner).ahead >= -TOUCH);

/** CB-AFT-5, CB-AFT-6 (R): the way to the rear: straight back from an enemy in front, directly away from another. */
export const rearward = (box: Box, enemy: Box): number =>
  isBefore(box, enemy) ? (box.heading + ABOUT) % 3600 : awayFrom(box, centreOf(enemy));

/** CB-AFT-5, CB-AFT-6 (R): of several enemies the one it goes back from: the first in front, or the first. */
export function foremost(g: CbContext, id: number, enemies: readonly number[]): number {
  const box = boxOf(g, id);
  return enemies.find((enemy) => isBefore(box, boxOf(g, enemy))) ?? enemies[0]!;
}

/** CB-AFT-6: a broken unit runs from an enemy; without room it loses a stand, and surrenders to an enemy close by. */
function rout(g: CbContext, id: number, from: number): void {
  if (isPresent(g, id)) flee(g, id, rearward(boxOf(g, id), boxOf(g, from)));
}

/** CB-AFT-6, CB-PASS-3: as far as it is thrown, off the table or through friends. */
export function flee(g: CbContext, id: number, heading: number): void {
  const length = throwCompelled(g, id, 'rout');
  const flight = flightOf(bodiesOf(g), id, { length, heading, mayLeave: true });
  unitOf(g, id).moved = true;
  if (flight) fledThrough(g, id, boxOf(g, id), flight.end);
  if (flight?.off) destroyUnit(g, id, 'left the table', 'CB-AFT-6');
  else if (flight) place(g, id, flight.end, 'rout', 'CB-AFT-6');
  else cornered(g, id);
}

export function breakAndRun(g: CbContext, id: number, from: number, clause: string): void {
  breakUnit(g, id, clause);
  rout(g, id, from);
}

function cornered(g: CbContext, id: number): void {
  const { clause, casualties, surrenders } = blocked('break', enemyWithin(g, id, SHORT_RANGE));
  g.tell?.({ type: 'blocked', clauses: [clause], unit: id, surrenders });
  if (surrenders) destroyUnit(g, id, 'surrendered', clause);
  else loseStandsOf(g, id, casualties, clause);
}
