import { again, ask, call, done, listed, procedure } from '@acies/kernel';
import {
  boxOf,
  type CbContext,
  contactsOf,
  factsOf,
  isPresent,
  isRouting,
  nameOf,
  opponentOf,
  sideOf,
  unitOf,
} from '../../board/look.ts';
import { choicesOf, mayTakeGround, moveRank } from '../../sheet/combat/after-combat.ts';
import type { AfterMove } from '../../sheet/combat/combat-results.ts';
import { charging, pursuersCharge } from '../charge/charging.ts';
import { type AfterChoice, carryOut, dropLostContacts, groundLeft, type Settling } from './after-moves.ts';
import { afterShown } from './after-shown.ts';
import type { Outcome } from './fighting.ts';
import { behind, throughSupports } from './going-back.ts';
import { haltShort, pursuitMeets, runAfter } from './pursuing.ts';
import { makeRetreat, type Retreating, retreatDecision } from './retreating.ts';
import { stampede } from './stampede.ts';

export interface Aftermath extends Retreating, Settling {
  outcomes: Outcome[];
  /** Units that have not chosen their move yet. */
  waiting: number[];
  choice?: AfterChoice | undefined;
}

const outcomeOf = ({ outcomes }: Aftermath, id: number): Outcome => outcomes.find(({ unit }) => unit === id)!;

/** What the enemies of a unit do, as far as it is known: who has not chosen yet still stands there. */
function opponentsOf(a: Aftermath, { enemies }: Outcome): AfterMove[] {
  const moves = new Map(a.chosen);
  return enemies.map((enemy) => moves.get(enemy) ?? 'halt');
}

/** CB-RES-12 (R): enemies still in contact with a unit from an earlier round stay there. */
const othersOn = (g: CbContext, { unit, enemies }: Outcome): AfterMove[] =>
  contactsOf(g, unit)
    .filter((contact) => !enemies.includes(opponentOf(contact, unit)))
    .map(() => 'halt');

/** CB-RES-12: whether any of its enemies has chosen before it. */
const knowsSome = (a: Aftermath, { enemies }: Outcome): boolean => a.chosen.some(([id]) => enemies.includes(id));

function choicesFor(g: CbContext, a: Aftermath, id: number): AfterChoice[] {
  const outcome = outcomeOf(a, id);
  const opponents = knowsSome(a, outcome) ? [...opponentsOf(a, outcome), ...othersOn(g, outcome)] : [];
  const all = choicesOf(outcome.result, outcome.losses, opponents);
  // Who need not fall back does not without room.
  const noRoom = all.includes('halt') && !behind(g, id);
  const choices: AfterChoice[] = all.filter((move) => move !== 'fall back' || !noRoom);
  const mayTake = choices.includes('halt') && mayTakeGround(factsOf(g, id).kind.type, outcome.band, opponents);
  if (mayTake && groundLeft(g, a, id, outcome.enemies)) choices.push('take ground');
  if (all.includes('fall back') && throughSupports(g, id)) choices.push('fall back through the supports');
  return choices;
}

export const afterDecision = listed<CbContext, Aftermath, AfterChoice>('after', {
  question: (g, a) => {
    const id = a.waiting[0]!;
    return `${nameOf(g, id)}, ${outcomeOf(a, id).band}: what does it do?`;
  },
  options(g, a, out) {
    for (const move of choicesFor(g, a, a.waiting[0]!)) out.add(move);
  },
  label: (g, a, choice) => {
    const stays = choice === 'halt' && opponentsOf(a, outcomeOf(a, a.waiting[0]!)).includes('halt');
    if (stays) return 'halt, and stay in contact';
    return choice === 'fall back through the supports'
      ? `fall back through ${nameOf(g, throughSupports(g, a.waiting[0]!)!.support)}`
      : choice;
  },
  about: (_, { waiting }) => waiting.slice(0, 1),
  shows: (g, a, choice) => afterShown(g, a, a.waiting[0]!, choice, outcomeOf(a, a.waiting[0]!).enemies),
});

/** CB-AFT-1 to CB-AFT-8, CB-RES-12: all who fought choose and move, the beaten first. */
export const aftermath = procedure<CbContext, Aftermath>('aftermath', {
  begin: (g, a) => {
    a.boxes = a.outcomes.map(({ unit }) => [unit, { ...boxOf(g, unit) }]);
    // Some may be gone by what they lost.
    a.chosen = a.outcomes.filter(({ unit }) => !isPresent(g, unit)).map(({ unit }) => [unit, 'destroyed']);
    a.waiting = a.outcomes
      .filter(({ unit }) => isPresent(g, unit))
      .map(({ unit, band }) => ({
        unit,
        rank: moveRank(band, factsOf(g, unit).kind.type, sideOf(g, unit) === g.board.initiative),
      }))
      .sort((x, y) => x.rank - y.rank)
      .map(({ unit }) => unit);
  },
  ask: (g, a) => {
    a.retreat = undefined;
    const [id] = a.waiting;
    if (id === undefined) return again('pursue');
    if (!isPresent(g, id) || isRouting(g, id)) {
      a.chosen.push([a.waiting.shift()!, isPresent(g, id) ? 'break' : 'destroyed']);
      return again('ask');
    }
    return ask(sideOf(g, id), afterDecision, 'choice');
  },
  move: (g, a) => {
    const id = a.waiting[0]!;
    const { enemies, result } = outcomeOf(a, id);
    a.retreat = carryOut(g, a, id, a.choice!, enemies, result.clauses[0]!);
    return a.retreat ? ask(sideOf(g, id), retreatDecision, 'to') : again('note');
  },
  retreat: (g, a) => {
    makeRetreat(g, a.retreat!, a.to!);
  },
  note: (g, a) => {
    a.waiting.shift();
    stampede(g);
    dropLostContacts(g);
    return again('ask');
  },
  pursue: (g, a) => {
    const next = a.pursuits.shift();
    if (!next) return done(undefined);
    const { unit, enemy, length, fled } = next;
    if (!isPresent(g, unit) || isRouting(g, unit)) return again('pursue');
    if (!isPresent(g, enemy)) {
      // Who was in its way is gone.
      a.pursuits.unshift(...runAfter(g, unit, fled, length));
      return again('pursue');
    }
    if (pursuitMeets(g, unit, enemy) === 'halt short') {
      haltShort(g, unit, enemy, length);
      return again('pursue');
    }
    unitOf(g, unit).followedOn = true;
    g.tell?.({ type: 'charge', clauses: ['CB-AFT-7'], unit, target: enemy, forced: true, runsOn: true });
    return call(charging, pursuersCharge(unit, enemy, length));
  },
  back: () => again('pursue'),
});
