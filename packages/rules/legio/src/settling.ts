import { type BySide, otherSide, type Side } from '@acies/kernel';
import type { Band } from '@acies/rules-disorder';
import { dpFor, goesOn, haltedNextTurn, orderOfMoves, settle } from './after-combat.ts';
import { carryOut, type Pursuit } from './after-moves.ts';
import { takeLosses } from './changes.ts';
import type { AfterMove, CombatResult } from './combat-results.ts';
import { lossesOf } from './losses.ts';
import {
  boxOf,
  conditionOf,
  factsOf,
  isInContact,
  isPresent,
  isRouting,
  type LegioTable,
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

/** What units do about it. */
export interface Settling extends Fought {
  chosen: [number, AfterMove][];
  /** Pursuers who have run into new enemy. */
  pursuits: Pursuit[];
}

export const resultOf = ({ results }: Settling, id: number): CombatResult => results.find(([unit]) => unit === id)![1];
export const enemiesIn = (g: LegioTable, a: Settling, id: number): number[] => a[otherSide(sideOf(g, id))];
export const movesOf = ({ chosen }: Settling, ids: readonly number[]): AfterMove[] =>
  chosen.filter(([id]) => ids.includes(id)).map(([, move]) => move);

/** LG-AFT-7: the sides in the order in which they decide and move. */
export const orderIn = (g: LegioTable, { bands }: Settling): readonly [Side, Side] =>
  orderOfMoves(bands, g.board.initiative);

/** What all have chosen comes to: who chose first learns it now (LG-AFT-7); then losses; then moves. */
export function settleAll(g: LegioTable, a: Settling): void {
  const [first] = orderIn(g, a);
  const isFirst = (id: number): boolean => sideOf(g, id) === first;
  a.chosen = a.chosen.map(([id, move]) => [id, isFirst(id) ? settled(g, a, id, move) : move]);
  for (const [id] of a.chosen) takeResult(g, a, id);
  // LG-AFT-7: the beaten move first, and in a tie those who give way; who goes on sees what has become of the others.
  const ordered = [...a.chosen].sort(([one], [other]) => Number(isFirst(other)) - Number(isFirst(one)));
  for (const [id, move] of ordered) if (!goesOn(move)) makeMove(g, a, id);
  for (const [id, move] of ordered) if (goesOn(move)) makeMove(g, a, id, settled(g, a, id, move));
  for (const [id, move] of a.chosen)
    if (isPresent(g, id) && haltedNextTurn(move, isInContact(g, id))) unitOf(g, id).haltsNext = true;
}

const settled = (g: LegioTable, a: Settling, id: number, move: AfterMove): AfterMove =>
  settle(resultOf(a, id).moves, move, movesOf(a, enemiesIn(g, a, id)));

const moveOf = ({ chosen }: Settling, id: number): AfterMove => chosen.find(([unit]) => unit === id)![1];
const noteMove = (a: Settling, id: number, move: AfterMove): void => {
  a.chosen = a.chosen.map(([unit, before]) => [unit, unit === id ? move : before]);
};

/** LG-RES-1 to LG-RES-7: what the result costs a unit; with its last stand it is destroyed. */
function takeResult(g: LegioTable, a: Settling, id: number): void {
  const result = resultOf(a, id);
  if (isPresent(g, id)) {
    const dp = dpFor(result, moveOf(a, id), movesOf(a, enemiesIn(g, a, id)));
    const losses = lossesOf(conditionOf(g, id), factsOf(g, id).stands, result, dp);
    takeLosses(g, id, losses, losses.dpGained, result.clause);
  }
  if (!isPresent(g, id)) noteMove(a, id, 'destroyed');
}

function makeMove(g: LegioTable, a: Settling, id: number, move = moveOf(a, id)): void {
  if (!isPresent(g, id) || isRouting(g, id)) return;
  const { clause } = resultOf(a, id);
  g.tell?.({ type: 'after', clauses: [clause], unit: id, move });
  const unit = unitOf(g, id);
  unit.motion = 'standing';
  if (unit.mood === 'pursuing') unit.mood = 'steady';
  const all = enemiesIn(g, a, id);
  const fled = all.filter((enemy) => FLIGHTS.includes(moveOf(a, enemy)));
  const outcome = carryOut(g, id, move, { all, fled }, clause);
  noteMove(a, id, outcome === 'blocked' ? 'halt' : move);
  if (outcome && outcome !== 'blocked') a.pursuits.push(outcome);
  dropLostContacts(g);
}

const FLIGHTS: readonly AfterMove[] = ['retire', 'break'];

/** Who has come away from each other is no longer in contact. */
function dropLostContacts(g: LegioTable): void {
  const holds = (id: number): boolean => isPresent(g, id) && !isRouting(g, id);
  g.board.contacts = g.board.contacts.filter(
    ({ attacker, defender }) => holds(attacker) && holds(defender) && stillMeet(boxOf(g, attacker), boxOf(g, defender)),
  );
}
