import { becomeShaken, type Cause, type Condition, gainDisorder, loseStands } from '@acies/rules-disorder';
import type { Box } from '@acies/table';
import { gainMorale, type MoraleCause, SHOCKS } from '../sheet/chapters/morale.ts';
import { rollCriticals } from '../sheet/chapters/special.ts';
import { isDestroyed } from '../sheet/strength.ts';
import { isSpecial } from '../sheet/troops.ts';
import type { Ending, How } from './events.ts';
import { fleeWith, settleLeader } from './leaders.ts';
import { boxOf, type CbContext, conditionOf, factsOf, isPresent, isRouting, standsOf, unitOf, whoIs } from './look.ts';

/** Changes to the board that several procedures make. */

export function place(g: CbContext, id: number, { x, y, heading }: Box, how: How, clause: string): void {
  // One by one: put together they would be taken for a point, and come back as broken numbers.
  const unit = unitOf(g, id);
  unit.x = x;
  unit.y = y;
  unit.heading = heading;
  g.tell?.({ type: 'moved', clauses: [clause], unit: id, how, to: { x, y, heading } });
}

export function unform(g: CbContext, id: number, clause: string): void {
  const unit = unitOf(g, id);
  if (unit.formation === 'unformed') return;
  // The stands of a column are where they are: unformed, they are still one behind the other.
  if (unit.formation === 'column') unit.files = 1;
  unit.formation = 'unformed';
  unit.loosened = true;
  g.tell?.({ type: 'formed', clauses: [clause], unit: id, into: 'unformed', files: unit.files });
}

/** CB-UNIT-3: writes a condition down, and takes away a unit with too few stands. */
function suffer(g: CbContext, id: number, { dp, shaken, casualties }: Condition, clause: string): void {
  const unit = unitOf(g, id);
  const lost = casualties - unit.casualties;
  Object.assign(unit, { dp, shaken, casualties });
  if (lost > 0) g.tell?.({ type: 'casualties', clauses: [clause], unit: id, lost, left: Math.max(0, standsOf(g, id)) });
  const { kind, stands } = factsOf(g, id);
  if (isDestroyed(kind.type, stands, casualties)) destroyUnit(g, id, 'destroyed', 'CB-UNIT-3');
}

/**
 * CB-UNIT-3, CB-MOR-10, CB-SPT-1: DPs from some cause; special troops throw for them, and none of theirs come from moving.
 * Broken units take none for morale.
 */
export function disorder(g: CbContext, id: number, dps: number, cause: Cause, why: string, clause: string): void {
  if (dps <= 0 || !isPresent(g, id) || (cause === 'morale' && isRouting(g, id))) return;
  if (isSpecial(factsOf(g, id).kind.type)) {
    if (cause !== 'movement') takeCriticals(g, id, dps);
    return;
  }
  const unit = unitOf(g, id);
  const before = conditionOf(g, id);
  const after = cause === 'morale' ? gainMorale(before, dps, unit.moraleStands) : gainDisorder(before, dps, cause);
  if (cause === 'morale') unit.moraleStands += after.standsLost;
  const { gained, dp, shaken, standsLost } = after;
  g.tell?.({ type: 'disordered', clauses: [clause], unit: id, cause, why, gained, dp, shaken, standsLost });
  suffer(g, id, after, 'CB-UNIT-3');
}

/** CB-SPT-1, CB-SPT-2: special troops throw for DPs; who runs amok does so as soon as all is settled (see stampede.ts). */
function takeCriticals(g: CbContext, id: number, dps: number): void {
  const { hits, standsLost, fate } = rollCriticals(factsOf(g, id).kind.type, dps, g.dice, whoIs(g, id));
  g.tell?.({ type: 'critical', clauses: ['CB-SPT-1', 'CB-SPT-2'], unit: id, dps, hits, fate });
  loseStandsOf(g, id, standsLost, 'CB-SPT-2');
  if (fate === 'destroyed') destroyUnit(g, id, 'destroyed', 'CB-SPT-2');
  else if (fate === 'rampages' && isPresent(g, id)) unitOf(g, id).mood = 'rampaging';
}

/** Stands lost outright. */
export function loseStandsOf(g: CbContext, id: number, stands: number, clause: string): void {
  if (stands > 0 && isPresent(g, id)) suffer(g, id, loseStands(conditionOf(g, id), stands), clause);
}

/** What a combat has made of a unit: see `lossesOf`. */
export function takeLosses(g: CbContext, id: number, after: Condition, dpGained: number, clause: string): void {
  const { dp, shaken } = after;
  if (dpGained > 0)
    g.tell?.({
      ...{ type: 'disordered', clauses: [clause], unit: id, cause: 'combat' },
      ...{ why: 'combat', gained: dpGained, dp, shaken },
    });
  suffer(g, id, after, clause);
}

/** CB-MOR-1 to CB-MOR-9: a shock to one unit. */
export function shock(g: CbContext, id: number, cause: MoraleCause): void {
  const { clause, dp, label } = SHOCKS[cause];
  disorder(g, id, dp, 'morale', label, clause);
}

export function breakContacts(g: CbContext, id: number): void {
  g.board.contacts = g.board.contacts.filter(({ attacker, defender }) => attacker !== id && defender !== id);
}

/** CB-MOR-10: friends will hear of it in the Morale phase, from where it stands now. */
function noteLoss(g: CbContext, id: number): void {
  g.board.losses.push({ what: 'unit', unit: id, at: { ...boxOf(g, id) } });
}

/** CB-AFT-6, CB-UNIT-7: a unit breaks: shaken, unformed and in rout; its leader flees with it. */
export function breakUnit(g: CbContext, id: number, clause: string): void {
  if (!isPresent(g, id) || isRouting(g, id)) return;
  unform(g, id, 'CB-UNIT-7');
  Object.assign(unitOf(g, id), becomeShaken(conditionOf(g, id)), { mood: 'routing', motion: 'standing' });
  breakContacts(g, id);
  g.tell?.({ type: 'broken', clauses: [clause], unit: id });
  noteLoss(g, id);
  fleeWith(g, id);
}

/** A unit is gone, perhaps with its leader. */
export function destroyUnit(g: CbContext, id: number, how: Ending, clause: string): void {
  if (!isPresent(g, id)) return;
  g.tell?.({ type: 'destroyed', clauses: [clause], unit: id, how });
  breakContacts(g, id);
  // Who saw it break has that to take to heart already.
  if (!isRouting(g, id)) noteLoss(g, id);
  settleLeader(g, id, how);
  Object.assign(unitOf(g, id), { where: 'gone' });
}
