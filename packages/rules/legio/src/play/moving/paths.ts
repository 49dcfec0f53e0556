import type { Draw } from '@acies/kernel';
import { type Candidate, towardNearest, workedOut } from '@acies/rules-disorder';
import { type Box, endOf, facingPath, isRoomFor, nearestFew, pathToward, type Step } from '@acies/table';
import {
  boxesOf,
  boxOf,
  enemiesOf,
  factsOf,
  isRouting,
  type LegioContext,
  standsOf,
  unitOf,
} from '../../board/look.ts';
import { PACE } from '../../board/setting.ts';
import { pacesLeft } from '../../sheet/chapters/manoeuvre.ts';
import { isLight, JAVELIN } from '../../sheet/troops.ts';
import { fitted } from './loose-move.ts';
import { mountingOf } from './mounting.ts';
import { isReason, type Licence, preparePath } from './move-path.ts';
import { hemOf } from './path-limits.ts';
import { columnStep, legsOf, lineStep, type PathStep } from './path-steps.ts';

/** The nearest enemy who is not in rout, or who is, if there are no others. */
export const nearestEnemy = (g: LegioContext, id: number): number | undefined => nearestEnemyFrom(g, id, boxOf(g, id));

/** LG-AFT-5: the same from another place. */
export function nearestEnemyFrom(g: LegioContext, id: number, box: Box): number | undefined {
  const enemies = enemiesOf(g, id);
  const steady = enemies.filter((enemy) => !isRouting(g, enemy));
  const ids = steady.length > 0 ? steady : enemies;
  const [nearest] = nearestFew(box, boxesOf(g, ids), 1);
  return nearest && ids[nearest.index];
}

/** Straight on, by less and less. */
const AHEAD = [1, 0.75, 0.5, 0.25];
const QUARTERS = [900, 1800, 2700];

const lengthIn = ({ allowance }: Licence): number => Math.floor(allowance * PACE);

/** Candidates, worked out; not all of them are allowed. */
export const candidatePaths = (g: LegioContext, id: number, licence: Licence): PathStep[][] =>
  roughPaths(g, id, licence).map((path) => fitted(g, id, workedOut(path), lengthIn(licence)));

/** Candidates, some of them longer than an unformed unit’s stands can go. */
function roughPaths(g: LegioContext, id: number, licence: Licence): Candidate<PathStep>[] {
  const length = lengthIn(licence);
  const paths: Candidate<PathStep>[] = [[]];
  if (length >= 1) {
    for (const share of AHEAD) paths.push([{ do: 'advance', distance: Math.floor(length * share) }]);
    for (const toward of towardEnemies(g, id, length)) paths.push(toward);
    for (const other of otherWays(g, id, length)) paths.push(other);
  }
  for (const facing of facings(g, id)) paths.push(facing);
  for (const spread of spreads(g, id)) paths.push(spread);
  for (const forming of formings(g, id)) paths.push(forming);
  for (const mounting of mountings(g, id, pacesLeft(licence.allowance, 1) * PACE)) paths.push(mounting);
  return paths;
}

/** As far as it can go at the nearest enemies, or up to javelin range of them (LG-SEQ-2). */
function towardEnemies(g: LegioContext, id: number, length: number): Candidate<PathStep>[] {
  const toward = unitOf(g, id).formation === 'unformed' ? facingPath : pathToward;
  const upToJavelins = (distance: number): number => Math.min(length, Math.max(1, distance - (JAVELIN + 1) * PACE));
  return towardNearest<PathStep>(boxOf(g, id), boxesOf(g, enemiesOf(g, id)), toward, [() => length, upToJavelins]);
}

/** LG-MAN-1, LG-MAN-6: unformed any way, formed about. */
const facings = (g: LegioContext, id: number): Step[][] => {
  const { formation, heading } = unitOf(g, id);
  if (formation !== 'unformed') return [[{ do: 'turn', to: 'about' }]];
  return QUARTERS.map((turn) => [{ do: 'face', heading: (heading + turn) % 3600 }]);
};

const otherWays = (g: LegioContext, id: number, length: number): Step[][] =>
  unitOf(g, id).formation === 'unformed'
    ? facings(g, id).map((steps) => [...steps, { do: 'advance', distance: length }])
    : [];

/** LG-MAN-1: unformed all abreast, or in two ranks. */
function spreads(g: LegioContext, id: number): PathStep[][] {
  const { formation, files } = unitOf(g, id);
  const stands = standsOf(g, id);
  if (formation !== 'unformed') return [];
  const shapes = new Set([stands, Math.ceil(stands / 2)]);
  return [...shapes].filter((wide) => wide !== Math.min(files, stands)).map((wide) => [{ do: 'files', files: wide }]);
}

/** LG-MAN-7: at once, or after half a move. */
function mountings(g: LegioContext, id: number, half: number): PathStep[][] {
  const mounting = mountingOf(g, id);
  if (!mounting) return [];
  return [[{ do: mounting }], [{ do: 'advance', distance: Math.floor(half) }, { do: mounting }]];
}

/** LG-MAN-3, LG-MAN-4: into column, or into line again. */
function formings(g: LegioContext, id: number): Step[][] {
  const { formation } = unitOf(g, id);
  const light = isLight(factsOf(g, id).kind.type);
  if (formation === 'line' || (light && formation === 'unformed'))
    return standsOf(g, id) > 1 ? [[columnStep(g, id)]] : [];
  return light ? [] : [[lineStep(g, id)]];
}

export const isLegal = (g: LegioContext, id: number, steps: readonly PathStep[], licence: Licence): boolean =>
  !isReason(preparePath(g, id, steps, licence));

const TRIES = 4;

/** One legal path, quickly: most that are not allowed would end where there is no room, which is cheap to see. */
export function samplePath(g: LegioContext, id: number, licence: Licence, draw: Draw): PathStep[] {
  const paths = roughPaths(g, id, licence);
  const box = boxOf(g, id);
  const hem = hemOf(g, id, licence);
  for (let tries = 0; tries < TRIES; tries++) {
    const steps = fitted(g, id, workedOut(paths[draw(paths.length)]!), lengthIn(licence));
    const legs = legsOf(g, id, box, steps);
    if (!isRoomFor(endOf(box, legs), hem.bounds)) continue;
    const prepared = preparePath(g, id, steps, licence, hem, legs);
    if (isReason(prepared)) continue;
    g.prepared.keep(steps, g.board, prepared);
    return steps;
  }
  return [];
}
