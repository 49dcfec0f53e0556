import { type BySide, type Context, otherSide, type Side } from '@acies/kernel';
import { Remembered } from '@acies/kernel/fast';
import type { Reason } from '@acies/kernel/odds';
import { type Block, type Bodies, blockLeft, type Condition, KnownBlocks, type Who } from '@acies/rules-disorder';
import { type Area, type Box, centreOf, inUnits, isWithinRange, KnownGround, KnownIds } from '@acies/table';
import type { Motion } from '../sheet/combat/combat-factors.ts';
import { isFormed } from '../sheet/formations.ts';
import { type Board, type Contact, GONE, type Leader, type Unit } from './board.ts';
import type { LegioEvent } from './events.ts';
import type { PreparedPath } from './prepared-path.ts';
import { closedFor, type LeaderFacts, PACE, type Setting, STAND_SIZE, settingOf, type UnitFacts } from './setting.ts';
import type { Setup } from './setup.ts';

/** What every step of the rules is given. */
export interface LegioContext extends Context<Setup, Board, LegioEvent> {
  readonly setting: Setting;
  /** Boxes and those present, as they were when last looked at. */
  readonly boxes: KnownBlocks;
  readonly present: BySide<KnownIds>;
  /** Why units cannot come at enemies from where they stand. */
  readonly reachBars: KnownGround<Reason | undefined>;
  /** What came of the path last thought of. */
  readonly prepared: Remembered<PreparedPath>;
}

export const openContext = ({ setup, board, dice, tell }: Context<Setup, Board, LegioEvent>): LegioContext => ({
  setup,
  board,
  dice,
  tell,
  setting: settingOf(setup),
  boxes: new KnownBlocks(),
  present: { red: new KnownIds(), blue: new KnownIds() },
  reachBars: new KnownGround(),
  prepared: new Remembered(),
});

export const unitOf = (g: LegioContext, id: number): Unit => g.board.units[id]!;
/** LG-MAN-7: of a unit as it is, mounted or on foot. */
export const factsOf = (g: LegioContext, id: number): UnitFacts => {
  const facts = g.setting.units[id]!;
  return (g.board.units[id]!.onFoot && facts.onFoot) || facts;
};
export const sideOf = (g: LegioContext, id: number): Side => g.setting.units[id]!.side;
export const nameOf = (g: LegioContext, id: number): string => g.setting.units[id]!.name;
/** With the id that it has on the map. */
export const calledOf = (g: LegioContext, id: number): string => {
  const { name, key } = g.setting.units[id]!;
  return name === key ? name : `${name} (${key})`;
};
export const whoIs = (g: LegioContext, id: number): Who => {
  const { side, name } = factsOf(g, id);
  return { side, unit: name };
};

export const standsOf = (g: LegioContext, id: number): number => factsOf(g, id).stands - unitOf(g, id).casualties;

/** LG-UNIT-4, LG-CBT-6: the block that a unit's stands make, in line or in column. */
export const blockOf = (g: LegioContext, id: number): Block => blockLeft(unitOf(g, id), factsOf(g, id).stands);

export function boxOf(g: LegioContext, id: number): Box {
  // LG-MAN-7: on foot it has as many stands.
  return g.boxes.of(id, g.board.units[id]!, g.setting.units[id]!);
}

export const conditionOf = (g: LegioContext, id: number): Condition => {
  const { dp, shaken, casualties } = unitOf(g, id);
  return { dp, shaken, casualties };
};

export const isPresent = (g: LegioContext, id: number): boolean => unitOf(g, id).where === 'table';
export const presentOf = (g: LegioContext, side: Side): readonly number[] =>
  g.present[side].of(g.setting.idsOf[side], g.board.units);
export const enemiesOf = (g: LegioContext, id: number): readonly number[] => presentOf(g, otherSide(sideOf(g, id)));
export const friendsOf = (g: LegioContext, id: number): readonly number[] => {
  const side = sideOf(g, id);
  return g.present[side].but(id, g.setting.idsOf[side], g.board.units);
};

/** LG-CBT-3, LG-MOR-3 (R): who is in pursuit comes on, be it that somebody else charges. */
export const motionOf = (g: LegioContext, id: number): Motion => {
  const { motion, mood } = unitOf(g, id);
  return motion === 'standing' && mood === 'pursuing' ? 'pursuing' : motion;
};

export const isRouting = (g: LegioContext, id: number): boolean => unitOf(g, id).mood === 'routing';

/** LG-MOV-6: ground that a unit may not enter. */
export const closedTo = (g: LegioContext, id: number): readonly Area[] =>
  closedFor(g.setting, factsOf(g, id).kind.type);

/** The boxes of everybody on the table. */
export function allBoxes(g: LegioContext): Box[] {
  const boxes = boxesOf(g, presentOf(g, 'red'));
  for (const id of presentOf(g, 'blue')) boxes.push(boxOf(g, id));
  return boxes;
}

export function boxesOf(g: LegioContext, ids: readonly number[]): Box[] {
  const boxes: Box[] = [];
  for (const id of ids) boxes.push(boxOf(g, id));
  return boxes;
}

/** The table as flights and runs see it. */
export const bodiesOf = (g: LegioContext): Bodies => ({
  table: g.setting.table,
  stand: STAND_SIZE.depth,
  boxOf: (id) => boxOf(g, id),
  friendsOf: (id) => friendsOf(g, id),
  enemiesOf: (id) => enemiesOf(g, id),
  closedTo: (id) => closedTo(g, id),
  isUnformed: (id) => !isFormedUnit(g, id),
});

/** LG-CBT-7: the contacts in which a unit stands, attacker or attacked. */
export const contactsOf = (g: LegioContext, id: number): Contact[] =>
  g.board.contacts.filter(({ attacker, defender }) => attacker === id || defender === id);
export const isInContact = (g: LegioContext, id: number): boolean => {
  for (const { attacker, defender } of g.board.contacts) if (attacker === id || defender === id) return true;
  return false;
};
export const opponentOf = ({ attacker, defender }: Contact, id: number): number =>
  attacker === id ? defender : attacker;

/** Whether two boxes are within so many paces of each other, edge to edge. */
export const isWithin = (a: Box, b: Box, paces: number): boolean => isWithinRange(a, b, paces * PACE);

/** Stands lost make a unit smaller, and do not take it out of contact: so many paces may come between. */
const SHRINKING = 60;
export const stillMeet = (a: Box, b: Box): boolean => isWithin(a, b, SHRINKING);

export const enemyWithin = (g: LegioContext, id: number, paces: number): boolean =>
  enemyNear(g, id, boxOf(g, id), paces);

/** Whether an enemy is within so many paces of where a unit stands or might stand. */
export function enemyNear(g: LegioContext, id: number, box: Box, paces: number): boolean {
  for (const enemy of enemiesOf(g, id)) if (isWithin(box, boxOf(g, enemy), paces)) return true;
  return false;
}

export const isFormedUnit = (g: LegioContext, id: number): boolean => isFormed(unitOf(g, id).formation);

/** The leader with a unit, if there is one. */
export function leaderWith(g: LegioContext, unit: number): LeaderFacts | undefined {
  const { leaders } = g.board;
  for (let at = 0; at < leaders.length; at++) if (leaders[at]!.unit === unit) return g.setting.leaders[at];
  return undefined;
}

export const leaderState = (g: LegioContext, leader: number): Leader => g.board.leaders[leader]!;
export const isAlive = (g: LegioContext, leader: number): boolean => leaderState(g, leader).unit !== GONE;

/** LG-CMD-1: inspire actions that a unit has this turn. */
export const inspiresOf = (g: LegioContext, unit: number): number => {
  const leader = leaderWith(g, unit);
  return leader ? leaderState(g, leader.id).inspires : 0;
};

/** LG-SEQ-1: units of a side from its right to its left; red faces up the table. */
export function rightToLeft(g: LegioContext, side: Side, ids: readonly number[]): number[] {
  const toRight = side === 'red' ? 1 : -1;
  const across: { id: number; right: number }[] = [];
  for (const id of ids) across.push({ id, right: toRight * centreOf(boxOf(g, id)).x });
  return across.sort((a, b) => b.right - a.right || a.id - b.id).map(({ id }) => id);
}

/** A length in paces, for people. */
export function inPaces(length: number): string {
  const text = inUnits(length, PACE);
  return text === '1' ? '1 pace' : `${text} paces`;
}
