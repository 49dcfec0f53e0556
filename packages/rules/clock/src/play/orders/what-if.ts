import { copyBoard } from '../../board/board.ts';
import type { ClockContext } from '../../board/look.ts';
import type { Move } from '../../board/move.ts';
import { arrive } from '../charge/charge.ts';

/** A table to look at: a copy of the board on which nothing is told. */
const copyOf = (g: ClockContext): ClockContext => ({ ...g, board: copyBoard(g.board), tell: undefined });

/** The table as it would be once a move is made, should everybody dare. */
export function afterMove(g: ClockContext, units: readonly number[], move: Move): ClockContext {
  const then = copyOf(g);
  for (const id of units) then.board.units[id]!.ordered = true;
  arrive(then, units, move);
  return then;
}

/** The table as it would be once a leader has ridden to another unit. */
export function afterRide(g: ClockContext, leader: number, to: number): ClockContext {
  const then = copyOf(g);
  then.board.leaders[leader] = to;
  return then;
}

/** The table as it would be in the half turn after, with the charges over: who is faced is no longer in flank. */
export function afterCharges(g: ClockContext): ClockContext {
  const contacts = g.board.contacts.map((contact) => ({
    ...contact,
    fresh: false,
    met: contact.faced ? ('front' as const) : contact.met,
  }));
  return { ...g, board: { ...g.board, contacts }, tell: undefined };
}
