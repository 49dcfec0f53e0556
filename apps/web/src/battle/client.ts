import type { Json, Side } from '@acies/kernel';
import type {
  AutomaticWay,
  BattlePlan,
  FromWorker,
  GameFacts,
  LogEntry,
  Moment,
  Queries,
  QueryName,
  Scope,
  TableState,
  ToWorker,
} from './protocol.ts';
import { tb } from './strings.ts';

/** All that the page knows of the game it shows. */
export interface Battle {
  readonly facts: GameFacts | undefined;
  readonly state: TableState | undefined;
  readonly log: readonly LogEntry[];
  /** Which of two people said last that they sit before the screen. */
  readonly holder: Side | undefined;
  /** Why the last thing asked for could not be. */
  readonly refused: string | undefined;
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
  isElsewhere: false,
} as const;
const NOTHING: Battle = { ...NO_GAME, isBroken: false };

interface Waiting {
  resolve(value: unknown): void;
  reject(fault: Error): void;
}

/** Said in answer to a question that has none: a mistyped order, a game that is over. */
export class NoAnswer extends Error {}

/** The page's end of the wire to the worker that holds the game. */
export class BattleClient {
  readonly #worker: Worker;
  readonly #listeners = new Set<() => void>();
  readonly #waiting = new Map<number, Waiting>();
  #battle: Battle = NOTHING;
  #asked = 0;

  constructor(worker = new Worker(new URL('./engine/worker.ts', import.meta.url), { type: 'module' })) {
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    worker.onerror = () => this.#break();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly snapshot = (): Battle => this.#battle;

  begin(plan: BattlePlan): void {
    this.#tell({ type: 'begin', plan });
  }
  read(text: string): void {
    this.#tell({ type: 'read', text });
  }
  open(game: string): void {
    this.#tell({ type: 'open', game });
  }
  /** Chooses, for the question that is open now. */
  choose(choice: Json): void {
    this.#tell({ type: 'choose', ...this.#now(), choice });
  }
  enterDice(faces: readonly number[]): void {
    this.#tell({ type: 'dice', ...this.#now(), faces });
  }
  leaveDice(): void {
    this.#tell({ type: 'leave-dice', ...this.#now() });
  }
  undo(): void {
    this.#tell({ type: 'undo', ...this.#now() });
  }
  goOn(): void {
    this.#tell({ type: 'go-on', ...this.#now() });
  }
  /** Has a computer player who thinks choose what seems best so far. */
  hurry(): void {
    // He may not have begun yet, while the last move is still being shown.
    this.goOn();
    this.#tell({ type: 'hurry' });
  }
  setAutomatic(side: Side, decision: string, way: AutomaticWay | undefined, scope: Scope = {}): void {
    this.#tell({ type: 'automatic', side, decision, way, scope });
  }
  /** The person who plays a side has the screen now. */
  takeOver(side: Side): void {
    this.#set({ holder: side });
  }
  forgetRefusal(): void {
    this.#set({ refused: undefined, isElsewhere: false });
  }

  /** Asks the engine something; a NoAnswer says why there is none. */
  ask<N extends QueryName>(name: N, ask: Queries[N]['ask']): Promise<Queries[N]['answer']> {
    const id = ++this.#asked;
    return new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#tell({ type: 'ask', id, name, ask });
    }) as Promise<Queries[N]['answer']>;
  }

  /** Asks about what is open now; undefined where there is no answer, or another question has come in the meantime. */
  async askNow<N extends QueryName>(name: N, ask: Queries[N]['ask']): Promise<Queries[N]['answer'] | undefined> {
    const { facts, state } = this.#battle;
    try {
      const answer = await this.ask(name, ask);
      const now = this.#battle;
      const isStill = now.facts === facts && now.state?.at === state?.at && now.state?.asked === state?.asked;
      return isStill ? answer : undefined;
    } catch (why) {
      if (!(why instanceof NoAnswer)) throw why;
      return undefined;
    }
  }

  /** What the page shows, so that a second press is known for one. */
  #now(): Moment {
    const { state } = this.#battle;
    return { at: state?.at ?? 0, thrown: state?.dice?.thrown };
  }

  #tell(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromWorker): void {
    if (message.type === 'answer') this.#settle(message.id, (waiting) => waiting.resolve(message.value));
    else if (message.type === 'no-answer')
      this.#settle(message.id, (waiting) => waiting.reject(new NoAnswer(message.fault)));
    else this.#set(newsOf(this.#battle, message));
  }

  /** Who still waits will not be answered any more. */
  #break(): void {
    this.#set({ isBroken: true });
    for (const id of [...this.#waiting.keys()]) this.#settle(id, (waiting) => waiting.reject(new NoAnswer(tb.broken)));
  }

  #settle(id: number, settle: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (waiting) settle(waiting);
  }

  #set(news: Partial<Battle>): void {
    this.#battle = { ...this.#battle, ...news };
    for (const listener of this.#listeners) listener();
  }
}

/** What a message changes of what the page knows. */
function newsOf({ log }: Battle, message: Exclude<FromWorker, { id: number }>): Partial<Battle> {
  switch (message.type) {
    case 'opened':
      // What was known of another game is not this one's.
      return { ...NO_GAME, facts: message.facts };
    case 'state':
      return { state: message.state, refused: undefined };
    case 'log':
      return { log: [...log.slice(0, message.from), ...message.entries] };
    case 'refused':
      return { refused: message.why };
    case 'elsewhere':
      return { isElsewhere: true };
  }
}
