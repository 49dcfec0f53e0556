import { otherSide } from '@acies/kernel';
import { across, type Face, OFF, oppositeFace, straightLine, type Zone, zoneDistance } from '@acies/zones';
import { type CkContext, factsOf, hostileFaces, isSupported, nameZone, unitOf, unitsIn } from '../board/look.ts';
import { targetsOf } from '../play/fight/fights.ts';
import { artilleryTargets, volleyTargets } from '../play/shooting/shooting.ts';
import { mayShoot } from '../sheet/chapters/volley.ts';
import { frontFace, rearFace, rightFace } from '../sheet/rows.ts';
import type { Scenery } from '../sheet/scenery.ts';
import { namesWords, zonesWords } from './words.ts';

/** How a unit stands to others, as one would say it. */
export const relationsOf = (g: CkContext, id: number): string[] => [
  frontWords(g, id),
  ...flanksOf(g, id).map(([name, face]) => faceWords(g, id, name, face)),
  ...companions(g, id),
  ...standing(g, id),
  ...reachWords(g, id),
  GROUND_UNDER[g.board.scenery[unitOf(g, id).zone]!],
];

const flanksOf = (g: CkContext, id: number): (readonly [string, Face])[] => {
  const { side } = factsOf(g, id);
  const right = rightFace(side);
  return [
    ['Left flank', oppositeFace(right)],
    ['Right flank', right],
    ['Rear', rearFace(side)],
  ];
};

const namesIn = (g: CkContext, units: readonly number[]): string => namesWords(units.map((id) => factsOf(g, id).name));

/** The first enemy straight ahead, or whoever is nearest. */
function frontWords(g: CkContext, id: number): string {
  const { side } = factsOf(g, id);
  const { zone } = unitOf(g, id);
  for (let steps = 1; ; steps++) {
    const ahead = straightLine(g.setting.grid, zone, frontFace(side), steps);
    if (ahead === OFF) break;
    const enemies = unitsIn(g, ahead, otherSide(side));
    if (enemies.length > 0) return `Front to ${namesIn(g, enemies)} at ${zonesWords(steps)}`;
  }
  const nearest = nearestEnemies(g, id);
  return nearest === undefined
    ? 'No enemy on the field'
    : `No enemy straight ahead; nearest ${namesIn(g, unitsIn(g, nearest, otherSide(side)))} in ${nameZone(g, nearest)} at ${zonesWords(zoneDistance(g.setting.grid, zone, nearest))}`;
}

function nearestEnemies(g: CkContext, id: number): Zone | undefined {
  const { zone } = unitOf(g, id);
  const enemies = g.setting.idsOf[otherSide(factsOf(g, id).side)].map((enemy) => unitOf(g, enemy).zone);
  const away = (to: Zone): number => zoneDistance(g.setting.grid, zone, to);
  return enemies.filter((to) => to >= 0).sort((a, b) => away(a) - away(b))[0];
}

function faceWords(g: CkContext, id: number, name: string, face: Face): string {
  const { side } = factsOf(g, id);
  const next = across(g.setting.grid, unitOf(g, id).zone, face);
  if (next === OFF) return `${name} at the edge of the table`;
  const enemies = unitsIn(g, next, otherSide(side));
  if (enemies.length > 0) return `${name} to the enemy: ${namesIn(g, enemies)} in ${nameZone(g, next)}`;
  const friends = unitsIn(g, next, side);
  return friends.length > 0 ? `${name} covered by ${namesIn(g, friends)} in ${nameZone(g, next)}` : `${name} open`;
}

function companions(g: CkContext, id: number): string[] {
  const { zone } = unitOf(g, id);
  const others = unitsIn(g, zone, factsOf(g, id).side).filter((other) => other !== id);
  return others.length === 0 ? [] : [`In ${nameZone(g, zone)} with ${namesIn(g, others)}`];
}

/** What counts when its zone tests its morale. */
function standing(g: CkContext, id: number): string[] {
  const { side } = factsOf(g, id);
  const { zone } = unitOf(g, id);
  const hostile = hostileFaces(g, zone, side);
  return [
    isSupported(g, zone, side) ? 'Supported by friends beside its zone' : 'Without support beside its zone',
    ...(hostile === 0 ? [] : [hostile === 1 ? '1 hostile face' : `${hostile} hostile faces`]),
  ];
}

/** Whom its zone can assault and shoot at as they stand. */
function reachWords(g: CkContext, id: number): string[] {
  const { zone, silent } = unitOf(g, id);
  const { side } = factsOf(g, id);
  const assaults = targetsOf(g, zone, side);
  const shots = silent ? [] : shotsOf(g, id);
  const words = (verb: string, zones: readonly Zone[]): string[] =>
    zones.length === 0 ? [] : [`${verb} ${namesWords(zones.map((to) => nameZone(g, to)))}`];
  return [...words('Its zone can assault', assaults), ...words('Can shoot at', shots)];
}

export function shotsOf(g: CkContext, id: number): Zone[] {
  const facts = factsOf(g, id);
  const { zone } = unitOf(g, id);
  if (facts.type === 'Art') return artilleryTargets(g, zone, facts.side);
  return mayShoot(facts) ? volleyTargets(g, zone, facts.side) : [];
}

const GROUND_UNDER: Readonly<Record<Scenery, string>> = {
  open: 'On open ground',
  'gentle hill': 'On a gentle hill',
  'steep hill': 'On a steep hill',
  rough: 'On rough ground',
  woods: 'In woods',
  marsh: 'In a marsh',
  river: 'At a river',
};
