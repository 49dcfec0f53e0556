import { BadInput, type Match, makeGameFile, type OpenQuestion, rewind } from '@acies/kernel';
import { bestPlayer, choicesOf, computerChoice, reportOf } from '@acies/play';
import type { Queries, QueryName } from '../protocol.ts';
import { optionFor } from './asked.ts';
import type { BattleSession } from './session.ts';
import { type LuckBook, pastCard, pastOf, pastViewer, storyOf } from './story.ts';

/** Of what is not allowed, as much as one reads. */
const MOST_EXCLUSIONS = 40;

/** What the questions of the page are answered from. */
interface Asking {
  readonly session: BattleSession;
  readonly luck: LuckBook;
}

type Handlers = {
  readonly [N in Exclude<QueryName, 'fork' | 'verify'>]: (
    asking: Asking,
    ask: Queries[N]['ask'],
  ) => Queries[N]['answer'];
};

const matchIn = ({ session }: Asking): Match => {
  if (!session.match) throw new BadInput('the battle has not begun: its first dice are still to be thrown');
  return session.match;
};

function questionIn({ session }: Asking): OpenQuestion {
  const question = session.question();
  // What the computer is asked is not for anybody else to look into.
  if (!question || !session.isPerson(question.side)) throw new BadInput('there is nothing to decide');
  return question;
}

/** Looks at the table as it is now. */
const lookAt = ({ session }: Asking) => {
  const { engine } = session.book;
  return engine.look(session.match?.game ?? engine.setUp(session.kept.setup));
};

export const HANDLERS: Handlers = {
  card: (asking, { piece, at }) =>
    at === undefined
      ? asking.session.book.rules.picture!.card(lookAt(asking), piece, asking.session.viewer())
      : pastCard(matchIn(asking), at, piece),
  overlays: (asking, { piece }) =>
    asking.session.book.rules.picture!.overlays(lookAt(asking), piece, asking.session.viewer()),
  aim(asking, { wish }) {
    const question = questionIn(asking);
    const choice = question.aim(wish);
    return choice === undefined ? undefined : question.attempt(choice);
  },
  words(asking, { text }) {
    const question = questionIn(asking);
    const choice = question.parse(text);
    if (choice === undefined) throw new BadInput('this is not decided in words: choose one of the options');
    return question.attempt(choice);
  },
  attempt: (asking, { choice }) => questionIn(asking).attempt(choice),
  phrases: (asking, { piece }) => questionIn(asking).phrases(piece),
  previews(asking, { indices }) {
    const question = questionIn(asking);
    const choices = choicesOf(question);
    return indices.map((index) => (index < choices.length ? question.preview(choices[index]!) : undefined));
  },
  excluded(asking, { words }) {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    return questionIn(asking)
      .excluded()
      .filter(({ what }) => wanted.every((word) => what.toLowerCase().includes(word)))
      .slice(0, MOST_EXCLUSIONS);
  },
  look: (asking, { at }) => pastOf(matchIn(asking), at),
  story: (asking, { luckTo }) => storyOf(matchIn(asking), asking.luck.upTo(matchIn(asking), luckTo)),
  report(asking, { at }) {
    const match = matchIn(asking);
    const then = rewind(match, at);
    return reportOf(asking.session.book, then, asking.luck.of(match), pastViewer(match, then.game));
  },
  file: (asking) => makeGameFile(matchIn(asking)),
  advice(asking) {
    const question = questionIn(asking);
    const { book } = asking.session;
    const player = book.players[bestPlayer(book)]!;
    return optionFor(question, computerChoice(matchIn(asking), player, question.side, 1));
  },
};
