import type { Json } from '@acies/kernel';
import type { Explaining, Question, Weighed } from '../player.ts';

/**
 * How a decision that comes again and again in playouts is made quickly.
 * - `look again`: it comes again with a few changes. What each option was worth is remembered, and only those that still seem the
 *   best are looked at again.
 * - A function says what counts as the same situation. What was considered in it is remembered, and the best that is still allowed
 *   is done.
 */
type Habit = 'look again' | ((question: never) => string);

export type Habits = Readonly<Record<string, Habit>>;

/** Looks at so many options again at most, however much they have changed. */
const MOST_LOOKS = 6;

interface Seen {
  readonly option: Json;
  readonly key: string;
  worth: number;
  isFresh: boolean;
}

/** Plays nearly as the guide does, but far sooner where he has decided the like before. */
export class Hasty {
  readonly #guide: Explaining;
  readonly #habits: Habits;
  readonly #worths = new Map<string, number>();
  readonly #considered = new Map<string, readonly Weighed[]>();

  constructor(guide: Explaining, habits: Habits) {
    this.#guide = guide;
    this.#habits = habits;
  }

  /** What he chooses; what he remembers is of the same occasion, such as a turn of the battle. */
  choose(question: Question, occasion: string): Json {
    const habit = this.#habits[question.decision];
    if (habit === undefined) return this.#guide.choose(question);
    if (habit === 'look again') return this.#lookAgain(question, occasion);
    return this.#asBefore(question, `${occasion} ${question.side} ${question.decision} ${habit(question as never)}`);
  }

  #asBefore(question: Question, situation: string): Json {
    const before = this.#considered.get(situation)?.find(({ choice }) => question.allows(choice));
    if (before) return before.choice;
    const considered = this.#guide.explain(question);
    this.#considered.set(situation, considered);
    return considered[0]!.choice;
  }

  #lookAgain(question: Question, occasion: string): Json {
    const seen = question.options!.map((option) => this.#recall(question, option, occasion));
    for (let looks = 0; ; looks++) {
      const best = seen.reduce((a, b) => (b.worth > a.worth ? b : a));
      if (best.isFresh || looks === MOST_LOOKS) return best.option;
      this.#look(question, best);
    }
  }

  #recall(question: Question, option: Json, occasion: string): Seen {
    const key = `${occasion} ${question.decision} ${JSON.stringify(option)}`;
    const worth = this.#worths.get(key);
    const seen: Seen = { option, key, worth: worth ?? 0, isFresh: false };
    if (worth === undefined) this.#look(question, seen);
    return seen;
  }

  #look(question: Question, seen: Seen): void {
    seen.worth = this.#guide.explain({ ...question, options: [seen.option] })[0]!.worth;
    seen.isFresh = true;
    this.#worths.set(seen.key, seen.worth);
  }
}
