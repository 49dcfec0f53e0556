import { type BySide, otherSide } from '@acies/kernel';
import type { Band } from '@acies/rules-disorder';
import { takeLosses } from '../../board/change.ts';
import {
  boxOf,
  conditionOf,
  factsOf,
  isInContact,
  isPresent,
  isRouting,
  type LegioContext,
  sideOf,
  stillMeet,
  unitOf,
} from '../../board/look.ts';
import { lossesOf } from '../../sheet/chapters/losses.ts';
import { dpFor, goesOn, haltedNextTurn, orderOfMoves, settle } from '../../sheet/combat/after-combat.ts';
import type { AfterMove, CombatResult } from '../../sheet/combat/combat-results.ts';
import { carryOut, type Pursuit } from './after-moves.ts';

/** A combat that has been thrown for. */
export interface Fought {
  readonly red: number[];
  readonly blue: number[];
  readonly leads: BySide<number>;
  readonly bands: BySide<Band>;
  /** LG-CBT-2: the friend behind who supported each lead, or GONE. */
  readonly backers: BySide<number>;
  readonly results: [number, CombatResult][];
}

/** What units do about the combats of this round, in each of which a unit fights but once (LG-CBT-7). */
export interface Settling {
  readonly fights: readonly Fought[];
  chosen: [number, AfterMove][];
  /** Pursuers who have run into new enemy. */
  pursuits: Pursuit[];
}

/** The combat in which a unit has fought. */
export const fightOf = ({ fights }: Pick<Settling, 'fights'>, id: number): Fought =>
  fights.find(({ red, blue }) => red.includes(id) || blue.includes(id))!;
export const resultIn = ({ results }: Fought, id: number): CombatResult => results.find(([unit]) => unit === id)![1];
export const enemiesIn = (g: LegioContext, a: Settling, id: number): number[] =>
  fightOf(a, id)[otherSide(sideOf(g, id))];
export const chosenBy = ({ chosen }: Settling, ids: readonly number[]): AfterMove[] =>
  chosen.filter(([id]) => ids.includes(id)).map(([, move]) => move);

/** LG-AFT-7: whether a unit’s side decides and moves first in its combat. */
export const isFirst = (g: LegioContext, a: Settling, id: number): boolean =>
  orderOfMoves(fightOf(a, id).bands, g.board.initiative)[0] === sideOf(g, id);

/**
 * What all have chosen comes to: who chose first learns it now (LG-AFT-7); then losses; then moves. LG-SEQ-4: combats are
 * simultaneous, so that the beaten of all of them move before anybody goes on.
 */
export function settleAll(g: LegioContext, a: Settling): void {
  a.chosen = a.chosen.map(([id, move]) => [id, isFirst(g, a, id) ? settled(g, a, id, move) : move]);
  for (const [id] of a.chosen) takeResult(g, a, id);
  // LG-AFT-7: the beaten move first, and in a tie those who give way; who goes on sees what has become of the others.
  const rank = (id: number): number => Number(isFirst(g, a, id));
  const ordered = [...a.chosen].sort(([one], [other]) => rank(other) - rank(one));
  for (const [id, move] of ordered) if (!goesOn(move)) moveAfter(g, a, id);
  for (const [id, move] of ordered) if (goesOn(move)) moveAfter(g, a, id, settled(g, a, id, move));
  for (const [id, move] of a.chosen)
    if (isPresent(g, id) && haltedNextTurn(move, isInContact(g, id))) unitOf(g, id).haltsNext = true;
}

const settled = (g: LegioContext, a: Settling, id: number, move: AfterMove): AfterMove =>
  settle(resultIn(fightOf(a, id), id).moves, move, chosenBy(a, enemiesIn(g, a, id)));

export const moveOf = ({ chosen }: Settling, id: number): AfterMove => chosen.find(([unit]) => unit === id)![1];
const noteMove = (a: Settling, id: number, move: AfterMove): void => {
  a.chosen = a.chosen.map(([unit, before]) => [unit, unit === id ? move : before]);
};

/** LG-RES-1 to LG-RES-7: what the result costs a unit; with its last stand it is destroyed. */
function takeResult(g: LegioContext, a: Settling, id: number): void {
  const result = resultIn(fightOf(a, id), id);
  if (isPresent(g, id)) {
    const dp = dpFor(result, moveOf(a, id), chosenBy(a, enemiesIn(g, a, id)));
    const losses = lossesOf(conditionOf(g, id), factsOf(g, id).stands, result, dp);
    takeLosses(g, id, losses, losses.dpGained, result.clause);
  }
  if (!isPresent(g, id)) noteMove(a, id, 'destroyed');
}

function moveAfter(g: LegioContext, a: Settling, id: number, move = moveOf(a, id)): void {
  // What became of friends may have been its end.
  if (!isPresent(g, id)) noteMove(a, id, 'destroyed');
  if (!isPresent(g, id) || isRouting(g, id)) return;
  const { clause } = resultIn(fightOf(a, id), id);
  g.tell?.({ type: 'after', clauses: [clause], unit: id, move });
  const unit = unitOf(g, id);
  Object.assign(unit, { motion: 'standing', comesOn: false });
  if (unit.mood === 'pursuing' || unit.mood === 'looting') unit.mood = 'steady';
  const all = enemiesIn(g, a, id);
  const fled = fledFrom(g, a, id);
  const outcome = carryOut(g, id, move, { all, fled }, clause);
  noteMove(a, id, typeof outcome === 'string' ? outcome : move);
  if (typeof outcome === 'object') a.pursuits.push(outcome);
  dropLostContacts(g);
}

/** Those of its enemies who retire or break. */
export const fledFrom = (g: LegioContext, a: Settling, id: number): number[] =>
  enemiesIn(g, a, id).filter((enemy) => FLIGHTS.includes(moveOf(a, enemy)));

const FLIGHTS: readonly AfterMove[] = ['retire', 'break'];

/** Who has come away from each other is no longer in contact. */
function dropLostContacts(g: LegioContext): void {
  const holds = (id: number): boolean => isPresent(g, id) && !isRouting(g, id);
  g.board.contacts = g.board.contacts.filter(
    ({ attacker, defender }) => holds(attacker) && holds(defender) && stillMeet(boxOf(g, attacker), boxOf(g, defender)),
  );
}
