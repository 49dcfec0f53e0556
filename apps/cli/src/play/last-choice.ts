import { isKeptFrom, looksAtNothing } from '@acies/play';
import { askedAndChosen, wrap } from '../terminal/text.ts';
import { type Session, sideName, viewerIn } from './session.ts';
import { thoughtBehindLast } from './thought.ts';
import { NOTHING_LOOKED_AT, orderOf, weighedLines } from './weighed-lines.ts';

/** What a computer player looked at before he made the last choice, with what each was worth to him; none if a person made it. */
export function lastChoiceLines(session: Session): string[] {
  const thought = thoughtBehindLast(session);
  if (!thought) return [];
  const { width, colour } = session.terminal;
  const { question, player, choice } = thought;
  const who = sideName(session, question.side);
  if (isKeptFrom(session.match, viewerIn(session), question.side))
    return wrap(`  What ${who} looked at is not told while something is hidden from you.`, width, '  ');
  const chosen = `  ${who}, the ${player.name}: ${askedAndChosen(question.question, colour.bold(question.label(choice)))}`;
  if (looksAtNothing(player)) return [...wrap(chosen, width, '    '), NOTHING_LOOKED_AT, ''];
  return [
    ...wrap(chosen, width, '    '),
    `  He looked at this, ${orderOf(thought)}, with what it was worth to him:`,
    ...weighedLines(session, thought),
    '',
  ];
}
