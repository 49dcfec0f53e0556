import { type Reason, reason } from '@acies/kernel/odds';
import { type Area, type Box, type Hindrances, isNearer, type PathFault, rangeBetween, TOUCH } from '@acies/table';
import { type BlockTable, boxesOf, boxOf, enemiesOf, friendsOf, nameOf } from '../../board/block-table.ts';

/** Whom a path may come upon. */
export interface Others {
  /** Enemies within the distance to be kept already: they are not passed over, nor come nearer to. */
  readonly near: readonly number[];
  readonly far: readonly number[];
  readonly friends: readonly number[];
}

/** What hems a unit in, whichever way it goes: to see whether there is room at an end is far cheaper than to try the way. */
export interface Hem {
  readonly others: Others;
  /** Units that may be passed are the friends, in their order. */
  readonly bounds: Required<Hindrances>;
}

/** Enemies nearer than `least` bar the way of a unit already; from the others it stays `away`. */
export function hemIn(g: BlockTable, id: number, closed: readonly Area[], least: number, away: number): Hem {
  const start = boxOf(g, id);
  const friends = friendsOf(g, id);
  const near: number[] = [];
  const far: number[] = [];
  const barred: Box[] = [];
  const from: Box[] = [];
  for (const enemy of enemiesOf(g, id)) {
    const box = boxOf(g, enemy);
    const isNear = isNearer(start, box, least);
    (isNear ? near : far).push(enemy);
    (isNear ? barred : from).push(box);
  }
  const bounds: Required<Hindrances> = {
    table: g.setting.table,
    barred,
    passed: boxesOf(g, friends),
    closed,
    away: { distance: away, from },
  };
  return { others: { near, far, friends }, bounds };
}

/** How a sheet words why a path is refused, and which of its clauses say so. */
export interface PathWords {
  readonly say: (length: number) => string;
  /** What an allowance is counted in. */
  readonly units: string;
  readonly closed: string;
  /** Of an enemy who is near already. */
  readonly near: string;
  readonly clauses: Readonly<Record<Exclude<PathFault['kind'], 'too near'> | 'nearer', string>>;
}

/** What a move keeps from the enemy, and by which clause. */
export interface Keeping {
  readonly clause: string;
  readonly text: string;
}

/** Why a path is refused, and by how much. */
export function pathReason(
  g: BlockTable,
  id: number,
  fault: PathFault,
  { near, far, friends }: Others,
  { say, units, closed, clauses }: PathWords,
  allowance: number,
  { clause, text }: Keeping,
): Reason {
  const name = nameOf(g, id);
  const by = say(fault.by);
  switch (fault.kind) {
    case 'too far':
      return reason(clauses[fault.kind], `${by} beyond what is left of ${allowance} ${units}`);
    case 'off the table':
      return reason(clauses[fault.kind], `${name} would leave the table by ${by}`);
    case 'over a unit':
      return reason(clauses[fault.kind], `${name} would pass over ${nameOf(g, near[fault.index]!)}, ${by} deep`);
    case 'onto a unit':
      return reason(clauses[fault.kind], `${name} would end on ${nameOf(g, friends[fault.index]!)}, ${by} deep`);
    case 'into closed ground':
      return reason(clauses[fault.kind], `${name} would be ${by} deep in ${closed}`);
    case 'too near':
      return reason(clause, `${text}: ${by} too near to ${nameOf(g, far[fault.index]!)}`);
  }
}

/** LG-SEQ-2 (R), CB-SEQ-3 (R): a unit that an enemy is near already may go where it likes, but not nearer to him. */
export function comesNearer(
  g: BlockTable,
  start: Box,
  end: Box,
  enemies: readonly number[],
  { say, near, clauses }: PathWords,
): Reason | undefined {
  for (const enemy of enemies) {
    const nearer = rangeBetween(start, boxOf(g, enemy)) - rangeBetween(end, boxOf(g, enemy));
    if (nearer > TOUCH) return reason(clauses.nearer, `it comes ${say(nearer)} nearer to ${nameOf(g, enemy)}, ${near}`);
  }
  return undefined;
}
