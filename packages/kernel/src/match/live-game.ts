import type { Dice } from '../dice/dice.ts';
import type { AnyDecision } from '../flow/decision.ts';
import type { EventBase, KernelEvent } from '../flow/events.ts';
import type { Pending } from '../flow/frame.ts';
import { answerFlow, type ProcedureTable, pendingOf, runFlow } from '../flow/machine.ts';
import { OptionList } from '../flow/option-list.ts';
import type { ContextOf, RuleSet } from '../flow/rule-set.ts';
import { copyPlain, type Json } from '../plain/json.ts';
import type { BySide, Side } from '../plain/sides.ts';
import { copyGame, type Game } from './game.ts';
import { knownTo } from './known.ts';

/** The parts of a rule set looked up by name while a game runs. */
export interface Registry<R extends RuleSet> {
  readonly rules: R;
  readonly procedures: ProcedureTable<ContextOf<R>>;
  readonly decisions: ReadonlyMap<string, AnyDecision<ContextOf<R>>>;
}

export type TellAny = (event: EventBase | KernelEvent) => void;

/**
 * A game that is changed in place: the fast path for playouts, and the inside of `apply`. It trusts the choices it is
 * given; whoever takes them from outside checks them first.
 */
export class LiveGame<R extends RuleSet = RuleSet> {
  readonly game: Game;
  readonly g: ContextOf<R>;
  readonly #registry: Registry<R>;
  readonly #tell: TellAny | undefined;
  readonly #lists: BySide<OptionList<Json>> = { red: new OptionList(), blue: new OptionList() };
  readonly #listed: BySide<Pending | undefined> = { red: undefined, blue: undefined };

  constructor(registry: Registry<R>, game: Game, dice: Dice, tell?: TellAny) {
    this.game = game;
    this.#registry = registry;
    this.#tell = tell;
    this.g = registry.rules.open({ setup: game.setup, board: game.board, dice, tell }) as ContextOf<R>;
  }

  get over(): boolean {
    return this.game.stack.length === 0;
  }

  decisionOf(pending: Pending): AnyDecision<ContextOf<R>> {
    const decision = this.#registry.decisions.get(pending.decision);
    if (!decision) throw new Error(`no decision is named ${pending.decision}`);
    return decision;
  }

  get locals(): never {
    return this.game.stack[this.game.stack.length - 1]!.locals as never;
  }

  /** The options of a listed decision, worked out once for each time it is asked. */
  options(pending: Pending): OptionList<Json> {
    const list = this.#lists[pending.side];
    if (this.#listed[pending.side] === pending) return list;
    const decision = this.decisionOf(pending);
    if (decision.kind !== 'listed') throw new Error(`${decision.name} is an open decision and has no list`);
    list.clear();
    decision.options(this.g, this.locals, list, pending.side);
    if (list.count === 0) throw new Error(`${decision.name} has no option at all`);
    this.#listed[pending.side] = pending;
    return list;
  }

  /** Runs on to the next real decision. A side with a single option is not asked. */
  run(): void {
    for (;;) {
      runFlow(this.game, this.#registry.procedures, this.g);
      const forced = this.#forced();
      if (!forced) return;
      answerFlow(this.game, forced, this.options(forced).at(0));
    }
  }

  choose(pending: Pending, choice: Json): void {
    const asked = this.#tell && [...this.game.pending];
    answerFlow(this.game, pending, choice);
    if (asked && this.game.pending.length === 0)
      for (const each of asked) this.#tellChoice(each, each === pending ? choice : each.answer!);
    this.run();
  }

  /** The open decision of a side, if it has one. */
  pendingOf(side: Side): Pending | undefined {
    return pendingOf(this.game, side);
  }

  /** The event has its own copy, since a step may change the answer in its slot, say to use up a path. */
  #tellChoice({ side, decision }: Pending, choice: Json): void {
    this.#tell?.({ type: 'choice', clauses: [], side, decision, choice: copyPlain(choice) } satisfies KernelEvent);
  }

  /** What a side may know of the game as it stands, opened on other dice again and again, to be tried out. */
  imagined(side: Side): (dice: Dice) => LiveGame<R> {
    const { rules } = this.#registry;
    const known = knownTo(rules, this.game, side);
    return (dice) => new LiveGame(this.#registry, copyGame(known, rules.copyBoard), dice);
  }

  #forced(): Pending | undefined {
    for (const pending of this.game.pending) if (this.#isForced(pending)) return pending;
    return undefined;
  }

  #isForced(pending: Pending): boolean {
    if (pending.answer !== undefined) return false;
    const decision = this.decisionOf(pending);
    if (decision.kind !== 'listed' || decision.isPlainlyOpen?.(this.g, this.locals, pending.side)) return false;
    return this.options(pending).count === 1;
  }
}
