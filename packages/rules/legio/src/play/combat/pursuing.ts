import { again, ask, call, done, listed, procedure } from '@acies/kernel';
import { runAt } from '@acies/rules-disorder';
import {
  bodiesOf,
  factsOf,
  isInContact,
  isPresent,
  isRouting,
  type LegioContext,
  nameOf,
  sideOf,
} from '../../board/look.ts';
import { onNewEnemy } from '../../sheet/combat/after-combat.ts';
import { charging, pursuersCharge } from '../charge/charging.ts';
import { barFrom } from '../charge/declaring.ts';
import { shortOfMet } from '../moving/run.ts';
import { type Pursuit, placeElsewhere } from './after-moves.ts';
import { meetsShown } from './after-shown.ts';

export interface Pursuing {
  /** Pursuers who have run into new enemy, the next first. */
  pursuits: Pursuit[];
  meets?: 'charge' | 'halt short' | undefined;
}

export const meetsDecision = listed<LegioContext, Pursuing, 'charge' | 'halt short'>('meets', {
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

/** LG-AFT-6: pursuers charge new enemy at once, by the dice that they have thrown, or halt before him. */
export const pursuing = procedure<LegioContext, Pursuing>('pursuing', {
  next: (g, p) => {
    const first = p.pursuits[0];
    if (!first) return done(undefined);
    const { unit, enemy } = first;
    if (isPresent(g, unit) && isPresent(g, enemy) && !isRouting(g, unit) && !isInContact(g, unit))
      return ask(sideOf(g, unit), meetsDecision, 'meets');
    p.pursuits.shift();
    if (!isPresent(g, enemy) && isPresent(g, unit) && !isRouting(g, unit)) p.pursuits.unshift(...runPast(g, first));
    return again('next');
  },
  meet: (g, p) => {
    const { unit, enemy, length } = p.pursuits.shift()!;
    if (p.meets === 'charge') {
      g.tell?.({ type: 'charge', clauses: ['LG-AFT-6'], unit, target: enemy });
      return call(charging, pursuersCharge(unit, enemy, length));
    }
    haltShort(g, unit, enemy, length);
    return again('next');
  },
  back: () => again('next'),
});

/** LG-AFT-6: a pursuer halts 40 paces short of new enemy, be he another by now; if nobody is left in its way it goes on. */
function haltShort(g: LegioContext, unit: number, enemy: number, length: number): void {
  placeElsewhere(g, unit, shortOfMet(g, unit, enemy, length));
}

/** LG-AFT-6: the enemy whom a pursuer had met is no more: it runs on, perhaps into another. */
function runPast(g: LegioContext, { unit, enemy, length }: Pursuit): Pursuit[] {
  const { end, met } = runAt(bodiesOf(g), unit, enemy, length);
  if (met) return [{ unit, enemy: met.enemy, length }];
  placeElsewhere(g, unit, end);
  return [];
}
