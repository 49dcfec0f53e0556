import {
  type Acting,
  type Action,
  BOW,
  boxOf,
  candidatePaths,
  factsOf,
  farthest,
  isFormedUnit,
  isLight,
  isReason,
  JAVELIN,
  type LegioTable,
  type Licence,
  type MoveAction,
  PACE,
  type PreparedPath,
  preparedMove,
  preparePath,
  recoveryOf,
  shotOf,
  standsOf,
  type UnitMoving,
  unitOf,
} from '@acies/rules-legio';
import { afterStep, type Box, facingPath, type Point, pathToward, rangeBetween, type Step } from '@acies/table';
import type { Turn } from '../player.ts';
import { nearestGap, type Outlook, outlookOf } from './outlook.ts';
import { standWorth } from './position.ts';
import { dpCost } from './worth.ts';

/** Paths looked at closely: the best by where they lead. */
const LOOKED_AT = 6;
/** What it is worth to be in good order again. */
const FORMED_UP = 0.4;
/** What is no wider is a column. */
const ONE_STAND = 20 * PACE;
const SHARES = [1, 0.7, 0.4];
/** Enemies whom a unit thinks of going for. */
const MARKS = 3;

/** The longest advance that keeps so far from everybody who is not nearer already. */
function upTo(box: Box, most: number, outlook: Outlook, least: number): number {
  const far = outlook.foes.filter((foe) => rangeBetween(box, foe.box) >= least);
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
function ways(g: LegioTable, outlook: Outlook, { allowance, approach }: Licence): Step[][] {
  const { id } = outlook;
  const box = boxOf(g, id);
  const most = Math.floor(allowance * PACE);
  if (most < PACE) return [];
  const unformed = !isFormedUnit(g, id);
  const toward = (goal: Point): Step[] => (unformed ? facingPath(box, goal, most) : pathToward(box, goal, most));
  const marks = [...outlook.foes].sort((a, b) => rangeBetween(box, a.box) - rangeBetween(box, b.box)).slice(0, MARKS);
  const full: Step[][] = [[{ do: 'advance', distance: most }], ...marks.map((foe) => toward(foe.centre))];
  const least = (approach ? BOW : JAVELIN) * PACE;
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

export interface Way {
  readonly steps: readonly Step[];
  readonly worth: number;
}

function closely(g: LegioTable, id: number, prepared: PreparedPath, first: number): number {
  const dps = prepared.disorder.reduce((sum, { dp }) => sum + dp, 0) + prepared.passed.length * 0.5;
  return first - (dps > 0 ? dpCost(g, id, dps) : 0);
}

/** Where a unit goes with what it has thrown. */
export function bestWay(g: LegioTable, outlook: Outlook, licence: Licence): Way {
  const { id } = outlook;
  const box = boxOf(g, id);
  const { formation } = unitOf(g, id);
  const glances = [...ways(g, outlook, licence), ...candidatePaths(g, id, licence)]
    .map((steps) => {
      const form = steps.find((step) => step.do === 'form');
      const order = !form ? 0 : form.width > ONE_STAND && formation !== 'line' ? FORMED_UP : -1;
      return { steps, first: standWorth(g, outlook, form ? box : steps.reduce(afterStep, box)) + order };
    })
    .sort((a, b) => b.first - a.first);
  let best: Way = { steps: [], worth: standWorth(g, outlook, box) };
  let looks = LOOKED_AT;
  for (const { steps, first } of glances) {
    if (looks === 0 || first <= best.worth) break;
    const prepared = preparePath(g, id, steps, licence);
    if (isReason(prepared)) continue;
    looks--;
    const worth = closely(g, id, prepared, first);
    if (worth > best.worth) best = { steps, worth };
  }
  return best;
}

/** What dice bring of the most that they could. */
const USUAL = 0.7;
/** Closer than this an approach move is of no use. */
const APPROACH_FROM = 165 * PACE;
/** Farther off a unit may hurry to come up. */
const HURRY_FROM = 350 * PACE;

/** LG-MOV-2, LG-MOV-3, LG-MOV-7: only who is unformed, or far behind, moves fast; far off everybody approaches. */
function isSensible(g: LegioTable, id: number, gap: number, move: MoveAction): boolean {
  const { type } = factsOf(g, id).kind;
  const free = !isFormedUnit(g, id);
  const fast = free || gap > HURRY_FROM;
  if ((move.kind === 'fast') !== (fast && unitOf(g, id).formation !== 'column')) return false;
  if (move.approach !== gap > APPROACH_FROM) return false;
  if (move.difficult && !(isLight(type) || type === 'Jav')) return false;
  return true;
}

function moveWorth(g: LegioTable, outlook: Outlook, now: number, move: MoveAction): number {
  const { id } = outlook;
  const { total } = farthest(preparedMove(g, id, move));
  const licence = { allowance: total * USUAL, difficult: move.difficult, approach: move.approach };
  const tires = move.kind === 'fast' && isFormedUnit(g, id) ? dpCost(g, id, 1) / 6 : 0;
  const tangled = move.difficult ? 0.02 : 0;
  return bestWay(g, outlook, licence).worth - now - tires - tangled + 0.005 * move.average;
}

/** A DP of the enemy's, on average. */
const HIT = 0.1;
const expectedHits = (g: LegioTable, id: number): number => {
  const shot = shotOf(g, id);
  return shot ? (shot.prepared.tally.total * (1 + shot.prepared.toHit.total)) / 6 : 0;
};

export function chooseAction({ g, locals, options }: Turn<LegioTable, Acting>): Action {
  const id = locals.unit;
  const outlook = outlookOf(g, id);
  const box = boxOf(g, id);
  const gap = nearestGap(box, outlook.foes);
  const now = standWorth(g, outlook, box);
  const worth = (action: Action): number => {
    switch (action.do) {
      case 'stand':
        return 0;
      case 'rest':
        return -dpCost(g, id, -recoveryOf(g, id).tally.total) - HIT * expectedHits(g, id) - (gap < 60 * PACE ? 0.1 : 0);
      case 'relief':
        return 0.5 * (dpCost(g, id, 1) > 0 ? unitOf(g, id).dp - unitOf(g, action.by).dp : 0) * HIT - 0.05;
      case 'unform':
      case 'reform':
        return -1;
      case 'move':
        return isSensible(g, id, gap, action) ? moveWorth(g, outlook, now, action) : -1;
    }
  };
  return (options as unknown as readonly Action[])
    .map((action) => ({ action, worth: worth(action) }))
    .reduce((a, b) => (b.worth > a.worth ? b : a)).action;
}

export const choosePath = ({ g, locals }: Turn<LegioTable, UnitMoving>): readonly Step[] =>
  bestWay(g, outlookOf(g, locals.unit), locals.licence!).steps;

/** LG-UNIT-2: a shieldwall keeps its one shot for javelins that tell. */
export const shootWorth = ({ g, locals }: Turn<LegioTable, UnitMoving>, shoots: boolean): number =>
  shoots ? expectedHits(g, locals.unit) - overheadCost(g, locals.unit) : 0;

/** LG-CHG-1: who has been shot over does not charge. */
function overheadCost(g: LegioTable, id: number): number {
  const { over, target } = shotOf(g, id)!;
  if (over === undefined || standsOf(g, id) === 0) return 0;
  return rangeBetween(boxOf(g, over), boxOf(g, target)) <= JAVELIN * PACE ? 2 : 0;
}
