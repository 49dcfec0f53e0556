import type { Side } from '@acies/kernel';
import { type Box, INCH } from '@acies/table';
import { GONE } from './board.ts';
import { addToll, CAMP_SACKED, hasQuit, lowered } from './clock.ts';
import type { ClockEvent } from './events.ts';
import { clockLossOf, ESCAPE_RANGE, type LeaderFate, rollLeaderFate } from './leader-fate.ts';
import type { How, Loss } from './markers.ts';
import { boxOf, type ClockTable, factsOf, nearestOf, presentOf, unitOf } from './table.ts';
import type { TroopId } from './troops.ts';

/** Changes to the board that several procedures make. */

type Moved = Extract<ClockEvent, { type: 'moved' }>['how'];

/** Puts a unit elsewhere. */
export function place(g: ClockTable, id: number, { x, y, heading }: Box, how: Moved, clause: string): void {
  const unit = unitOf(g, id);
  unit.x = x;
  unit.y = y;
  unit.heading = heading;
  g.tell?.({ type: 'moved', clauses: [clause], unit: id, to: { x, y, heading }, how });
}

/** What a fight, fire or flight did to a unit: markers, or its end. Who did it counts for the morale clock (MC-SEQ-4). */
export function suffer(g: ClockTable, id: number, loss: Loss, by: readonly number[], inMelee: boolean): void {
  if (loss.fate === 'unhurt') return;
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
  if (loss.fate === 'destroyed') destroy(g, id, loss.how!, inMelee);
}

const HOW_CLAUSES: Readonly<Record<How, string>> = {
  'shot away': 'MC-FIRE-2',
  doubled: 'MC-MEL-1',
  'ridden down': 'MC-MEL-6',
  'third DMZ': 'MC-MEL-2',
  'no retreat': 'MC-MEL-2',
};

function destroy(g: ClockTable, id: number, how: How, inMelee: boolean): void {
  const { kind, side } = factsOf(g, id);
  g.tell?.({ type: 'destroyed', clauses: [HOW_CLAUSES[how]], unit: id, how });
  breakContacts(g, id);
  unitOf(g, id).where = 'gone';
  const leader = g.board.leaders.indexOf(id);
  if (leader >= 0) settleLeader(g, leader, id, inMelee);
  // MC-SEQ-3: a camp that is destroyed is sacked.
  if (kind.type === 'Camp') lowerClock(g, side, CAMP_SACKED, 'camp');
}

export function breakContacts(g: ClockTable, id: number): void {
  g.board.contacts = g.board.contacts.filter(({ attacker, defender }) => attacker !== id && defender !== id);
}

/** MC-LDR-1: a leader whose unit is gone: thrown for after a melee, otherwise he joins the nearest friend. */
function settleLeader(g: ClockTable, leader: number, from: number, inMelee: boolean): void {
  const { side, name } = g.field.leaders[leader]!;
  const friends = presentOf(g, side).filter(
    (id) => !g.board.leaders.includes(id) && factsOf(g, id).kind.type !== 'Camp',
  );
  const near = nearestOf(g, boxOf(g, from), friends);
  const inReach = near !== undefined && near.distance <= ESCAPE_RANGE * INCH;
  const fate: LeaderFate = inMelee
    ? rollLeaderFate(g.dice, inReach, { side, unit: name })
    : near
      ? 'escapes'
      : 'captured';
  const to = fate === 'escapes' ? near!.id : GONE;
  g.board.leaders[leader] = to;
  g.tell?.({ type: 'leader', clauses: ['MC-LDR-1'], leader, fate, to });
  const loss = clockLossOf(fate);
  if (loss > 0) lowerClock(g, side, loss, 'leader');
}

export function lowerClock(g: ClockTable, side: Side, by: number, why: 'half turn' | 'leader' | 'camp'): void {
  const { clocks } = g.board;
  clocks[side] = lowered(clocks[side], by);
  g.tell?.({ type: 'clock', clauses: [CLOCK_CLAUSES[why]], side, clock: clocks[side], why });
}

const CLOCK_CLAUSES = { 'half turn': 'MC-SEQ-2', leader: 'MC-LDR-1', camp: 'MC-SEQ-3' } as const;

/** MC-SEQ-3: an army without a unit on the table or in ambush has lost as well. */
export const isBeaten = (g: ClockTable, side: Side): boolean =>
  hasQuit(g.board.clocks[side]) || g.field.idsOf[side].every((id) => unitOf(g, id).where === 'gone');
export const isOver = (g: ClockTable): boolean => isBeaten(g, 'red') || isBeaten(g, 'blue');
