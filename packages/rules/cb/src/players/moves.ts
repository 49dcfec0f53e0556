import type { Question, Weighed } from '@acies/players';
import { bestFirst } from '@acies/players';
import { boxOf, type CbContext, factsOf, isFormedUnit, unitOf } from '../board/look.ts';
import { JT } from '../board/setting.ts';
import { recoveryOf } from '../play/combat/morale-phase.ts';
import { type Acting, type Action, type MoveAction, preparedMove } from '../play/moving/move-actions.ts';
import type { UnitActing } from '../play/moving/tactical-phase.ts';
import type { Shooting } from '../play/shooting/shooting-phase.ts';
import { shotsOf } from '../play/shooting/shots.ts';
import { farthest, usualFatigue } from '../sheet/chapters/moving.ts';
import { isLight, isSpecial } from '../sheet/troops.ts';
import { type CbOutlook, nearestGap, outlookOf } from './outlook.ts';
import { standWorth } from './position.ts';
import { bestWay, LOOKS, waysLookedAt } from './ways.ts';
import { dpCost } from './worth.ts';

/** What dice bring of the most that they could. */
const USUAL = 0.7;
/** Closer than this a double move is of no use. */
const DOUBLE_FROM = 8 * JT;

/** CB-MOV-9: far off everybody moves double. */
const isSensible = (gap: number, move: MoveAction): boolean => move.double === gap > DOUBLE_FROM;

/** What it costs to be tired, even if only now and then. */
const tiredCost = (g: CbContext, id: number, dps: number): number => (dps > 0 ? dps * dpCost(g, id, 1) : 0);

function moveWorth(g: CbContext, outlook: CbOutlook, now: number, move: MoveAction): number {
  const { id } = outlook;
  const prepared = preparedMove(g, id, move);
  const licence = { allowance: farthest(prepared).total * USUAL, double: move.double };
  const { steps, worth } = bestWay(g, outlook, licence, mayFormUp(g, id), LOOKS.beforeDice);
  if (steps.length === 0) return -1;
  return worth - now - tiredCost(g, id, usualFatigue(prepared));
}

/** CB-MAN-4: heavy troops form up again; light troops are better off loose. */
const mayFormUp = (g: CbContext, id: number): boolean => !isLight(factsOf(g, id).kind.type);

/** CB-MAN-4: on the spot, and it is not tired. */
function drillWorth(g: CbContext, outlook: CbOutlook, now: number): number {
  const { id } = outlook;
  if (isFormedUnit(g, id) || !mayFormUp(g, id) || isSpecial(factsOf(g, id).kind.type)) return -1;
  const { steps, worth } = bestWay(g, outlook, { allowance: 0, double: false }, true, LOOKS.beforeDice);
  return steps.length === 0 ? -1 : worth - now;
}

/** DPs that a volley brings on average. */
const hitsOn = (g: CbContext, id: number, target: number | null): number => {
  const shot = shotsOf(g, id).find((one) => one.target === target);
  return shot ? (shot.prepared.tally.total * (1 + shot.prepared.toHit.total)) / 6 : 0;
};

/** What so many hits on an enemy are worth; to shoot the shaken is in vain (CB-UNIT-3). */
function volleyWorth(g: CbContext, id: number, target: number | null): number {
  if (target === null || (unitOf(g, target).shaken && !isSpecial(factsOf(g, target).kind.type))) return 0;
  return hitsOn(g, id, target) * Math.max(0.02, dpCost(g, target, 1));
}

const bestVolley = (g: CbContext, id: number): number =>
  shotsOf(g, id).reduce((most, { target }) => Math.max(most, volleyWorth(g, id, target)), 0);

/** What rest is worth where enemies may charge before long. */
const RESTLESS = 9 * JT;

function restWorth(g: CbContext, id: number, gap: number): number {
  const { verdict, tally } = recoveryOf(g, id);
  const rest = verdict.kind === 'automatic' ? -dpCost(g, id, -tally.total) : 0;
  return rest * (gap < RESTLESS ? 0.6 : 1);
}

export function weighActions({ g, locals, options }: Question<CbContext, Acting, Action>): Weighed[] {
  const id = locals.unit;
  const actions = options!;
  if (actions.length === 1) return [{ choice: actions[0]!, worth: 0 }];
  const outlook = outlookOf(g, id);
  const box = boxOf(g, id);
  const gap = nearestGap(box, outlook.foes);
  const now = standWorth(g, outlook, box);
  const volley = bestVolley(g, id);
  const stands = restWorth(g, id, gap) + volley - outlook.impatience;
  const worth = (action: Action): number => {
    switch (action.do) {
      case 'stand':
        return stands;
      case 'shoot':
        return keepsGoing(g, id) ? 1 : stands - 0.001;
      case 'drill':
        return drillWorth(g, outlook, now);
      case 'relief':
        return 0.05 * (unitOf(g, id).dp - unitOf(g, action.by).dp) - 0.06;
      case 'unform':
        return -1;
      case 'move':
        return isSensible(gap, action) ? moveWorth(g, outlook, now, action) : -1;
    }
  };
  return bestFirst(actions.map((action) => ({ choice: action, worth: worth(action) })));
}

/** CB-SEQ-5: skirmishers and light horse shoot and then move all the same. */
const keepsGoing = (g: CbContext, id: number): boolean => {
  const { type } = factsOf(g, id).kind;
  return type === 'Sk' || type === 'LC';
};

export const weighPaths = ({ g, locals }: Question<CbContext, UnitActing>): Weighed[] =>
  bestFirst(
    waysLookedAt(g, outlookOf(g, locals.unit), locals.licence!, mayFormUp(g, locals.unit), LOOKS.toGo).map(
      ({ steps, worth }) => ({ choice: steps, worth }),
    ),
  );

/** A volley costs nothing. */
export const shootWorth = ({ g, locals }: Question<CbContext, Shooting>, target: number | null): number =>
  target === null ? 0 : 0.001 + volleyWorth(g, locals.unit, target);
