import { type BySide, type Context, otherSide, type Side } from '@acies/kernel';
import { Remembered } from '@acies/kernel/fast';
import type { Reason } from '@acies/kernel/odds';
import {
  type Box,
  type Crowd,
  crowdOf,
  INCH,
  KnownBoxes,
  KnownIds,
  type LengthWords,
  nearestIn,
  sayLength,
} from '@acies/table';
import type { Who } from '../sheet/who.ts';
import { type Board, type Contact, GONE, type Unit } from './board.ts';
import type { ClockEvent } from './events.ts';
import type { Move } from './move.ts';
import { BASE, type LeaderFacts, type Setting, settingOf, type UnitFacts } from './setting.ts';
import type { Setup } from './setup.ts';

/** What every step of the rules is given. */
export interface ClockContext extends Context<Setup, Board, ClockEvent> {
  readonly setting: Setting;
  /** Boxes and those present, as they were when last looked at. */
  readonly boxes: KnownBoxes;
  readonly present: BySide<KnownIds>;
  /** What came of the order last thought of. */
  readonly prepared: Remembered<Move>;
}

export const openContext = ({ setup, board, dice, tell }: Context<Setup, Board, ClockEvent>): ClockContext => ({
  setup,
  board,
  dice,
  tell,
  setting: settingOf(setup),
  boxes: new KnownBoxes(),
  present: { red: new KnownIds(), blue: new KnownIds() },
  prepared: new Remembered(),
});

export const unitOf = (g: ClockContext, id: number): Unit => g.board.units[id]!;
export const factsOf = (g: ClockContext, id: number): UnitFacts => g.setting.units[id]!;
export const sideOf = (g: ClockContext, id: number): Side => g.setting.units[id]!.side;
export const whoIs = (g: ClockContext, id: number): Who => {
  const { side, name } = factsOf(g, id);
  return { side, unit: name };
};

export function boxOf(g: ClockContext, id: number): Box {
  const { x, y, heading } = g.board.units[id]!;
  return g.boxes.at(id, x, y, heading, BASE, BASE);
}

/** False only where a unit is so far from a place that it can neither touch nor overlap it; no box is asked for. */
export function isNotFarOff(g: ClockContext, id: number, { x, y, width, depth }: Box): boolean {
  const unit = g.board.units[id]!;
  const reach = width + depth + 2 * BASE;
  return Math.abs(unit.x - x) < reach && Math.abs(unit.y - y) < reach;
}

export const isPresent = (g: ClockContext, id: number): boolean => g.board.units[id]!.where === 'table';

export const presentOf = (g: ClockContext, side: Side): readonly number[] =>
  g.present[side].of(g.setting.idsOf[side], g.board.units);
export const enemiesOf = (g: ClockContext, side: Side): readonly number[] => presentOf(g, otherSide(side));

export const contactsOf = (g: ClockContext, id: number): Contact[] =>
  g.board.contacts.filter(({ attacker, defender }) => attacker === id || defender === id);

export function isInContact(g: ClockContext, id: number): boolean {
  for (const { attacker, defender } of g.board.contacts) if (attacker === id || defender === id) return true;
  return false;
}

/** The leader with a unit, if there is one. */
export function leaderWith(g: ClockContext, unit: number): LeaderFacts | undefined {
  const id = g.board.leaders.indexOf(unit);
  return id < 0 ? undefined : g.setting.leaders[id];
}

export const isAlive = (g: ClockContext, leader: number): boolean => g.board.leaders[leader] !== GONE;

/** The boxes of units, for questions about distance. */
const crowdFor = (g: ClockContext, ids: readonly number[]): Crowd => crowdOf(ids.map((id) => boxOf(g, id)));

/** The nearest of some units to a box, edge to edge. */
export function nearestOf(
  g: ClockContext,
  box: Box,
  ids: readonly number[],
): { id: number; distance: number } | undefined {
  const near = nearestIn(crowdFor(g, ids), box);
  return near && { id: ids[near.index]!, distance: near.distance };
}

export const isReason = (value: object): value is Reason => 'clause' in value;

/** So many of something, in words: "1 order", "2 orders". */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const INCHES: LengthWords = { length: INCH, one: 'inch', many: 'inches' };

/** A length in inches, for people. */
export const inInches = (length: number): string => sayLength(length, INCHES);
