import type { Match } from '@acies/kernel/match';
import { shownPart } from '@acies/play';
import type { FromSession } from '../protocol/index.ts';
import { logFrom } from './log.ts';

/** Sends the page the log of a game, each line once. */
export class LogFeed {
  /** How many choices the page has the log of; -1 before it has any. */
  #told = -1;
  #entries = 0;

  /** The page is told everything again. */
  beginAgain(): void {
    this.#told = -1;
  }

  /** What the page has not yet been told; a secret choice is told when it is shown. */
  news(match: Match): FromSession<'log'> | undefined {
    const shown = shownPart(match);
    const count = shown.moves.length;
    if (this.#told >= count) return undefined;
    const from = this.#told < 0 ? 0 : this.#entries;
    const entries = logFrom(shown, this.#told + 1);
    this.#entries = from + entries.length;
    this.#told = count;
    return { type: 'log', from, entries };
  }
}
