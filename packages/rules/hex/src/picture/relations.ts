import { type Direction, directionToward, distance, type Hex, inFront, neighbour, OFF, turn } from '@acies/hexes';
import { GONE } from '../board/board.ts';
import {
  contactsOf,
  enemiesOf,
  factsOf,
  type HexContext,
  hasInFront,
  isPresent,
  placeOf,
  sideOf,
  standBeside,
  standOf,
} from '../board/look.ts';
import { eachTarget } from '../play/shooting/shots.ts';
import { isFrontAllRound } from '../sheet/terrain.ts';
import { type TerrainKind, terrainKind } from './cells.ts';
import { hexesWords } from './words.ts';

/** Where something is as a stand sees it. */
type Bearing = 'front' | 'left' | 'right' | 'rear';

/** How a stand stands to others, as one would say it. */
export const relationsOf = (g: HexContext, id: number): string[] => [
  ...fightsOf(g, id),
  ...enemiesByBearing(g, id),
  ...flanksOf(g, id),
  ...zonesOver(g, id),
  ...shotsFrom(g, id),
  terrainUnder(g, id),
];

function bearingOf(g: HexContext, id: number, to: Hex): Bearing {
  const { hex, facing } = standOf(g, id);
  const { grid } = g.setting;
  if (isFrontAllRound(placeOf(g, id)) || inFront(grid, hex, facing, to)) return 'front';
  const sides = (directionToward(grid, hex, to) - facing + 6) % 6;
  if (sides === 3) return 'rear';
  return sides < 3 ? 'left' : 'right';
}

/** Where an enemy is met, as the end of a sentence. */
const MET: Readonly<Record<Bearing, string>> = {
  front: 'to its front',
  left: 'on its left flank',
  right: 'on its right flank',
  rear: 'in its rear',
};

const fightsOf = (g: HexContext, id: number): string[] =>
  contactsOf(g, id).map(({ attacker, defender }) => {
    const enemy = attacker === id ? defender : attacker;
    return `Fights ${factsOf(g, enemy).name} ${MET[bearingOf(g, id, standOf(g, enemy).hex)]}`;
  });

/** The nearest enemy to its front, on each flank and behind it. */
function enemiesByBearing(g: HexContext, id: number): string[] {
  const { hex } = standOf(g, id);
  const away = (enemy: number): number => distance(g.setting.grid, hex, standOf(g, enemy).hex);
  const nearest = new Map<Bearing, number>();
  for (const enemy of enemiesOf(g, id)) {
    if (!isPresent(g, enemy)) continue;
    const bearing = bearingOf(g, id, standOf(g, enemy).hex);
    const known = nearest.get(bearing);
    if (known === undefined || away(enemy) < away(known)) nearest.set(bearing, enemy);
  }
  return (['front', 'left', 'right', 'rear'] as const).flatMap((bearing) => {
    const enemy = nearest.get(bearing);
    if (enemy === undefined) return bearing === 'front' ? ['No enemy to its front'] : [];
    const far = `at ${hexesWords(away(enemy))}`;
    const { name } = factsOf(g, enemy);
    return bearing === 'front' ? [`Front to ${name} ${far}`] : [`Enemy ${name} ${MET[bearing]} ${far}`];
  });
}

/** HX-TER-5: in a village it has none. */
const flanksOf = (g: HexContext, id: number): string[] =>
  isFrontAllRound(placeOf(g, id))
    ? ['No flank or rear']
    : (['left', 'right'] as const).map((flank) => flankWords(g, id, flank));

/** A friend covers a flank beside it, or half ahead, as in a line whose rows are shifted. */
function flankWords(g: HexContext, id: number, flank: 'left' | 'right'): string {
  const { hex, facing } = standOf(g, id);
  const way = flank === 'left' ? 1 : -1;
  const words = (rest: string): string => `${flank === 'left' ? 'Left' : 'Right'} flank ${rest}`;
  const beside = turn(facing, 2 * way);
  const ahead = turn(facing, way);
  for (const dir of [beside, ahead]) {
    const friend = friendBeside(g, id, hex, dir);
    if (friend !== GONE) return words(`covered by ${factsOf(g, friend).name}`);
  }
  return words(neighbour(g.setting.grid, hex, beside) === OFF ? 'at the edge of the map' : 'open');
}

function friendBeside(g: HexContext, id: number, hex: Hex, dir: Direction): number {
  const other = standBeside(g, hex, dir);
  return other !== GONE && sideOf(g, other) === sideOf(g, id) ? other : GONE;
}

/** HX-SEQ-4: enemies who hold it. */
function zonesOver(g: HexContext, id: number): string[] {
  const { hex } = standOf(g, id);
  const holders = enemiesOf(g, id).filter((enemy) => isPresent(g, enemy) && hasInFront(g, enemy, hex));
  return holders.length === 0
    ? []
    : [`In the zone of control of ${holders.map((enemy) => factsOf(g, enemy).name).join(', ')}`];
}

function shotsFrom(g: HexContext, id: number): string[] {
  const names: string[] = [];
  eachTarget(g, id, (target) => names.push(factsOf(g, target).name));
  return names.length === 0 ? [] : [`Can shoot at ${names.join(', ')}`];
}

function terrainUnder(g: HexContext, id: number): string {
  const place = placeOf(g, id);
  const under = terrainKind({ ...place, defences: false });
  if (!place.defences) return TERRAIN_UNDER[under];
  return under === 'open' ? TERRAIN_UNDER.defences : `${TERRAIN_UNDER[under]}, in defences`;
}

const TERRAIN_UNDER: Readonly<Record<TerrainKind, string>> = {
  open: 'On open ground',
  woods: 'In woods',
  stream: 'In a stream',
  river: 'In a river',
  swamp: 'In a swamp',
  village: 'In a village',
  rough: 'On rough ground',
  hill: 'On a hill',
  'higher hill': 'On a higher hill',
  'wooded hill': 'In woods on a hill',
  'rough hill': 'On a rough hill',
  defences: 'In defences',
};
