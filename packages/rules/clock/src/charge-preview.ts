import type { Contact } from './board.ts';
import { copyBoard } from './board.ts';
import type { Clash } from './charging.ts';
import type { MeleeSituation } from './melee.ts';
import { meleeSituation } from './melee-situation.ts';
import type { Move } from './move-order.ts';
import type { ClockTable } from './table.ts';

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
  for (const { unit, target, met } of clashes)
    board.contacts.push({ attacker: unit, defender: target, met, faced: true, fresh: true });
  const contact: Contact = { attacker: clash.unit, defender: clash.target, met: clash.met, faced: true, fresh: true };
  return meleeSituation({ ...g, board }, contact);
}
