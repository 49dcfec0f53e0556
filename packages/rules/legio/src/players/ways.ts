import type { Outlook } from '@acies/rules-disorder/players';
import {
  afterStep,
  type Box,
  centreOf,
  facingPath,
  headingOf,
  mayBeClose,
  type Point,
  pathToward,
  rangeBetween,
  type Step,
  TOUCH,
} from '@acies/table';
import { boxOf, isFormedUnit, type LegioContext, unitOf } from '../board/look.ts';
import type { PreparedPath } from '../board/prepared-path.ts';
import { PACE } from '../board/setting.ts';
import { fitted } from '../play/moving/loose-move.ts';
import { isReason, type Licence, preparePath } from '../play/moving/move-path.ts';
import type { PathStep } from '../play/moving/path-steps.ts';
import { candidatePaths } from '../play/moving/paths.ts';
import { passingTally } from '../sheet/chapters/manoeuvre.ts';
import { BOW, JAVELIN } from '../sheet/troops.ts';
import { standWorth } from './position.ts';
import { dpCost } from './worth.ts';

/** Paths looked at closely: the best by where they lead. */
const LOOKED_AT = 6;
/** What it is worth to be in good order again. */
export const FORMED_UP = 0.4;
/** What is no wider is a column. */
const ONE_STAND = 20 * PACE;
const SHARES = [1, 0.8, 0.55, 0.3];
/** Enemies whom a unit thinks of going for. */
const MARKS = 3;

/** The longest advance that keeps so far from everybody who is not nearer already. */
function upTo(box: Box, most: number, outlook: Outlook, least: number): number {
  const far = outlook.foes.filter(
    (foe) => mayBeClose(box, foe.box, least + most) && rangeBetween(box, foe.box) >= least,
  );
  const isClear = (distance: number): boolean => {
    const end = afterStep(box, { do: 'advance', distance });
    return far.every((foe) => rangeBetween(end, foe.box) >= least);
  };
  if (isClear(most)) return most;
  let [clear, met] = [0, most];
  while (met - clear > 5) {
    const middle = (clear + met) >> 1;
    if (isClear(middle)) clear = middle;
    else met = middle;
  }
  return clear;
}

/** Ways toward the enemy, each as far as a unit may come, and shorter. */
function ways(g: LegioContext, outlook: Outlook, { allowance, approach }: Licence): Step[][] {
  const { id } = outlook;
  const box = boxOf(g, id);
  const most = Math.floor(allowance * PACE);
  if (most < PACE) return [];
  const unformed = !isFormedUnit(g, id);
  // LG-MAN-1: who turns on its way has stands that go farther than the rest.
  const toward = (goal: Point): Step[] =>
    unformed ? fitted(g, id, facingPath(box, goal, most), most) : pathToward(box, goal, most);
  const marks = [...outlook.foes].sort((a, b) => rangeBetween(box, a.box) - rangeBetween(box, b.box)).slice(0, MARKS);
  const full: Step[][] = [[{ do: 'advance', distance: most }], ...marks.map((foe) => toward(foe.centre))];
  // Just within javelin range, as near as a path may come and as far as infantry charges from.
  const least = approach ? BOW * PACE + 2 : JAVELIN * PACE - TOUCH / 2;
  if (unformed) full.push(...skirmishes(box, most, marks[0]?.centre).map((steps) => fitted(g, id, steps, most)));
  return full.flatMap((steps) => {
    const last = steps.at(-1);
    if (last?.do !== 'advance') return [steps];
    const first = steps.slice(0, -1);
    const length = upTo(first.reduce(afterStep, box), last.distance, outlook, least);
    return SHARES.map((share): Step[] => [...first, { do: 'advance', distance: Math.floor(length * share) }]).filter(
      (path) => (path.at(-1) as { distance: number }).distance > 0,
    );
  });
}

const TURNS = [450, 900, 1350, 1800, 2250, 2700, 3150];

/** LG-MAN-1: unformed stands go any way, and face the enemy again. */
function skirmishes(box: Box, most: number, foe: Point | undefined): Step[][] {
  if (!foe) return [];
  return TURNS.flatMap((turn) =>
    [0.25, 0.6, 1].map((share): Step[] => {
      const there: Step[] = [
        { do: 'face', heading: (box.heading + turn) % 3600 },
        { do: 'advance', distance: Math.floor(most * share) },
      ];
      const centre = centreOf(there.reduce(afterStep, box));
      return [...there, { do: 'face', heading: headingOf(foe.x - centre.x, foe.y - centre.y) }];
    }),
  );
}

export interface Way {
  readonly steps: readonly Step[];
  readonly worth: number;
}

/** LG-MAN-8: what it costs the order of the line, beside DPs, to go through friends. */
const THROUGH = 0.2;

function closely(g: LegioContext, id: number, prepared: PreparedPath, first: number): number {
  const dps = prepared.disorder.reduce((sum, { dp }) => sum + dp, 0);
  const mover = { formation: unitOf(g, id).formation, stationary: false };
  let worth = first - (dps > 0 ? dpCost(g, id, dps) : 0);
  for (const friend of prepared.passed) {
    const { formation, moved } = unitOf(g, friend);
    const { total } = passingTally({ formation, stationary: !moved }, mover);
    if (total > 0) worth -= THROUGH + dpCost(g, friend, total);
  }
  return worth;
}

/** A change of formation or facing, which the ways do not have. */
const isEvolution = (steps: PathStep[]): steps is Step[] =>
  steps.some((step) => step.do === 'form' || step.do === 'turn') &&
  !steps.some((step) => step.do === 'files' || step.do === 'mount' || step.do === 'dismount');

/** The ways that a unit looks at with what it has thrown: to stay, and then each that was promising when its turn came. */
export function waysLookedAt(g: LegioContext, outlook: Outlook, licence: Licence): Way[] {
  const { id } = outlook;
  const box = boxOf(g, id);
  const { formation } = unitOf(g, id);
  const glances = [...ways(g, outlook, licence), ...candidatePaths(g, id, licence).filter(isEvolution)]
    .map((steps) => {
      const form = steps.find((step) => step.do === 'form');
      const order = !form ? 0 : form.width > ONE_STAND && formation !== 'line' ? FORMED_UP : -1;
      return { steps, first: standWorth(g, outlook, form ? box : steps.reduce(afterStep, box)) + order };
    })
    .sort((a, b) => b.first - a.first);
  const looked: Way[] = [{ steps: [], worth: standWorth(g, outlook, box) }];
  let best = looked[0]!.worth;
  let looks = LOOKED_AT;
  for (const { steps, first } of glances) {
    if (looks === 0 || first <= best) break;
    const prepared = preparePath(g, id, steps, licence);
    if (isReason(prepared)) continue;
    looks--;
    const worth = closely(g, id, prepared, first);
    looked.push({ steps, worth });
    best = Math.max(best, worth);
  }
  return looked;
}

/** Where a unit goes with what it has thrown; of equals the first. */
export const bestWay = (g: LegioContext, outlook: Outlook, licence: Licence): Way =>
  waysLookedAt(g, outlook, licence).reduce((a, b) => (b.worth > a.worth ? b : a));
