import { becomeShaken, type Cause, type Condition, gainDisorder } from '@acies/rules-disorder';
import type { Box } from '@acies/table';
import { rollLeaderRisk } from '../sheet/chapters/leader-risk.ts';
import { type Mishap, type MoraleCause, moraleOfLeader, moraleOfMishap, SHOCKS } from '../sheet/chapters/morale.ts';
import { isDestroyed } from '../sheet/strength.ts';
import { GONE } from './board.ts';
import type { How } from './events.ts';
import {
  boxOf,
  conditionOf,
  factsOf,
  friendsOf,
  isPresent,
  isRouting,
  isWithin,
  type LegioContext,
  leaderWith,
  standsOf,
  unitOf,
} from './look.ts';

/** Changes to the board that several procedures make. */

export function place(g: LegioContext, id: number, { x, y, heading }: Box, how: How, clause: string): void {
  // One by one: put together they would be taken for a point, and come back as broken numbers.
  const unit = unitOf(g, id);
  unit.x = x;
  unit.y = y;
  unit.heading = heading;
  g.tell?.({ type: 'moved', clauses: [clause], unit: id, how, to: { x, y, heading } });
}

export function unform(g: LegioContext, id: number, clause: string): void {
  const unit = unitOf(g, id);
  if (unit.formation === 'unformed') return;
  // The stands of a column are where they are: unformed, they are still one behind the other.
  if (unit.formation === 'column') unit.files = 1;
  unit.formation = 'unformed';
  g.tell?.({ type: 'formed', clauses: [clause], unit: id, into: 'unformed' });
}

/** Writes a condition down, and takes away a unit without stands. */
function suffer(g: LegioContext, id: number, { dp, shaken, casualties }: Condition, clause: string): void {
  const unit = unitOf(g, id);
  const lost = casualties - unit.casualties;
  Object.assign(unit, { dp, shaken, casualties });
  if (lost > 0) g.tell?.({ type: 'casualties', clauses: [clause], unit: id, lost, left: Math.max(0, standsOf(g, id)) });
  if (isDestroyed(factsOf(g, id).stands, casualties)) destroyUnit(g, id, 'destroyed', clause);
}

/** LG-MOR-5: DPs from some cause. (R) Routers are past caring about what they see. */
export function disorder(g: LegioContext, id: number, dps: number, cause: Cause, why: string, clause: string): void {
  if (dps <= 0 || !isPresent(g, id) || (cause === 'morale' && isRouting(g, id))) return;
  const after = gainDisorder(conditionOf(g, id), dps, cause);
  const { gained, dp, shaken } = after;
  g.tell?.({ type: 'disordered', clauses: [clause], unit: id, cause, why, gained, dp, shaken });
  suffer(g, id, after, 'LG-MOR-5');
}

/** LG-UNIT-4: stands lost outright. */
export function loseStandsOf(g: LegioContext, id: number, stands: number, clause: string): void {
  if (stands <= 0 || !isPresent(g, id)) return;
  const before = conditionOf(g, id);
  suffer(g, id, { ...before, casualties: before.casualties + stands }, clause);
}

/** What a combat has made of a unit: see `lossesOf`. */
export function takeLosses(g: LegioContext, id: number, after: Condition, dpGained: number, clause: string): void {
  if (dpGained > 0) {
    const { dp, shaken } = after;
    g.tell?.({
      ...{ type: 'disordered', clauses: [clause], unit: id, cause: 'combat' },
      ...{ why: 'combat', gained: dpGained, dp, shaken },
    });
  }
  suffer(g, id, after, clause);
}

/** LG-MOR-1 to LG-MOR-4: a shock to one unit. */
export function shock(g: LegioContext, id: number, cause: MoraleCause): void {
  const { clause, dp, label } = SHOCKS[cause];
  disorder(g, id, dp, 'morale', label, clause);
}

/** LG-MOR-1, LG-MOR-2: friends near by take it to heart. */
function alarm(g: LegioContext, from: number, cause: MoraleCause): void {
  const box = boxOf(g, from);
  const { within } = SHOCKS[cause];
  const near = friendsOf(g, from).filter((friend) => isWithin(box, boxOf(g, friend), within!));
  for (const friend of near) shock(g, friend, cause);
}

function alarmOf(g: LegioContext, id: number, mishap: Mishap): void {
  const cause = moraleOfMishap(factsOf(g, id).kind.type, mishap);
  if (cause) alarm(g, id, cause);
}

/** LG-MOR-1: heavy infantry that retires. */
export const seenRetiring = (g: LegioContext, id: number): void => alarmOf(g, id, 'retires');

export function breakContacts(g: LegioContext, id: number): void {
  g.board.contacts = g.board.contacts.filter(({ attacker, defender }) => attacker !== id && defender !== id);
}

/** LG-AFT-5, LG-MOR-5: a unit breaks: shaken, unformed and in rout; its leader flees with it. */
export function breakUnit(g: LegioContext, id: number, clause: string): void {
  if (!isPresent(g, id) || isRouting(g, id)) return;
  const unit = unitOf(g, id);
  unform(g, id, 'LG-MAN-1');
  Object.assign(unit, becomeShaken(conditionOf(g, id)), { mood: 'routing', rests: false, motion: 'standing' });
  breakContacts(g, id);
  g.tell?.({ type: 'broken', clauses: [clause], unit: id });
  alarmOf(g, id, 'breaks');
  const leader = leaderWith(g, id);
  if (!leader) return;
  g.tell?.({ type: 'leader', clauses: ['LG-LDR-1'], leader: leader.id, fate: 'flees' });
  leaderAlarm(g, leader.id, id);
}

/** LG-MOR-2: a leader killed or broken: nobody is nearer than the unit that he was with. */
function leaderAlarm(g: LegioContext, leader: number, from: number): void {
  const cause = moraleOfLeader(g.setting.leaders[leader]!.rank);
  if (!cause) return;
  alarm(g, from, cause);
  shock(g, from, cause);
}

type Ending = 'destroyed' | 'left the table' | 'surrendered' | 'removed';

/** LG-UNIT-4: a unit is gone, perhaps with its leader. */
export function destroyUnit(g: LegioContext, id: number, how: Ending, clause: string): void {
  if (!isPresent(g, id)) return;
  const wasRouting = isRouting(g, id);
  g.tell?.({ type: 'destroyed', clauses: [clause], unit: id, how });
  breakContacts(g, id);
  g.board.catches = g.board.catches.filter(({ pursuer, router }) => pursuer !== id && router !== id);
  g.board.messengers = g.board.messengers.filter(({ to }) => to !== id);
  unitOf(g, id).where = 'gone';
  settleLeader(g, id, how === 'left the table', wasRouting);
  // Who saw it break has taken that to heart already.
  if (!wasRouting) alarmOf(g, id, 'destroyed');
}

/** LG-LDR-1: a leader whose unit is destroyed is killed or joins the nearest friend; off the table he is gone with it. */
function settleLeader(g: LegioContext, unit: number, fled: boolean, wasRouting: boolean): void {
  const leader = leaderWith(g, unit);
  if (!leader) return;
  const friends = friendsOf(g, unit).filter((id) => !leaderWith(g, id));
  const dead = fled || friends.length === 0 || rollLeaderRisk('unit destroyed', g.dice, { side: leader.side });
  if (dead) {
    removeLeader(g, leader.id);
    if (!wasRouting) leaderAlarm(g, leader.id, unit);
    return;
  }
  const box = boxOf(g, unit);
  const away = (id: number): number => (unitOf(g, id).x - box.x) ** 2 + (unitOf(g, id).y - box.y) ** 2;
  const nearest = friends.reduce((best, id) => (away(id) < away(best) ? id : best));
  Object.assign(g.board.leaders[leader.id]!, { unit: nearest, inspires: 0 });
  g.tell?.({ type: 'leader', clauses: ['LG-LDR-1'], leader: leader.id, fate: 'unhurt' });
}

function removeLeader(g: LegioContext, leader: number): void {
  Object.assign(g.board.leaders[leader]!, { unit: GONE, inspires: 0 });
  g.board.dispatches = g.board.dispatches.filter(({ to }) => to !== leader);
  g.tell?.({ type: 'leader', clauses: ['LG-LDR-1'], leader, fate: 'killed' });
}

/** LG-LDR-1, LG-MOR-2: a leader is killed in combat. */
export function loseLeader(g: LegioContext, leader: number, from: number): void {
  removeLeader(g, leader);
  leaderAlarm(g, leader, from);
}
