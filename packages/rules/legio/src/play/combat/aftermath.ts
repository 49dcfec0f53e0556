import { again, ask, call, done, listed, procedure } from '@acies/kernel';
import { runAt } from '@acies/rules-disorder';
import type { Box } from '@acies/table';
import { place } from '../../board/change.ts';
import {
  bodiesOf,
  boxOf,
  factsOf,
  isInContact,
  isPresent,
  isRouting,
  type LegioContext,
  nameOf,
  sideOf,
} from '../../board/look.ts';
import { choicesOf, onNewEnemy, supportChoices } from '../../sheet/combat/after-combat.ts';
import type { AfterMove, CombatResult } from '../../sheet/combat/combat-results.ts';
import { charging, pursuersCharge } from '../charge/charging.ts';
import { barFrom } from '../charge/declaring.ts';
import { shortOfMet } from '../moving/run.ts';
import type { Pursuit } from './after-moves.ts';
import { afterShown, meetsShown } from './after-shown.ts';
import { labelAfter, previewAfter } from './after-words.ts';
import { chosenBy, enemiesIn, fightOf, isFirst, resultIn, type Settling, settleAll } from './settling.ts';

export interface Aftermath extends Settling {
  /** Units that have not chosen their move yet. */
  waiting: number[];
  choice?: AfterMove | undefined;
  meets?: 'charge' | 'halt short' | undefined;
}

/** LG-AFT-7: what a unit knows of its opponents’ moves: nothing, if it decides first. */
const knownTo = (g: LegioContext, a: Aftermath, id: number): readonly AfterMove[] | undefined =>
  isFirst(g, a, id) ? undefined : chosenBy(a, enemiesIn(g, a, id));

const ownResult = (a: Aftermath): CombatResult => resultIn(fightOf(a, a.waiting[0]!), a.waiting[0]!);

function choicesFor(g: LegioContext, a: Aftermath, id: number): readonly AfterMove[] {
  const fought = fightOf(a, id);
  const choices = choicesOf(resultIn(fought, id).moves, knownTo(g, a, id));
  return Object.values(fought.leads).includes(id) ? choices : supportChoices(choices, fought.bands[sideOf(g, id)]);
}

export const afterDecision = listed<LegioContext, Aftermath, AfterMove>('after', {
  question: (g, a) => {
    const id = a.waiting[0]!;
    return `${nameOf(g, id)}, ${fightOf(a, id).bands[sideOf(g, id)]}: what does it do?`;
  },
  options(g, a, out) {
    for (const move of choicesFor(g, a, a.waiting[0]!)) out.add(move);
  },
  label: (g, a, choice) => labelAfter(ownResult(a), choice, knownTo(g, a, a.waiting[0]!) ?? []),
  preview: (g, a, choice) => previewAfter(ownResult(a), choice, knownTo(g, a, a.waiting[0]!) ?? []),
  about: (_, { waiting }) => waiting.slice(0, 1),
  shows: (g, a, choice) => afterShown(g, a.waiting[0]!, choice, enemiesIn(g, a, a.waiting[0]!)),
});

export const meetsDecision = listed<LegioContext, Aftermath, 'charge' | 'halt short'>('meets', {
  question: (g, { pursuits }) => {
    const { unit, enemy } = pursuits[0]!;
    return `In pursuit, before ${nameOf(g, enemy)}: shall ${nameOf(g, unit)} charge?`;
  },
  options(g, { pursuits }, out) {
    const { unit, enemy } = pursuits[0]!;
    const mayCharge = barFrom(g, unit, enemy, true) === undefined;
    for (const option of onNewEnemy(factsOf(g, unit).kind, mayCharge)) out.add(option);
  },
  label: (_, __, choice) => choice,
  about: (_, { pursuits }) => [pursuits[0]!.unit],
  shows: (g, { pursuits }, choice) => meetsShown(g, pursuits[0]!, choice),
});

/** LG-AFT-1 to LG-AFT-7: what both sides do after the combats of a round. */
export const aftermath = procedure<LegioContext, Aftermath>('aftermath', {
  begin: (g, a) => {
    const units = a.fights.flatMap(({ red, blue }) => [...red, ...blue]);
    const all = [...units.filter((id) => isFirst(g, a, id)), ...units.filter((id) => !isFirst(g, a, id))];
    // Some may have gone since they fought, by what became of friends.
    a.chosen = all.filter((id) => !isPresent(g, id)).map((id) => [id, 'destroyed']);
    a.waiting = all.filter((id) => isPresent(g, id));
  },
  ask: (g, a) => (a.waiting.length === 0 ? again('apply') : ask(sideOf(g, a.waiting[0]!), afterDecision, 'choice')),
  note: (_, a) => {
    a.chosen.push([a.waiting.shift()!, a.choice!]);
    return again('ask');
  },
  apply: (g, a) => {
    settleAll(g, a);
  },
  pursue: (g, a) => {
    const next = a.pursuits[0];
    if (!next) return done(undefined);
    const { unit, enemy } = next;
    if (isPresent(g, unit) && isPresent(g, enemy) && !isRouting(g, unit) && !isInContact(g, unit))
      return ask(sideOf(g, unit), meetsDecision, 'meets');
    a.pursuits.shift();
    if (!isPresent(g, enemy) && isPresent(g, unit) && !isRouting(g, unit)) a.pursuits.unshift(...runPast(g, next));
    return again('pursue');
  },
  meet: (g, a) => {
    const { unit, enemy, length } = a.pursuits.shift()!;
    if (a.meets === 'charge') {
      g.tell?.({ type: 'charge', clauses: ['LG-AFT-6'], unit, target: enemy });
      return call(charging, pursuersCharge(unit, enemy, length));
    }
    haltShort(g, unit, enemy, length);
    return again('pursue');
  },
  back: () => again('pursue'),
});

/** LG-AFT-6: a pursuer halts 40 paces short of new enemy, be he another by now; if nobody is left in its way it goes on. */
function haltShort(g: LegioContext, unit: number, enemy: number, length: number): void {
  placeElsewhere(g, unit, shortOfMet(g, unit, enemy, length));
}

function placeElsewhere(g: LegioContext, unit: number, to: Box): void {
  const { x, y, heading } = boxOf(g, unit);
  if (to.x !== x || to.y !== y || to.heading !== heading) place(g, unit, to, 'pursue', 'LG-AFT-6');
}

/** LG-AFT-6: the enemy whom a pursuer had met is no more: it runs on, perhaps into another. */
function runPast(g: LegioContext, { unit, enemy, length }: Pursuit): Pursuit[] {
  const { end, met } = runAt(bodiesOf(g), unit, enemy, length);
  if (met) return [{ unit, enemy: met.enemy, length }];
  placeElsewhere(g, unit, end);
  return [];
}
