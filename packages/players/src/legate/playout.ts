import { copyPlain, type Json, type LiveGame, type Side } from '@acies/kernel';
import { drawsFrom } from '../draws.ts';
import { type Question, questionFor } from '../player.ts';
import type { Arm } from './arm.ts';
import type { Mind } from './mind.ts';
import { selectArm } from './select.ts';

/** Draws in playouts are seeded above all seeds of games and of players' draws. */
const DRAWS_FROM = 2 ** 47;
/** No playout goes on for ever. */
const MOST_DECISIONS = 300;

/** One way in which the battle may go on: down the tree and then as the guide plays, to the end of a turn. */
export class Playout {
  readonly #mind: Mind;
  readonly #live: LiveGame;
  readonly #side: Side;
  readonly #draw: ReturnType<typeof drawsFrom>;
  readonly #began: number;
  readonly #path: { readonly side: Side; readonly arm: Arm }[];
  /** The last choice, as long as it is one of the tree. */
  #twig: Arm | undefined;
  #decisions = 0;

  constructor(mind: Mind, live: LiveGame, side: Side, arm: Arm, seed: number) {
    this.#mind = mind;
    this.#live = live;
    this.#side = side;
    this.#draw = drawsFrom(DRAWS_FROM + seed);
    this.#began = mind.turnOf(live.game.board);
    this.#path = [{ side, arm }];
    this.#twig = arm;
    live.choose(live.pendingOf(side)!, copyPlain(arm.choice));
  }

  /** Decides once more, or looks at what there is to decide; true when it is over, and has been counted. */
  step(): boolean {
    if (this.#isOver()) {
      this.#count();
      return true;
    }
    const { game } = this.#live;
    const pending = game.pending.find(({ answer }) => answer === undefined)!;
    const question = questionFor(this.#live, pending, this.#draw);
    const key = this.#twig && this.#twig.trials >= this.#mind.grownUp ? keyOf(question) : undefined;
    // To look at what may be tried takes long enough for a step of its own.
    if (key !== undefined && this.#grows(question, key)) return false;
    const choice = this.#inTree(question, key) ?? this.#mind.play(question, this.#occasion());
    this.#live.choose(pending, copyPlain(choice));
    this.#decisions++;
    return false;
  }

  /** In the turn in which it began all playouts are much alike; later those are that began with the same choice. */
  #occasion(): string {
    const number = this.#mind.turnOf(this.#live.game.board);
    return number === this.#began ? `${number}` : `${number} ${JSON.stringify(this.#path[0]!.arm.choice)}`;
  }

  #isOver(): boolean {
    const { over, game } = this.#live;
    return over || this.#mind.turnOf(game.board) >= this.#began + this.#mind.turns || this.#decisions >= MOST_DECISIONS;
  }

  #count(): void {
    const result = this.#live.over ? outcomeFor(this.#live, this.#side) : this.#mind.value(this.#live.g, this.#side);
    for (const { side, arm } of this.#path) arm.add(side === this.#side ? result : -result);
  }

  /** Lets the tree grow by what is to be decided here; true if it has. */
  #grows(question: Question, key: string): boolean {
    const { next } = this.#twig!;
    if (next.has(key)) return false;
    next.set(key, this.#mind.forkOf(question));
    return true;
  }

  /** A choice of the tree, as long as the playout is in it. */
  #inTree(question: Question, key: string | undefined): Json | undefined {
    const fork = key === undefined ? undefined : this.#twig!.next.get(key);
    const arm = fork && selectArm(fork, question);
    this.#twig = arm;
    if (arm) this.#path.push({ side: question.side, arm });
    return arm?.choice;
  }
}

/** Other dice may let the same decision be about others: what was tried with one unit says nothing of another. */
const keyOf = (question: Question): string => `${question.side} ${question.decision} ${question.about().join(' ')}`;

function outcomeFor(live: LiveGame, side: Side): number {
  const { winner } = live.game.result!;
  return winner === null ? 0 : winner === side ? 1 : -1;
}
