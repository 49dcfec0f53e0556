import type { Side } from '@acies/kernel';
import { type Reason, reason } from '@acies/kernel/odds';
import { ABOUT, afterStep, type Box, INCH, normalise, QUARTER, runUp, type Step, turnTo } from '@acies/table';
import { breakContacts, place, suffer } from '../../board/change.ts';
import { enemyIn, faces } from '../../board/contacts.ts';
import { standAgainst } from '../../board/flush.ts';
import {
  boxOf,
  type ClockContext,
  contactsOf,
  enemiesOf,
  factsOf,
  isInContact,
  isPresent,
  presentOf,
  unitOf,
} from '../../board/look.ts';
import { mayPass } from '../../board/passing.ts';
import { gainMarkers } from '../../sheet/markers.ts';
import { mayDisengageFrom, moveOf } from '../../sheet/troops.ts';
import { playStratagem, whyNoStratagem } from '../deployment/stratagems.ts';
import { faultOfWay, touchesRough, wayOf } from '../moving/movement.ts';
import { BY_CLOCK, type Order, spend, stratagemCost, whyNotBy } from '../orders/orders.ts';

type Disengage = Extract<Order, { do: 'disengage' }>;

/** MC-MOV-11: who may break off, from whom. */
export function whyNotDisengage(g: ClockContext, side: Side, { unit, by, feigned }: Disengage): Reason | undefined {
  const facts = g.setting.units[unit];
  if (facts?.side !== side || !isPresent(g, unit) || !isInContact(g, unit))
    return reason('MC-MOV-11', 'it is not in contact');
  if (unitOf(g, unit).ordered) return reason('MC-ORD-1', `${facts.name} has had its order`);
  for (const contact of contactsOf(g, unit)) {
    const enemy = enemyIn(contact, unit);
    if (!mayDisengageFrom(facts.kind.type, factsOf(g, enemy).kind.type))
      return reason('MC-MOV-11', `${facts.name} cannot disengage from ${factsOf(g, enemy).name}`);
    if (contact.defender === unit && contact.from === 'rear')
      return reason('MC-MOV-11', `${facts.name} is attacked in rear`);
  }
  if (!flightOf(g, unit)) return reason('MC-MOV-11', `${facts.name} has no room to disengage`);
  if (feigned && facts.kind.type !== 'LH') return reason('MC-ORD-3', 'only light horse feign flight');
  const stratagem = feigned ? whyNoStratagem(g, side, 'feigned flight') : undefined;
  if (stratagem) return stratagem;
  if (feigned && by === BY_CLOCK && g.board.orders < stratagemCost('feigned flight') + 1)
    return reason('MC-ORD-3', 'it costs an order beside the move itself');
  return whyNotBy(g, side, [unit], by);
}

/** MC-MOV-11: breaks off, and takes a DMZ unless the flight is feigned. */
export function disengage(g: ClockContext, side: Side, { unit, by, feigned }: Disengage): void {
  spend(g, by);
  if (feigned) playStratagem(g, side, 'feigned flight');
  const state = unitOf(g, unit);
  state.ordered = true;
  state.moved = true;
  const away = flightOf(g, unit)!;
  breakContacts(g, unit);
  place(g, unit, away, 'disengage', 'MC-MOV-11');
  if (!feigned) suffer(g, unit, gainMarkers(state.dmz, 1, 'none'), [], false);
}

/** MC-MOV-11, MC-MOV-4: a full move straight away from the enemy, as far as there is room; undefined where there is none. */
export function flightOf(g: ClockContext, id: number): Box | undefined {
  const { type } = factsOf(g, id).kind;
  const open = flightWithin(g, id, moveOf(type, false));
  return open?.rough ? flightWithin(g, id, moveOf(type, true))?.end : open?.end;
}

/** MC-MOV-11: the turn after which it looks straight away from the enemy it fights, whom it need not face. */
function turnAway(g: ClockContext, id: number): Step[] {
  const all = contactsOf(g, id);
  const { attacker } = all.find((contact) => faces(contact, id)) ?? all[0]!;
  // Who attacks has the other straight before it.
  const away = attacker === id ? unitOf(g, id).heading + ABOUT : unitOf(g, attacker).heading;
  const quarters = Math.round(turnTo(unitOf(g, id).heading, normalise(away)) / QUARTER);
  if (quarters === 0) return [];
  return [{ do: 'turn', to: quarters === 1 ? 'right' : quarters === -1 ? 'left' : 'about' }];
}

/**
 * It halts before whom it may not pass; before the table's edge, closed ground and friends it passes, to a quarter inch. (R) So
 * it does before another enemy, whom it does not charge.
 */
function flightWithin(g: ClockContext, id: number, most: number): { end: Box; rough: boolean } | undefined {
  const { kind, side } = factsOf(g, id);
  const enemies = enemiesOf(g, side);
  const friends = presentOf(g, side).filter((other) => other !== id && !mayPass(kind, factsOf(g, other).kind));
  const turn = turnAway(g, id);
  const barred = [...friends, ...enemies].map((other) => boxOf(g, other));
  let { distance } = runUp(turn.reduce(afterStep, boxOf(g, id)), { do: 'advance', distance: most * INCH }, barred);
  for (; distance >= INCH / 4; distance -= INCH / 4) {
    const way = wayOf(g, [id], [...turn, { do: 'advance', distance }]);
    const end = way.marches[0]!.stops.at(-1)!;
    if (faultOfWay(g, [id], way, { allowance: distance, rough: false, enemies })) continue;
    if (enemies.some((enemy) => standAgainst(end, boxOf(g, enemy)))) continue;
    return { end, rough: touchesRough(g, [id], way) };
  }
  return undefined;
}
