import { awayFrom, facedAbout, flightOf } from '@acies/rules-disorder';
import { centreOf } from '@acies/table';
import type { Unit } from '../../board/board.ts';
import { place, shock, unform } from '../../board/change.ts';
import { inDifficult, isBehindLine } from '../../board/cover.ts';
import {
  bodiesOf,
  boxOf,
  type CbContext,
  factsOf,
  isInContact,
  isPresent,
  isRouting,
  unitOf,
} from '../../board/look.ts';
import { type Response, type Responses, responsesTo } from '../../sheet/combat/responses.ts';
import { breakAndRun } from '../combat/routing.ts';
import { throwCompelled } from '../moving/compelled.ts';
import { fledThrough } from '../moving/passage.ts';

/** CB-CMD-2, CB-CTL-3, CB-CTL-5 (R): it stays where it is, unless something carries it away. */
const isHeld = ({ mood, steadied, control, last }: Unit): boolean =>
  mood === 'steady' && (steadied || control === 'halts' || (control === 'repeats' && last !== 'move'));

/** CB-RSP-1 to CB-RSP-5: what a unit may do about enemies who charge it; who flees already goes on fleeing. */
export function responsesOf(g: CbContext, id: number, chargers: readonly number[]): Responses {
  if (isRouting(g, id)) return { clause: 'CB-AFT-6', options: ['stand'] };
  const box = boxOf(g, id);
  const { formation, shaken, formedUp } = unitOf(g, id);
  return responsesTo({
    unit: factsOf(g, id).kind,
    formation,
    shaken,
    formedUp,
    held: isHeld(unitOf(g, id)),
    inCombat: isInContact(g, id),
    inDifficult: inDifficult(g.setting, box),
    behindObstacle: chargers.every((charger) => isBehindLine(g.setting, box, boxOf(g, charger))),
    chargers: chargers.map((unit) => ({ type: factsOf(g, unit).kind.type, formation: unitOf(g, unit).formation })),
  });
}

/** CB-RSP-1, CB-RSP-6: what a response comes to at once: flight, or standing to receive. */
export function respond(g: CbContext, id: number, response: Response, charger: number): Response {
  if (response === 'break') breakAndRun(g, id, charger, 'CB-RSP-1');
  return response === 'evade' ? evade(g, id, charger) : response;
}

/** CB-RSP-6, CB-MOR-5, CB-UNIT-7: all dice directly away, unformed, at a DP; (R) without room it stands. */
function evade(g: CbContext, id: number, charger: number): Response {
  unform(g, id, 'CB-UNIT-7');
  Object.assign(unitOf(g, id), { mood: 'steady', motion: 'standing' });
  const length = throwCompelled(g, id, 'evade');
  const heading = awayFrom(boxOf(g, id), centreOf(boxOf(g, charger)));
  const flight = flightOf(bodiesOf(g), id, { length, heading, mayLeave: false });
  if (!flight) return 'stand';
  fledThrough(g, id, boxOf(g, id), flight.end);
  place(g, id, facedAbout(flight.end), 'evade', 'CB-RSP-6');
  Object.assign(unitOf(g, id), { moved: true });
  shock(g, id, 'evaded');
  return isPresent(g, id) ? 'evade' : 'stand';
}
