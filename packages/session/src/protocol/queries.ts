import type { BySide, Exclusion, Json } from '@acies/kernel';
import type { Attempt, Overlay, Phrase, PieceCard, Wish } from '@acies/kernel/picture';
import type { Binding, Report } from '@acies/play';
import type { BookFacts } from './book-facts.ts';
import type { KeptFacts, KeptUnder, Verified } from './facts.ts';
import type { Moment } from './moments.ts';
import type { Considered, LookedAt } from './opinions.ts';
import type { PastState, Story } from './past.ts';

/** Questions of the page, each answered once. */
export interface Queries {
  /** What there is to choose of a rule set. */
  book: { ask: { rules: string }; answer: BookFacts };
  /** Games kept in this browser, the last played first. */
  games: { ask: Record<string, never>; answer: readonly KeptFacts[] };
  /** A kept game without playing it, also one that these rules can no longer play. */
  kept: { ask: { game: string }; answer: KeptUnder };
  /** Which version of these rules is played now; those that there are not are left out. */
  versions: { ask: { rules: readonly string[] }; answer: Readonly<Record<string, string>> };
  remove: { ask: { game: string }; answer: undefined };
  card: { ask: { piece: number }; answer: PieceCard };
  /** As it was at a point. */
  'past-card': { ask: { piece: number; at: number }; answer: PieceCard };
  overlays: { ask: { piece: number }; answer: readonly Overlay[] };
  aim: { ask: { wish: Wish }; answer: Attempt | undefined };
  words: { ask: { text: string }; answer: Attempt };
  attempt: { ask: { choice: Json }; answer: Attempt };
  phrases: { ask: { piece: number | undefined }; answer: readonly Phrase[] };
  previews: { ask: { indices: readonly number[] }; answer: readonly (string | undefined)[] };
  excluded: { ask: { words: string }; answer: readonly Exclusion[] };
  look: { ask: { at: number }; answer: PastState };
  story: { ask: { luckTo: number }; answer: Story };
  report: { ask: { at: number }; answer: Report };
  file: { ask: Record<string, never>; answer: string };
  /** A kept game as a file, also one that these rules can no longer play. */
  'kept-file': { ask: { game: string }; answer: { readonly name: string; readonly text: string } };
  /** A new game from a point of this one; the answer is its id. */
  fork: { ask: { at: number; players: BySide<string> }; answer: string };
  /** Plays a game file through and checks every choice and every hash; no answer says what is wrong with it. */
  verify: { ask: { text: string }; answer: Verified };
  /** What making a choice would keep from being taken back. */
  binding: { ask: { choice: Json }; answer: Binding };
  /** What the computer looks at, the best first. */
  considered: { ask: Record<string, never>; answer: Considered };
  /** What a legate looks at, the best first: a player who takes his time. */
  counsel: { ask: Record<string, never>; answer: Considered };
  /** What the computer looked at before it made one of its choices, and what it was asked. */
  thought: { ask: { at: number }; answer: LookedAt & { readonly question: string } };
}
export type QueryName = keyof Queries;

/** A question with its number, by which its answer finds who asked. */
export type Query<N extends QueryName = QueryName> = {
  [K in N]: {
    readonly id: number;
    readonly name: K;
    readonly ask: Queries[K]['ask'];
    /** What the question is about, where it means nothing once the battle has gone on. */
    readonly about?: Moment | undefined;
  };
}[N];

/** An answer names the question, so that its type follows from it. */
export type QueryAnswer<N extends QueryName = QueryName> = {
  [K in N]: { readonly id: number; readonly name: K; readonly value: Queries[K]['answer'] };
}[N];
