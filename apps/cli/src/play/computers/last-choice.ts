import { isKeptFrom, looksAtNothing } from '@acies/play';
import { askedAndChosen, wrap } from '../../terminal/text.ts';
import { type Session, sideName, viewerIn } from '../session.ts';
import { type Opinion, opinionsSinceAsked } from './opinion.ts';
import { NOTHING_LOOKED_AT, orderOf, weighedLines } from './weighed-lines.ts';

/** What a computer player looked at before he made the last choice, with what each was worth to him; none if a person made it. */
export function lastChoiceLines(session: Session): string[] {
  const opinions = opinionsSinceAsked(session);
  const last = opinions.at(-1);
  if (!last) return [];
  const others = opinions.slice(0, -1).filter((opinion) => !isHidden(session, opinion)).length;
  const more = others === 1 ? 'one choice before it' : `${others} choices before it`;
  return [...choiceLines(session, last), ...(others > 0 ? [`  And ${more}, of which "why all" tells.`, ''] : [])];
}

/** What computers looked at for each choice since a person last decided; what is not told is said once. */
export function choicesSinceAskedLines(session: Session): string[] {
  const opinions = opinionsSinceAsked(session);
  if (opinions.length === 0) return ['  No computer has chosen since you last decided or loaded the game.'];
  const hidden = opinions.filter((opinion) => isHidden(session, opinion)).slice(-1);
  const told = opinions.filter((opinion) => !isHidden(session, opinion));
  return [...told, ...hidden].flatMap((opinion) => choiceLines(session, opinion));
}

const isHidden = (session: Session, { question }: Opinion): boolean =>
  isKeptFrom(session.match, viewerIn(session), question.side);

function choiceLines(session: Session, opinion: Opinion): string[] {
  const { width, colour } = session.terminal;
  const { question, player, choice } = opinion;
  const who = sideName(session, question.side);
  if (isHidden(session, opinion))
    return wrap(`  What ${who} looked at is not told while something is hidden from you.`, width, '  ');
  const chosen = `  ${who}, the ${player.name}: ${askedAndChosen(question.question, colour.bold(question.label(choice)))}`;
  if (looksAtNothing(player)) return [...wrap(chosen, width, '    '), NOTHING_LOOKED_AT, ''];
  return [
    ...wrap(chosen, width, '    '),
    `  He looked at this, ${orderOf(opinion)}, with what it was worth to him:`,
    ...weighedLines(session, opinion),
    '',
  ];
}
