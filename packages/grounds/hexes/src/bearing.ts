import { DIRECTIONS, type Direction, type Directions, STEP_Q, STEP_R } from './direction.ts';
import type { Axial, Grid } from './grid.ts';

/**
 * Sector s is all that can be written a * dir(s) + b * dir(s + 1) with a, b >= 0; the front of facing f is sectors f - 1 and f.
 * Within a sector the nearer direction is the one with the larger share. Equal shares go to the right-hand one, dir(s), so
 * that the way there and the way back are always opposite.
 */
export function makeBearings(axials: readonly Axial[]): Pick<Grid, 'bearings' | 'fronts'> {
  const count = axials.length;
  const bearings = new Uint8Array(count * count) as Directions;
  const fronts = new Uint8Array(count * count);
  axials.forEach((from, a) => {
    axials.forEach((to, b) => {
      if (a === b) return;
      const q = to.q - from.q;
      const r = to.r - from.r;
      for (const right of DIRECTIONS) {
        const left = ((right + 1) % 6) as Direction;
        const rightShare = r * STEP_Q[left]! - q * STEP_R[left]!;
        const leftShare = q * STEP_R[right]! - r * STEP_Q[right]!;
        if (rightShare < 0 || leftShare < 0) continue;
        bearings[a * count + b] = rightShare >= leftShare ? right : left;
        fronts[a * count + b]! |= (1 << right) | (1 << left);
      }
    });
  });
  return { bearings, fronts };
}
