import type { Side } from '../plain/sides.ts';

/** A sign on the drawn field, its kind of ground where it is one, and what it means. */
export interface LegendRow {
  readonly sign: string;
  readonly ground?: string;
  readonly means: string;
}

/** Something to be looked up that is no clause: how orders are typed, say. */
export interface HelpTopic {
  /** The words that it is asked for by; the first is its name. */
  readonly words: readonly string[];
  readonly about: string;
  /** As they are shown, none wider than 80 columns. */
  readonly lines: readonly string[];
}

export interface DrawWish {
  readonly compact: boolean;
  /** How many columns there are, for rules that draw to measure. */
  readonly columns?: number;
}

/** How a client colours text; the rules only say what a piece of text is. */
export interface Paint {
  side(side: Side, text: string): string;
  dim(text: string): string;
  ground(kind: string, text: string): string;
  mark(text: string): string;
}

const same = (_: unknown, text: string): string => text;
/** No colour at all. */
export const PLAIN: Paint = { side: same, dim: (text) => text, ground: same, mark: (text) => text };
