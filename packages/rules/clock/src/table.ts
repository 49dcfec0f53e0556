import { otherSide, type Reason, type Side, type Table } from '@acies/kernel';
import { type Box, type Crowd, crowdOf, INCH, inUnits, nearestIn } from '@acies/table';
import { type Board, type Contact, GONE, type Unit } from './board.ts';
import type { ClockEvent } from './events.ts';
import { BASE, type Field, type LeaderFacts, type UnitFacts } from './field.ts';
import type { Setup } from './setup.ts';
import type { Who } from './who.ts';

/** What every step of the rules is given. */
export interface ClockTable extends Table<Setup, Board, ClockEvent> {
  readonly field: Field;
}

export const unitOf = (g: ClockTable, id: number): Unit => g.board.units[id]!;
export const factsOf = (g: ClockTable, id: number): UnitFacts => g.field.units[id]!;
export const sideOf = (g: ClockTable, id: number): Side => g.field.units[id]!.side;
export const whoIs = (g: ClockTable, id: number): Who => {
  const { side, name } = factsOf(g, id);
  return { side, unit: name };
};

export function boxOf(g: ClockTable, id: number): Box {
  const { x, y, heading } = g.board.units[id]!;
  return { x, y, heading, width: BASE, depth: BASE };
}

export const isPresent = (g: ClockTable, id: number): boolean => g.board.units[id]!.where === 'table';

export const presentOf = (g: ClockTable, side: Side): number[] => g.field.idsOf[side].filter((id) => isPresent(g, id));
export const enemiesOf = (g: ClockTable, side: Side): number[] => presentOf(g, otherSide(side));

export const contactsOf = (g: ClockTable, id: number): Contact[] =>
  g.board.contacts.filter(({ attacker, defender }) => attacker === id || defender === id);

export function isInContact(g: ClockTable, id: number): boolean {
  for (const { attacker, defender } of g.board.contacts) if (attacker === id || defender === id) return true;
  return false;
}

/** The leader with a unit, if there is one. */
export function leaderWith(g: ClockTable, unit: number): LeaderFacts | undefined {
  const id = g.board.leaders.indexOf(unit);
  return id < 0 ? undefined : g.field.leaders[id];
}

export const isAlive = (g: ClockTable, leader: number): boolean => g.board.leaders[leader] !== GONE;

/** The boxes of units, for questions about distance. */
const crowdFor = (g: ClockTable, ids: readonly number[]): Crowd => crowdOf(ids.map((id) => boxOf(g, id)));

/** The nearest of some units to a box, edge to edge. */
export function nearestOf(
  g: ClockTable,
  box: Box,
  ids: readonly number[],
): { id: number; distance: number } | undefined {
  const near = nearestIn(crowdFor(g, ids), box);
  return near && { id: ids[near.index]!, distance: near.distance };
}

export const isReason = (value: object): value is Reason => 'clause' in value;

/** So many of something, in words: "1 order", "2 orders". */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** A length in inches, for people. What is a fault by a hair is not told as nothing. */
export function inches(length: number): string {
  const text = inUnits(length, INCH);
  if (text === '0' && length > 0) return 'less than 0.1 inches';
  return text === '1' ? '1 inch' : `${text} inches`;
}
