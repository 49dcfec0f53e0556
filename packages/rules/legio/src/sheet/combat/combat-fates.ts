import { type BySide, bySide, otherSide } from '@acies/kernel';
import type { Band } from '@acies/rules-disorder';
import { type Losses, lossesOf } from '../chapters/losses.ts';
import { choicesOf } from './after-combat.ts';
import type { Fighter } from './combat-factors.ts';
import { type AfterMove, type CombatResult, type ResultRulings, resultOf } from './combat-results.ts';

/** What a combat between two units does to one of them, and what it may then do. */
export interface Fate extends Losses {
  readonly clause: string;
  /** LG-RES-1: further DPs if it chooses to halt and could go on. */
  readonly haltDp: number;
  /** Never empty. After a win they fit the loser's move; in a tie they are as the sheet prints them. */
  readonly moves: readonly AfterMove[];
}

const done = (result: CombatResult, { destroyed }: Losses): readonly AfterMove[] =>
  destroyed ? ['destroyed'] : result.moves;

/** LG-AFT-7: with a single move there is nothing to decide, so that the other side knows of it. */
const choices = (own: readonly AfterMove[], enemy: readonly AfterMove[]): readonly AfterMove[] =>
  enemy.length === 1 ? choicesOf(own, enemy) : own;

/** LG-RES-1 to LG-RES-7: what bands do to two units that fought alone, which began with so many stands. */
export function fatesOf(
  bands: Readonly<BySide<Band>>,
  fighters: Readonly<BySide<Fighter>>,
  stands: Readonly<BySide<number>>,
  rulings?: ResultRulings,
): Readonly<BySide<Fate>> {
  const results = bySide((side) => resultOf(bands[side], fighters[side], [fighters[otherSide(side)]], rulings));
  const losses = bySide((side) => lossesOf(fighters[side], stands[side], results[side]));
  const open = bySide((side) => done(results[side], losses[side]));
  return bySide((side) => {
    const moves = choices(open[side], open[otherSide(side)]);
    const { clause, haltDp } = results[side];
    return { ...losses[side], clause, haltDp: moves.length > 1 ? haltDp : 0, moves };
  });
}
