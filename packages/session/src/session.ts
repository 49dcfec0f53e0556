import { BadInput } from '@acies/kernel';
import { openBook } from '@acies/play';
import type { LookingBack } from './answers/looking-back.ts';
import { HANDLERS } from './answers/now.ts';
import type { PlayedGame } from './game/played-game.ts';
import { beginGame, forkGame, keptFile, playedAgain, readGame, restoreGame } from './keeping/bring-games.ts';
import { PlayedElsewhere, StoreFault } from './keeping/game-store.ts';
import { keptFactsOf } from './keeping/kept-game.ts';
import { OpenGame } from './keeping/open-game.ts';
import { OneByOne } from './one-by-one.ts';
import type { Moment, Queries, QueryName, ToSession, TurnOf } from './protocol/index.ts';
import { stateOf } from './state.ts';
import { Thinker } from './thinker.ts';
import { bookFactsOf } from './told/book-facts.ts';
import { gameFactsOf } from './told/game-facts.ts';
import { LogFeed } from './told/log-feed.ts';
import type { World } from './world.ts';

/** A battle in its worker: takes what the page says one after another, keeps the game, and sends how it stands. */
export class Session {
  readonly #world: World;
  readonly #log = new LogFeed();
  readonly #queue = new OneByOne();
  readonly #thinker: Thinker;
  #seated: OpenGame | undefined;
  #back: LookingBack | undefined;
  #whyNone = 'no game is open';
  /** The turn in which who decides thinks no more, if there is one. */
  #hurried: string | undefined;
  /** How often advice has been asked for. */
  #counsels = 0;

  constructor(world: World) {
    this.#world = world;
    this.#thinker = new Thinker(world.pause);
  }

  /** Takes a message; they are worked off in the order in which they come. */
  async take(message: ToSession): Promise<void> {
    // Who is asked for advice and takes his time does not keep other messages waiting.
    if (message.type === 'ask' && message.name === 'counsel') return this.#answer(message);
    await this.#queue.do(() => this.#handled(message));
    if (message.type === 'go-on') await this.#thoughtOut(message);
  }

  /** Lets who needs time think, while other messages are worked off; then his choice is made, if it still is about what is open. */
  async #thoughtOut(message: Extract<ToSession, { type: 'go-on' }>): Promise<void> {
    const thought = await this.#thinker.thoughtOut();
    if (!thought) return;
    const isOpen = (): boolean =>
      this.#seated !== undefined && this.#momentNow() === thought.moment && this.#isNow(message);
    await this.#queue.do(() =>
      this.#handled(message, async () => {
        if (isOpen()) await this.#made(this.#playing.decide(thought.thinking));
      }),
    );
  }

  /** Another tab has changed a game. */
  changedElsewhere(game: string): Promise<void> {
    return this.#queue.do(async () => {
      try {
        if (this.#seated?.session.kept.id !== game) return;
        if (await this.#seated.wasChangedElsewhere()) await this.#follow();
      } catch (fault) {
        if (!(fault instanceof StoreFault)) throw fault;
        this.#refuse(undefined, fault);
      }
    });
  }

  async #handled(message: ToSession, work = () => this.#workOff(message)): Promise<void> {
    try {
      await work();
    } catch (fault) {
      if (fault instanceof PlayedElsewhere) await this.#follow();
      else if (fault instanceof StoreFault) await this.#goBack(message.type, fault);
      else if (fault instanceof BadInput) this.#refuse(message.type, fault);
      else this.#breakOff(message, fault);
    }
  }

  /** A fault of ours: what is kept is whole, so nothing more is written that might not follow on it. */
  #breakOff({ type }: ToSession, fault: unknown): never {
    if (type !== 'ask') {
      this.#seated = undefined;
      this.#whyNone = 'something went wrong here: reload the page to go on with the game as it is kept';
    }
    throw fault;
  }

  #workOff(message: ToSession): Promise<void> {
    return message.type === 'ask' ? this.#answer(message) : this.#act(message);
  }

  async #act(message: Exclude<ToSession, { type: 'ask' }>): Promise<void> {
    switch (message.type) {
      case 'begin':
        return this.#seat(await beginGame(this.#world, message.plan));
      case 'read':
        return this.#seat(await readGame(this.#world, message.text));
      case 'open':
        return this.#seat(await restoreGame(this.#world, message.game));
      case 'choose':
      case 'dice':
      case 'leave-dice':
      case 'go-on':
      case 'undo':
        // What was pressed for something that is no longer shown was a second press.
        if (!this.#isNow(message)) return;
        return this.#play(message);
      case 'hurry':
        return this.#hurry(message);
      case 'pause':
        return this.#thinker.stop();
      case 'automatic':
        this.#playing.setAutomatic(message.side, message.decision, message.way, message.scope);
        return this.#note();
    }
  }

  #isNow({ game, at, revision, thrown }: Moment): boolean {
    const { session, revision: now } = this.#open;
    return game === session.kept.id && revision === now && at === session.count && thrown === session.dice?.thrown;
  }

  #isStill(moment: Moment): boolean {
    return this.#seated !== undefined && this.#isNow(moment);
  }

  async #play(message: Extract<ToSession, Moment>): Promise<void> {
    switch (message.type) {
      case 'choose':
        return this.#made(this.#playing.choose(message.choice));
      case 'dice':
        return this.#made(this.#playing.enterDice(message.faces));
      case 'leave-dice':
        this.#playing.leaveDice();
        return this.#note();
      case 'go-on':
        return this.#goOn();
      case 'undo':
        return this.#undo();
    }
  }

  /** Who needs no time decides; who does begins to think, unless he already is about it. */
  async #goOn(): Promise<void> {
    const moment = this.#momentNow();
    if (this.#thinker.isBusyWith(moment)) return;
    const thinking = this.#playing.thinking();
    if (!thinking) return this.#made(this.#playing.decide());
    this.#thinker.begin(moment, thinking);
    if (this.#hurried === this.#turnNow()) this.#thinker.hurry();
  }

  /** What was pressed for one choice does not hasten the next, and for one turn no other. */
  #hurry(message: Extract<ToSession, { type: 'hurry' }>): void {
    if (message.turnOf) this.#hurried = nameOfTurn(message.game, message.turnOf);
    if (this.#isNow(message) || this.#hurried === this.#turnNow()) this.#thinker.hurry();
  }

  #momentNow(): string {
    return `${this.#playing.kept.id} ${this.#open.revision}`;
  }

  /** Which turn it is, of the side that decides: others may decide in between. */
  #turnNow(): string | undefined {
    const { kept, turn } = this.#playing;
    const side = this.#playing.question()?.side;
    return side && nameOfTurn(kept.id, { side, turn });
  }

  get #open(): OpenGame {
    if (!this.#seated) throw new BadInput(this.#whyNone);
    return this.#seated;
  }

  get #playing(): PlayedGame {
    return this.#open.session;
  }

  #refuse(of: ToSession['type'] | undefined, { message }: BadInput): void {
    this.#world.send({ type: 'refused', of, why: message });
  }

  #seat(session: PlayedGame): void {
    this.#sit(session);
    this.#world.send({ type: 'opened', facts: gameFactsOf(session.book, session.kept) });
    this.#show();
  }

  /** Whatever was thought about the game as it was is forgotten. */
  #sit(session: PlayedGame): void {
    this.#thinker.stop();
    this.#seated = new OpenGame(this.#world, session);
    this.#log.beginAgain();
  }

  /** The game went on elsewhere: this tab takes over how it stands there. */
  async #follow(): Promise<void> {
    if (!(await this.#readAgain())) return;
    this.#world.send({ type: 'elsewhere' });
    this.#show();
  }

  /** What could not be kept has not happened: the game stands as it is kept, or where that cannot be read, as it was when this tab last kept it. */
  async #goBack(of: ToSession['type'], fault: StoreFault): Promise<void> {
    if (this.#seated) await this.#backTo(this.#seated);
    this.#refuse(of, fault);
  }

  async #backTo({ session, lastKept }: OpenGame): Promise<void> {
    try {
      if (!(await this.#readAgain())) return;
    } catch (fault) {
      if (!(fault instanceof StoreFault)) throw fault;
      this.#sit(playedAgain(session.book, lastKept));
    }
    this.#show();
  }

  /** Takes the open game as it is kept; where it is not any more, says so and closes it. */
  async #readAgain(): Promise<boolean> {
    try {
      this.#sit(await restoreGame(this.#world, this.#playing.kept.id));
      return true;
    } catch (fault) {
      // It may still be kept: the open game stays as it is.
      if (!(fault instanceof BadInput) || fault instanceof StoreFault) throw fault;
      this.#seated = undefined;
      this.#whyNone = fault.message;
      this.#refuse(undefined, fault);
      return false;
    }
  }

  /** Something was decided, or waits for dice: it is kept, then shown. */
  async #made(isMade: boolean): Promise<void> {
    if (!isMade || this.#playing.count === 0) return this.#note();
    await this.#open.keepChoice();
    this.#show();
  }

  /** Something changed beside the choices. */
  async #note(): Promise<void> {
    await this.#open.keepNews();
    this.#show();
  }

  async #undo(): Promise<void> {
    const refused = this.#playing.undo();
    if (refused !== undefined) throw new BadInput(refused);
    this.#thinker.stop();
    await this.#open.keepUndone();
    this.#log.beginAgain();
    this.#show();
  }

  #show(): void {
    const session = this.#playing;
    const log = session.match && this.#log.news(session.match);
    if (log) this.#world.send(log);
    this.#world.send({ type: 'state', state: stateOf(this.#open) });
  }

  async #answer({ id, name, ask, about }: Extract<ToSession, { type: 'ask' }>): Promise<void> {
    try {
      // A choice of one decision means nothing in the next, and may not even be of its shape.
      if (about && !this.#isStill(about)) throw new BadInput('the battle has gone on');
      const value = await this.#valueOf(name, ask, () => about === undefined || this.#isStill(about));
      this.#world.send({ type: 'answer', id, value });
    } catch (fault) {
      if (!(fault instanceof BadInput)) throw fault;
      this.#world.send({ type: 'no-answer', id, fault: fault.message });
    }
  }

  async #valueOf(name: QueryName, ask: unknown, isStill: () => boolean): Promise<unknown> {
    switch (name) {
      case 'book':
        return bookFactsOf(await openBook((ask as Queries['book']['ask']).rules));
      case 'games':
        return (await this.#world.games.list()).map(keptFactsOf);
      case 'remove':
        return this.#remove(ask as Queries['remove']['ask']);
      case 'kept-file':
        return keptFile(this.#world, ask as Queries['kept-file']['ask']);
      case 'fork':
        return forkGame(this.#world, this.#playing, ask as Queries['fork']['ask']);
      case 'verify':
        return (await import('./answers/verify.ts')).verified(ask as Queries['verify']['ask']);
      case 'look':
      case 'past-card':
      case 'story':
      case 'report':
        return (await this.#lookingBack()).answer(name, this.#playing, ask);
      case 'thought':
        return (await import('./answers/opinions.ts')).thoughtAt(this.#playing, (ask as Queries['thought']['ask']).at);
      case 'considered':
        return (await import('./answers/opinions.ts')).considered(this.#playing);
      case 'counsel':
        return this.#counsel(isStill);
    }
    const handle = HANDLERS[name] as (asking: unknown, ask: unknown) => unknown;
    return handle({ session: this.#playing }, ask);
  }

  /** Whoever is asked anew is asked alone: what he thought before is no longer wanted, and would take of his time. */
  async #counsel(isStill: () => boolean): Promise<unknown> {
    const number = ++this.#counsels;
    const { counsel } = await import('./answers/opinions.ts');
    return counsel(this.#playing, this.#world, () => isStill() && number === this.#counsels);
  }

  /** Tabs that have the game open must know that it is gone, this one too. */
  async #remove({ game }: Queries['remove']['ask']): Promise<void> {
    await this.#world.games.remove(game);
    this.#world.announce(game);
    if (this.#seated?.session.kept.id === game) await this.#follow();
  }

  async #lookingBack(): Promise<LookingBack> {
    this.#back ??= new (await import('./answers/looking-back.ts')).LookingBack();
    return this.#back;
  }
}

const nameOfTurn = (game: string, { side, turn }: TurnOf): string => `${game} ${side} ${turn}`;
