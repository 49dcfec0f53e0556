/** The hex skirmish: 17 x 11 hexes, twelve units a side, moves and melees with dice. These are its tables. */

const WIDTH = 17;
const HEIGHT = 11;
export const HEXES = WIDTH * HEIGHT;
export const UNITS_A_SIDE = 12;
export const UNITS = 2 * UNITS_A_SIDE;
export const ACTIVATIONS = 5;
export const LAST_TURN = 80;
export const KILLS_TO_WIN = 7;

/** No hex, no target: off the map, dead, or nobody to strike. */
export const NOWHERE = 255;

const CLEAR = 0;
export const WOODS = 1;
export const HILL = 2;

export const HEAVY_FOOT = 1;
/** By type: light foot, heavy foot, auxilia, light cavalry, medium cavalry. */
export const PACE = [2, 1, 2, 4, 3];
export const DICE = [2, 4, 3, 2, 3];
export const BLOCKS = [4, 4, 4, 3, 3];
/** The types of the twelve units of each side. */
const ARMY = [4, 0, 2, 1, 1, 2, 0, 3, 1, 2, 1, 4];

export const sideOf = (unit: number): number => (unit < UNITS_A_SIDE ? 0 : 1);
export const typeOf = (unit: number): number => ARMY[unit % UNITS_A_SIDE];

/** The six neighbours of each hex: E, NE, NW, W, SW, SE. Odd rows are shifted half a hex to the right. */
export const NEIGHBOURS: number[][] = [];
export const TERRAIN: number[] = [];

for (let row = 0; row < HEIGHT; row++) {
  for (let column = 0; column < WIDTH; column++) {
    const shift = row & 1;
    NEIGHBOURS.push([
      hexAt(column + 1, row),
      hexAt(column + shift, row - 1),
      hexAt(column - 1 + shift, row - 1),
      hexAt(column - 1, row),
      hexAt(column - 1 + shift, row + 1),
      hexAt(column + shift, row + 1),
    ]);
    const scatter = (row * 31 + column * 17 + row * column * 7) % 13;
    TERRAIN.push(scatter === 3 ? WOODS : scatter === 8 ? HILL : CLEAR);
  }
}

function hexAt(column: number, row: number): number {
  const onMap = column >= 0 && row >= 0 && column < WIDTH && row < HEIGHT;
  return onMap ? row * WIDTH + column : NOWHERE;
}

/** Which of the six neighbours a side falls back to, the better one first; the other is the next in order. */
export const rearOf = (side: number): number => (side === 0 ? 1 : 4);

/** Eight units in the front row of each side and four behind. */
export const DEPLOYMENT: number[] = [];

for (let side = 0; side < 2; side++) {
  for (let i = 0; i < UNITS_A_SIDE; i++) {
    const front = i < 8;
    const row = side === 0 ? (front ? 3 : 2) : front ? 7 : 8;
    const column = front ? 4 + i : 5 + (i - 8) * 2;
    DEPLOYMENT.push(row * WIDTH + column);
  }
}

/** A move is one number: the unit, the hex it goes to or stays in, and the enemy it strikes there. */
export const packMove = (unit: number, to: number, target: number): number => unit | (to << 8) | (target << 16);
export const unitOf = (move: number): number => move & 255;
export const hexOf = (move: number): number => (move >> 8) & 255;
export const targetOf = (move: number): number => (move >> 16) & 255;
/** Ends the turn. */
export const PASS = -1;

export const DRAW = 2;
export const leader = (lost: readonly number[]): number => (lost[0] < lost[1] ? 0 : lost[1] < lost[0] ? 1 : DRAW);
