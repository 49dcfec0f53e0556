import type { Answer } from '@acies/kernel';
import { type Match, makeEnteredMove, makeMove, undoTo } from '@acies/kernel/match';

/** What keeps a choice from being taken back at once: dice fall for it, or it shows what was hidden. */
export type Binding = 'nothing' | 'dice' | 'shown';

/** Whether a choice could be taken back once it is made. The match stays as it was, and nobody learns how dice would fall. */
export function bindingOf(match: Match, answer: Answer): Binding {
  const next = 'seed' in match.dice ? makeMove(match, answer) : makeEnteredMove(match, answer, []);
  if ('needs' in next || next.game.dice.throws !== match.game.dice.throws) return 'dice';
  return 'refused' in undoTo(next, match.moves.length) ? 'shown' : 'nothing';
}
