import type { NoAnswer } from './client.ts';

/** A game that was asked for. */
interface Opening {
  /** Undefined for a new one, which has no name yet. */
  readonly game: string | undefined;
  opened(game: string): void;
  refused(why: NoAnswer): void;
}

/** The games a page has asked for and not been told of yet. The engine answers them one after another. */
export class Openings {
  #open: string | undefined;
  /** The game that the page is about. */
  #wanted: string | undefined;
  readonly #asked: Opening[] = [];

  ask(opening: Opening): void {
    this.#asked.push(opening);
    // Who begins a new game leaves the page for it.
    if (opening.game === undefined) this.#wanted = undefined;
  }

  /** Says which game the page is about. The answer is whether it must be opened. */
  want(game: string): boolean {
    this.#wanted = game;
    const last = this.#asked.at(-1);
    return (last ? last.game : this.#open) !== game;
  }

  /** A game is open. The answer is one to be opened instead: that of the page, if this is another and none is to come. */
  opened(game: string): string | undefined {
    this.#open = game;
    this.#asked.shift()?.opened(game);
    return this.#asked.length === 0 && this.#wanted !== game ? this.#wanted : undefined;
  }

  refused(why: NoAnswer): void {
    this.#asked.shift()?.refused(why);
  }

  refuseAll(why: NoAnswer): void {
    for (const { refused } of this.#asked.splice(0)) refused(why);
  }
}
