import { bySide, otherSide } from '@acies/kernel';
import type { Question } from '@acies/players';
import { catchChance } from '@acies/rules-disorder/players';
import { boxOf, enemiesOf, factsOf, isInContact, isRouting, isWithin, type LegioContext } from '../board/look.ts';
import type { Aftermath } from '../play/combat/aftermath.ts';
import type { Backing } from '../play/combat/backers.ts';
import { combatOf, leadChoices } from '../play/combat/combats.ts';
import type { Fighting } from '../play/combat/fighting.ts';
import type { Pursuing } from '../play/combat/pursuing.ts';
import { fightOf } from '../play/combat/settling.ts';
import { lossesOf } from '../sheet/chapters/losses.ts';
import type { Motion } from '../sheet/combat/combat-factors.ts';
import type { AfterMove } from '../sheet/combat/combat-results.ts';
import { BOW } from '../sheet/troops.ts';
import { pacesOf } from './dice.ts';
import { combatWorth } from './fights.ts';
import { look, roundWorth } from './matchup.ts';
import { breakCost, type Fought, foughtBy, worthOf } from './worth.ts';

/** LG-CBT-7: the lead that fights best. */
export function leadWorth({ g, locals, side }: Question<LegioContext, Fighting>, lead: number): number {
  const combat = locals.combats[locals.at]!;
  const other = leadChoices(g, combat, otherSide(side))[0]!;
  const leads = bySide((each) => (each === side ? lead : other));
  return combatWorth(g, side, combat, combatOf(g, combat, leads));
}

const FALL_BACK = 0.04;
/** LG-AFT-1: a halted unit stands still the following turn. */
const HALTED = 0.04;
/** What it costs to lose order with enemies about, and far from them. */
const UNFORMED = { near: 0.3, far: 0.1 };
/** LG-AFT-6: what routers who are caught lose, who might have rallied. */
const CUT_DOWN = 0.25;
/** What the rounds to come are worth beside the next. */
const ROUNDS = 1.3;

/** A unit as the result of the combat leaves it. */
function afterResult(g: LegioContext, { results }: ReturnType<typeof fightOf>, id: number, motion: Motion): Fought {
  const result = results.find(([unit]) => unit === id)![1];
  const { dp, shaken, casualties } = lossesOf(foughtBy(g, id), factsOf(g, id).stands, result);
  return { ...foughtBy(g, id), dp, shaken, casualties, motion };
}

/** Enemies, other than those it fought, who could take advantage of a unit in disorder. */
const isExposed = (g: LegioContext, id: number, fought: readonly number[]): boolean =>
  enemiesOf(g, id).some(
    (enemy) =>
      !fought.includes(enemy) &&
      !isRouting(g, enemy) &&
      !isInContact(g, enemy) &&
      isWithin(boxOf(g, id), boxOf(g, enemy), 2 * BOW),
  );

const disorderCost = (g: LegioContext, id: number, fought: readonly number[]): number =>
  worthOf(g, id) * (isExposed(g, id, fought) ? UNFORMED.near : UNFORMED.far);

/** What a unit that has fought does next, by the round that would follow or the chase. */
export function afterWorth({ g, side, locals }: Question<LegioContext, Aftermath>, move: AfterMove): number {
  const id = locals.waiting[0]!;
  const fought = fightOf(locals, id);
  const enemies = fought[otherSide(side)];
  const enemy = fought.leads[otherSide(side)];
  const his = locals.chosen.find(([unit]) => unit === enemy)?.[1];
  const next = (motion: Motion, theirs: Motion): number =>
    ROUNDS * roundWorth(g, id, afterResult(g, fought, id, motion), enemy, afterResult(g, fought, enemy, theirs), false);
  switch (move) {
    case 'halt':
      return (his === undefined || his === 'halt' ? next('standing', 'standing') : 0) - HALTED;
    case 'follow up':
      return next('following up', 'standing');
    case 'fall back':
      return Math.min(0, (his === undefined ? 0.5 : 0) * next('standing', 'following up')) - FALL_BACK;
    case 'pursue':
      return chaseWorth(g, id, enemy, his) - disorderCost(g, id, enemies);
    case 'retire':
      return -disorderCost(g, id, enemies);
    default:
      return 0;
  }
}

/** LG-AFT-4, LG-AFT-6: one who retires breaks if he is caught; routers are cut down. */
function chaseWorth(g: LegioContext, id: number, enemy: number, his: AfterMove | undefined): number {
  const caught = catchChance(pacesOf(g, id, 'pursue'), pacesOf(g, enemy, 'retire'), 0);
  return caught * (his === 'retire' ? breakCost(g, enemy) : CUT_DOWN * worthOf(g, enemy));
}

/** LG-CBT-2: to be behind a friend who fights on. */
const IN_SUPPORT = 0.03;

/** LG-AFT-7: a supporter keeps his place behind who follows up; a chase must be worth its disorder. */
export function alongWorth({ g, locals }: Question<LegioContext, Backing>, choice: 'go along' | 'halt'): number {
  const { unit, move, fled } = locals.backers[0]!;
  if (choice === 'halt') return g.setting.rulings.supportsHaltFreely ? 0 : -HALTED;
  if (move === 'follow up') return IN_SUPPORT;
  const caught = fled.map((enemy) => chaseWorth(g, unit, enemy, isRouting(g, enemy) ? 'break' : 'retire'));
  return Math.max(0, ...caught) - disorderCost(g, unit, fled);
}

/** LG-AFT-6: pursuers who meet new enemy. */
export function meetsWorth({ g, locals }: Question<LegioContext, Pursuing>, choice: 'charge' | 'halt short'): number {
  const { unit, enemy } = locals.pursuits[0]!;
  return choice === 'charge' ? look(g, unit, 'pursuing', enemy, 'standing') : 0;
}
