import { type BySide, type Context, type EventBase, otherSide, type Side } from '@acies/kernel';
import { Remembered } from '@acies/kernel/fast';
import type { Reason } from '@acies/kernel/odds';
import { type Box, centreOf, isWithinRange, KnownGround, KnownIds, type TableSize } from '@acies/table';
import type { Bodies } from './bodies.ts';
import type { Condition } from './disorder.ts';
import { type DrawnUp, KnownBlocks, type MadeOf } from './known-blocks.ts';
import { type Block, blockLeft } from './stands.ts';
import type { Who } from './who.ts';

/** A unit that is a block of stands, as it is now. */
export interface BlockUnit extends DrawnUp, Condition {
  readonly where: 'table' | 'gone';
  readonly mood: string;
}

/** What never changes about it. */
export interface BlockFacts extends MadeOf {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly side: Side;
}

/** Two units in contact: who came at whom. */
export interface Meeting {
  readonly attacker: number;
  readonly defender: number;
}

/** What is remembered of a table while it is open, so that nothing is worked out twice. */
interface KnownTable<P> {
  /** Boxes and those present, as they were when last looked at. */
  readonly boxes: KnownBlocks;
  readonly present: BySide<KnownIds>;
  /** Why units cannot come at enemies from where they stand. */
  readonly reachBars: KnownGround<Reason | undefined>;
  /** What came of the path last thought of. */
  readonly prepared: Remembered<P>;
}

/** What steps are given of a battle between blocks: `S` its setup, `B` its board, `E` its events, `T` its setting, `P` a path worked out. */
export interface BlockContext<S, B, E extends EventBase, T, P> extends Context<S, B, E>, KnownTable<P> {
  readonly setting: T;
}

export const openBlocks = <S, B, E extends EventBase, T, P>(
  { setup, board, dice, tell }: Context<S, B, E>,
  setting: T,
): BlockContext<S, B, E, T, P> => ({
  setup,
  board,
  dice,
  tell,
  setting,
  boxes: new KnownBlocks(),
  present: { red: new KnownIds(), blue: new KnownIds() },
  reachBars: new KnownGround(),
  prepared: new Remembered(),
});

/** Units by their numbers, which are places in both lists. */
export interface BlockTable<U extends BlockUnit = BlockUnit, F extends BlockFacts = BlockFacts> {
  readonly board: { readonly units: readonly U[] };
  readonly setting: {
    readonly table: TableSize;
    readonly units: readonly F[];
    readonly idsOf: BySide<readonly number[]>;
  };
  readonly boxes: KnownBlocks;
  readonly present: BySide<KnownIds>;
}

export const unitOf = <U extends BlockUnit>(g: BlockTable<U>, id: number): U => g.board.units[id]!;
export const sideOf = (g: BlockTable, id: number): Side => g.setting.units[id]!.side;
export const nameOf = (g: BlockTable, id: number): string => g.setting.units[id]!.name;
export const whoIs = (g: BlockTable, id: number): Who => {
  const { side, name } = g.setting.units[id]!;
  return { side, unit: name };
};

/** Stands that a unit still has. */
export const standsOf = (g: BlockTable, id: number): number =>
  g.setting.units[id]!.stands - g.board.units[id]!.casualties;

/** LG-UNIT-4, LG-CBT-6: the block that a unit's stands make, in line or in column. */
export const blockOf = (g: BlockTable, id: number): Block => blockLeft(g.board.units[id]!, g.setting.units[id]!.stands);

export function boxOf(g: BlockTable, id: number): Box {
  return g.boxes.of(id, g.board.units[id]!, g.setting.units[id]!);
}

export const conditionOf = (g: BlockTable, id: number): Condition => {
  const { dp, shaken, casualties } = g.board.units[id]!;
  return { dp, shaken, casualties };
};

export const isRouting = (g: BlockTable, id: number): boolean => g.board.units[id]!.mood === 'routing';
/** A column is formed, though it neither charges nor fights well. */
export const isFormedUnit = (g: BlockTable, id: number): boolean => g.board.units[id]!.formation !== 'unformed';

export const isPresent = (g: BlockTable, id: number): boolean => g.board.units[id]!.where === 'table';
export const presentOf = (g: BlockTable, side: Side): readonly number[] =>
  g.present[side].of(g.setting.idsOf[side], g.board.units);
export const enemiesOf = (g: BlockTable, id: number): readonly number[] => presentOf(g, otherSide(sideOf(g, id)));
export const friendsOf = (g: BlockTable, id: number): readonly number[] => {
  const side = sideOf(g, id);
  return g.present[side].but(id, g.setting.idsOf[side], g.board.units);
};

/** The boxes of everybody on the table. */
export function allBoxes(g: BlockTable): Box[] {
  const boxes = boxesOf(g, presentOf(g, 'red'));
  for (const id of presentOf(g, 'blue')) boxes.push(boxOf(g, id));
  return boxes;
}

export function boxesOf(g: BlockTable, ids: readonly number[]): Box[] {
  const boxes: Box[] = [];
  for (const id of ids) boxes.push(boxOf(g, id));
  return boxes;
}

/** Whether an enemy is within a length of where a unit stands or might stand. */
export function isEnemyNear(g: BlockTable, id: number, box: Box, length: number): boolean {
  for (const enemy of enemiesOf(g, id)) if (isWithinRange(box, boxOf(g, enemy), length)) return true;
  return false;
}

/** The table as flights and runs see it, with what a sheet says of it for itself. */
export const bodiesOn = (
  g: BlockTable,
  { stand, closedTo, isCutOff }: Pick<Bodies, 'stand' | 'closedTo' | 'isCutOff'>,
): Bodies => ({
  table: g.setting.table,
  stand,
  boxOf: (id) => boxOf(g, id),
  friendsOf: (id) => friendsOf(g, id),
  enemiesOf: (id) => enemiesOf(g, id),
  closedTo,
  isCutOff,
  isUnformed: (id) => !isFormedUnit(g, id),
});

export interface Meetings<C extends Meeting = Meeting> {
  readonly board: { readonly contacts: readonly C[] };
}

/** LG-CBT-7: the contacts in which a unit stands, attacker or attacked. */
export const contactsOf = <C extends Meeting>(g: Meetings<C>, id: number): C[] =>
  g.board.contacts.filter(({ attacker, defender }) => attacker === id || defender === id);
export const isInContact = (g: Meetings, id: number): boolean => {
  for (const { attacker, defender } of g.board.contacts) if (attacker === id || defender === id) return true;
  return false;
};
export const opponentOf = ({ attacker, defender }: Meeting, id: number): number =>
  attacker === id ? defender : attacker;

/** LG-SEQ-1, CB-SEQ-6, CB-SEQ-10: units of a side from its right to its left; red faces up the table. */
export const rightToLeft = (g: BlockTable, side: Side, ids: readonly number[]): number[] =>
  fromRight(side, ids, (id) => boxOf(g, id));

/** From right to left, of whatever has a place. */
export function fromRight(side: Side, ids: readonly number[], placeOf: (id: number) => Box): number[] {
  const toRight = side === 'red' ? 1 : -1;
  const across: { id: number; right: number }[] = [];
  for (const id of ids) across.push({ id, right: toRight * centreOf(placeOf(id)).x });
  return across.sort((a, b) => b.right - a.right || a.id - b.id).map(({ id }) => id);
}
