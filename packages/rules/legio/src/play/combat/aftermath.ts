import { again, ask, call, listed, procedure } from '@acies/kernel';
import { isPresent, type LegioContext, nameOf, sideOf } from '../../board/look.ts';
import { choicesOf, supportChoices } from '../../sheet/combat/after-combat.ts';
import type { AfterMove, CombatResult } from '../../sheet/combat/combat-results.ts';
import { afterShown } from './after-shown.ts';
import { labelAfter, previewAfter } from './after-words.ts';
import { alongDecision, type Backing, backersOf, goAlong, isFreeToGo } from './backers.ts';
import { pursuing } from './pursuing.ts';
import { chosenBy, enemiesIn, fightOf, isFirst, resultIn, settleAll } from './settling.ts';

export interface Aftermath extends Backing {
  /** Units that have not chosen their move yet. */
  waiting: number[];
  choice?: AfterMove | undefined;
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
    a.backers = backersOf(g, a);
  },
  support: (g, a) => {
    const [next] = a.backers;
    if (!next) return again('pursue');
    if (isFreeToGo(g, next)) return ask(sideOf(g, next.unit), alongDecision, 'along');
    a.backers.shift();
    return again('support');
  },
  along: (g, a) => {
    goAlong(g, a);
    return again('support');
  },
  pursue: (_, a) => call(pursuing, { pursuits: [...a.pursuits] }),
});
