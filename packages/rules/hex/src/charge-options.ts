import { type Direction, distance, type Hex, neighbour, OFF, opposite, sidesBetween, turn } from '@acies/hexes';
import { canReach, type Reachable, reachableFor } from './movement.ts';
import { enemiesOf } from './shots.ts';
import { factsOf, type HexTable, isPresent, placeOf, standOf } from './table.ts';
import { mayAttack } from './terrain.ts';

/** Where a charge ends, and against whom. */
export interface ChargePose {
  readonly target: number;
  readonly to: Hex;
  readonly facing: Direction;
}

type Visit = (pose: ChargePose) => void;

/** HX-SEQ-5: calls back for every way of charging any enemy; for each hex beside a target the facing that meets it best. */
export function eachCharge(g: HexTable, id: number, reachable: Reachable, visit: Visit): void {
  for (const target of enemiesOf(g, id)) if (isPresent(g, target)) eachWayAt(g, id, target, reachable, visit);
}

export const eachChargeAt = (g: HexTable, id: number, target: number, visit: Visit): void =>
  eachWayAt(g, id, target, reachableFor(g, id), visit);

function eachWayAt(g: HexTable, id: number, target: number, reachable: Reachable, visit: Visit): void {
  const { grid } = g.field;
  const own = standOf(g, id);
  const theirs = standOf(g, target).hex;
  const { family, move } = factsOf(g, id);
  if (distance(grid, own.hex, theirs) > move + 1 || !mayAttack(family, placeOf(g, target))) return;
  const anyFacing = placeOf(g, id).ground === 'village';
  for (let side = 0; side < 6; side++) {
    const to = neighbour(grid, theirs, side as Direction);
    if (to === OFF) continue;
    const ahead = opposite(side as Direction);
    const facing = bestFacing(ahead, (one) => {
      if (to !== own.hex) return canReach(reachable, to, one);
      return anyFacing || one === own.facing || canReach(reachable, to, one);
    });
    if (facing !== undefined) visit({ target, to, facing });
  }
}

/** Straight at the target if that can be had, else with the target to one side of the front. */
function bestFacing(ahead: Direction, allowed: (facing: Direction) => boolean): Direction | undefined {
  for (const sides of [0, 1, -1]) {
    const facing = turn(ahead, sides);
    if (allowed(facing) && sidesBetween(facing, ahead) <= 1) return facing;
  }
  return undefined;
}
