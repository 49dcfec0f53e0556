import { copyPlain, type Json, type LiveGame, type Result, SeededDice, type Side, seedOf } from '@acies/kernel';
import { drawsFrom } from '../draws.ts';
import { type Turn, turnFor } from '../player.ts';
import { Arm, type Fork } from './arm.ts';
import type { Mind } from './mind.ts';
import { selectArm } from './select.ts';

/** Dice of playouts are seeded above all seeds of games and of players' draws. */
const DICE_FROM = 2 ** 46;
const DRAWS_FROM = 2 ** 47;
/** A choice is followed into the tree when it was tried so often. */
const GROWN_UP = 16;
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

  constructor(mind: Mind, live: LiveGame, root: Fork, arm: Arm, seed: number) {
    this.#mind = mind;
    this.#live = live;
    this.#side = root.side;
    this.#draw = drawsFrom(DRAWS_FROM + seed);
    this.#began = mind.turnOf(live.game.board);
    this.#path = [{ side: root.side, arm }];
    this.#twig = arm;
    live.choose(live.pendingOf(root.side)!, copyPlain(arm.choice));
  }

  /** Decides once more; true when it is over, and has been counted. */
  step(): boolean {
    if (this.#isOver()) {
      this.#count();
      return true;
    }
    const { game } = this.#live;
    const pending = game.pending.find(({ answer }) => answer === undefined)!;
    const turn = turnFor(this.#live, pending, this.#draw);
    const choice = this.#inTree(turn) ?? this.#mind.play(turn, this.#occasion());
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

  /** A choice of the tree, as long as the playout is in it; other dice may have made it illegal. */
  #inTree(turn: Turn): Json | undefined {
    const fork = this.#twig && this.#forkAfter(this.#twig, turn);
    this.#twig = undefined;
    if (!fork) return undefined;
    const arm = selectArm(fork);
    if (!turn.allows(arm.choice)) return undefined;
    this.#twig = arm;
    this.#path.push({ side: fork.side, arm });
    return arm.choice;
  }

  #forkAfter(arm: Arm, turn: Turn): Fork | undefined {
    const key = `${turn.side} ${turn.decision}`;
    const known = arm.next.get(key);
    if (known || arm.trials < GROWN_UP) return known;
    const fork = { side: turn.side, arms: this.#mind.consider(turn).map((one) => new Arm(one)) };
    arm.next.set(key, fork);
    return fork;
  }
}

/** Dice for a playout: the same for every choice that is tried for the same time. */
export const diceFor = (seed: number): SeededDice => new SeededDice(seedOf(DICE_FROM + seed));

function outcomeFor(live: LiveGame, side: Side): number {
  const { winner } = live.game.result as unknown as Result;
  return winner === null ? 0 : winner === side ? 1 : -1;
}
