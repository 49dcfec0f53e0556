import { type Thinking, thinkOut } from '@acies/play';

/** A thought about the decision that is open at some moment of a game. */
interface Thought {
  readonly moment: string;
  readonly thinking: Thinking;
  isBegun: boolean;
  isHurried: boolean;
  isStopped: boolean;
}

/** A computer player who needs time: he thinks in slices, so that whatever the page says in the meantime is heard. */
export class Thinker {
  readonly #pause: () => Promise<void>;
  #thought: Thought | undefined;

  constructor(pause: () => Promise<void>) {
    this.#pause = pause;
  }

  isBusyWith(moment: string): boolean {
    return this.#thought?.moment === moment;
  }

  /** Gives him something to think about; whatever else he thought about is forgotten. */
  begin(moment: string, thinking: Thinking): void {
    this.stop();
    this.#thought = { moment, thinking, isBegun: false, isHurried: false, isStopped: false };
  }

  /** His thoughts when he has come to something; undefined if there is nothing to think about, if he already is about it, or is stopped. */
  async thoughtOut(): Promise<Pick<Thought, 'moment' | 'thinking'> | undefined> {
    const thought = this.#thought;
    if (!thought || thought.isBegun) return undefined;
    thought.isBegun = true;
    await thinkOut(thought.thinking, this.#pause, () => thought.isHurried || thought.isStopped);
    if (thought.isStopped) return undefined;
    this.#thought = undefined;
    return { moment: thought.moment, thinking: thought.thinking };
  }

  /** Has him choose what seems best so far. */
  hurry(): void {
    if (this.#thought) this.#thought.isHurried = true;
  }

  stop(): void {
    if (this.#thought) this.#thought.isStopped = true;
    this.#thought = undefined;
  }
}
