import { samePlain } from '@acies/kernel';
import { bestPlayer, gentlePlayer, looksAtNothing, type Option } from '@acies/play';
import { playerNamed } from '../../catalogue.ts';
import { wrap } from '../../terminal/text.ts';
import type { Deciding, Session } from '../session.ts';
import { type Opinion, opinionOf } from './opinion.ts';
import { NOTHING_LOOKED_AT, orderOf, weighedLines } from './weighed-lines.ts';

const ERRS =
  '  At every decision he draws whether he errs; where he does, it is said beside his choice, which comes first.';

const SCALE = 'The figures are on a scale of his own: more is better.';

/** What the lines do not say by themselves: what the figures are, and how one does what has no number in the list. */
function notesOn(player: string, opinion: Opinion, options: readonly Option[]): string[] {
  const first = opinion.weighed()[0]!;
  const isListed = options.some(({ choice }) => samePlain(choice, first.choice));
  return [
    ...(first.trials === undefined ? [SCALE] : []),
    ...(isListed ? [] : [`The first is not in your list: "auto ${player}" has him choose for you.`]),
  ];
}

/** What a computer player would do, and what else he looked at with what it is worth to him; nothing if one has left meanwhile. */
export async function hintLines(session: Session, { question, options }: Deciding, words: string): Promise<string[]> {
  const { book, budget, terminal } = session;
  const player = playerNamed(book, words || bestPlayer(book), budget);
  const opinion = await opinionOf(session, player, question);
  if (!opinion) return [];
  if (looksAtNothing(player)) return [NOTHING_LOOKED_AT];
  return [
    `  The ${player.name} looks at this, ${orderOf(opinion)}, with what it is worth to him:`,
    ...weighedLines(session, opinion, options),
    ...notesOn(player.name, opinion, options).flatMap((note) => wrap(`  ${note}`, terminal.width, '    ')),
    ...(player.name === gentlePlayer(book) ? wrap(ERRS, terminal.width, '    ') : []),
  ];
}
