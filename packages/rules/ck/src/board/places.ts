/** Where a unit is that stands in no zone. */
export const GONE = -1;
export const IN_RESERVE = -2;
/** CK-MOV-6: marching round its own side's left or right flank. */
export const ON_LEFT = -3;
export const ON_RIGHT = -4;
export const isMarching = (zone: number): boolean => zone === ON_LEFT || zone === ON_RIGHT;
/** Not yet deployed. */
export const UNPLACED = -5;
