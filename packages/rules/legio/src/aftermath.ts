import { again, ask, call, done, listed, procedure } from '@acies/kernel';
import { choicesOf, onNewEnemy, supportChoices } from './after-combat.ts';
import { place } from './changes.ts';
import { charging, pursuersCharge } from './charging.ts';
import type { AfterMove } from './combat-results.ts';
import { runAt, shortOf } from './run.ts';
import { enemiesIn, movesOf, orderIn, resultOf, type Settling, settleAll } from './settling.ts';
import { boxOf, factsOf, isPresent, isRouting, type LegioTable, nameOf, sideOf, unitOf } from './table.ts';

export interface Aftermath extends Settling {
  /** Units that have not chosen their move yet. */
  waiting: number[];
  choice?: AfterMove | undefined;
  meets?: 'charge' | 'halt short' | undefined;
}

function choicesFor(g: LegioTable, a: Aftermath, id: number): readonly AfterMove[] {
  const [first] = orderIn(g, a);
  const { moves } = resultOf(a, id);
  const known = sideOf(g, id) === first ? undefined : movesOf(a, enemiesIn(g, a, id));
  const choices = choicesOf(moves, known);
  return Object.values(a.leads).includes(id) ? choices : supportChoices(choices);
}

export const afterDecision = listed<LegioTable, Aftermath, AfterMove>('after', {
  question: (g, a) => {
    const id = a.waiting[0]!;
    return `${nameOf(g, id)}, ${a.bands[sideOf(g, id)]}: what does it do?`;
  },
  options(g, a, out) {
    for (const move of choicesFor(g, a, a.waiting[0]!)) out.add(move);
  },
  label: (_, __, choice) => choice,
});

export const meetsDecision = listed<LegioTable, Aftermath, 'charge' | 'halt short'>('meets', {
  question: (g, { pursuits }) => {
    const { unit, enemy } = pursuits[0]!;
    return `${nameOf(g, unit)} in pursuit meets ${nameOf(g, enemy)}: does it charge?`;
  },
  options(g, { pursuits }, out) {
    const { unit } = pursuits[0]!;
    for (const option of onNewEnemy(factsOf(g, unit).kind, unitOf(g, unit).shaken)) out.add(option);
  },
  label: (_, __, choice) => choice,
});

/** LG-AFT-1 to LG-AFT-7: what both sides do after a combat. */
export const aftermath = procedure<LegioTable, Aftermath>('aftermath', {
  begin: (g, a) => {
    const [first, second] = orderIn(g, a);
    const all = [...a[first], ...a[second]];
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
    const gone = !isPresent(g, next.unit) || !isPresent(g, next.enemy) || isRouting(g, next.unit);
    if (gone) {
      a.pursuits.shift();
      return again('pursue');
    }
    return ask(sideOf(g, next.unit), meetsDecision, 'meets');
  },
  meet: (g, a) => {
    const { unit, enemy, length } = a.pursuits.shift()!;
    if (a.meets === 'charge') return call(charging, pursuersCharge(unit, enemy, length));
    haltShort(g, unit, enemy, length);
    return again('pursue');
  },
  back: () => again('pursue'),
});

/** LG-AFT-6: a pursuer halts 40 paces short of new enemy. */
function haltShort(g: LegioTable, unit: number, enemy: number, length: number): void {
  const { end, met } = runAt(g, unit, enemy, length);
  place(g, unit, met?.enemy === enemy ? shortOf(g, unit, enemy, end) : boxOf(g, unit), 'pursue', 'LG-AFT-6');
}
