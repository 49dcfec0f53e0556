import {
  type Direction,
  directionToward,
  distance,
  type Hex,
  inFront,
  neighbour,
  OFF,
  opposite,
  sidesBetween,
} from '@acies/hexes';
import { GONE } from '../board/board.ts';
import { enemiesOf, factsOf, type HexContext, isPresent, placeOf, standOf } from '../board/look.ts';
import { isFrontAllRound, woodsDice } from '../sheet/terrain.ts';
import { type Family, isCavalry } from '../sheet/troops.ts';

/** How far an enemy seems to a stand: those it should not meet seem farther. */
function distaste(own: Family, enemy: Family): number {
  if ((enemy === 'Pike' || enemy === 'LSp') && (isCavalry(own) || own === 'Ch')) return 3;
  if (enemy === 'LI' && (own === 'El' || own === 'Ch')) return 2;
  if (enemy === 'Sk' || enemy === 'LC') return own === 'LC' ? 0 : 2;
  if (own === 'Sk' || own === 'LC') return isCavalry(enemy) ? 2 : 0;
  return 0;
}

const PER_HEX = 0.3;
const SHOOTER_PER_HEX = 0.25;

/** What a place is worth to a stand: near its prey, on good terrain, with friends beside it and its flanks safe. */
export function positionWorth(g: HexContext, id: number, hex: Hex, facing: Direction): number {
  return nearness(g, id, hex, facing) + terrain(g, id, hex) + company(g, id, hex, facing) + safety(g, id, hex, facing);
}

/** To have one's prey straight ahead, or at least in front. */
const LOOKS: readonly number[] = [0.25, 0.15, 0, 0];

function nearness(g: HexContext, id: number, hex: Hex, facing: Direction): number {
  const { family, range } = factsOf(g, id);
  const { grid } = g.setting;
  let near = 99;
  let prey = 99;
  let looks = 0;
  for (const enemy of enemiesOf(g, id)) {
    if (!isPresent(g, enemy)) continue;
    const at = standOf(g, enemy).hex;
    const away = distance(grid, hex, at);
    if (away < near) near = away;
    // Nobody seems nearer than he is.
    if (away > prey) continue;
    const seems = away + distaste(family, factsOf(g, enemy).family);
    if (seems > prey) continue;
    const look = LOOKS[sidesBetween(facing, directionToward(grid, hex, at))]!;
    looks = seems < prey ? look : Math.max(looks, look);
    prey = seems;
  }
  if (prey === 99) return 0;
  if (range === 0) return looks - PER_HEX * prey;
  // Those who shoot want to be as far off as they reach, and not where they are ridden down.
  return looks - SHOOTER_PER_HEX * Math.abs(near - Math.max(range, 2)) - (near === 1 ? 0.5 : 0);
}

const BAD_TERRAIN: Readonly<Partial<Record<Family, number>>> = {
  Pike: 2,
  HC: 1.6,
  MC: 1.4,
  Ch: 1.6,
  El: 1.6,
  LSp: 1.4,
  HI: 1,
  Shot: 0.7,
  LC: 0.5,
};

function terrain(g: HexContext, id: number, hex: Hex): number {
  const { family } = factsOf(g, id);
  const place = g.setting.places[hex]!;
  const stays = standOf(g, id).hex === hex;
  let worth =
    0.15 * (place.gentle ? 0 : place.height) + (woodsDice(family) < 0 && place.terrain === 'woods' ? -0.5 : 0);
  const rough = place.terrain !== 'open' && place.terrain !== 'village';
  if (rough && (!stays || standOf(g, id).disordered)) worth -= BAD_TERRAIN[family] ?? 0;
  if (place.terrain === 'stream' || place.terrain === 'river') worth -= 0.6;
  if (onEdge(g, hex)) worth -= 0.3;
  return worth;
}

const onEdge = (g: HexContext, hex: Hex): boolean => {
  for (let dir = 0; dir < 6; dir++) if (neighbour(g.setting.grid, hex, dir as Direction) === OFF) return true;
  return false;
};

function company(g: HexContext, id: number, hex: Hex, facing: Direction): number {
  const { side, family } = factsOf(g, id);
  let friends = 0;
  for (let dir = 0; dir < 6; dir++) {
    const next = neighbour(g.setting.grid, hex, dir as Direction);
    const other = next === OFF ? GONE : g.board.at[next]!;
    if (other === GONE || other === id || factsOf(g, other).side !== side) continue;
    const alike = standOf(g, other).facing === facing;
    const ranked =
      alike && family === 'Pike' && factsOf(g, other).family === 'Pike' && (dir === facing || dir === opposite(facing));
    friends += ranked ? 4 : alike ? 1 : 0;
  }
  return 0.08 * Math.min(friends, 6);
}

/** Enemies near who stand outside our front, and those whose own flank we are on. */
function safety(g: HexContext, id: number, hex: Hex, facing: Direction): number {
  const { grid } = g.setting;
  const village = isFrontAllRound(g.setting.places[hex]!);
  let worth = 0;
  for (const enemy of enemiesOf(g, id)) {
    if (!isPresent(g, enemy)) continue;
    const { hex: at, facing: theirs } = standOf(g, enemy);
    const away = distance(grid, hex, at);
    if (away > 3) continue;
    if (!village && !inFront(grid, hex, facing, at)) worth -= away === 1 ? 0.6 : 0.25;
    if (away <= 2 && !inFront(grid, at, theirs, hex) && !isFrontAllRound(placeOf(g, enemy))) worth += 0.35;
  }
  return worth;
}
