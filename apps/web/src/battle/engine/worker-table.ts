import { BadInput, type BySide, type Json, parseGameFile, rulesOfGameFile } from '@acies/kernel';
import { type Book, battleCalled, openBook } from '@acies/play';
import type { BattlePlan, FromWorker, Moment, Queries, QueryName, ToWorker } from '../protocol.ts';
import { type KeptGame, type KeptGames, keptOf, NoRoom, PlayedElsewhere, type Seen } from './kept-games.ts';
import { logFrom } from './log.ts';
import { HANDLERS } from './queries.ts';
import { BattleSession } from './session.ts';
import { LuckBook } from './story.ts';
import { verified } from './verify.ts';

/** What the table needs of the world round it. */
export interface World {
  readonly games: KeptGames;
  send(message: FromWorker): void;
  /** Tells other tabs that a game has changed. */
  announce(game: string): void;
  now(): number;
  newId(): string;
  newSeed(): number;
}

/** A battle in its worker: takes what the page says one after another, keeps the game, and sends how it stands. */
export class WorkerTable {
  readonly #world: World;
  readonly #luck = new LuckBook();
  #session: BattleSession | undefined;
  /** Of the game as this tab has seen it. */
  #revision = 0;
  #whyNone = 'no game is open';
  /** How many choices the page has the log of; -1 before it has any. */
  #logged = -1;
  #entries = 0;
  #queue: Promise<void> = Promise.resolve();

  constructor(world: World) {
    this.#world = world;
  }

  /** Takes a message; they are worked off in the order in which they come. */
  take(message: ToWorker): Promise<void> {
    return this.#inTurn(() => this.#handled(message));
  }

  /** Another tab has changed a game. */
  changedElsewhere(game: string): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#session?.kept.id !== game) return;
      if ((await this.#world.games.revisionOf(game)) !== this.#revision) await this.#follow();
    });
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(work);
    // Whoever gave the work hears of its fault; what comes after it is still done.
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #handled(message: ToWorker): Promise<void> {
    try {
      if (message.type === 'ask') await this.#answer(message);
      else await this.#act(message);
    } catch (fault) {
      if (fault instanceof PlayedElsewhere) await this.#follow();
      else if (fault instanceof NoRoom) await this.#goBack(fault);
      else if (fault instanceof BadInput) this.#refuse(fault);
      else throw fault;
    }
  }

  async #act(message: Exclude<ToWorker, { type: 'ask' }>): Promise<void> {
    switch (message.type) {
      case 'begin':
        return this.#begin(message.plan);
      case 'read':
        return this.#read(message.text);
      case 'open':
        return this.#open(message.game);
      case 'choose':
      case 'dice':
      case 'leave-dice':
      case 'go-on':
      case 'undo':
        // What was pressed for something that is no longer shown was a second press.
        if (!this.#isNow(message)) return;
        return this.#play(message);
      case 'automatic':
        this.#playing.setAutomatic(message.side, message.decision, message.way);
        return this.#note();
    }
  }

  #isNow({ at, thrown }: Moment): boolean {
    return at === this.#playing.count && thrown === this.#playing.thrown;
  }

  async #play(message: Extract<ToWorker, Moment>): Promise<void> {
    switch (message.type) {
      case 'choose':
        return this.#made(this.#playing.choose(message.choice));
      case 'dice':
        return this.#made(this.#playing.enterDice(message.faces));
      case 'leave-dice':
        this.#playing.leaveDice();
        return this.#note();
      case 'go-on':
        return this.#made(this.#playing.decide());
      case 'undo':
        return this.#undo();
    }
  }

  get #playing(): BattleSession {
    if (!this.#session) throw new BadInput(this.#whyNone);
    return this.#session;
  }

  #refuse({ message }: BadInput): void {
    this.#world.send({ type: 'refused', why: message });
  }

  async #begin(plan: BattlePlan): Promise<void> {
    const book = await openBook(plan.rules);
    const battle = battleCalled(book, plan.battle);
    if (!battle) throw new BadInput(`there is no battle "${plan.battle}" for these rules`);
    const setup = book.rules.parseSetup({ ...battle, rulings: { ...battle.rulings, ...plan.rulings } });
    const kept = this.#fresh(book, setup as Json, plan.players, {
      dice: plan.dice === 'seeded' ? { seed: plan.seed ?? this.#world.newSeed() } : { entered: [] },
    });
    await this.#world.games.begin(kept);
    this.#seat(new BattleSession(book, kept));
  }

  #fresh(book: Book, setup: Json, players: BySide<string>, more: Pick<KeptGame, 'dice'>): KeptGame {
    return {
      ...more,
      id: this.#world.newId(),
      rules: book.id,
      version: book.rules.version,
      setup,
      title: (setup as { title: string }).title,
      players,
      unasked: [],
      taken: [],
      revision: 0,
      count: 0,
      turn: 0,
      isOver: false,
      played: this.#world.now(),
    };
  }

  /** A game file becomes a kept game of its own. */
  async #read(text: string): Promise<void> {
    const book = await openBook(rulesOfGameFile(text).id);
    const match = parseGameFile(text, book.engine);
    const kept = this.#fresh(book, match.game.setup as Json, match.players, { dice: match.dice });
    const isOver = match.game.result !== null;
    const turn = book.rules.turnOf(match.game.board);
    await this.#world.games.begin({ ...kept, turn, isOver }, match.moves.map(keptOf));
    return this.#open(kept.id);
  }

  async #open(id: string): Promise<void> {
    this.#seat(await this.#restored(id));
  }

  async #restored(id: string): Promise<BattleSession> {
    const read = await this.#world.games.read(id);
    if (!read) throw new BadInput('this game is no longer kept in this browser');
    const book = await openBook(read.game.rules);
    if (book.rules.version !== read.game.version)
      throw new BadInput(
        `this game was begun with version ${read.game.version} of the rules; this is version ${book.rules.version}`,
      );
    const session = new BattleSession(book, read.game);
    for (const choice of read.choices) session.replay(choice);
    session.resume();
    return session;
  }

  #seat(session: BattleSession): void {
    this.#sit(session);
    this.#world.send({ type: 'opened', facts: session.facts });
    this.#show();
  }

  #sit(session: BattleSession): void {
    this.#session = session;
    this.#revision = session.kept.revision;
    this.#logged = -1;
  }

  /** The game went on elsewhere: this tab takes over how it stands there. */
  async #follow(): Promise<void> {
    if (!(await this.#readAgain())) return;
    this.#world.send({ type: 'elsewhere' });
    this.#show();
  }

  /** What could not be kept has not happened. */
  async #goBack(fault: NoRoom): Promise<void> {
    if (this.#session && (await this.#readAgain())) this.#show();
    this.#refuse(fault);
  }

  /** Takes the open game as it is kept; where it is not any more, says so and closes it. */
  async #readAgain(): Promise<boolean> {
    try {
      this.#sit(await this.#restored(this.#playing.kept.id));
      return true;
    } catch (fault) {
      if (!(fault instanceof BadInput)) throw fault;
      this.#session = undefined;
      this.#whyNone = fault.message;
      this.#refuse(fault);
      return false;
    }
  }

  /** Something was decided, or waits for dice: it is kept, then shown. */
  async #made(isMade: boolean): Promise<void> {
    const session = this.#playing;
    if (!isMade || session.count === 0) return this.#note();
    await this.#keep((seen, news) => this.#world.games.add(seen, session.count - 1, session.lastKept(), news));
    this.#show();
  }

  /** Something changed beside the choices. */
  async #note(): Promise<void> {
    await this.#keep((seen, news) => this.#world.games.note(seen, news));
    this.#show();
  }

  async #undo(): Promise<void> {
    const refused = this.#playing.undo();
    if (refused !== undefined) throw new BadInput(refused);
    await this.#keep((seen, news) => this.#world.games.cut(seen, this.#playing.count, news));
    this.#logged = -1;
    this.#show();
  }

  async #keep(write: (seen: Seen, news: Partial<KeptGame>) => Promise<void>): Promise<void> {
    const { kept } = this.#playing;
    await write({ id: kept.id, revision: this.#revision }, { ...this.#playing.news(), played: this.#world.now() });
    this.#revision++;
    this.#world.announce(kept.id);
  }

  #show(): void {
    const session = this.#playing;
    const { match } = session;
    if (match && this.#logged < session.count) {
      const from = this.#logged < 0 ? 0 : this.#entries;
      const entries = logFrom(match, this.#logged + 1);
      this.#world.send({ type: 'log', from, entries });
      this.#entries = from + entries.length;
      this.#logged = session.count;
    }
    this.#world.send({ type: 'state', state: session.state() });
  }

  async #answer({ id, name, ask }: Extract<ToWorker, { type: 'ask' }>): Promise<void> {
    try {
      const value = await this.#valueOf(name, ask);
      this.#world.send({ type: 'answer', id, value });
    } catch (fault) {
      if (!(fault instanceof BadInput)) throw fault;
      this.#world.send({ type: 'no-answer', id, fault: fault.message });
    }
  }

  async #valueOf(name: QueryName, ask: unknown): Promise<unknown> {
    if (name === 'fork') return this.#fork(ask as Queries['fork']['ask']);
    if (name === 'verify') return verified(ask as Queries['verify']['ask']);
    const handle = HANDLERS[name] as (asking: unknown, ask: unknown) => unknown;
    return handle({ session: this.#playing, luck: this.#luck }, ask);
  }

  async #fork({ at, players }: Queries['fork']['ask']): Promise<string> {
    const { book, match, kept } = this.#playing;
    if (!match) throw new BadInput('the battle has not begun');
    const game = this.#fresh(book, kept.setup, players, { dice: kept.dice });
    const choices = match.moves.slice(0, at).map(keptOf);
    const turn = book.rules.turnOf((match.moves[at]?.before ?? match.game).board);
    await this.#world.games.begin({ ...game, turn }, choices);
    return game.id;
  }
}
