import { scriptedDice } from '../dice/scripted.ts';
import type { EventBase } from '../flow/events.ts';
import type { Frame } from '../flow/frame.ts';
import type { Context, RuleSet, SetupBase } from '../flow/rule-set.ts';
import { type AnyEvent, Engine } from '../match/engine.ts';
import type { Game } from '../match/game.ts';
import type { LiveGame } from '../match/live-game.ts';
import type { OpenQuestion } from '../match/question.ts';
import type { Json } from '../plain/json.ts';

/** Where a staged battle begins. */
export interface Opening<S, B> {
  readonly setup: S;
  readonly board: B;
  readonly stack: Frame[];
  /** Dice that fall before anybody is asked. */
  readonly dice: readonly number[];
}

/**
 * A small battle for tests of a rule set: it begins in the middle of something, choices are made by their words, and dice
 * fall as written, just those and no others.
 */
export class Stage<S extends SetupBase, B, E extends EventBase, G extends Context<S, B, E>> {
  readonly engine: Engine<RuleSet<S, B, E, G>>;
  readonly game: Game;
  /** Everything that has happened since it began. */
  events: (AnyEvent | E)[] = [];
  readonly #rules: RuleSet<S, B, E, G>;
  readonly #passes: Readonly<Record<string, Json>>;
  readonly #reflexes: Readonly<Record<string, Json>>;

  /**
   * `passes` is what a side that wants nothing chooses, by decision; `reflexes` what is chosen at once whenever it is asked, so
   * that tests need not speak of it.
   */
  constructor(
    rules: RuleSet<S, B, E, G>,
    { setup, board, stack, dice }: Opening<S, B>,
    passes: Readonly<Record<string, Json>>,
    reflexes: Readonly<Record<string, Json>> = {},
  ) {
    this.#rules = rules;
    this.#passes = passes;
    this.#reflexes = reflexes;
    this.engine = new Engine(rules);
    this.game = {
      ...{ rules: rules.id, setup, board, stack, pending: [], revealed: 0, result: null },
      dice: { kind: 'entered', throws: 0 },
    };
    this.#run(dice, (live) => live.run());
  }

  get setup(): S {
    return this.game.setup as S;
  }

  get board(): B {
    return this.game.board as B;
  }

  get g(): G {
    return this.engine.look(this.game);
  }

  get question(): OpenQuestion {
    return this.engine.legal(this.game)[0]!;
  }

  /** Who must decide what: `red action`. Empty when the battle is over. */
  get asked(): string {
    return this.game.pending.map(({ side, decision }) => `${side} ${decision}`).join(', ');
  }

  /** Options of a listed decision. */
  get options(): readonly Json[] {
    return this.question.options!;
  }

  /** The options of a listed decision in words. */
  get labels(): string[] {
    return this.options.map((option) => this.question.label(option));
  }

  /** Why something is not among the options: `clause: reason`. */
  why(what: string): string | undefined {
    const found = this.question.excluded().find((one) => one.what === what);
    return found && `${found.clause}: ${found.text}`;
  }

  /** Chooses; the dice must be just those that fall before the next decision. */
  choose(choice: unknown, ...faces: number[]): this {
    const { question } = this;
    const refusal = question.refuse(choice as Json);
    if (refusal !== undefined)
      throw new Error(`${this.asked} ${JSON.stringify(choice)}: ${refusal}; ${this.#others()}`);
    this.#run(faces, (live) => live.choose(live.pendingOf(question.side)!, choice as Json));
    return this;
  }

  /** Chooses by the words of an option, or how they begin; the whole words of one win over the beginning of others. */
  pick(label: string | RegExp, ...faces: number[]): this {
    const { question } = this;
    const fits = (text: string): boolean => (typeof label === 'string' ? text.startsWith(label) : label.test(text));
    const whole = this.options.filter((option) => question.label(option) === label);
    const found = whole.length > 0 ? whole : this.options.filter((option) => fits(question.label(option)));
    if (found.length !== 1)
      throw new Error(`${this.asked}: ${found.length} options fit ${label}: ${this.labels.join(' | ')}`);
    return this.choose(found[0], ...faces);
  }

  /** A choice as a player types it. */
  go(text: string, ...faces: number[]): this {
    return this.choose(this.question.parse(text), ...faces);
  }

  /** Why something typed is refused: `reason (clause)`; undefined if it is not. */
  refusal(text: string): string | undefined {
    return this.question.refuse(this.question.parse(text)!);
  }

  /** Does nothing, whoever is asked. */
  pass(...faces: number[]): this {
    const choice = this.#passes[this.question.decision];
    if (choice === undefined) throw new Error(`${this.asked} cannot be passed`);
    return this.choose(choice, ...faces);
  }

  /** Everybody does nothing until this is asked: `blue action`; the dice are for all that comes between. */
  until(asked: string, ...faces: number[]): this {
    this.#run(faces, (live) => {
      while (!this.asked.startsWith(asked)) {
        const [pending] = live.game.pending;
        if (!pending) throw new Error(`the battle is over before ${asked}`);
        const choice = this.#passes[pending.decision];
        if (choice === undefined) throw new Error(`${this.asked} comes before ${asked}`);
        live.choose(pending, choice);
      }
    });
    return this;
  }

  /** Events of one type. */
  told<T extends E['type']>(type: T): Extract<E, { type: T }>[] {
    return this.events.filter((event) => event.type === type) as Extract<E, { type: T }>[];
  }

  get log(): string[] {
    return this.events.map((event) => this.#rules.tellInWords(this.setup, event as E, [])).filter(Boolean);
  }

  get brokenInvariants(): string[] {
    return this.#rules.brokenInvariants(this.g);
  }

  /** Whether a decision is answered by itself. */
  isReflex(decision: string): boolean {
    return Object.hasOwn(this.#reflexes, decision);
  }

  #others(): string {
    return this.question.options ? `options: ${this.labels.join(' | ')}` : 'it is open';
  }

  #run(faces: readonly number[], act: (live: LiveGame) => void): void {
    const dice = scriptedDice(faces, (event) => this.events.push(event));
    const live = this.engine.open(this.game, dice, (event) => this.events.push(event));
    act(live);
    for (;;) {
      const [pending] = this.game.pending;
      const choice = pending && this.#reflexes[pending.decision];
      if (choice === undefined) break;
      live.choose(pending!, choice);
    }
    dice.assertUsedUp();
  }
}
