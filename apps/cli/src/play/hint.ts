import { bestPlayer, gentlePlayer, looksAtNothing } from '@acies/play';
import { playerNamed } from '../catalogue.ts';
import { wrap } from '../terminal/text.ts';
import type { Deciding, Session } from './session.ts';
import { thoughtOf } from './thought.ts';
import { NOTHING_LOOKED_AT, orderOf, weighedLines } from './weighed-lines.ts';

const ERRS =
  '  At every decision he draws whether he errs; where he does, it is said beside his choice, which comes first.';

/** What a computer player would do, and what else he looked at with what it is worth to him; nothing if one has left meanwhile. */
export async function hintLines(session: Session, { question, options }: Deciding, words: string): Promise<string[]> {
  const { book, budget, terminal } = session;
  const player = playerNamed(book, words.toLowerCase() || bestPlayer(book), budget);
  const thought = await thoughtOf(session, player, question);
  if (!thought) return [];
  if (looksAtNothing(player)) return [NOTHING_LOOKED_AT];
  return [
    `  The ${player.name} looks at this, ${orderOf(thought)}, with what it is worth to him:`,
    ...weighedLines(session, thought, options),
    ...(player.name === gentlePlayer(book) ? wrap(ERRS, terminal.width, '    ') : []),
  ];
}
