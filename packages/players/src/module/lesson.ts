/** What the coach of a first game has to say, as data: when, what, and which of the options to look at. */
export interface Lesson {
  /** Short and unique among the lessons of its rules. */
  readonly id: string;
  readonly when: LessonMoment;
  readonly title: string;
  /** A few plain sentences: what is asked or has happened, why, and what a good choice is. */
  readonly text: string;
  /** The options to look at first, the best kind first. */
  readonly prefer?: readonly Preferred[];
  /** Where to read more. */
  readonly clauses: readonly string[];
}

/**
 * Before the first choice; when a decision is asked, the second lesson on it the second time; or when something is told
 * that rests on a clause.
 */
export type LessonMoment = { readonly begin: true } | { readonly asked: string } | { readonly told: string };

/** Options of a kind, or with these words in their label, or both. */
export interface Preferred {
  readonly kind?: string;
  readonly label?: string;
}
