import type { Question } from '@acies/players';
import { catchChance } from '@acies/rules-disorder/players';
import { boxOf, type CbContext, enemiesOf, isInContact, isRouting, isWithin } from '../board/look.ts';
import type { AfterChoice } from '../play/combat/after-moves.ts';
import type { Aftermath } from '../play/combat/aftermath.ts';
import type { Retreating } from '../play/combat/retreating.ts';
import type { Fighter } from '../sheet/combat/combat-factors.ts';
import { BOW_SHOT } from '../sheet/troops.ts';
import { compelledRun } from './dice.ts';
import { laterFighter, roundWorth } from './matchup.ts';
import { breakCost, worthOf } from './worth.ts';

const FALL_BACK = 0.04;
/** What it costs to lose order with enemies about, and far from them. */
const UNFORMED = { near: 0.3, far: 0.12 };
/** CB-AFT-7: what routers who are caught lose, who will not rally in any case. */
const CUT_DOWN = 0.15;
/** What the rounds to come are worth beside the next. */
const ROUNDS = 1.3;
/** CB-MOR-8: a DP less by opening ranks. */
const OPENED = 0.1;

/** Enemies, other than those it fought, who could take advantage of a unit in disorder. */
const isExposed = (g: CbContext, id: number, fought: readonly number[]): boolean =>
  enemiesOf(g, id).some(
    (enemy) =>
      !fought.includes(enemy) &&
      !isRouting(g, enemy) &&
      !isInContact(g, enemy) &&
      isWithin(boxOf(g, id), boxOf(g, enemy), 2 * BOW_SHOT),
  );

const disorderCost = (g: CbContext, id: number, fought: readonly number[]): number =>
  worthOf(g, id) * (isExposed(g, id, fought) ? UNFORMED.near : UNFORMED.far);

/** What a unit that has fought does next, by the round that would follow or the chase. */
export function afterWorth({ g, locals }: Question<CbContext, Aftermath>, choice: AfterChoice): number {
  const id = locals.waiting[0]!;
  const { enemies } = locals.outcomes.find(({ unit }) => unit === id)!;
  const moves = new Map(locals.chosen);
  const standing = enemies.filter((enemy) => !isRouting(g, enemy) && moves.get(enemy) !== 'destroyed');
  const enemy = standing[0] ?? enemies[0]!;
  const his = moves.get(enemy);
  const next = (motion: Fighter['motion'], theirs: Fighter['motion']): number =>
    ROUNDS *
    roundWorth(g, id, laterFighter(g, id, enemy, { motion }), enemy, laterFighter(g, enemy, id, { motion: theirs }));
  switch (choice) {
    case 'halt':
      return his === undefined || his === 'halt' || his === 'open ranks' ? next('standing', 'standing') : 0;
    case 'take ground':
      return 0.01;
    case 'open ranks':
      return next('standing', 'standing') + OPENED;
    case 'follow up':
      return his === 'fall back' || his === undefined ? next('following up', 'standing') : 0.02;
    case 'fall back':
      return Math.min(0, (his === undefined ? 0.5 : 0) * next('standing', 'following up')) - FALL_BACK;
    case 'fall back through the supports':
      return -FALL_BACK / 2;
    case 'pursue':
      return chaseWorth(g, id, enemies, moves) - disorderCost(g, id, enemies);
    case 'retire':
      return -disorderCost(g, id, enemies);
    default:
      return 0;
  }
}

/** CB-AFT-7: one who retires breaks if he is caught; routers are cut down. */
function chaseWorth(g: CbContext, id: number, enemies: readonly number[], moves: ReadonlyMap<number, string>): number {
  const fled = enemies.filter((enemy) => moves.get(enemy) === 'retire' || moves.get(enemy) === 'break');
  const worths = fled.map((enemy) => {
    const caught = catchChance(compelledRun(g, id, 'pursue'), compelledRun(g, enemy, 'retire'), 0);
    return caught * (moves.get(enemy) === 'retire' ? breakCost(g, enemy) : CUT_DOWN * worthOf(g, enemy));
  });
  return Math.max(0, ...worths);
}

/** CB-AFT-5: pursuers come as far as they come; the whole way is the safest. */
export const retreatWorth = ({ locals }: Question<CbContext, Retreating>, to: number): number =>
  to === locals.retreat!.full ? 1 : 0;
