import { type Match, rewind } from '@acies/kernel';
import { reportOf, shownPart } from '@acies/play';
import type { PlayedGame } from '../game/played-game.ts';
import type { Queries } from '../protocol/index.ts';
import { matchIn } from './now.ts';
import { LuckBook, pastCard, pastOf, storyOf } from './story.ts';

/** Questions about what has been. */
export type BackName = 'look' | 'past-card' | 'story' | 'report';

type Handlers = {
  readonly [N in BackName]: (session: PlayedGame, ask: Queries[N]['ask']) => Queries[N]['answer'];
};

/** What may be looked back on: a secret choice that is not yet shown has not been made. */
const pastIn = (session: PlayedGame): Match => shownPart(matchIn({ session }));

/** Answers what is asked about the past; fetched when the first of it is. */
export class LookingBack {
  readonly #luck = new LuckBook();

  readonly #handlers: Handlers = {
    look: (session, { at }) => pastOf(pastIn(session), at, session.viewer()),
    'past-card': (session, { at, piece }) => pastCard(pastIn(session), at, piece, session.viewer()),
    story: (session, { luckTo }) => storyOf(pastIn(session), this.#luck.upTo(pastIn(session), luckTo)),
    report: (session, { at }) => {
      const match = pastIn(session);
      return reportOf(session.book, rewind(match, at), this.#luck.of(match), session.viewer());
    },
  };

  answer(name: BackName, session: PlayedGame, ask: unknown): unknown {
    const handle = this.#handlers[name] as (session: PlayedGame, ask: unknown) => unknown;
    return handle(session, ask);
  }
}
