import { BadInput } from '@acies/kernel';
import type { PlayedGame } from '../game/played-game.ts';
import type { Moment, ToSessionType, TurnOf } from '../protocol/index.ts';
import { stateOf } from '../state.ts';
import { gameFactsOf } from '../told/game-facts.ts';
import { LogFeed } from '../told/log-feed.ts';
import type { World } from '../world.ts';
import { playedAgain, restoreGame } from './bring-games.ts';
import { StoreFault } from './game-store.ts';
import { OpenGame } from './open-game.ts';

/** The game that is open in a session, or why none is: kept as it goes on, shown, and followed where it goes on elsewhere. */
export class CurrentGame {
  readonly #world: World;
  readonly #log = new LogFeed();
  readonly #onOther: () => void;
  #open: OpenGame | undefined;
  #whyNone = 'no game is open';

  /** Who thinks about the game is told when it becomes another. */
  constructor(world: World, onOther: () => void) {
    this.#world = world;
    this.#onOther = onOther;
  }

  get #opened(): OpenGame {
    if (!this.#open) throw new BadInput(this.#whyNone);
    return this.#open;
  }

  get played(): PlayedGame {
    return this.#opened.played;
  }

  isOpen(game: string): boolean {
    return this.#open?.played.kept.id === game;
  }

  /** Whether it stands as it did when something was pressed. */
  isAt({ game, at, revision, thrown }: Moment): boolean {
    const { played, revision: now } = this.#opened;
    return game === played.kept.id && revision === now && at === played.count && thrown === played.dice?.thrown;
  }

  isStillAt(moment: Moment): boolean {
    return this.#open !== undefined && this.isAt(moment);
  }

  /** Tells one course of one game from all others. */
  get course(): string {
    return `${this.played.kept.id} ${this.#opened.revision}`;
  }

  /** Which turn it is, of the side that decides: others may decide in between. */
  get turnOf(): TurnOf | undefined {
    const side = this.played.question()?.side;
    return side && { side, turn: this.played.turn };
  }

  open(played: PlayedGame): void {
    this.#take(played);
    this.#world.send({ type: 'opened', facts: gameFactsOf(played.book, played.kept) });
    this.#show();
  }

  /** Nothing more is written. */
  close(why: string): void {
    this.#open = undefined;
    this.#whyNone = why;
  }

  async wasChangedElsewhere(game: string): Promise<boolean> {
    return this.isOpen(game) && this.#opened.wasChangedElsewhere();
  }

  /** The game went on elsewhere: this session takes over how it stands there. */
  async follow(): Promise<void> {
    if (!(await this.#readAgain())) return;
    this.#world.send({ type: 'elsewhere' });
    this.#show();
  }

  /** What could not be kept has not happened: the game stands as it is kept, or where that cannot be read, as it was when it was last kept here. */
  async goBack(): Promise<void> {
    if (!this.#open) return;
    const { played, lastKept } = this.#open;
    try {
      if (!(await this.#readAgain())) return;
    } catch (fault) {
      if (!(fault instanceof StoreFault)) throw fault;
      this.#take(playedAgain(played.book, lastKept));
    }
    this.#show();
  }

  /** Something was decided, or waits for dice: it is kept, then shown. */
  async made(isMade: boolean): Promise<void> {
    if (!isMade || this.played.count === 0) return this.note();
    await this.#opened.keepChoice();
    this.#show();
  }

  /** Something changed beside the choices. */
  async note(): Promise<void> {
    await this.#opened.keepNews();
    this.#show();
  }

  async undo(): Promise<void> {
    const refused = this.played.undo();
    if (refused !== undefined) throw new BadInput(refused);
    this.#onOther();
    await this.#opened.keepUndone();
    this.#log.beginAgain();
    this.#show();
  }

  refuse(of: ToSessionType | undefined, { message }: BadInput): void {
    this.#world.send({ type: 'refused', of, why: message });
  }

  #take(played: PlayedGame): void {
    this.#onOther();
    this.#open = new OpenGame(this.#world, played);
    this.#log.beginAgain();
  }

  /** Takes the open game as it is kept; where it is not any more, says so and closes it. */
  async #readAgain(): Promise<boolean> {
    try {
      this.#take(await restoreGame(this.#world, this.played.kept.id));
      return true;
    } catch (fault) {
      // It may still be kept: the open game stays as it is.
      if (!(fault instanceof BadInput) || fault instanceof StoreFault) throw fault;
      this.close(fault.message);
      this.refuse(undefined, fault);
      return false;
    }
  }

  #show(): void {
    const { match } = this.played;
    const log = match && this.#log.news(match);
    if (log) this.#world.send(log);
    this.#world.send({ type: 'state', state: stateOf(this.#opened) });
  }
}
