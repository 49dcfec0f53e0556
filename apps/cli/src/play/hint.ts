import { bestPlayer } from '@acies/play';
import { playerNamed } from '../catalogue.ts';
import type { Deciding, Session } from './session.ts';
import { thoughtOf } from './thought.ts';
import { orderOf, weighedLines } from './weighed-lines.ts';

/** What a computer player would do, and what else he looked at with what it is worth to him; nothing if one has left meanwhile. */
export async function hintLines(session: Session, { question, options }: Deciding, words: string): Promise<string[]> {
  const { book, budget } = session;
  const player = playerNamed(book, words.toLowerCase() || bestPlayer(book), budget);
  const thought = await thoughtOf(session, player, question);
  if (!thought) return [];
  return [
    `  The ${player.name} looks at this, ${orderOf(thought)}, with what it is worth to him:`,
    ...weighedLines(session, thought, options),
  ];
}
