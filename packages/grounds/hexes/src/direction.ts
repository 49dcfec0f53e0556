/** A hexside and the way across it, counted leftwards from east: turning left is +1, turning right -1. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

/** A table of directions. */
export type Directions = Uint8Array & { [index: number]: Direction };

export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

export const DIRECTION_NAMES = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;

export function directionNamed(text: string): Direction | undefined {
  const wanted = text.toUpperCase();
  return DIRECTIONS.find((dir) => DIRECTION_NAMES[dir] === wanted);
}

/** Axial steps: q grows to the east, r with the rows, to the south-east. */
export const STEP_Q: readonly number[] = [1, 1, 0, -1, -1, 0];
export const STEP_R: readonly number[] = [0, -1, -1, 0, 1, 1];
