import { otherSide, percent } from '@acies/kernel';
import { rangeBetween } from '@acies/table';
import { copyBoard } from './board.ts';
import { combatChances, type PreparedCombat } from './combat.ts';
import { combatOf, combatsIn } from './combats.ts';
import { PACE } from './field.ts';
import { runAt } from './run.ts';
import { boxOf, type LegioTable, sideOf, unitOf } from './table.ts';

/** The combat that a charge would bring if the enemy stands, looked at on a copy of the board; undefined out of reach. */
export function combatAfter(g: LegioTable, unit: number, target: number): PreparedCombat | undefined {
  const then: LegioTable = { ...g, board: copyBoard(g.board), tell: undefined };
  const { end, met } = runAt(g, unit, target, rangeBetween(boxOf(g, unit), boxOf(g, target)) + 100 * PACE);
  if (met?.enemy !== target) return undefined;
  Object.assign(unitOf(then, unit), { x: end.x, y: end.y, heading: end.heading, motion: 'charging' });
  then.board.contacts.push({ attacker: unit, defender: target, met: met.at });
  const combat = combatsIn(then, then.board.contacts).find(({ red, blue }) => [...red, ...blue].includes(unit));
  if (!combat) return undefined;
  const side = sideOf(g, unit);
  const leads = { [side]: unit, [otherSide(side)]: target } as { red: number; blue: number };
  return combatOf(then, combat, leads);
}

/** The odds of a charge in words. */
export function combatOdds(g: LegioTable, unit: number, target: number): string | undefined {
  const prepared = combatAfter(g, unit, target);
  if (!prepared) return undefined;
  const chances = combatChances(prepared)[sideOf(g, unit)];
  const wins = chances.victory + chances.success;
  const loses = chances['set-back'] + chances.defeat + chances.rout;
  return `if it stands: wins ${percent(wins)}, loses ${percent(loses)}`;
}
