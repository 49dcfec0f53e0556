import { arcOfNeighbour, type Direction, directionTo, type Hex, neighbour, OFF, opposite } from '@acies/hexes';
import { GONE } from '../../board/board.ts';
import { factsOf, type HexContext, hasLeader, isLocked, placeOf, sideOf, standOf } from '../../board/look.ts';
import { otherRole, type Role } from '../../sheet/chapters/melee.ts';
import type { Fighter, MeleeSituation } from '../../sheet/chapters/melee-factors.ts';
import { pilumTally } from '../../sheet/chapters/pilum.ts';
import { comesFromBehind, isUpsetAttacking } from '../charge/charge.ts';
import { asIfArrived, pathToPose } from '../moving/movement.ts';
import { type Mains, type Supports, usualSupports } from './supports.ts';

/** HX-MEL-5: ranks behind the first that can count. */
const MOST_RANKS = 2;

/** HX-MEL-5 (R): like stands directly behind, of the same facing. */
export function ranksBehind(g: HexContext, id: number): number {
  const { facing } = standOf(g, id);
  const { family } = factsOf(g, id);
  let ranks = 0;
  let { hex } = standOf(g, id);
  while (ranks < MOST_RANKS) {
    hex = neighbour(g.setting.grid, hex, opposite(facing));
    if (hex === OFF) break;
    const other = g.board.at[hex]!;
    if (other === GONE || sideOf(g, other) !== sideOf(g, id) || factsOf(g, other).family !== family) break;
    if (standOf(g, other).facing !== facing || isLocked(g, other)) break;
    ranks++;
  }
  return ranks;
}

function supportPila(g: HexContext, supports: readonly number[], enemy: number, attacking: boolean): number {
  let dice = 0;
  for (const id of supports) {
    const { pilum, start } = factsOf(g, id);
    if (!pilum) continue;
    const { sp } = standOf(g, id);
    const disordered = standOf(g, id).disordered || (attacking && isUpsetAttacking(g, id, enemy));
    dice += Math.max(0, pilumTally({ attacking, disordered, supporting: true, sp, lost: start - sp }).total);
  }
  return dice;
}

function fighterOf(g: HexContext, mains: Mains, role: Role, supports: readonly number[]): Fighter {
  const id = mains[role];
  const enemy = mains[otherRole(role)];
  const stand = standOf(g, id);
  const facts = factsOf(g, id);
  const dir = directionTo(g.setting.grid, stand.hex, standOf(g, enemy).hex) as Direction;
  return {
    family: facts.family,
    sp: stand.sp,
    start: facts.start,
    disordered: stand.disordered,
    commander: hasLeader(g, id),
    impact: facts.impact,
    pilum: facts.pilum,
    place: placeOf(g, id),
    ranks: facts.family === 'Pike' || facts.family === 'LSp' ? ranksBehind(g, id) : 0,
    supports: supports.length,
    supportPila: supportPila(g, supports, enemy, role === 'attacker'),
    met: arcOfNeighbour(stand.facing, dir),
  };
}

/** A melee between two main stands as the field has it, with the supports that were chosen, or the usual ones. */
export const meleeSituation = (
  g: HexContext,
  attacker: number,
  defender: number,
  fresh: boolean,
  supports: Supports = usualSupports(g, { attacker, defender }),
): MeleeSituation => ({
  attacker: {
    ...fighterOf(g, { attacker, defender }, 'attacker', supports.attacker),
    began: g.board.contacts.find((one) => one.attacker === attacker && one.defender === defender)?.began,
  },
  defender: fighterOf(g, { attacker, defender }, 'defender', supports.defender),
  fresh,
  passCosts: !g.setting.rulings.freePass,
});

/** The melee that a charge would bring if its target stood. */
export function chargeSituation(g: HexContext, id: number, target: number, to: Hex, facing: Direction): MeleeSituation {
  const start = standOf(g, id).hex;
  const arrived = asIfArrived(g, id, pathOfCharge(g, id, to, facing), facing);
  const situation = meleeSituation(arrived, id, target, true);
  const { attacker, defender } = situation;
  return {
    ...situation,
    attacker: { ...attacker, began: g.setting.places[start]!.terrain },
    defender: { ...defender, disordered: defender.disordered || comesFromBehind(g, target, start, to) },
  };
}

/** The way to where a charge ends. In a group's charge that place may still hold a friend, so that no path is found. */
function pathOfCharge(g: HexContext, id: number, to: Hex, facing: Direction): Hex[] {
  if (to === standOf(g, id).hex) return [];
  const path = pathToPose(g, id, to, facing);
  return path.length > 0 ? path : [to];
}
