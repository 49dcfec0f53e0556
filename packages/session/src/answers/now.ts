import { BadInput, type Match, makeGameFile, type OpenQuestion } from '@acies/kernel';
import { bindingOf, choicesOf, phrasesBeside } from '@acies/play';
import type { PlayedGame } from '../game/played-game.ts';
import type { Queries, QueryName } from '../protocol/index.ts';
import { withoutIds } from '../told/without-ids.ts';
import type { BackName } from './looking-back.ts';

/** Of what is not allowed, as much as one reads. */
const MOST_EXCLUSIONS = 40;

/** What the questions of the page are answered from. */
interface Asking {
  readonly session: PlayedGame;
}

/** Those about the game as it stands. */
type HandledName = Exclude<
  QueryName,
  BackName | 'fork' | 'kept-file' | 'verify' | 'book' | 'games' | 'remove' | 'thought' | 'considered' | 'counsel'
>;

type Handlers = {
  readonly [N in HandledName]: (asking: Asking, ask: Queries[N]['ask']) => Queries[N]['answer'];
};

export const matchIn = ({ session }: Asking): Match => {
  if (!session.match) throw new BadInput('the battle has not begun: its first dice are still to be thrown');
  return session.match;
};

export function questionIn({ session }: Asking): OpenQuestion {
  const question = session.question();
  // What the computer is asked is not for anybody else to look into.
  if (!question || !session.isPerson(question.side)) throw new BadInput('there is nothing to decide');
  return question;
}

/** Looks at the table as it is now. */
const lookAt = ({ session }: Asking) => session.book.engine.look(session.game);

export const HANDLERS: Handlers = {
  card: (asking, { piece }) => asking.session.book.rules.picture!.card(lookAt(asking), piece, asking.session.viewer()),
  overlays(asking, { piece }) {
    const { session } = asking;
    const drawn = session.book.rules.picture!.overlays(lookAt(asking), piece, session.viewer());
    const question = session.question();
    const reach = question && session.isPerson(question.side) ? question.reach(piece) : undefined;
    // Of a leader who is asked about it matters how far he comes, not what the unit he is with can do.
    if (reach?.some(({ of }) => of === 'leader')) return reach;
    // What is asked knows what is left to a piece; how far its kind goes is for when nothing is asked.
    return reach ? [...reach, ...drawn.filter(({ kind }) => kind !== 'move')] : drawn;
  },
  aim: (asking, { wish }) => questionIn(asking).aim(wish),
  words(asking, { text }) {
    const question = questionIn(asking);
    const choice = question.parse(text);
    if (choice === undefined) throw new BadInput('this is not decided in words: choose one of the options');
    return question.attempt(choice);
  },
  attempt: (asking, { choice }) => questionIn(asking).attempt(choice),
  phrases(asking, { piece }) {
    const question = questionIn(asking);
    return phrasesBeside(question, piece, choicesOf(question));
  },
  binding(asking, { choice }) {
    const { side, refuse } = questionIn(asking);
    const refused = refuse(choice);
    if (refused !== undefined) throw new BadInput(refused);
    return bindingOf(matchIn(asking), { side, choice });
  },
  previews(asking, { indices }) {
    const question = questionIn(asking);
    const choices = choicesOf(question);
    return indices.map((index) => (index < choices.length ? question.preview(choices[index]!) : undefined));
  },
  excluded(asking, { words }) {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    const { session } = asking;
    const plain = withoutIds(session.book.rules.picture!.scene(lookAt(asking), session.viewer()));
    return questionIn(asking)
      .excluded()
      .filter(({ what }) => wanted.every((word) => what.toLowerCase().includes(word)))
      .slice(0, MOST_EXCLUSIONS)
      .map((one) => ({ ...one, what: plain(one.what) }));
  },
  file: (asking) => makeGameFile(matchIn(asking)),
};
