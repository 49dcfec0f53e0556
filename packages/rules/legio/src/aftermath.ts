import { again, ask, type BySide, call, done, listed, otherSide, procedure, type Side } from '@acies/kernel';
import type { Band } from '@acies/rules-disorder';
import { choicesOf, dpFor, haltedNextTurn, onNewEnemy, orderOfMoves, settle, supportChoices } from './after-combat.ts';
import { carryOut, type Pursuit } from './after-moves.ts';
import { place, takeLosses } from './changes.ts';
import { charging } from './charging.ts';
import type { AfterMove, CombatResult } from './combat-results.ts';
import { lossesOf } from './losses.ts';
import {
  boxOf,
  conditionOf,
  factsOf,
  isPresent,
  isRouting,
  type LegioTable,
  nameOf,
  sideOf,
  stillMeet,
  unitOf,
} from './table.ts';

/** A combat that has been thrown for. */
export interface Fought {
  readonly red: number[];
  readonly blue: number[];
  readonly leads: BySide<number>;
  readonly bands: BySide<Band>;
  readonly results: [number, CombatResult][];
}

export interface Aftermath extends Fought {
  /** Units that have not chosen their move yet. */
  waiting: number[];
  chosen: [number, AfterMove][];
  choice?: AfterMove | undefined;
  /** Pursuers who have run into new enemy. */
  pursuits: Pursuit[];
  meets?: 'charge' | 'halt short' | undefined;
}

const resultOf = ({ results }: Aftermath, id: number): CombatResult => results.find(([unit]) => unit === id)![1];
const enemiesIn = (g: LegioTable, a: Aftermath, id: number): number[] => a[otherSide(sideOf(g, id))];
const movesOf = ({ chosen }: Aftermath, ids: readonly number[]): AfterMove[] =>
  chosen.filter(([id]) => ids.includes(id)).map(([, move]) => move);

/** LG-AFT-7: the sides in the order in which they decide and move. */
const orderIn = (g: LegioTable, { bands }: Aftermath): readonly [Side, Side] => orderOfMoves(bands, g.board.initiative);

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
    a.waiting = [...a[first], ...a[second]].filter((id) => isPresent(g, id));
  },
  ask: (g, a) => (a.waiting.length === 0 ? again('apply') : ask(sideOf(g, a.waiting[0]!), afterDecision, 'choice')),
  note: (_, a) => {
    a.chosen.push([a.waiting.shift()!, a.choice!]);
    return again('ask');
  },
  apply: (g, a) => {
    apply(g, a);
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
    const { unit, enemy, short } = a.pursuits.shift()!;
    if (a.meets === 'charge') return call(charging, { charges: [{ unit, target: enemy }], waiting: [], responses: [] });
    place(g, unit, short, 'pursue', 'LG-AFT-6');
    return again('pursue');
  },
  back: () => again('pursue'),
});

/** What all have chosen comes to: who chose first learns it now (LG-AFT-7); then losses; then moves, the beaten first. */
function apply(g: LegioTable, a: Aftermath): void {
  const [first, second] = orderIn(g, a);
  const settled = a.chosen.map(([id, move]): [number, AfterMove] => {
    if (sideOf(g, id) !== first) return [id, move];
    return [id, settle(resultOf(a, id).moves, move, movesOf(a, enemiesIn(g, a, id)))];
  });
  a.chosen = settled;
  for (const [id, move] of settled) {
    const result = resultOf(a, id);
    const dp = dpFor(result, move, movesOf(a, enemiesIn(g, a, id)));
    const losses = lossesOf(conditionOf(g, id), factsOf(g, id).stands, result, dp);
    takeLosses(g, id, losses, losses.dpGained, result.clause);
  }
  for (const side of [first, second])
    for (const [id, move] of settled) if (sideOf(g, id) === side) makeMove(g, a, id, move);
}

function makeMove(g: LegioTable, a: Aftermath, id: number, move: AfterMove): void {
  if (!isPresent(g, id) || isRouting(g, id)) return;
  const unit = unitOf(g, id);
  const enemies = enemiesIn(g, a, id);
  g.tell?.({ type: 'after', clauses: [resultOf(a, id).clause], unit: id, move });
  unit.motion = 'standing';
  const followed = movesOf(a, enemies).includes('follow up');
  if (haltedNextTurn(move, followed)) unit.haltsNext = true;
  const pursuit = carryOut(g, id, move, enemies);
  if (pursuit) a.pursuits.push(pursuit);
  dropLostContacts(g);
}

/** Who has come away from each other is no longer in contact. */
function dropLostContacts(g: LegioTable): void {
  const holds = (id: number): boolean => isPresent(g, id) && !isRouting(g, id);
  g.board.contacts = g.board.contacts.filter(
    ({ attacker, defender }) => holds(attacker) && holds(defender) && stillMeet(boxOf(g, attacker), boxOf(g, defender)),
  );
}
