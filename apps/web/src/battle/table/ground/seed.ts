/** A number from 0 to 1 for a place on the table: always the same, so that the ground never flickers. */
export function chance(x: number, y: number, salt = 0): number {
  let h =
    Math.imul(Math.round(x) + 0x9e37, 0x85ebca6b) ^ Math.imul(Math.round(y) + 0x79b9, 0xc2b2ae35) ^ (salt * 0x27d4eb2f);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 2 ** 32;
}
