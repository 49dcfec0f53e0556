import { awayFrom, facedAbout, flightOf, SHAKEN_AT } from '@acies/rules-disorder';
import { type Box, centreOf, cornersOf, crosses, distanceToLine, reachesInto } from '@acies/table';
import { breakUnit, disorder, place, unform } from '../../board/change.ts';
import {
  bodiesOf,
  boxOf,
  conditionOf,
  factsOf,
  inspiresOf,
  isInContact,
  type LegioContext,
  unitOf,
  whoIs,
} from '../../board/look.ts';
import { PACE } from '../../board/setting.ts';
import { prepareEvade, rollEvade } from '../../sheet/chapters/evading.ts';
import { type Response, type Responses, responsesTo } from '../../sheet/combat/responses.ts';
import { JAVELIN } from '../../sheet/troops.ts';
import { throwCompelled } from '../acting/compelled.ts';
import { rout } from '../combat/routing.ts';

/** LG-RSP-1 to LG-RSP-6: what a unit may do about enemies who charge it. Who fights already stands (R). */
export function responsesOf(g: LegioContext, id: number, chargers: readonly number[]): Responses {
  if (isInContact(g, id)) return { clause: 'LG-RSP-6', options: ['stand'] };
  const box = boxOf(g, id);
  return responsesTo({
    unit: factsOf(g, id).kind,
    formation: unitOf(g, id).formation,
    shaken: unitOf(g, id).shaken,
    inDifficult: g.setting.difficult.some((area) => reachesInto(area, cornersOf(box))),
    behindObstacle: chargers.every((charger) => isBehindObstacle(g, box, boxOf(g, charger))),
    chargers: chargers.map((unit) => ({
      unit: factsOf(g, unit).kind,
      pursuing: unitOf(g, unit).mood === 'pursuing',
    })),
  });
}

/** LG-RSP-2 (R): a line between them that is nearer to him than to his charger, and no farther from his front than javelin range. */
const isBehindObstacle = (g: LegioContext, box: Box, charger: Box): boolean =>
  g.setting.barriers.some(
    (line) =>
      crosses(line, centreOf(charger), centreOf(box)) &&
      distanceToLine(line, box) < distanceToLine(line, charger) &&
      distanceToLine(line, { ...box, depth: 0 }) <= JAVELIN * PACE,
  );

/** LG-RSP-1, LG-RSP-7: what a response comes to at once: flight, or standing to receive. */
export function respond(g: LegioContext, id: number, response: Response, charger: number): Response {
  if (response === 'break') return breakAndRun(g, id, charger, 'LG-RSP-1');
  if (response !== 'evade') return response;
  const prepared = prepareEvade({
    ...conditionOf(g, id),
    grade: factsOf(g, id).kind.grade,
    inspired: inspiresOf(g, id) > 0,
  });
  const result = rollEvade(prepared, g.dice, whoIs(g, id));
  g.tell?.({ type: 'evade', clauses: ['LG-RSP-7'], unit: id, tally: prepared.tally, result });
  if (result === 'evades') return evade(g, id, charger);
  if (result === 'breaks') return breakAndRun(g, id, charger, 'LG-RSP-7');
  disorder(g, id, SHAKEN_AT - unitOf(g, id).dp, 'morale', 'it could not evade', 'LG-RSP-7');
  return 'stand';
}

function breakAndRun(g: LegioContext, id: number, charger: number, clause: string): Response {
  breakUnit(g, id, clause);
  rout(g, id, charger);
  return 'break';
}

/** LG-RSP-7, LG-AFT-5 (R): a full fast move away; without room it stands. Pursuers who evade pursue no longer. */
function evade(g: LegioContext, id: number, charger: number): Response {
  unform(g, id, 'LG-MAN-1');
  Object.assign(unitOf(g, id), { mood: 'steady', moved: true });
  const length = throwCompelled(g, id, 'evade');
  const heading = awayFrom(boxOf(g, id), centreOf(boxOf(g, charger)));
  const flight = flightOf(bodiesOf(g), id, { length, heading, mayLeave: false });
  if (!flight) return 'stand';
  place(g, id, facedAbout(flight.end), 'evade', 'LG-RSP-7');
  return 'evade';
}

/** LG-AFT-5 (R): an evader that is caught breaks and runs. */
export function catchEvader(g: LegioContext, unit: number, evader: number): void {
  g.tell?.({ type: 'caught', clauses: ['LG-AFT-5'], unit: evader, by: unit });
  breakAndRun(g, evader, unit, 'LG-AFT-5');
}
