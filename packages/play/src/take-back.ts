import type { BySide, Side } from '@acies/kernel';
import { type Match, undoTo } from '@acies/kernel/match';

/**
 * The match with a decision open again, or why not. Two people take back whatever was decided last; against the
 * computer a person takes back the last decision of their own, and with it what the computer did since. Decisions that
 * were answered beforehand, by a preset, are gone over.
 */
export function takeBack(
  match: Match,
  side: Side,
  people: BySide<boolean>,
  preset: ReadonlySet<number> = new Set(),
): Match | { readonly refused: string } {
  if (match.moves.length === 0) return { refused: 'nothing has been decided yet' };
  const index = match.moves.findLastIndex((move, i) => people[move.side] && !preset.has(i));
  return index < 0 ? { refused: `${side} has not decided anything yet` } : undoTo(match, index);
}
