import { type Reason, reason, type Side } from '@acies/kernel';
import {
  ABOUT,
  afterStep,
  type Box,
  cornersOf,
  INCH,
  isWhollyIn,
  overlap,
  rangeBetween,
  reachesInto,
  runUp,
  turnedInPlace,
} from '@acies/table';
import type { Contact } from './board.ts';
import { breakContacts, place, suffer } from './changes.ts';
import type { Clash } from './charging.ts';
import { BASE } from './field.ts';
import { gainMarkers } from './markers.ts';
import { isReason, type Move, prepareMove } from './move-order.ts';
import { closedTo } from './movement.ts';
import { asSteps, BY_CLOCK, type Order, spend, stratagemCost, whyNotBy } from './orders.ts';
import { mayPass } from './passing.ts';
import { prepareNerve, rollNerve } from './rally.ts';
import { rallySituation } from './rallying.ts';
import type { Stratagem } from './setup.ts';
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
  whoIs,
} from './table.ts';
import { mayDisengageFrom, moveOf } from './troops.ts';

/** MC-UNIT-2: how far a leader rides to another unit. */
const RIDE = 12 * INCH;

/** Why an order cannot be given; undefined if it can. */
export function whyNotOrder(g: ClockTable, side: Side, order: Order): Reason | undefined {
  switch (order.do) {
    case 'done':
      return undefined;
    case 'move': {
      const move = prepareMove(g, side, order.units, asSteps(order.steps));
      return isReason(move) ? move : whyNotBy(g, side, order.units, order.by);
    }
    case 'forced march': {
      const move = prepareMove(g, side, order.units, asSteps(order.steps), true);
      return isReason(move) ? move : whyNoStratagem(g, side, 'forced march');
    }
    case 'disengage':
      return whyNotDisengage(g, side, order);
    case 'ride':
      return whyNotRide(g, side, order.leader, order.to);
    case 'reveal':
      return whyNotReveal(g, side, order);
  }
}

function whyNoStratagem(g: ClockTable, side: Side, stratagem: Stratagem): Reason | undefined {
  if (!g.field.stratagems[side].includes(stratagem)) return reason('MC-ORD-3', `${side} has no ${stratagem}`);
  if (g.board.played[side].includes(stratagem)) return reason('MC-ORD-3', `the ${stratagem} has been played`);
  const cost = stratagemCost(stratagem);
  return g.board.orders >= cost ? undefined : reason('MC-ORD-3', `it costs ${cost} orders, ${g.board.orders} are left`);
}

type Disengage = Extract<Order, { do: 'disengage' }>;

/** MC-MOV-11: who may break off, from whom. */
function whyNotDisengage(g: ClockTable, side: Side, { unit, by, feigned }: Disengage): Reason | undefined {
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

function whyNotRide(g: ClockTable, side: Side, leader: number, to: number): Reason | undefined {
  const facts = g.field.leaders[leader];
  const from = g.board.leaders[leader];
  if (facts?.side !== side || from === undefined || from < 0) return reason('MC-UNIT-2', 'there is no such leader');
  if (g.board.rode.includes(leader)) return reason('MC-UNIT-2', `${facts.name} has ridden this half turn`);
  if (g.field.units[to]?.side !== side || !isPresent(g, to)) return reason('MC-UNIT-2', 'there is no such unit');
  if (g.board.leaders.includes(to)) return reason('MC-UNIT-2', 'a leader is with it already');
  const away = rangeBetween(boxOf(g, from), boxOf(g, to));
  return away <= RIDE ? undefined : reason('MC-UNIT-2', `it is ${Math.ceil(away / INCH)} inches away, he rides 12`);
}

type Reveal = Extract<Order, { do: 'reveal' }>;

/** MC-ORD-3 (R): an ambush is sprung anywhere within its terrain, clear of everybody, while no enemy is in there. */
function whyNotReveal(g: ClockTable, side: Side, { unit, x, y, heading }: Reveal): Reason | undefined {
  const facts = g.field.units[unit];
  if (facts?.side !== side || unitOf(g, unit).where !== 'ambush') return reason('MC-ORD-3', 'it lies in no ambush');
  const cost = stratagemCost('ambush');
  if (g.board.orders < cost) return reason('MC-ORD-3', `it costs ${cost} orders, ${g.board.orders} are left`);
  const terrain = g.field.terrain[facts.hidden]!;
  const box: Box = { x, y, heading, width: BASE, depth: BASE };
  if (!isWhollyIn(terrain, cornersOf(box))) return reason('MC-ORD-3', `it must stand wholly in the ${terrain.kind}`);
  if (enemiesOf(g, side).some((id) => reachesInto(terrain, cornersOf(boxOf(g, id)))))
    return reason('MC-ORD-3', 'the enemy is in that terrain: the ambush is found out');
  const other = g.field.units.find((one) => isPresent(g, one.id) && overlap(boxOf(g, one.id), box));
  return other && reason('MC-ORD-3', `${other.name} stands there`);
}

/** Does what has been ordered. */
export function carryOut(g: ClockTable, side: Side, order: Exclude<Order, { do: 'done' }>): void {
  switch (order.do) {
    case 'move':
      spend(g, order.by);
      g.tell?.({ type: 'order', clauses: ['MC-ORD-1'], side, units: order.units, by: order.by, left: g.board.orders });
      move(g, order.units, prepareMove(g, side, order.units, asSteps(order.steps)) as Move);
      break;
    case 'forced march':
      playStratagem(g, side, 'forced march');
      move(g, order.units, prepareMove(g, side, order.units, asSteps(order.steps), true) as Move);
      break;
    case 'disengage':
      disengage(g, side, order);
      break;
    case 'ride':
      g.board.leaders[order.leader] = order.to;
      g.board.rode.push(order.leader);
      g.tell?.({ type: 'rode', clauses: ['MC-UNIT-2'], leader: order.leader, to: order.to });
      break;
    case 'reveal':
      reveal(g, side, order);
      break;
  }
}

function playStratagem(g: ClockTable, side: Side, stratagem: Stratagem): void {
  g.board.orders -= stratagemCost(stratagem);
  // An ambush is sprung unit by unit; the others are played once.
  if (stratagem !== 'ambush') g.board.played[side].push(stratagem);
  g.tell?.({ type: 'stratagem', clauses: ['MC-ORD-3'], side, stratagem });
}

function move(g: ClockTable, units: readonly number[], { ends, clashes }: Move): void {
  for (const id of units) unitOf(g, id).ordered = true;
  if (!dare(g, units, clashes)) return;
  units.forEach((id, i) => {
    unitOf(g, id).moved = true;
    place(g, id, ends[i]!, clashes.length > 0 ? 'charge' : 'move', clashes.length > 0 ? 'MC-MOV-8' : 'MC-MOV-1');
  });
  for (const clash of clashes) joinContact(g, clash);
}

/** MC-RAL-3: who charges a fearsome enemy tests first; (R) a group charges together or not at all. */
function dare(g: ClockTable, units: readonly number[], clashes: readonly Clash[]): boolean {
  let all = true;
  for (const { unit, target } of clashes) {
    const prepared = prepareNerve(rallySituation(g, unit), factsOf(g, target).kind);
    if (prepared.verdict.kind !== 'roll') continue;
    const dares = rollNerve(prepared, g.dice, whoIs(g, unit));
    const { tally, score } = prepared;
    g.tell?.({ type: 'nerve', clauses: ['MC-RAL-3'], unit, target, tally, needs: score.total, dares });
    all &&= dares;
  }
  if (!all) for (const id of units) unitOf(g, id).daunted = true;
  return all;
}

/** MC-MOV-10, MC-MEL-11: the defender turns to face who comes at it, unless it is engaged in front. */
function joinContact(g: ClockTable, { unit, target, met }: Clash): void {
  const busy = contactsOf(g, target).some((contact) => isFacedBy(contact, target));
  const faced = met === 'front' || !busy;
  const contact: Contact = { attacker: unit, defender: target, met, faced, fresh: true };
  g.board.contacts.push(contact);
  g.tell?.({ type: 'contact', clauses: ['MC-MOV-8', 'MC-MOV-10'], attacker: unit, defender: target, met });
  if (met !== 'front' && faced)
    place(g, target, turnedInPlace(boxOf(g, target), (boxOf(g, unit).heading + ABOUT) % 3600), 'turn', 'MC-MOV-10');
}

/** Whether a unit faces the enemy of a contact: the attacker always does. */
export const isFacedBy = (contact: Contact, id: number): boolean => contact.attacker === id || contact.faced;

function disengage(g: ClockTable, side: Side, { unit, by, feigned }: Disengage): void {
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

function reveal(g: ClockTable, side: Side, { unit, x, y, heading }: Reveal): void {
  playStratagem(g, side, 'ambush');
  const state = unitOf(g, unit);
  state.where = 'table';
  state.x = x;
  state.y = y;
  state.heading = heading;
  g.tell?.({ type: 'revealed', clauses: ['MC-ORD-3'], unit, to: { x, y, heading } });
}
