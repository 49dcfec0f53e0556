import type { Json } from '@acies/kernel';
import type { Explaining, Question, Weighed } from '../player.ts';
import { Fork } from './fork.ts';
import { type Habits, Hasty } from './hasty.ts';
import type { Value } from './value.ts';

/** What a legate of a rule set knows of it. */
export interface Knowledge<G> {
  /** Who says which choices are promising, and plays both sides in playouts. */
  readonly guide: Explaining;
  readonly value: Value<G>;
  /** The number of the turn on a board. */
  turnOf(board: never): number;
  /** How many turns a playout sees the end of. */
  readonly turns: number;
  /** Decisions that come again and again in playouts. */
  readonly habits: Habits;
  /** Decisions that tell only long after a playout ends: in these the guide is trusted. */
  readonly trusts?: readonly string[];
  /** The most promising choices of a decision, so many, are tried before long; others only when there have been many trials. */
  readonly most: number;
  /** A choice is followed into the tree when it was tried so often; before, both sides go on as the guide does. Trials have it sooner. */
  readonly grownUp?: number;
}

/**
 * What is tried further down the tree blurs what the first choice is worth, and that takes many playouts to make up for. After 16
 * trials, what was chosen gained half as much as without a tree in 80 decisions of CK at 384 playouts, and nothing in 54 of Hex
 * at 192. So the tree matters only to who thinks for longer than a second; a decision alone is searched before.
 */
const GROWN_UP = 256;

/** What a legate knows while he thinks about one decision. */
export class Mind {
  readonly turns: number;
  readonly grownUp: number;
  readonly #knowledge: Knowledge<never>;
  readonly #hasty: Hasty;

  constructor(knowledge: Knowledge<never>) {
    this.#knowledge = knowledge;
    this.turns = knowledge.turns;
    this.grownUp = knowledge.grownUp ?? GROWN_UP;
    this.#hasty = new Hasty(knowledge.guide, knowledge.habits);
  }

  turnOf(board: unknown): number {
    return this.#knowledge.turnOf(board as never);
  }

  value(g: unknown, side: Question['side']): number {
    return this.#knowledge.value(g as never, side);
  }

  /** What the guide thinks of a decision. */
  explain(question: Question): readonly Weighed[] {
    return this.#knowledge.guide.explain(question);
  }

  /** Whether the guide's own choice is taken as it is. */
  trusts({ decision }: Question): boolean {
    return this.#knowledge.trusts?.includes(decision) ?? false;
  }

  /** What may be tried in a decision, the guide's own choice first. */
  forkOf(question: Question, guided = this.explain(question)): Fork {
    const { most } = this.#knowledge;
    const choices = guided.map(({ choice }) => choice);
    return this.trusts(question)
      ? new Fork(question.side, choices.slice(0, 1), 1, true)
      : new Fork(question.side, choices, most);
  }

  /** How the game goes on, whoever has to decide. */
  play(question: Question, occasion: string): Json {
    return this.#hasty.choose(question, occasion);
  }
}
