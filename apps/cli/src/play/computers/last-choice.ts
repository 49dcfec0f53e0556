import { isKeptFrom, looksAtNothing } from '@acies/play';
import { askedAndChosen, wrap } from '../../terminal/text.ts';
import { type Session, sideName, viewerIn } from '../session.ts';
import { type Thought, thoughtsSinceAsked } from './thought.ts';
import { NOTHING_LOOKED_AT, orderOf, weighedLines } from './weighed-lines.ts';

/** What a computer player looked at before he made the last choice, with what each was worth to him; none if a person made it. */
export function lastChoiceLines(session: Session): string[] {
  const thoughts = thoughtsSinceAsked(session);
  const last = thoughts.at(-1);
  if (!last) return [];
  const others = thoughts.slice(0, -1).filter((thought) => !isHidden(session, thought)).length;
  const more = others === 1 ? 'one choice before it' : `${others} choices before it`;
  return [...choiceLines(session, last), ...(others > 0 ? [`  And ${more}, of which "why all" tells.`, ''] : [])];
}

/** The same of each choice that computers have made since a person last decided; what is not told is said once. */
export function choicesSinceAskedLines(session: Session): string[] {
  const thoughts = thoughtsSinceAsked(session);
  if (thoughts.length === 0) return ['  No computer has chosen since you last decided or loaded the game.'];
  const hidden = thoughts.filter((thought) => isHidden(session, thought)).slice(-1);
  const told = thoughts.filter((thought) => !isHidden(session, thought));
  return [...told, ...hidden].flatMap((thought) => choiceLines(session, thought));
}

const isHidden = (session: Session, { question }: Thought): boolean =>
  isKeptFrom(session.match, viewerIn(session), question.side);

function choiceLines(session: Session, thought: Thought): string[] {
  const { width, colour } = session.terminal;
  const { question, player, choice } = thought;
  const who = sideName(session, question.side);
  if (isHidden(session, thought))
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
