import type { Draw } from '@acies/kernel';
import { type Candidate, lengthBefore, towardNearest, workedOut } from '@acies/rules-disorder';
import { afterStep, endOf, facingPath, isRoomFor, pathToward, rangeBetween, type Step } from '@acies/table';
import { BEYOND_MAJOR, crossesMajor } from '../../board/crossings.ts';
import { boxesOf, boxOf, type CbContext, enemiesOf, factsOf, isRouting, standsOf, unitOf } from '../../board/look.ts';
import { JT } from '../../board/setting.ts';
import { isChariots, isSpecial, SHORT_RANGE } from '../../sheet/troops.ts';
import { isReason, type Licence, preparePath } from './move-path.ts';
import { hemOf } from './path-limits.ts';
import { COLUMN, legsOf, lineStep, type PathStep } from './path-steps.ts';

/** The nearest enemy who is not in rout, or who is, if there are no others. */
export function nearestEnemy(
  g: CbContext,
  id: number,
  counts: (enemy: number) => boolean = () => true,
): number | undefined {
  const box = boxOf(g, id);
  // Whether somebody counts may be dear to know, so that the nearest are asked first.
  const ranged: { enemy: number; away: number }[] = [];
  for (const enemy of enemiesOf(g, id)) ranged.push({ enemy, away: rangeBetween(box, boxOf(g, enemy)) });
  const nearestFirst = ranged.sort((a, b) => a.away - b.away).map(({ enemy }) => enemy);
  return nearestFirst.find((enemy) => !isRouting(g, enemy) && counts(enemy)) ?? nearestFirst.find(counts);
}

/** Straight on, by less and less. */
const AHEAD = [1, 0.75, 0.5, 0.25];
const QUARTERS = [900, 1800, 2700];
/** Shorter steps are not worth a thought: a tenth of a javelin throw. */
const LEAST = JT / 10;

/** Candidates, worked out; not all of them are allowed. */
export const candidatePaths = (g: CbContext, id: number, licence: Licence): PathStep[][] =>
  candidatesFor(g, id, licence).map(workedOut).filter(isLongEnough);

/** Candidates, some of them too short to be worth it. */
function candidatesFor(g: CbContext, id: number, { allowance }: Licence): Candidate<PathStep>[] {
  const length = Math.floor(allowance * JT);
  const candidates: Candidate<PathStep>[] = [[]];
  if (length >= LEAST) {
    for (const share of AHEAD) candidates.push([{ do: 'advance', distance: Math.floor(length * share) }]);
    for (const toward of towardEnemies(g, id, length)) candidates.push(toward);
    for (const other of otherWays(g, id, length)) candidates.push(other);
    if (g.setting.majors.length > 0)
      for (const onward of candidates.slice(1)) candidates.push(...toMajor(g, id, workedOut(onward)));
  }
  for (const facing of facings(g, id)) candidates.push(facing);
  for (const forming of formings(g, id)) candidates.push(forming);
  for (const step of aside(g, id)) candidates.push(step);
  return candidates;
}

const isLongEnough = (steps: readonly PathStep[]): boolean =>
  !steps.some((step) => step.do === 'advance' && step.distance < LEAST);

/** CB-MAN-7: a path that comes to a major obstacle, cut short: just over it, or up to it for those who cannot cross. */
function toMajor(g: CbContext, id: number, steps: readonly PathStep[]): PathStep[][] {
  const last = steps.at(-1);
  if (last?.do !== 'advance') return [];
  const before = steps.slice(0, -1);
  const from = endOf(boxOf(g, id), legsOf(g, id, boxOf(g, id), before));
  const comesToOne = (distance: number): boolean =>
    crossesMajor(g.setting, from, afterStep(from, { do: 'advance', distance }));
  if (!comesToOne(last.distance)) return [];
  const line = lengthBefore(last.distance, comesToOne) + 1;
  const over = Math.min(last.distance, line + (BEYOND_MAJOR * JT) / 2);
  const distance = isChariots(factsOf(g, id).kind.type) ? line - LEAST : over;
  return [[...before, { do: 'advance', distance }]];
}

const plain = (steps: readonly Step[]): PathStep[] => steps.filter((step) => step.do !== 'form');

/** As far as it can go at the nearest enemies, or up to 1 JT of them (CB-SEQ-3). */
function towardEnemies(g: CbContext, id: number, length: number): Candidate<PathStep>[] {
  const toward = unitOf(g, id).formation === 'unformed' ? facingPath : pathToward;
  const upToShortRange = (distance: number): number =>
    Math.min(length, Math.max(1, distance - SHORT_RANGE * JT - LEAST));
  return towardNearest(
    boxOf(g, id),
    boxesOf(g, enemiesOf(g, id)),
    (box, goal, most) => plain(toward(box, goal, most)),
    [() => length, upToShortRange],
  );
}

/** CB-UNIT-7, CB-MAN-5: unformed any way, formed about. */
const facings = (g: CbContext, id: number): PathStep[][] => {
  const { formation, heading } = unitOf(g, id);
  if (formation !== 'unformed') return [[{ do: 'turn', to: 'about' }]];
  return QUARTERS.map((turn) => [{ do: 'face', heading: (heading + turn) % 3600 }]);
};

const otherWays = (g: CbContext, id: number, length: number): PathStep[][] =>
  unitOf(g, id).formation === 'unformed'
    ? facings(g, id).map((steps): PathStep[] => [...steps, { do: 'advance', distance: length }])
    : [];

/** CB-MAN-9: a step to a side, or back. */
const aside = (g: CbContext, id: number): PathStep[][] =>
  unitOf(g, id).formation === 'unformed'
    ? []
    : [
        [{ do: 'back', distance: JT }],
        [{ do: 'sidestep', to: 'left', distance: JT }],
        [{ do: 'sidestep', to: 'right', distance: JT }],
      ];

/** CB-MAN-3, CB-MAN-4, CB-MAN-6: other formations and other files. */
function formings(g: CbContext, id: number): PathStep[][] {
  const { formation, files } = unitOf(g, id);
  const { kind } = factsOf(g, id);
  const stands = standsOf(g, id);
  if (isSpecial(kind.type) || stands < 2) return [];
  const wider = [files * 2, Math.ceil(files / 2)].filter((wide) => wide >= 2 && wide <= stands && wide !== files);
  const spreads = wider.map((wide): PathStep[] => [{ do: 'files', files: wide }]);
  const lines: PathStep[][] = [
    [lineStep(g, id)],
    ...(kind.legion === undefined ? [] : [[lineStep(g, id, 'quincunx')]]),
  ];
  if (formation === 'column') return lines;
  const others = lines.filter(([step]) => step?.do === 'form' && step.into !== formation);
  return [...(formation === 'unformed' ? [] : [[COLUMN]]), ...others, ...spreads];
}

export const isLegal = (g: CbContext, id: number, steps: readonly PathStep[], licence: Licence): boolean =>
  !isReason(preparePath(g, id, steps, licence));

const TRIES = 4;

/** One legal path, quickly: most that are not allowed would end where there is no room, which is cheap to see. */
export function samplePath(g: CbContext, id: number, licence: Licence, draw: Draw): PathStep[] {
  const paths = candidatesFor(g, id, licence);
  const box = boxOf(g, id);
  const hem = hemOf(g, id, licence);
  for (let tries = 0; tries < TRIES; tries++) {
    const steps = workedOut(paths[draw(paths.length)]!);
    if (!isLongEnough(steps)) continue;
    const legs = legsOf(g, id, box, steps);
    if (!isRoomFor(endOf(box, legs), hem.bounds)) continue;
    const prepared = preparePath(g, id, steps, licence, hem, legs);
    if (isReason(prepared)) continue;
    g.prepared.keep(steps, g.board, prepared);
    return steps;
  }
  return [];
}
