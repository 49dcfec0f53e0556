import { type Reason, reason, type Side } from '@acies/kernel';
import { ABOUT, afterStep, type Box, cornersOf, INCH, overlap, reachesInto, runUp, turnedInPlace } from '@acies/table';
import { breakContacts, place, suffer } from './changes.ts';
import { gainMarkers } from './markers.ts';
import { closedTo } from './movement.ts';
import { BY_CLOCK, type Order, spend, stratagemCost, whyNotBy } from './orders.ts';
import { mayPass } from './passing.ts';
import { playStratagem, whyNoStratagem } from './stratagems.ts';
import {
  boxOf,
  type ClockTable,
  contactsOf,
  enemiesOf,
  factsOf,
  isInContact,
  isPresent,
  presentOf,
  sideOf,
  unitOf,
} from './table.ts';
import { mayDisengageFrom, moveOf } from './troops.ts';

type Disengage = Extract<Order, { do: 'disengage' }>;

/** MC-MOV-11: who may break off, from whom. */
export function whyNotDisengage(g: ClockTable, side: Side, { unit, by, feigned }: Disengage): Reason | undefined {
  const facts = g.field.units[unit];
  if (facts?.side !== side || !isPresent(g, unit) || !isInContact(g, unit))
    return reason('MC-MOV-11', 'it is not in contact');
  if (unitOf(g, unit).ordered) return reason('MC-ORD-1', `${facts.name} has had its order`);
  for (const contact of contactsOf(g, unit)) {
    const enemy = contact.attacker === unit ? contact.defender : contact.attacker;
    if (!mayDisengageFrom(facts.kind.type, factsOf(g, enemy).kind.type))
      return reason('MC-MOV-11', `${facts.name} cannot disengage from ${factsOf(g, enemy).name}`);
    if (contact.defender === unit && contact.met === 'rear')
      return reason('MC-MOV-11', `${facts.name} is attacked in rear`);
  }
  if (feigned && facts.kind.type !== 'LH') return reason('MC-ORD-3', 'only light horse feign flight');
  const stratagem = feigned ? whyNoStratagem(g, side, 'feigned flight') : undefined;
  if (stratagem) return stratagem;
  if (feigned && by === BY_CLOCK && g.board.orders < stratagemCost('feigned flight') + 1)
    return reason('MC-ORD-3', 'it costs an order beside the move itself');
  return whyNotBy(g, side, [unit], by);
}

/** MC-MOV-11: breaks off, and takes a DMZ unless the flight is feigned. */
export function disengage(g: ClockTable, side: Side, { unit, by, feigned }: Disengage): void {
  spend(g, by);
  if (feigned) playStratagem(g, side, 'feigned flight');
  const state = unitOf(g, unit);
  state.ordered = true;
  state.moved = true;
  breakContacts(g, unit);
  place(g, unit, flightOf(g, unit), 'disengage', 'MC-MOV-11');
  if (!feigned) suffer(g, unit, gainMarkers(state.dmz, 1, 'none'), [], false);
}

/** MC-MOV-11: a full move straight away from the enemy, as far as there is room. */
function flightOf(g: ClockTable, id: number): Box {
  const { kind, side } = factsOf(g, id);
  const away = turnedInPlace(boxOf(g, id), (boxOf(g, id).heading + ABOUT) % 3600);
  const rough = g.field.rough.some((area) => reachesInto(area, cornersOf(away)));
  const friends = presentOf(g, side).filter((other) => other !== id && !mayPass(kind, factsOf(g, other).kind));
  const others = [...friends, ...enemiesOf(g, side)].map((other) => boxOf(g, other));
  let { distance } = runUp(away, { do: 'advance', distance: moveOf(kind.type, rough) * INCH }, others);
  // Back from what it cannot end on: the table's edge, closed ground, friends it passes.
  while (distance > 0 && !mayEndAt(g, id, afterStep(away, { do: 'advance', distance })))
    distance = Math.max(0, distance - INCH / 4);
  return distance > 0 ? afterStep(away, { do: 'advance', distance: Math.floor(distance) }) : away;
}

function mayEndAt(g: ClockTable, id: number, box: Box): boolean {
  const { width, height } = g.field.table;
  const corners = cornersOf(box);
  if (corners.some(({ x, y }) => x < 0 || y < 0 || x > width || y > height)) return false;
  if (closedTo(g, id).some((area) => reachesInto(area, corners))) return false;
  return !presentOf(g, sideOf(g, id)).some((other) => other !== id && overlap(boxOf(g, other), box));
}
