import type { Area, Box, TableSize } from '@acies/table';

/** What flights and runs on a free table need to know of it: who stands where, who is whose enemy, what is closed to whom. */
export interface Bodies {
  readonly table: TableSize;
  boxOf(id: number): Box;
  friendsOf(id: number): readonly number[];
  enemiesOf(id: number): readonly number[];
  /** Ground that a unit may not enter. */
  closedTo(id: number): readonly Area[];
  /** CB-MAN-7: whether a line that a unit cannot cross lies between where it stands and another place. */
  readonly isCutOff?: ((id: number, to: Box) => boolean) | undefined;
  /** Unformed stands face any way at no cost. */
  isUnformed(id: number): boolean;
  /** The depth of a stand: less room than that is none. */
  readonly stand: number;
}
