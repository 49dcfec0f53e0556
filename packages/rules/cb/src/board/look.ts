import { type BySide, type Context, otherSide, type Side } from '@acies/kernel';
import { Remembered } from '@acies/kernel/fast';
import type { Reason } from '@acies/kernel/odds';
import { type Block, type Bodies, blockLeft, type Condition, KnownBlocks, type Who } from '@acies/rules-disorder';
import { type Box, centreOf, inUnits, isWithinRange, KnownGround, KnownIds } from '@acies/table';
import { isFormed } from '../sheet/formations.ts';
import { type Board, type Contact, GONE, type Leader, type Unit } from './board.ts';
import { bars } from './crossings.ts';
import type { CbEvent } from './events.ts';
import type { PreparedPath } from './prepared-path.ts';
import { closedFor, JT, type LeaderFacts, type Setting, settingOf, type UnitFacts } from './setting.ts';
import type { Setup } from './setup.ts';

export { spot } from './setting.ts';

/** What every step of the rules is given. */
export interface CbContext extends Context<Setup, Board, CbEvent> {
  readonly setting: Setting;
  /** Boxes and those present, as they were when last looked at. */
  readonly boxes: KnownBlocks;
  readonly present: BySide<KnownIds>;
  /** Why units cannot come at enemies from where they stand. */
  readonly reachBars: KnownGround<Reason | undefined>;
  /** What came of the path last thought of. */
  readonly prepared: Remembered<PreparedPath>;
}

export const openContext = ({ setup, board, dice, tell }: Context<Setup, Board, CbEvent>): CbContext => ({
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

export const unitOf = (g: CbContext, id: number): Unit => g.board.units[id]!;
export const factsOf = (g: CbContext, id: number): UnitFacts => g.setting.units[id]!;
export const sideOf = (g: CbContext, id: number): Side => g.setting.units[id]!.side;
export const nameOf = (g: CbContext, id: number): string => g.setting.units[id]!.name;
/** A unit as players may call it, by name and id. */
export const calledOf = (g: CbContext, id: number): string => {
  const { name, key } = factsOf(g, id);
  return name.toLowerCase() === key.toLowerCase() ? name : `${name} (${key})`;
};
export const whoIs = (g: CbContext, id: number): Who => {
  const { side, name } = factsOf(g, id);
  return { side, unit: name };
};

export const standsOf = (g: CbContext, id: number): number => factsOf(g, id).stands - unitOf(g, id).casualties;

/** The block that a unit's stands make. */
export const blockOf = (g: CbContext, id: number): Block => blockLeft(unitOf(g, id), factsOf(g, id).stands);

export function boxOf(g: CbContext, id: number): Box {
  return g.boxes.of(id, g.board.units[id]!, g.setting.units[id]!);
}

export const conditionOf = (g: CbContext, id: number): Condition => {
  const { dp, shaken, casualties } = unitOf(g, id);
  return { dp, shaken, casualties };
};

export const isPresent = (g: CbContext, id: number): boolean => unitOf(g, id).where === 'table';
export const presentOf = (g: CbContext, side: Side): readonly number[] =>
  g.present[side].of(g.setting.idsOf[side], g.board.units);
export const enemiesOf = (g: CbContext, id: number): readonly number[] => presentOf(g, otherSide(sideOf(g, id)));
export const friendsOf = (g: CbContext, id: number): readonly number[] => {
  const side = sideOf(g, id);
  return g.present[side].but(id, g.setting.idsOf[side], g.board.units);
};

/** The boxes of everybody on the table. */
export function allBoxes(g: CbContext): Box[] {
  const boxes = boxesOf(g, presentOf(g, 'red'));
  for (const id of presentOf(g, 'blue')) boxes.push(boxOf(g, id));
  return boxes;
}

export function boxesOf(g: CbContext, ids: readonly number[]): Box[] {
  const boxes: Box[] = [];
  for (const id of ids) boxes.push(boxOf(g, id));
  return boxes;
}

/** The table as flights and runs see it. */
export const bodiesOf = (g: CbContext): Bodies => ({
  table: g.setting.table,
  stand: JT / 2,
  boxOf: (id) => boxOf(g, id),
  friendsOf: (id) => friendsOf(g, id),
  enemiesOf: (id) => enemiesOf(g, id),
  closedTo: (id) => closedFor(g.setting, factsOf(g, id).kind.type),
  isCutOff: (id, to) => bars(g.setting, factsOf(g, id).kind.type, boxOf(g, id), to),
  isUnformed: (id) => !isFormedUnit(g, id),
});

export const isRouting = (g: CbContext, id: number): boolean => unitOf(g, id).mood === 'routing';
export const isFormedUnit = (g: CbContext, id: number): boolean => isFormed(unitOf(g, id).formation);

export const contactsOf = (g: CbContext, id: number): Contact[] =>
  g.board.contacts.filter(({ attacker, defender }) => attacker === id || defender === id);
export const isInContact = (g: CbContext, id: number): boolean => {
  for (const { attacker, defender } of g.board.contacts) if (attacker === id || defender === id) return true;
  return false;
};
export const opponentOf = ({ attacker, defender }: Contact, id: number): number =>
  attacker === id ? defender : attacker;

/** Whether two boxes are within so many javelin throws of each other, edge to edge. */
export const isWithin = (a: Box, b: Box, throws: number): boolean => isWithinRange(a, b, throws * JT);

/** Stands lost make a unit smaller, and do not take it out of contact: so much may come between. */
const SHRINKING = 3;
export const stillMeet = (a: Box, b: Box): boolean => isWithin(a, b, SHRINKING);

export const enemyWithin = (g: CbContext, id: number, throws: number): boolean =>
  enemyNear(g, id, boxOf(g, id), throws);

/** Whether an enemy is within so many throws of where a unit stands or might stand. */
export function enemyNear(g: CbContext, id: number, box: Box, throws: number): boolean {
  for (const enemy of enemiesOf(g, id)) if (isWithin(box, boxOf(g, enemy), throws)) return true;
  return false;
}

export const leaderState = (g: CbContext, leader: number): Leader => g.board.leaders[leader]!;
export const isAlive = (g: CbContext, leader: number): boolean => leaderState(g, leader).alive;

/** The leader attached to a unit, if there is one. */
export function leaderWith(g: CbContext, unit: number): LeaderFacts | undefined {
  const at = g.board.leaders.findIndex((leader) => leader.alive && leader.unit === unit);
  return at < 0 ? undefined : g.setting.leaders[at];
}

/** Where a leader is: his unit, or a point. */
export const leaderBox = (g: CbContext, leader: number): Box => {
  const state = leaderState(g, leader);
  if (state.unit !== GONE) return boxOf(g, state.unit);
  // Leaders by themselves are known after all units.
  return g.boxes.at(g.setting.units.length + leader, state);
};

/** CB-LDR-3: whether a leader is with a unit in rout. */
export const fleesWithUnit = (g: CbContext, leader: number): boolean => {
  const { unit } = leaderState(g, leader);
  return unit !== GONE && isRouting(g, unit);
};

/** CB-CMD-6: a leader of its side who is alive and not in rout within so many throws. */
export function leaderNear(g: CbContext, unit: number, throws: number, counts?: (leader: number) => boolean): boolean {
  const box = boxOf(g, unit);
  for (const leader of g.setting.leadersOf[sideOf(g, unit)]) {
    const state = leaderState(g, leader);
    if (!state.alive || fleesWithUnit(g, leader) || (counts && !counts(leader))) continue;
    if (state.unit === unit || isWithin(leaderBox(g, leader), box, throws)) return true;
  }
  return false;
}

/** CB-CMD-3: inspire actions that a unit has this turn. */
export const inspiresOf = (g: CbContext, unit: number): number => {
  const leader = leaderWith(g, unit);
  return leader ? leaderState(g, leader.id).inspires : 0;
};

/** CB-SEQ-6, CB-SEQ-10: units of a side from its right to its left; red faces up the table. */
export const rightToLeft = (g: CbContext, side: Side, ids: readonly number[]): number[] =>
  fromRight(side, ids, (id) => boxOf(g, id));

/** The same of whatever has a place. */
export function fromRight(side: Side, ids: readonly number[], placeOf: (id: number) => Box): number[] {
  const toRight = side === 'red' ? 1 : -1;
  const across: { id: number; right: number }[] = [];
  for (const id of ids) across.push({ id, right: toRight * centreOf(placeOf(id)).x });
  return across.sort((a, b) => b.right - a.right || a.id - b.id).map(({ id }) => id);
}

/** A length in javelin throws, for people. */
export const inThrows = (length: number): string => `${inUnits(length, JT)} JT`;
