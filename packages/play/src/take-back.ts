import { type BySide, type Match, type Side, undo } from '@acies/kernel';

/**
 * The match with a decision open again, or why not. Two people take back whatever was decided last; against the
 * computer a person takes back the last decision of their own, and with it what the computer did since.
 */
export function takeBack(match: Match, side: Side, people: BySide<boolean>): Match | { readonly refused: string } {
  const last = match.moves.at(-1);
  if (!last) return { refused: 'nothing has been decided yet' };
  return undo(match, people[last.side] ? last.side : side);
}
