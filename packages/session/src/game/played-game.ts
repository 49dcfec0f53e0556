import { BadInput, bySide, type Game, type Json, type OpenQuestion, type Side } from '@acies/kernel';
import { fingerprint, hashGame, type Match } from '@acies/kernel/match';
import {
  type Book,
  bestPlayer,
  computerQuestion,
  HUMAN,
  type Opinion,
  opinionOf,
  type Player,
  type Thinking,
  takeBack,
  viewerOfMatch,
} from '@acies/play';
import { type KeptChoice, type KeptGame, keptOf } from '../keeping/kept-game.ts';
import type { DiceAsked, PresetWay, Scope } from '../protocol/index.ts';
import { KeptOpinions } from './kept-opinions.ts';
import { MatchWithDice } from './match-with-dice.ts';
import { goneOver, waitingIn, withPreset, withTaken } from './presets.ts';

/** What computer players draw comes from the game's own seed, apart from its dice; where dice are entered, from its name. */
const drawSeedOf = ({ id, dice }: KeptGame): number =>
  'seed' in dice ? dice.seed : Number.parseInt(fingerprint(id).slice(0, 8), 16);

/** A game being played, without page or store: it takes answers, and knows who decides next. */
export class PlayedGame {
  readonly book: Book;
  readonly #played: MatchWithDice;
  readonly #drawSeed: number;
  #kept: KeptGame;
  readonly #opinions = new KeptOpinions();

  constructor(book: Book, kept: KeptGame) {
    this.book = book;
    this.#kept = kept;
    this.#drawSeed = drawSeedOf(kept);
    this.#played = new MatchWithDice(book.engine, kept);
  }

  get kept(): KeptGame {
    return { ...this.#kept, dice: this.#played.dice };
  }

  /** What is to be kept of how it stands, beside its choices. */
  news(): Pick<KeptGame, 'dice' | 'turn' | 'isOver' | 'unasked' | 'taken' | 'throwing' | 'hash'> {
    const { dice, unasked, taken } = this.kept;
    const game = this.match?.game;
    return {
      ...{ dice, unasked, taken },
      turn: game ? this.book.rules.turnOf(game.board) : 0,
      isOver: (game?.result ?? null) !== null,
      throwing: this.#played.throwing,
      hash: game && hashGame(game),
    };
  }

  /** The match; there is none while its very first dice have not been thrown. */
  get match(): Match | undefined {
    return this.#played.match;
  }

  /** How the game stands; before its very first dice, as it is set up. */
  get game(): Game {
    return this.match?.game ?? this.book.engine.setUp(this.#kept.setup);
  }

  get turn(): number {
    return this.book.rules.turnOf(this.game.board);
  }

  get count(): number {
    return this.#played.count;
  }

  /** The dice that are waited for. */
  get dice(): DiceAsked | undefined {
    return this.#played.asked;
  }

  /** The last choice as it is kept. */
  lastKept(): KeptChoice {
    return keptOf(this.match!.moves.at(-1)!);
  }

  /** Plays a kept choice again. */
  replay({ side, decision, choice, fallen }: KeptChoice): void {
    const open = this.match?.game.pending.find((one) => one.side === side && one.answer === undefined);
    if (open?.decision !== decision)
      throw new BadInput(`its choice ${this.count + 1} does not fit the rules as they are now`);
    this.#played.replay({ side, choice }, fallen);
  }

  /** Once its choices have been played again, goes back to the dice that were waited for. */
  resume(): void {
    const { throwing } = this.#kept;
    if (!throwing?.answer) return;
    if (this.#played.carryOut(throwing.answer, throwing.fallen, throwing.isPersons))
      throw new BadInput(`the dice of its choice ${this.count} do not fit the rules as they are now`);
  }

  /** The decision that is open now, the first if both sides have one. */
  question(): OpenQuestion | undefined {
    return this.match?.engine.legal(this.match.game)[0];
  }

  isPerson(side: Side): boolean {
    return this.#kept.players[side] === HUMAN;
  }

  /** The side through whose eyes the table is shown. */
  viewer(): Side | undefined {
    return viewerOfMatch({ players: this.#kept.players, game: this.game });
  }

  /** Makes a choice for the side that is asked. True once it has been made; false while it waits for dice. */
  choose(choice: Json): boolean {
    const question = this.question();
    if (this.dice) throw new BadInput('the dice for the last choice are still to be thrown');
    if (!question) throw new BadInput('there is nothing to decide');
    return this.#played.carryOut({ side: question.side, choice }, [], true);
  }

  /** A computer player who decides now and needs time for it, at his thoughts; nobody if the decision is made at once. */
  thinking(): Thinking | undefined {
    const question = this.question();
    if (!question || this.dice || this.isPerson(question.side)) return undefined;
    const { side } = question;
    return this.#playerOf(side).think?.(computerQuestion(this.match!, side, this.#drawSeed));
  }

  /** What the computer's choices since a person last decided came from, as far as who looks may be told. */
  get toldOpinions(): ReturnType<KeptOpinions['toldTo']> {
    return this.match ? this.#opinions.toldTo(this.viewer(), this.match, this.#decidedAt(this.match)) : [];
  }

  /** How many choices had been made when a person last decided. */
  #decidedAt({ moves }: Match): number {
    const taken = new Set(this.#kept.taken.map(({ at }) => at));
    return moves.findLastIndex(({ side }, i) => this.isPerson(side) && !taken.has(i + 1)) + 1;
  }

  /** Decides for whoever does so without a person; for one who has thought, as he has come to. */
  decide(thinking?: Thinking): boolean {
    const question = this.question();
    const waiting = question && waitingIn(this.#kept, question, this.turn);
    if (!waiting || this.dice) return false;
    const { side } = question;
    const opinion = waiting.way === 'pass' ? undefined : this.#opinionOf(side, thinking);
    const choice = opinion ? opinion.choice : question.pass!;
    if (opinion) this.#opinions.add(opinion, this.count + 1);
    if (waiting.by === 'preset') this.#kept = withTaken(this.#kept, this.count + 1, question, choice, waiting.scope);
    return this.#played.carryOut({ side, choice }, [], false);
  }

  #opinionOf(side: Side, thinking: Thinking | undefined): Opinion {
    const player = this.#playerOf(side);
    if (!thinking) return opinionOf(this.match!, player, side, this.#drawSeed);
    const weighed = thinking.weighed();
    return { player, choice: thinking.choice(), weighed: () => weighed };
  }

  #playerOf(side: Side): Player {
    return this.book.players[this.isPerson(side) ? bestPlayer(this.book) : this.#kept.players[side]]!;
  }

  /** Dice as they fell on the real table. */
  enterDice(faces: readonly number[]): boolean {
    return this.#played.enter(faces);
  }

  /** Back to the decision that the dice would have been thrown for. */
  leaveDice(): void {
    this.#played.leave();
  }

  /** Takes a decision back; the answer says why it cannot be. */
  undo(): string | undefined {
    const undone = this.#undone();
    if ('refused' in undone) return undone.refused;
    this.#played.backTo(undone);
    this.#opinions.cutTo(this.count);
    this.#kept = { ...this.#kept, taken: this.#kept.taken.filter(({ at }) => at <= this.count) };
    return undefined;
  }

  /** Why nothing can be taken back; undefined if it can. */
  get keepsBack(): string | undefined {
    const undone = this.#undone();
    return 'refused' in undone ? undone.refused : undefined;
  }

  #undone(): Match | { readonly refused: string } {
    if (!this.match) return { refused: 'nothing has been decided yet' };
    const people = bySide((side) => this.isPerson(side));
    if (!people.red && !people.blue) return { refused: 'the computer plays both sides' };
    if (this.dice?.thrown) return { refused: 'dice have fallen since that decision' };
    // A choice that waits for its first dice has not been made.
    if (this.dice?.mayGoBack) return this.match;
    // A decision that nobody is asked would only be taken again: what is wanted back is the one before.
    return takeBack(this.match, people.red ? 'red' : 'blue', people, goneOver(this.#kept));
  }

  setPreset(side: Side, decision: string, way: PresetWay | undefined, scope: Scope = {}): void {
    this.#kept = withPreset(this.#kept, this.question(), { side, decision, way, scope });
  }
}
