import type { Side } from '@acies/kernel';
import { type Box, INCH, rangeBetween, whole } from '@acies/table';
import { clockLossOf, ESCAPE_RANGE, type LeaderFate, rollLeaderFate } from '../sheet/chapters/leader-fate.ts';
import { addToll, CAMP_SACKED, hasQuit, lowered } from '../sheet/clock.ts';
import type { How, Loss } from '../sheet/markers.ts';
import type { TroopId } from '../sheet/troops.ts';
import { GONE, type Pose } from './board.ts';
import type { ClockEvent } from './events.ts';
import { boxOf, type ClockContext, factsOf, nearestOf, presentOf, unitOf } from './look.ts';

/** Changes to the board that several procedures make. */

type Moved = Extract<ClockEvent, { type: 'moved' }>['how'];

/** Where a unit stands from now on. */
export function standAt(g: ClockContext, id: number, { x, y, heading }: Pose): void {
  const unit = unitOf(g, id);
  unit.where = 'table';
  // Whole already; as small integers they are kept more cheaply, whatever they were worked out as.
  unit.x = whole(x);
  unit.y = whole(y);
  unit.heading = heading;
}

/** Puts a unit elsewhere. */
export function place(g: ClockContext, id: number, to: Box, how: Moved, clause: string): void {
  standAt(g, id, to);
  const { x, y, heading } = unitOf(g, id);
  g.tell?.({ type: 'moved', clauses: [clause], unit: id, to: { x, y, heading }, how });
}

/**
 * What a fight, fire or flight did to a unit: markers, or its end. Who did it counts for the morale clock (MC-SEQ-4). Returns
 * the leader who escapes from it and has yet to say where to, or GONE.
 */
export function suffer(g: ClockContext, id: number, loss: Loss, by: readonly number[], inMelee: boolean): number {
  if (loss.fate === 'unhurt') return GONE;
  const { side, kind } = factsOf(g, id);
  const unit = unitOf(g, id);
  const types = by.map((one): TroopId => factsOf(g, one).kind.type);
  g.board.tolls[side] = addToll(g.board.tolls[side], kind.type, types, loss);
  unit.dmz = loss.dmz;
  if (loss.gained > 0) {
    unit.hadDmz = true;
    const clause = inMelee ? 'MC-MEL-1' : by.length > 0 ? 'MC-FIRE-2' : 'MC-MOV-11';
    g.tell?.({ type: 'marked', clauses: [clause], unit: id, gained: loss.gained, dmz: loss.dmz });
  }
  return loss.fate === 'destroyed' ? destroy(g, id, loss.how!, inMelee) : GONE;
}

const HOW_CLAUSES: Readonly<Record<How, string>> = {
  'shot away': 'MC-FIRE-2',
  doubled: 'MC-MEL-1',
  'ridden down': 'MC-MEL-6',
  'third DMZ': 'MC-MEL-2',
  'no retreat': 'MC-MEL-2',
};

function destroy(g: ClockContext, id: number, how: How, inMelee: boolean): number {
  const { kind, side } = factsOf(g, id);
  g.tell?.({ type: 'destroyed', clauses: [HOW_CLAUSES[how]], unit: id, how });
  breakContacts(g, id);
  unitOf(g, id).where = 'gone';
  const leader = g.board.leaders.indexOf(id);
  const escaping = leader >= 0 ? settleLeader(g, leader, id, inMelee) : GONE;
  // MC-SEQ-3: a camp that is destroyed is sacked.
  if (kind.type === 'Camp') lowerClock(g, side, CAMP_SACKED, 'camp');
  return escaping;
}

export function breakContacts(g: ClockContext, id: number): void {
  g.board.contacts = g.board.contacts.filter(({ attacker, defender }) => attacker !== id && defender !== id);
}

/** MC-LDR-1 (R): friends whom a leader could join from where his unit stood: camps too, but nobody who has a leader. */
function friendsFor(g: ClockContext, leader: number): number[] {
  return presentOf(g, g.setting.leaders[leader]!.side).filter((id) => !g.board.leaders.includes(id));
}

/** MC-LDR-1: those in reach of one who escapes. */
export function refugesOf(g: ClockContext, leader: number, from: number): number[] {
  const box = boxOf(g, from);
  return friendsFor(g, leader).filter((id) => rangeBetween(box, boxOf(g, id)) <= ESCAPE_RANGE * INCH);
}

/** MC-LDR-1: a leader whose unit is gone: thrown for after a melee, otherwise he joins the nearest friend. Returns him if he escapes to a unit of his choice. */
function settleLeader(g: ClockContext, leader: number, from: number, inMelee: boolean): number {
  const { side, name } = g.setting.leaders[leader]!;
  g.board.leaders[leader] = GONE;
  if (!inMelee) {
    const near = nearestOf(g, boxOf(g, from), friendsFor(g, leader));
    if (near) joinUnit(g, leader, near.id);
    else loseLeader(g, leader, 'captured');
    return GONE;
  }
  const fate = rollLeaderFate(g.dice, refugesOf(g, leader, from).length > 0, { side, unit: name });
  if (fate === 'escapes') return leader;
  loseLeader(g, leader, fate);
  return GONE;
}

/** MC-LDR-1: he has come away to a unit. */
export function joinUnit(g: ClockContext, leader: number, to: number): void {
  g.board.leaders[leader] = to;
  g.tell?.({ type: 'leader', clauses: ['MC-LDR-1'], leader, fate: 'escapes', to });
}

function loseLeader(g: ClockContext, leader: number, fate: Exclude<LeaderFate, 'escapes'>): void {
  g.tell?.({ type: 'leader', clauses: ['MC-LDR-1'], leader, fate, to: GONE });
  lowerClock(g, g.setting.leaders[leader]!.side, clockLossOf(fate), 'leader');
}

export function lowerClock(g: ClockContext, side: Side, by: number, why: 'half turn' | 'leader' | 'camp'): void {
  const { clocks } = g.board;
  clocks[side] = lowered(clocks[side], by);
  g.tell?.({ type: 'clock', clauses: [CLOCK_CLAUSES[why]], side, clock: clocks[side], why });
}

const CLOCK_CLAUSES = { 'half turn': 'MC-SEQ-2', leader: 'MC-LDR-1', camp: 'MC-SEQ-3' } as const;

/** MC-SEQ-3: an army without a unit on the table or in ambush has lost as well. */
export const isBeaten = (g: ClockContext, side: Side): boolean =>
  hasQuit(g.board.clocks[side]) || g.setting.idsOf[side].every((id) => unitOf(g, id).where === 'gone');
export const isOver = (g: ClockContext): boolean => isBeaten(g, 'red') || isBeaten(g, 'blue');
