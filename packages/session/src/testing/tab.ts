import { afterEach, beforeEach } from 'vitest';
import type { GameStore } from '../keeping/game-store.ts';
import {
  type AskMessage,
  type BattlePlan,
  type FromSession,
  type GameFacts,
  type LogEntry,
  type Moment,
  type Queries,
  type QueryName,
  type TableState,
  Unanswered,
} from '../protocol/index.ts';
import { Session } from '../session.ts';
import { MemoryGames } from './memory-games.ts';
import { ruleSets } from './rule-sets.ts';

declare const setTimeout: (work: () => void) => unknown;

export const PLAN: BattlePlan = {
  rules: 'hex',
  battle: 'sabis',
  players: { red: 'human', blue: 'human' },
  dice: 'seeded',
  seed: 7,
  rulings: {},
};

/** The store of the test that runs now. */
export let games: GameStore;
let ids = 0;

/** A store that is opened and closed. */
interface Closable extends GameStore {
  close?(): Promise<void>;
}

/** Gives each test of a file a store of its own. */
export function withFreshGames(fresh: () => Closable = () => new MemoryGames()): void {
  let store: Closable;
  beforeEach(() => {
    games = store = fresh();
  });
  afterEach(() => store.close?.());
}

/** A tab: its table, and what its page has been told. */
export class Tab {
  readonly told: FromSession[] = [];
  /** Tabs that hear what this one announces. */
  readonly others: Tab[] = [];
  #log: readonly LogEntry[] = [];
  readonly #unanswered = new Unanswered();
  readonly table = new Session({
    ruleSets,
    games,
    send: (message) => this.hear(message),
    announce: (game) => {
      for (const other of this.others) void other.table.changedElsewhere(game);
    },
    now: () => 1,
    newId: () => `game-${++ids}`,
    newSeed: () => 99,
    pause: () => new Promise((resolve) => setTimeout(resolve)),
  });

  hear(message: FromSession): void {
    this.told.push(message);
    if (message.type === 'answer') this.#unanswered.answered(message);
    else if (message.type === 'no-answer') this.#unanswered.refused(message, new Error(message.fault));
    if (message.type === 'log') this.#log = [...this.#log.slice(0, message.from), ...message.entries];
  }

  last<T extends FromSession['type']>(type: T): Extract<FromSession, { type: T }> | undefined {
    return this.told.findLast((message) => message.type === type) as Extract<FromSession, { type: T }> | undefined;
  }
  get state(): TableState {
    return this.last('state')!.state;
  }
  get facts(): GameFacts {
    return this.last('opened')!.facts;
  }
  get log(): readonly LogEntry[] {
    return this.#log;
  }

  async begin(plan: Partial<BattlePlan> = {}): Promise<this> {
    await this.table.take({ type: 'begin', plan: { ...PLAN, ...plan } });
    return this;
  }
  /** What its page shows. */
  get now(): Moment {
    const { game, revision, at, dice } = this.state;
    return { game, revision, at, thrown: dice?.thrown };
  }
  undo(): Promise<void> {
    return this.table.take({ type: 'undo', ...this.now });
  }
  enter(faces: readonly number[]): Promise<void> {
    return this.table.take({ type: 'dice', ...this.now, faces });
  }
  /** Takes the option whose choice does this, or the first. */
  async choose(what?: string): Promise<void> {
    const { asked } = this.state;
    const option = asked!.options.find(({ choice }) => what === undefined || (choice as { do?: string }).do === what)!;
    await this.table.take({ type: 'choose', ...this.now, choice: option.choice });
  }
  async ask<N extends QueryName>(name: N, ask: Queries[N]['ask'], about?: Moment): Promise<Queries[N]['answer']> {
    const taken: Promise<void>[] = [];
    const answer = this.#unanswered.ask({ name, ask, about }, (query) =>
      taken.push(this.#sent({ type: 'ask', ...query })),
    );
    // A fault of ours is thrown to who asks.
    await Promise.race([answer, Promise.all(taken).then(() => answer)]);
    return answer;
  }
  /** Messages cross to a session as plain data. */
  #sent<N extends QueryName>(message: AskMessage<N>): Promise<void> {
    return this.table.take(JSON.parse(JSON.stringify(message)));
  }
}
