/** Where a unit is that stands in no zone. */
export const GONE = -1;
export const IN_RESERVE = -2;
/** CK-MOV-6: marching round its own side's left or right flank. */
export const ON_LEFT = -3;
export const ON_RIGHT = -4;
/** Not yet deployed. */
export const UNPLACED = -5;
