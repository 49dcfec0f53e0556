import type { Side } from '@acies/kernel';
import { type Face, oppositeFace, rowOf, type Zone, type ZoneGrid } from '@acies/zones';

/** Red's base edge is the lower one, blue's the upper. */
const FRONT: Readonly<Record<Side, Face>> = { red: 0, blue: 2 };

/** CK-ZONE-3 (R): the face that looks to the enemy's base edge. */
export const frontFace = (side: Side): Face => FRONT[side];
export const rearFace = (side: Side): Face => oppositeFace(FRONT[side]);
/** The face to a side's own right. */
export const rightFace = (side: Side): Face => (side === 'red' ? 1 : 3);

export const isSideways = (face: Face): boolean => face === 1 || face === 3;

/** How many rows a zone is from a side's base edge; 0 for the base row. */
export const depthOf = (grid: ZoneGrid, zone: Zone, side: Side): number =>
  side === 'red' ? grid.height - 1 - rowOf(grid, zone) : rowOf(grid, zone);

/** CK-UNIT-1: rows a side deploys in: two of five, and always one left between the sides. */
const ownRows = (grid: ZoneGrid): number => Math.floor((grid.height - 1) / 2);

export const isInRowsOf = (grid: ZoneGrid, zone: Zone, side: Side): boolean =>
  depthOf(grid, zone, side) < ownRows(grid);
