import { BadInput } from '@acies/kernel';
import type { Asking } from './answers/asking.ts';
import { answerTo, SLOW } from './answers/index.ts';
import { beginGame, readGame, restoreGame } from './keeping/bring-games.ts';
import { CurrentGame } from './keeping/current-game.ts';
import { PlayedElsewhere, StoreFault } from './keeping/game-store.ts';
import { OneByOne } from './one-by-one.ts';
import type { Moment, Query, ToSession, ToSessionType, TurnOf } from './protocol/index.ts';
import { Thinker } from './thinker.ts';
import type { World } from './world.ts';

/** What is left to be done of a message while others are worked off, if anything is. */
type Rest = (() => Promise<void>) | undefined;
type Done = Promise<Rest> | Promise<void>;
type Handlers = { readonly [T in ToSessionType]: (message: ToSession<T>) => Done };

const GONE_ON = 'the battle has gone on';
const BROKEN = 'something went wrong here: reload the page to go on with the game as it is kept';

/** Takes what a page says one after another, keeps the game, and sends how it stands. */
export class Session {
  readonly #world: World;
  readonly #queue = new OneByOne();
  readonly #thinker: Thinker;
  readonly #current: CurrentGame;
  /** The turn in which who decides thinks no more, if there is one. */
  #hurried: string | undefined;
  /** How many slow questions have been asked. */
  #slow = 0;

  constructor(world: World) {
    this.#world = world;
    this.#thinker = new Thinker(world.pause);
    // Whatever was thought about the game as it was is forgotten.
    this.#current = new CurrentGame(world, () => this.#thinker.stop());
  }

  /** One for each message, and the only place where one is told from another. */
  readonly #handlers: Handlers = {
    begin: async ({ plan }) => this.#current.open(await beginGame(this.#world, plan)),
    read: async ({ text }) => this.#current.open(await readGame(this.#world, text)),
    open: async ({ game }) => this.#current.open(await restoreGame(this.#world, game)),
    choose: this.#ifNow(({ choice }) => this.#current.made(this.#played.choose(choice))),
    dice: this.#ifNow(({ faces }) => this.#current.made(this.#played.enterDice(faces))),
    'leave-dice': this.#ifNow(() => {
      this.#played.leaveDice();
      return this.#current.note();
    }),
    undo: this.#ifNow(() => this.#current.undo()),
    'go-on': this.#ifNow((moment) => this.#goOn(moment)),
    hurry: async (message) => this.#hurry(message),
    pause: async () => this.#thinker.stop(),
    preset: async ({ side, decision, way, scope }) => {
      this.#played.setPreset(side, decision, way, scope);
      await this.#current.note();
    },
    ask: (query) => this.#ask(query),
  };

  /** Takes a message; they are worked off in the order in which they come. */
  async take(message: ToSession): Promise<void> {
    const rest = await this.#queue.do(() => this.#guarded(message.type, () => this.#handle(message)));
    await rest?.();
  }

  /** Another session has changed a game. */
  changedElsewhere(game: string): Promise<void> {
    return this.#queue.do(async () => {
      try {
        if (await this.#current.wasChangedElsewhere(game)) await this.#current.follow();
      } catch (fault) {
        if (!(fault instanceof StoreFault)) throw fault;
        this.#current.refuse(undefined, fault);
      }
    });
  }

  async #handle<T extends ToSessionType>(message: ToSession<T>): Promise<Rest> {
    return (await this.#handlers[message.type](message)) ?? undefined;
  }

  async #guarded(of: ToSessionType, work: () => Promise<Rest>): Promise<Rest> {
    try {
      return await work();
    } catch (fault) {
      if (fault instanceof PlayedElsewhere) await this.#current.follow();
      else if (fault instanceof BadInput) await this.#refuse(of, fault);
      else this.#breakOff(of, fault);
      return undefined;
    }
  }

  async #refuse(of: ToSessionType, fault: BadInput): Promise<void> {
    if (fault instanceof StoreFault) await this.#current.goBack();
    this.#current.refuse(of, fault);
  }

  /** A fault of ours: what is kept is whole, so nothing more is written that might not follow on it. */
  #breakOff(of: ToSessionType, fault: unknown): never {
    if (of !== 'ask') this.#current.close(BROKEN);
    throw fault;
  }

  get #played() {
    return this.#current.played;
  }

  /** What was pressed for something that is no longer shown was a second press. */
  #ifNow<M extends Moment>(work: (message: M) => Done): (message: M) => Promise<Rest> {
    return async (message) => {
      if (!this.#current.isAt(message)) return undefined;
      return (await work(message)) ?? undefined;
    };
  }

  /** Who needs no time decides; who does begins to think, unless he already is about it. */
  async #goOn(moment: Moment): Promise<Rest> {
    const { course } = this.#current;
    if (this.#thinker.isBusyWith(course)) return undefined;
    const thinking = this.#played.thinking();
    if (!thinking) {
      await this.#current.made(this.#played.decide());
      return undefined;
    }
    this.#thinker.begin(course, thinking);
    if (this.#isHurried()) this.#thinker.hurry();
    return () => this.#thoughtOut(moment);
  }

  /** Lets who needs time think; then his choice is made, if it still is about what is open. */
  async #thoughtOut(moment: Moment): Promise<void> {
    const thought = await this.#thinker.thoughtOut();
    if (!thought) return;
    const decide = async (): Promise<undefined> => {
      if (!this.#current.isStillAt(moment) || this.#current.course !== thought.moment) return;
      await this.#current.made(this.#played.decide(thought.thinking));
    };
    await this.#queue.do(() => this.#guarded('go-on', decide));
  }

  /** What was pressed for one choice does not hasten the next, and for one turn no other. */
  #hurry(message: ToSession<'hurry'>): void {
    if (message.turnOf) this.#hurried = nameOfTurn(message.game, message.turnOf);
    if (this.#current.isAt(message) || this.#isHurried()) this.#thinker.hurry();
  }

  #isHurried(): boolean {
    const { turnOf } = this.#current;
    return turnOf !== undefined && this.#hurried === nameOfTurn(this.#played.kept.id, turnOf);
  }

  async #ask(query: Query): Promise<Rest> {
    if (!SLOW.has(query.name)) {
      await this.#answer(query, () => true);
      return undefined;
    }
    // Whoever is asked anew is asked alone: what he thought before is no longer wanted, and would take of his time.
    const number = ++this.#slow;
    return () => this.#answer(query, () => number === this.#slow);
  }

  async #answer(query: Query, isLast: () => boolean): Promise<void> {
    const { id, name, about } = query;
    const isStill = (): boolean => about === undefined || this.#current.isStillAt(about);
    try {
      // A choice of one decision means nothing in the next, and may not even be of its shape.
      if (!isStill()) throw new BadInput(GONE_ON);
      const answer = await answerTo(
        this.#asking(() => isStill() && isLast()),
        query,
      );
      this.#world.send({ type: 'answer', ...answer });
    } catch (fault) {
      if (!(fault instanceof BadInput)) throw fault;
      this.#world.send({ type: 'no-answer', id, name, fault: fault.message });
    }
  }

  #asking(isWanted: () => boolean): Asking {
    const current = this.#current;
    return {
      world: this.#world,
      get played() {
        return current.played;
      },
      isWanted,
      remove: (game) => this.#remove(game),
    };
  }

  async #remove(game: string): Promise<void> {
    await this.#world.games.remove(game);
    this.#world.announce(game);
    if (this.#current.isOpen(game)) await this.#current.follow();
  }
}

const nameOfTurn = (game: string, { side, turn }: TurnOf): string => `${game} ${side} ${turn}`;
