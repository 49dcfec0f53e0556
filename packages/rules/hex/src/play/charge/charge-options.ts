import { type Direction, distance, type Hex, neighbour, OFF, opposite, turn } from '@acies/hexes';
import type { Shown } from '@acies/kernel/picture';
import { enemiesOf, factsOf, type HexContext, inEnemyZone, isPresent, placeOf, standOf } from '../../board/look.ts';
import { isFrontAllRound, mayAttack, type Place } from '../../sheet/terrain.ts';
import { canReach, pathToPose, type Reachable, reachableFor, waysOutOfVillage } from '../moving/movement.ts';
import { showMove } from '../moving/shown-places.ts';

/** Where a charge ends, and against whom. */
export type ChargePose = {
  readonly target: number;
  readonly to: Hex;
  readonly facing: Direction;
};

/** A charge as it is meant to go, should its target stand. */
export const showCharge = (g: HexContext, id: number, { target, to, facing }: ChargePose): Shown => ({
  ...showMove(g, id, pathToPose(g, id, to, facing), facing),
  targets: [target],
});

type Visit = (pose: ChargePose) => void;

/** HX-SEQ-5: calls back for every way of charging any enemy; for each hex beside a target the facing that meets it best. */
export function eachCharge(g: HexContext, id: number, reachable: Reachable, visit: Visit): void {
  for (const target of enemiesOf(g, id)) if (isPresent(g, target)) eachWayAt(g, id, target, reachable, visit);
}

export const eachChargeAt = (g: HexContext, id: number, target: number, visit: Visit): void =>
  eachWayAt(g, id, target, reachableFor(g, id), visit);

function eachWayAt(g: HexContext, id: number, target: number, reachable: Reachable, visit: Visit): void {
  const { grid } = g.setting;
  const own = standOf(g, id);
  const theirs = standOf(g, target).hex;
  const { family, move } = factsOf(g, id);
  if (distance(grid, own.hex, theirs) > move + 1) return;
  const canEnd = placeOf(g, id).terrain === 'village' ? endsFromVillage(g, id) : endsInTheOpen(g, id, reachable);
  for (let side = 0; side < 6; side++) {
    const to = neighbour(grid, theirs, side as Direction);
    if (to === OFF || !mayAttack(family, g.setting.places[to]!, placeOf(g, target))) continue;
    const facing = bestFacing(g.setting.places[to]!, opposite(side as Direction), (one) => canEnd(to, one));
    if (facing !== undefined) visit({ target, to, facing });
  }
}

type CanEnd = (to: Hex, facing: Direction) => boolean;

function endsInTheOpen(g: HexContext, id: number, reachable: Reachable): CanEnd {
  const own = standOf(g, id);
  return (to, facing) => (to === own.hex && facing === own.facing) || canReach(reachable, to, facing);
}

/** HX-TER-5: in any direction from where it is, or having left by 1H the way it then faces. */
function endsFromVillage(g: HexContext, id: number): CanEnd {
  const { hex } = standOf(g, id);
  const out = inEnemyZone(g, hex, factsOf(g, id).side) ? [] : waysOutOfVillage(g, id);
  return (to, facing) => to === hex || (out.includes(facing) && neighbour(g.setting.grid, hex, facing) === to);
}

const FRONT: readonly number[] = [0, 1, -1];
const ALL_ROUND: readonly number[] = [...FRONT, 2, -2, 3];

/** HX-UNIT-1, HX-TER-5: sides of a stand's front by turns from straight ahead, nearest first. */
export const frontSides = (place: Place): readonly number[] => (isFrontAllRound(place) ? ALL_ROUND : FRONT);

/** Straight at the target if that can be had, else with the target to one side of the front. */
const bestFacing = (place: Place, ahead: Direction, allowed: (facing: Direction) => boolean): Direction | undefined =>
  frontSides(place)
    .map((sides) => turn(ahead, sides))
    .find(allowed);
