/** How much work of each kind was done: `{ games: 1, decisions: 384 }`. */
export type Counts = Readonly<Record<string, number>>;

/** One thing that is measured. Each runs in a process of its own. */
export interface Contender {
  /** Does a little of the work, up to some tenths of a second, and says how much that was. */
  run(): Counts;
  /** The hash of so many games, for contenders that must all play the same ones. */
  hash?(games: number): string;
}
