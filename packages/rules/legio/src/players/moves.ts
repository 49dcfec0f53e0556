import type { Question, Weighed } from '@acies/players';
import { bestFirst } from '@acies/players';
import type { Outlook } from '@acies/rules-disorder/players';
import { rangeBetween, type Step } from '@acies/table';
import { boxOf, factsOf, isFormedUnit, type LegioContext, unitOf } from '../board/look.ts';
import { PACE } from '../board/setting.ts';
import { type MoveAction, preparedMove } from '../play/acting/declared-moves.ts';
import type { Acting, Action } from '../play/acting/move-actions.ts';
import type { UnitMoving } from '../play/acting/moving-phase.ts';
import { recoveryOf } from '../play/acting/resting.ts';
import { isReason, type Licence, preparePath } from '../play/moving/move-path.ts';
import { shotOf } from '../play/shooting/shooting-phase.ts';
import { farthest } from '../sheet/chapters/moving.ts';
import { BOW, isLight, JAVELIN } from '../sheet/troops.ts';
import { nearestGap, outlookOf } from './outlook.ts';
import { standWorth } from './position.ts';
import { bestWay, FORMED_UP, waysLookedAt } from './ways.ts';
import { dpCost } from './worth.ts';

/** What dice bring of the most that they could. */
const USUAL = 0.7;
/** Closer than this an approach move is of no use. */
const APPROACH_FROM = 165 * PACE;
/** Farther off a unit may hurry to come up. */
const HURRY_FROM = 350 * PACE;

/** LG-MOV-2, LG-MOV-3, LG-MOV-7: only who is unformed, or far behind, moves fast; far off everybody approaches. */
function isSensible(g: LegioContext, id: number, gap: number, move: MoveAction): boolean {
  const { type } = factsOf(g, id).kind;
  const free = !isFormedUnit(g, id);
  const fast = free || gap > HURRY_FROM;
  if ((move.kind === 'fast') !== (fast && unitOf(g, id).formation !== 'column')) return false;
  if (move.approach !== gap > APPROACH_FROM) return false;
  if (move.difficult && !(isLight(type) || type === 'Jav')) return false;
  return true;
}

/** LG-MOV-6: nobody goes slowly for the sake of ground that he does not enter. */
const keepsOut = (g: LegioContext, id: number, steps: readonly Step[], licence: Licence): boolean =>
  licence.difficult && !isReason(preparePath(g, id, steps, { ...licence, difficult: false }));

function moveWorth(g: LegioContext, outlook: Outlook, now: number, move: MoveAction, mayKeepOut: boolean): number {
  const { id } = outlook;
  const { total } = farthest(preparedMove(g, id, move));
  const licence = { allowance: total * USUAL, difficult: move.difficult, approach: move.approach };
  const tires = move.kind === 'fast' && isFormedUnit(g, id) ? dpCost(g, id, 1) / 6 : 0;
  const tangled = move.difficult ? 0.02 : 0;
  const { steps, worth } = bestWay(g, outlook, licence);
  if (steps.length === 0 || (mayKeepOut && keepsOut(g, id, steps, licence))) return -1;
  return worth - now - tires - tangled + 0.005 * move.average;
}

/** A DP of the enemy's, on average. */
const HIT = 0.1;
const expectedHits = (g: LegioContext, id: number): number => {
  const shot = shotOf(g, id);
  return shot ? (shot.prepared.tally.total * (1 + shot.prepared.toHit.total)) / 6 : 0;
};

/** LG-CHG-1: who rests does not charge, and is charged where he stands. */
const RESTLESS = 110 * PACE;
const UNREADY = 0.16;

export function weighActions({ g, locals, options }: Question<LegioContext, Acting, Action>): Weighed[] {
  const id = locals.unit;
  const outlook = outlookOf(g, id);
  const box = boxOf(g, id);
  const gap = nearestGap(box, outlook.foes);
  const now = standWorth(g, outlook, box);
  const all = options!;
  const mayKeepOut = all.some((action) => action.do === 'move' && !action.difficult);
  const worth = (action: Action): number => {
    switch (action.do) {
      case 'stand':
        return 0;
      case 'rest':
        return (
          -dpCost(g, id, -recoveryOf(g, id).tally.total) - HIT * expectedHits(g, id) - (gap < RESTLESS ? UNREADY : 0)
        );
      case 'relief':
        return 0.5 * HIT * (unitOf(g, id).dp - unitOf(g, action.by).dp) - 0.05;
      case 'form up':
        return FORMED_UP - (gap <= BOW * PACE ? dpCost(g, id, 1) : 0);
      case 'unform':
      case 'reform':
        return -1;
      case 'move':
        return isSensible(g, id, gap, action) ? moveWorth(g, outlook, now, action, mayKeepOut) : -1;
    }
  };
  return bestFirst(all.map((action) => ({ choice: action, worth: worth(action) })));
}

export const weighPaths = ({ g, locals }: Question<LegioContext, UnitMoving>): Weighed[] =>
  bestFirst(
    waysLookedAt(g, outlookOf(g, locals.unit), locals.licence!).map(({ steps, worth }) => ({
      choice: steps,
      worth,
    })),
  );

/** A volley costs nothing but what it keeps others from. */
export const shootWorth = ({ g, locals }: Question<LegioContext, UnitMoving>, shoots: boolean): number =>
  shoots ? expectedHits(g, locals.unit) - overheadCost(g, locals.unit) : 0;

/** LG-CHG-1: who has been shot over does not charge. */
function overheadCost(g: LegioContext, id: number): number {
  const { over, target } = shotOf(g, id)!;
  if (over === undefined) return 0;
  return rangeBetween(boxOf(g, over), boxOf(g, target)) <= JAVELIN * PACE ? 2 : 0;
}
