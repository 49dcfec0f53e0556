import type { Json, Side } from '@acies/kernel';
import {
  type AskMessage,
  type BattlePlan,
  type GameFacts,
  type LogEntry,
  type Moment,
  type PresetWay,
  type Queries,
  type QueryName,
  type Scope,
  type TableState,
  type ToSession,
  type ToSessionType,
  type TurnOf,
  Unanswered,
} from '@acies/session/protocol';
import { Openings } from './openings.ts';
import { tb } from './strings.ts';
import type { FromWorker, FromWorkerType, ToWorker } from './worker-messages.ts';

/** All that the page knows of the game it shows. */
export interface Battle {
  readonly facts: GameFacts | undefined;
  readonly state: TableState | undefined;
  readonly log: readonly LogEntry[];
  /** Which of two people said last that they sit before the screen. */
  readonly holder: Side | undefined;
  /** Why the last thing asked for could not be. */
  readonly refused: string | undefined;
  /** Who decides without a person could not: nobody does until it is tried again. */
  readonly isStuck: boolean;
  /** The game was played on in another tab. */
  readonly isElsewhere: boolean;
  /** A fault of ours in the engine: nothing is lost, since every choice is kept. */
  readonly isBroken: boolean;
}

const NO_GAME = {
  facts: undefined,
  state: undefined,
  log: [],
  holder: undefined,
  refused: undefined,
  isStuck: false,
  isElsewhere: false,
} as const;
const NOTHING: Battle = { ...NO_GAME, isBroken: false };

type Handlers = { readonly [T in FromWorkerType]: (message: FromWorker<T>) => void };

/** Said in answer to a question that has none: a mistyped order, a game that is over. */
export class NoAnswer extends Error {}

/** The page's end of the wire to the worker that holds the game. */
export class BattleClient {
  readonly #worker: Worker;
  readonly #listeners = new Set<() => void>();
  readonly #unanswered = new Unanswered();
  readonly #openings = new Openings();
  #battle: Battle = NOTHING;

  constructor(worker = new Worker(new URL('./engine/worker.ts', import.meta.url), { type: 'module' })) {
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    worker.onerror = () => this.#break();
  }

  /** Told whether something has been kept by halves, which the next page must know. */
  onTorn?: (isTorn: boolean) => void;
  /** A page before this one has kept something by halves. */
  wasTorn(): void {
    this.#tell({ type: 'torn' });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly snapshot = (): Battle => this.#battle;

  /** Begins a game; a NoAnswer says why there is none. */
  begin(plan: BattlePlan): Promise<string> {
    return this.#openNew({ type: 'begin', plan });
  }
  /** Makes a game of a file; a NoAnswer says why there is none. */
  read(text: string): Promise<string> {
    return this.#openNew({ type: 'read', text });
  }
  /** The page is about this game: it is opened, unless it is open or about to be. */
  want(game: string): void {
    // What was refused of another game is not this one's.
    if (this.#battle.refused !== undefined) this.forgetRefusal();
    if (this.#openings.want(game)) this.#open(game);
  }
  /** Chooses, for the question that is open now. */
  choose(choice: Json): void {
    this.#decide({ type: 'choose', ...this.#now(), choice });
  }
  enterDice(faces: readonly number[]): void {
    this.#decide({ type: 'dice', ...this.#now(), faces });
  }
  leaveDice(): void {
    this.#decide({ type: 'leave-dice', ...this.#now() });
  }
  undo(): void {
    this.#decide({ type: 'undo', ...this.#now() });
  }
  goOn(): void {
    this.#tell({ type: 'go-on', ...this.#now() });
  }
  /** Has a computer player who thinks choose what seems best so far, now or as long as a turn lasts. */
  hurry(turnOf?: TurnOf): void {
    // He may not have begun yet, while the last move is still being shown.
    this.goOn();
    this.#tell({ type: 'hurry', ...this.#now(), turnOf });
  }
  /** Has who thinks leave off until he may go on. */
  pause(): void {
    this.#tell({ type: 'pause' });
  }
  setPreset(side: Side, decision: string, way: PresetWay | undefined, scope: Scope = {}): void {
    this.#tell({ type: 'preset', side, decision, way, scope });
  }
  /** The person who plays a side has the screen now. */
  takeOver(side: Side): void {
    this.#set({ holder: side });
  }
  /** What was refused is known; what was stuck may be tried again. */
  forgetRefusal(): void {
    this.#set({ refused: undefined, isStuck: false, isElsewhere: false });
  }

  /** Asks the engine something; a NoAnswer says why there is none. */
  ask<N extends QueryName>(name: N, ask: Queries[N]['ask'], about?: Moment): Promise<Queries[N]['answer']> {
    return this.#unanswered.ask({ name, ask, about }, (query) => this.#tell({ type: 'ask', ...query }));
  }

  /**
   * Asks about what is open now; undefined where there is no answer, or another question has come in the meantime. Why
   * there is none is told to who wants to hear it, as long as it is about what is open.
   */
  async askNow<N extends QueryName>(
    name: N,
    ask: Queries[N]['ask'],
    onFault?: (why: string) => void,
  ): Promise<Queries[N]['answer'] | undefined> {
    const { facts, state } = this.#battle;
    const isStill = (): boolean => {
      const now = this.#battle;
      return now.facts === facts && now.state?.at === state?.at && now.state?.asked === state?.asked;
    };
    try {
      const answer = await this.ask(name, ask, state && this.#now());
      return isStill() ? answer : undefined;
    } catch (why) {
      if (!(why instanceof NoAnswer)) throw why;
      if (isStill()) onFault?.(why.message);
      return undefined;
    }
  }

  /** What the page shows, so that a second press is known for one. */
  #now(): Moment {
    const { state } = this.#battle;
    return {
      game: state?.game ?? '',
      revision: state?.revision ?? 0,
      at: state?.at ?? 0,
      thrown: state?.dice?.thrown,
    };
  }

  /** Who decides here has seen how the game stands, whoever played it before. */
  #decide(message: ToSession): void {
    if (this.#battle.isElsewhere) this.#set({ isElsewhere: false });
    this.#tell(message);
  }

  #open(game: string): void {
    const refused = ({ message }: NoAnswer): void => this.#set({ refused: message });
    this.#openings.ask({ game, opened: () => undefined, refused });
    this.#tell({ type: 'open', game });
  }

  #openNew(message: ToSession): Promise<string> {
    return new Promise((opened, refused) => {
      this.#openings.ask({ game: undefined, opened, refused });
      this.#tell(message);
    });
  }

  #tell<N extends QueryName>(message: ToWorker | AskMessage<N>): void {
    this.#worker.postMessage(message);
  }

  #hear<T extends FromWorkerType>(message: FromWorker<T>): void {
    this.#handlers[message.type](message);
  }

  /** One for each message, and the only place where one is told from another. */
  readonly #handlers: Handlers = {
    opened: ({ facts }) => {
      // What was known of another game is not this one's.
      this.#set({ ...NO_GAME, facts });
      const other = this.#openings.opened(facts.id);
      if (other !== undefined) this.#open(other);
    },
    // How the game stands comes right after its log: the page is drawn once for both.
    log: ({ from, entries }) => {
      this.#battle = { ...this.#battle, log: [...this.#battle.log.slice(0, from), ...entries] };
    },
    state: ({ state }) => this.#set({ state, refused: undefined, isStuck: false }),
    answer: (answer) => this.#unanswered.answered(answer),
    'no-answer': (query) => this.#unanswered.refused(query, new NoAnswer(query.fault)),
    refused: ({ of, why }) => {
      if (isOpening(of)) this.#openings.refused(new NoAnswer(why));
      else this.#set({ refused: why, isStuck: of === 'go-on' });
    },
    elsewhere: () => this.#set({ isElsewhere: true }),
    torn: ({ isTorn }) => this.onTorn?.(isTorn),
  };

  /** Who still waits will not be answered any more. */
  #break(): void {
    this.#set({ isBroken: true });
    this.#openings.refuseAll(new NoAnswer(tb.broken));
    this.#unanswered.refuseAll(new NoAnswer(tb.broken));
  }

  #set(news: Partial<Battle>): void {
    this.#battle = { ...this.#battle, ...news };
    for (const listener of this.#listeners) listener();
  }
}

const isOpening = (of: ToSessionType | undefined): boolean => of === 'begin' || of === 'read' || of === 'open';
