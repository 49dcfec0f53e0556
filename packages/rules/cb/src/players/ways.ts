import {
  afterStep,
  type Box,
  centreOf,
  facingPath,
  headingOf,
  mayBeClose,
  overlap,
  type Point,
  pathToward,
  rangeBetween,
  type Step,
  TOUCH,
} from '@acies/table';
import { boxOf, type CbContext, factsOf, isFormedUnit, unitOf } from '../board/look.ts';
import type { PreparedPath } from '../board/prepared-path.ts';
import { JT } from '../board/setting.ts';
import { isReason, type Licence, preparePath } from '../play/moving/move-path.ts';
import type { PathStep } from '../play/moving/path-steps.ts';
import { candidatePaths } from '../play/moving/paths.ts';
import { prepareManoeuvre, throwsLeft } from '../sheet/chapters/manoeuvre.ts';
import { BOW_SHOT, SHORT_RANGE } from '../sheet/troops.ts';
import type { CbOutlook } from './outlook.ts';
import { standWorth } from './position.ts';
import { dpCost } from './worth.ts';

/** Paths looked at closely, the best by where they lead: fewer while it is still open whether to go at all. */
export const LOOKS = { beforeDice: 3, toGo: 6 };
/** What it is worth to be in good order again. */
const FORMED_UP = 0.4;
const SHARES = [1, 0.8, 0.55, 0.3];
/** Enemies whom a unit thinks of going for. */
const MARKS = 3;

/** CB-SEQ-3, CB-MOV-9: how far a move keeps from the enemy. */
const leastGap = ({ double }: Licence): number => (double ? BOW_SHOT : SHORT_RANGE) * JT;

type TableStep = Exclude<Step, { do: 'form' }>;

/** The longest advance that keeps so far from everybody who is not nearer already. */
function upTo(box: Box, most: number, outlook: CbOutlook, least: number): number {
  const far = outlook.foes.filter(
    (foe) => mayBeClose(box, foe.box, least + most) && rangeBetween(box, foe.box) >= least,
  );
  const isClear = (distance: number): boolean => {
    const end = afterStep(box, { do: 'advance', distance });
    return far.every((foe) => rangeBetween(end, foe.box) >= least);
  };
  if (isClear(most)) return most;
  let [clear, met] = [0, most];
  while (met - clear > JT / 20) {
    const middle = (clear + met) >> 1;
    if (isClear(middle)) clear = middle;
    else met = middle;
  }
  return clear;
}

/** CB-MAN-2: what a wheel takes of the move. */
function wheelHalves(g: CbContext, id: number): number {
  const { formation, dp } = unitOf(g, id);
  const { kind } = factsOf(g, id);
  return prepareManoeuvre({ unit: kind, formation, dp, manoeuvre: 'wheel', into: 'line', nearEnemy: true }).halves;
}

/** Ways toward the enemy, each as far as a unit may come, and shorter. */
function ways(g: CbContext, outlook: CbOutlook, licence: Licence): TableStep[][] {
  const { allowance } = licence;
  const { id } = outlook;
  const box = boxOf(g, id);
  const most = Math.floor(allowance * JT);
  if (most < JT / 4) return [];
  const unformed = !isFormedUnit(g, id);
  const wheeling = Math.floor(throwsLeft(allowance, wheelHalves(g, id)) * JT);
  const toward = (goal: Point): TableStep[] => {
    const steps = unformed ? facingPath(box, goal, most) : pathToward(box, goal, most);
    const wheels = wheeling < most && steps.some((step) => step.do === 'wheel');
    return (wheels ? pathToward(box, goal, wheeling) : steps).filter((step) => step.do !== 'form');
  };
  const marks = [...outlook.foes].sort((a, b) => rangeBetween(box, a.box) - rangeBetween(box, b.box)).slice(0, MARKS);
  const full: TableStep[][] = [[{ do: 'advance', distance: most }], ...marks.map((foe) => toward(foe.centre))];
  const least = leastGap(licence) + TOUCH / 2;
  if (unformed) full.push(...skirmishes(box, most, marks[0]?.centre));
  return full.flatMap((steps) => {
    const last = steps.at(-1);
    if (last?.do !== 'advance') return [steps];
    const first = steps.slice(0, -1);
    const length = upTo(first.reduce(afterStep, box), last.distance, outlook, least);
    return SHARES.map((share): TableStep[] => [
      ...first,
      { do: 'advance', distance: Math.floor(length * share) },
    ]).filter((path) => (path.at(-1) as { distance: number }).distance > 0);
  });
}

const TURNS = [450, 900, 1350, 1800, 2250, 2700, 3150];

/** CB-UNIT-7: the unformed go any way, and face the enemy again. */
function skirmishes(box: Box, most: number, foe: Point | undefined): TableStep[][] {
  if (!foe) return [];
  return TURNS.flatMap((turn) =>
    [0.25, 0.6, 1].map((share): TableStep[] => {
      const there: TableStep[] = [
        { do: 'face', heading: (box.heading + turn) % 3600 },
        { do: 'advance', distance: Math.floor(most * share) },
      ];
      const centre = centreOf(there.reduce(afterStep, box));
      return [...there, { do: 'face', heading: headingOf(foe.x - centre.x, foe.y - centre.y) }];
    }),
  );
}

export interface Way {
  readonly steps: readonly PathStep[];
  readonly worth: number;
}

/** CB-PASS-1: what it costs the order of the line, beside DPs, to go through friends. */
const THROUGH = 0.1;

const closely = (g: CbContext, id: number, { disorder, passed }: PreparedPath, first: number): number => {
  const dps = disorder.reduce((sum, { dp }) => sum + dp, 0);
  return first - (dps > 0 ? dpCost(g, id, dps) : 0) - THROUGH * passed.length;
};

/** A change of formation or facing, which the ways do not have. */
const isEvolution = (steps: readonly PathStep[]): boolean =>
  steps.some((step) => (step.do === 'form' && step.into !== 'column') || step.do === 'turn');

/** What it is worth to be drawn up so: in line rather than loose, and else as one is. */
function orderWorth(g: CbContext, id: number, steps: readonly PathStep[]): number {
  if (!steps.some((step) => step.do === 'form')) return 0;
  return unitOf(g, id).formation === 'unformed' || unitOf(g, id).formation === 'column' ? FORMED_UP : -1;
}

/** A first look, quicker than the rules’: no friend stands there, and no enemy near by who was far before. */
function hasRoom({ foes, friends, nearby }: CbOutlook, end: Box, least: number): boolean {
  if (friends.some(({ box }) => overlap(end, box))) return false;
  return !foes.some(({ id, box }) => !nearby.has(id) && mayBeClose(end, box, least) && rangeBetween(end, box) < least);
}

/** The ways that a unit looks at with what it has thrown: to stay, and then each that was promising when its turn came. */
export function waysLookedAt(
  g: CbContext,
  outlook: CbOutlook,
  licence: Licence,
  mayForm: boolean,
  most: number,
): Way[] {
  const { id } = outlook;
  const box = boxOf(g, id);
  const evolutions = mayForm ? candidatePaths(g, id, licence).filter(isEvolution) : [];
  const glances = [...ways(g, outlook, licence), ...evolutions]
    .map((steps: PathStep[]) => {
      const forms = steps.some((step) => step.do === 'form');
      const end = forms ? box : (steps as TableStep[]).reduce(afterStep, box);
      return { steps, end, first: standWorth(g, outlook, end) + orderWorth(g, id, steps) };
    })
    .sort((a, b) => b.first - a.first);
  const looked: Way[] = [{ steps: [], worth: standWorth(g, outlook, box) - outlook.impatience }];
  let best = looked[0]!.worth;
  let looks = most;
  const least = leastGap(licence);
  for (const { steps, end, first } of glances) {
    if (looks === 0 || first <= best) break;
    if (!hasRoom(outlook, end, least)) continue;
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
export const bestWay = (g: CbContext, outlook: CbOutlook, licence: Licence, mayForm: boolean, most: number): Way =>
  waysLookedAt(g, outlook, licence, mayForm, most).reduce((a, b) => (b.worth > a.worth ? b : a));
