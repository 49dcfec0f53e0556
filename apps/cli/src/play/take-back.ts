import { type BySide, type Match, rewind, type Side, undo } from '@acies/kernel';

/**
 * The match with a decision open again, or why not. Two people take back whatever was decided last; against the
 * computer a person takes back the last decision of their own, and with it what the computer did since.
 */
export function takeBack(match: Match, side: Side, people: BySide<boolean>): Match | { readonly refused: string } {
  const last = match.moves.at(-1);
  if (!last) return { refused: 'nothing has been decided yet' };
  if (people[last.side]) return undo(match, last.side);
  const index = match.moves.findLastIndex((move) => move.side === side);
  if (index < 0) return { refused: 'you have not decided anything yet' };
  const { before } = match.moves[index]!;
  if (before.dice.throws !== match.game.dice.throws) return { refused: 'dice have fallen since your last decision' };
  if (before.revealed !== match.game.revealed)
    return { refused: 'secret choices have been shown since your last decision' };
  return rewind(match, index);
}
