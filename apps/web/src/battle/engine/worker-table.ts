import { BadInput, type BySide, type Json, parseGameFile, rulesOfGameFile, samePlain } from '@acies/kernel';
import { type Book, battleCalled, openBook } from '@acies/play';
import type { BattlePlan, FromWorker, Queries, QueryName, ToWorker } from '../protocol.ts';
import { type KeptChoice, type KeptGame, type KeptGames, PlayedElsewhere } from './kept-games.ts';
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
      if (this.#session?.kept.id === game && !(await this.#isUpToDate())) await this.#follow();
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
      else if (fault instanceof BadInput) this.#world.send({ type: 'refused', why: fault.message });
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
        // A choice for a question that is no longer open was a second click.
        if (message.at !== this.#playing.count) return;
        return this.#made(this.#playing.choose(message.choice));
      case 'dice':
        return this.#made(this.#playing.enterDice(message.faces));
      case 'leave-dice':
        this.#playing.leaveDice();
        return this.#show();
      case 'go-on':
        if (message.at !== this.#playing.count) return;
        return this.#made(this.#playing.decide());
      case 'undo':
        return this.#undo();
      case 'automatic':
        this.#playing.setAutomatic(message.decision, message.way);
        await this.#world.games.note(this.#playing.kept.id, { automatic: this.#playing.kept.automatic });
        return this.#show();
    }
  }

  get #playing(): BattleSession {
    if (!this.#session) throw new BadInput('no game is open');
    return this.#session;
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
      automatic: {},
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
    const choices = match.moves.map(
      ({ side, decision, choice, fallen }): KeptChoice => ({ side, decision, choice, fallen }),
    );
    await this.#world.games.begin({ ...kept, turn: book.rules.turnOf(match.game.board), isOver }, choices);
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
    return session;
  }

  #seat(session: BattleSession): void {
    this.#session = session;
    this.#logged = -1;
    this.#world.send({ type: 'opened', facts: session.facts });
    this.#show();
  }

  /** Whether the game is kept just as it stands here. */
  async #isUpToDate(): Promise<boolean> {
    const read = await this.#world.games.read(this.#playing.kept.id);
    const last = this.#playing.count > 0 ? this.#playing.lastKept() : undefined;
    return read?.choices.length === this.#playing.count && samePlain(read.choices.at(-1) ?? null, last ?? null);
  }

  /** The game went on elsewhere: this tab takes over how it stands there. */
  async #follow(): Promise<void> {
    this.#session = await this.#restored(this.#playing.kept.id);
    this.#logged = -1;
    this.#world.send({ type: 'elsewhere' });
    this.#show();
  }

  /** Something was decided, or waits for dice: it is kept, then shown. */
  async #made(isMade: boolean): Promise<void> {
    const session = this.#playing;
    const { games } = this.#world;
    if (isMade && session.count > 0) {
      await this.#keep(() => games.add(session.kept.id, session.count - 1, session.lastKept(), this.#news()));
    } else if ('entered' in session.kept.dice) await games.note(session.kept.id, { dice: session.kept.dice });
    this.#show();
  }

  async #undo(): Promise<void> {
    const session = this.#playing;
    const from = session.count;
    const refused = session.undo();
    if (refused !== undefined) throw new BadInput(refused);
    if (session.count !== from)
      await this.#keep(() => this.#world.games.cut(session.kept.id, from, session.count, this.#news()));
    this.#logged = -1;
    this.#show();
  }

  async #keep(write: () => Promise<void>): Promise<void> {
    await write();
    this.#world.announce(this.#playing.kept.id);
  }

  #news(): Partial<KeptGame> {
    const { match, book } = this.#playing;
    return {
      turn: book.rules.turnOf(match!.game.board),
      isOver: match!.game.result !== null,
      played: this.#world.now(),
    };
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
    const choices = match.moves
      .slice(0, at)
      .map(({ side, decision, choice, fallen }): KeptChoice => ({ side, decision, choice, fallen }));
    const turn = book.rules.turnOf((match.moves[at]?.before ?? match.game).board);
    await this.#world.games.begin({ ...game, turn }, choices);
    return game.id;
  }
}
