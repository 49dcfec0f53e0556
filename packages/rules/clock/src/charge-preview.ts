import { copyBoard } from './board.ts';
import { joinContact } from './charge.ts';
import type { Clash } from './charging.ts';
import type { MeleeSituation } from './melee.ts';
import { meleeSituation } from './melee-situation.ts';
import type { Move } from './move-order.ts';
import { boxOf, type ClockTable } from './table.ts';

/** The melee that a charge would bring, looked at on a copy of the board with the move made. */
export function chargeSituation(
  g: ClockTable,
  { ends, clashes }: Move,
  units: readonly number[],
  clash: Clash,
): MeleeSituation {
  const board = copyBoard(g.board);
  units.forEach((id, i) => {
    const unit = board.units[id]!;
    const { x, y, heading } = ends[i]!;
    Object.assign(unit, { x, y, heading, moved: true });
  });
  const then: ClockTable = { ...g, board, tell: undefined };
  for (const one of clashes) joinContact(then, one, boxOf(g, one.unit));
  return meleeSituation(then, board.contacts.find(({ attacker }) => attacker === clash.unit)!);
}
