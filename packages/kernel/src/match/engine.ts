import type { Dice, Fallen } from '../dice/dice.ts';
import { DiceNeeded, type DiceRequest, enteredDice } from '../dice/entered.ts';
import { SeededDice, seedOf } from '../dice/seeded.ts';
import type { EventBase, KernelEvent } from '../flow/events.ts';
import type { Pending } from '../flow/frame.ts';
import { openFlow } from '../flow/machine.ts';
import type { ContextOf, Result, RuleSet, SetupBase, SetupOf } from '../flow/rule-set.ts';
import { enumerateWhole, type Outcome } from '../odds/enumerate.ts';
import { BadInput } from '../plain/bad-input.ts';
import { tooDeepIn } from '../plain/depth.ts';
import { copyPlain, type Json, samePlain } from '../plain/json.ts';
import type { Side } from '../plain/sides.ts';
import { copyGame, type DiceState, type Game } from './game.ts';
import { knownTo } from './known.ts';
import { LiveGame, type Registry } from './live-game.ts';
import { type OpenQuestion, questionOf } from './question.ts';

export type AnyEvent = EventBase | KernelEvent;

/** An answer to an open decision. */
export interface Answer {
  readonly side: Side;
  readonly choice: Json;
}

export interface Applied {
  readonly game: Game;
  readonly events: AnyEvent[];
}

/** With dice entered by hand, a choice may first need dice. */
export type AppliedOrDice = Applied | { readonly needs: DiceRequest };

/** What one side may know of a game: neither the other's secret answer nor the dice to come. */
export interface GameView {
  readonly rules: string;
  readonly setup: SetupBase;
  readonly board: unknown;
  readonly stack: Game['stack'];
  readonly pending: readonly Pending[];
  readonly result: Result | null;
}

export type DiceStart = { readonly seed: number } | { readonly entered: readonly Fallen[] };

/** The three functions `legal`, `apply` and `view` for one rule set, and what is built on them. */
export class Engine<R extends RuleSet = RuleSet> {
  readonly rules: R;
  readonly #registry: Registry<R>;

  constructor(rules: R) {
    this.rules = rules;
    this.#registry = {
      rules,
      procedures: byName([rules.main, ...rules.procedures]),
      decisions: underTheirNames(rules.decisions),
    };
  }

  /** Sets a battle up and runs it to the first decision. */
  start(setup: SetupOf<R>, seed: number): Applied {
    return this.#finish(this.#fresh(setup, { kind: 'seeded', seed: seedOf(seed), throws: 0 }), []);
  }

  /** A battle as it stands before anything has happened, to be looked at. */
  setUp(setup: SetupOf<R>): Game {
    return this.#fresh(setup, { kind: 'seeded', seed: seedOf(0), throws: 0 });
  }

  startEntered(setup: SetupOf<R>, fallen: readonly Fallen[]): AppliedOrDice {
    return this.#entered(
      () => this.#fresh(setup, { kind: 'entered', throws: 0 }),
      fallen,
      () => {},
    );
  }

  /** What each side has to decide now. */
  legal(game: Game): OpenQuestion[] {
    const live = this.open(game, NO_DICE);
    return game.pending.filter((pending) => pending.answer === undefined).map((pending) => questionOf(live, pending));
  }

  /** The game after an answer; the given game is left as it was. */
  apply(game: Game, answer: Answer): Applied {
    if (game.dice.kind !== 'seeded') throw new Error('this game takes its dice by hand: use applyEntered');
    return this.#finish(this.copy(game), [], (live) => this.#take(live, answer));
  }

  /** The game after an answer, with dice entered by hand: `fallen` are those thrown for this answer so far. */
  applyEntered(game: Game, answer: Answer, fallen: readonly Fallen[]): AppliedOrDice {
    if (game.dice.kind !== 'entered') throw new Error('this game throws its own dice: use apply');
    return this.#entered(
      () => this.copy(game),
      fallen,
      (live) => this.#take(live, answer),
    );
  }

  view(game: Game, side: Side): GameView {
    const { rules, setup, board, stack, pending, result } = knownTo(this.rules, game, side);
    return { rules, setup, board, stack, pending, result };
  }

  copy(game: Game): Game {
    return copyGame(game, this.rules.copyBoard);
  }

  /** A game to be changed in place; the caller must own it. Seeded dice write their state back with `settle`. */
  live(game: Game, tell?: (event: AnyEvent) => void): { live: LiveGame<R>; settle(): void } {
    const dice = seededFor(game, tell);
    return { live: new LiveGame(this.#registry, game, dice, tell), settle: () => settle(game, dice) };
  }

  /** Opens a game only to look at it: for drawing, status and computer players. */
  look(game: Game): ContextOf<R> {
    return this.open(game, NO_DICE).g;
  }

  /** Every outcome of a choice up to the next decision with its exact chance, told apart by a summary. */
  outcomes(game: Game, answer: Answer, summarise: (game: Game, events: AnyEvent[]) => string): Outcome<string>[] {
    const found = enumerateWhole(
      (dice) => {
        const events: AnyEvent[] = [];
        const copy = this.copy(game);
        this.#take(
          this.open(copy, dice, (event) => events.push(event)),
          answer,
        );
        return summarise(copy, events);
      },
      (summary) => summary,
    );
    return [...found.values()];
  }

  #fresh(setup: SetupOf<R>, dice: DiceState): Game {
    const { rules } = this;
    return { rules: rules.id, setup, board: rules.begin(setup), dice, ...openFlow(rules.main, {}) };
  }

  /** A game opened on dice of one's own; it is changed in place, and its dice state is left alone. */
  open(game: Game, dice: Dice, tell?: (event: AnyEvent) => void): LiveGame<R> {
    return new LiveGame(this.#registry, game, dice, tell);
  }

  #take(live: LiveGame<R>, { side, choice }: Answer): void {
    const pending = live.pendingOf(side);
    if (!pending) throw new BadInput(`${side} has nothing to decide now`);
    const question = questionOf(live, pending);
    const refusal = question.refuse(choice);
    if (refusal !== undefined) throw new BadInput(`${side} may not choose ${choiceShown(choice)}: ${refusal}`);
    const known = question.options?.find((option) => samePlain(option, choice));
    // A copy: the steps may change what is in their slots, and the answer belongs to whoever gave it.
    live.choose(pending, copyPlain(known ?? choice));
  }

  #finish(game: Game, events: AnyEvent[], act: (live: LiveGame<R>) => void = (live) => live.run()): Applied {
    const dice = seededFor(game, (event) => events.push(event));
    act(this.open(game, dice, (event) => events.push(event)));
    settle(game, dice);
    return { game, events };
  }

  #entered(make: () => Game, fallen: readonly Fallen[], act: (live: LiveGame<R>) => void): AppliedOrDice {
    const events: AnyEvent[] = [];
    const dice = enteredDice(fallen, (event) => events.push(event));
    const game = make();
    const live = this.open(game, dice, (event) => events.push(event));
    try {
      act(live);
      live.run();
    } catch (stop) {
      if (stop instanceof DiceNeeded) return { needs: stop.request };
      throw stop;
    }
    if (dice.used < fallen.length)
      throw new BadInput(`${fallen.length - dice.used} throws were entered that nothing asked for`);
    game.dice = { kind: 'entered', throws: game.dice.throws + dice.used };
    return { game, events };
  }
}

function seededFor(game: Game, tell?: (event: AnyEvent) => void): SeededDice {
  if (game.dice.kind !== 'seeded') throw new Error('this game takes its dice by hand');
  return new SeededDice(game.dice.seed, tell);
}

function settle(game: Game, dice: SeededDice): void {
  game.dice = { kind: 'seeded', seed: dice.seed, throws: game.dice.throws + dice.throws };
  dice.throws = 0;
}

/** So much of a choice is repeated that cannot be made. */
const MOST_SHOWN = 200;

/** A choice that is no choice may be of any size, and too deep to be written out. */
function choiceShown(choice: Json): string {
  if (tooDeepIn(choice) !== undefined) return 'this';
  const text = JSON.stringify(choice) ?? 'nothing';
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

const byName = <T extends { readonly name: string }>(items: readonly T[]): Map<string, T> =>
  new Map(items.map((item) => [item.name, item]));

function underTheirNames<D extends { readonly name: string }>(decisions: Readonly<Record<string, D>>): Map<string, D> {
  for (const [name, decision] of Object.entries(decisions))
    if (decision.name !== name) throw new Error(`the decision ${decision.name} is listed as ${name}`);
  return new Map(Object.entries(decisions));
}

const refuseDice = (): never => {
  throw new Error('dice were thrown where nothing may be decided by them');
};
/** For looking at a game without playing it. */
const NO_DICE: Dice = { pool: refuseDice, one: refuseDice, until: refuseDice };
