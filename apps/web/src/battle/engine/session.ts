import {
  type Answer,
  BadInput,
  beginEnteredMatch,
  beginMatch,
  bySide,
  type DiceRequest,
  type Fallen,
  fallenOf,
  faultInDice,
  type Json,
  type Match,
  type MatchOrDice,
  makeEnteredMove,
  makeMove,
  type OpenQuestion,
  type Result,
  type Side,
} from '@acies/kernel';
import { type Book, bestPlayer, computerChoice, HUMAN, takeBack, turnNameOf, viewerOf } from '@acies/play';
import type { AutomaticWay, GameFacts, TableState, Unasked } from '../protocol.ts';
import { askedOf, diceAsked } from './asked.ts';
import { type KeptChoice, type KeptGame, type KeptThrow, keptOf } from './kept-games.ts';

/** What computer players draw comes from the game's own seed, apart from its dice. */
const DRAW_SEED = 1;

/** A choice that waits for dice from the real table. */
interface Throwing extends KeptThrow {
  readonly request: DiceRequest;
}

/** A game being played, without page or store: it takes answers and says how it then stands. */
export class BattleSession {
  readonly book: Book;
  #match: Match | undefined;
  #throwing: Throwing | undefined;
  #kept: KeptGame;

  constructor(book: Book, kept: KeptGame) {
    this.book = book;
    this.#kept = kept;
    if ('seed' in kept.dice) this.#match = beginMatch(book.engine, kept.setup, kept.dice, kept.players);
    else this.#beginEntered(kept.throwing && !kept.throwing.answer ? kept.throwing.fallen : kept.dice.entered);
  }

  get kept(): KeptGame {
    return this.#kept;
  }

  /** What is to be kept of how it stands, beside its choices. */
  news(): Pick<KeptGame, 'dice' | 'turn' | 'isOver' | 'unasked' | 'taken' | 'throwing'> {
    const { dice, unasked, taken } = this.#kept;
    const game = this.#match?.game;
    const { answer, fallen, isPersons } = this.#throwing ?? {};
    return {
      ...{ dice, unasked, taken },
      turn: game ? this.book.rules.turnOf(game.board) : 0,
      isOver: (game?.result ?? null) !== null,
      throwing: fallen && { answer, fallen, isPersons: isPersons! },
    };
  }

  /** The match; there is none while its very first dice have not been thrown. */
  get match(): Match | undefined {
    return this.#match;
  }

  get facts(): GameFacts {
    const { rules } = this.book;
    const setup = this.#kept.setup as { id: string; about?: string; armies?: Partial<Record<Side, { name?: string }>> };
    return {
      id: this.#kept.id,
      rules: { id: rules.id, title: rules.title, turnName: turnNameOf(this.book), strengthUnit: rules.strengthUnit },
      title: this.#kept.title,
      about: setup.about ?? '',
      armies: bySide((side) => setup.armies?.[side]?.name ?? ''),
      players: this.#kept.players,
      dice: 'seed' in this.#kept.dice ? 'seeded' : 'entered',
      lessons: setup.id === this.book.first.id ? this.book.lessons : [],
    };
  }

  /** Plays a kept choice again. */
  replay({ side, decision, choice, fallen }: KeptChoice): void {
    const open = this.#match?.game.pending.find((one) => one.side === side && one.answer === undefined);
    if (open?.decision !== decision)
      throw new BadInput(`its choice ${this.count + 1} does not fit the rules as they are now`);
    const next = this.#apply({ side, choice }, fallen);
    if ('needs' in next) throw new BadInput(`the dice of its choice ${this.count + 1} are missing`);
    this.#match = next;
  }

  /** Once its choices have been played again, goes back to the dice that were waited for. */
  resume(): void {
    const { throwing } = this.#kept;
    if (!throwing?.answer) return;
    if (this.#carryOut(throwing.answer, throwing.fallen, throwing.isPersons))
      throw new BadInput(`the dice of its choice ${this.count} do not fit the rules as they are now`);
  }

  get count(): number {
    return this.#match?.moves.length ?? 0;
  }

  /** The decision that is open now, the first if both sides have one. */
  question(): OpenQuestion | undefined {
    return this.#match?.engine.legal(this.#match.game)[0];
  }

  isPerson(side: Side): boolean {
    return this.#kept.players[side] === HUMAN;
  }

  /** Who decides this without being asked, if anybody does. */
  #waiting(question: OpenQuestion): { side: Side; by: string; way: AutomaticWay } | undefined {
    const { side } = question;
    if (!this.isPerson(side)) return { side, by: this.#kept.players[side], way: 'computer' };
    const way = this.#kept.unasked.find((one) => one.side === side && one.decision === question.decision)?.way;
    if (way === undefined || (way === 'pass' && question.pass === undefined)) return undefined;
    return { side, by: 'automatic', way };
  }

  /** Makes a choice for the side that is asked. True once it has been made; false while it waits for dice. */
  choose(choice: Json): boolean {
    const question = this.question();
    if (this.#throwing) throw new BadInput('the dice for the last choice are still to be thrown');
    if (!question) throw new BadInput('there is nothing to decide');
    return this.#carryOut({ side: question.side, choice }, [], true);
  }

  /** Decides for whoever does so without a person. */
  decide(): boolean {
    const question = this.question();
    const waiting = question && this.#waiting(question);
    if (!waiting || this.#throwing) return false;
    const { side } = question;
    const name = this.isPerson(side) ? bestPlayer(this.book) : this.#kept.players[side];
    const choice =
      waiting.way === 'pass' ? question.pass! : computerChoice(this.#match!, this.book.players[name]!, side, DRAW_SEED);
    if (waiting.by === 'automatic') this.#noteTaken(question, choice);
    return this.#carryOut({ side, choice }, [], false);
  }

  #noteTaken(open: OpenQuestion, choice: Json): void {
    const { side, decision, question } = open;
    const one = { at: this.count + 1, side, decision, question, label: open.label(choice) };
    this.#kept = { ...this.#kept, taken: [...this.#kept.taken, one] };
  }

  /** How many throws have fallen for the choice that waits for dice; undefined if none does. */
  get thrown(): number | undefined {
    return this.#throwing?.fallen.length;
  }

  /** Dice as they fell on the real table. */
  enterDice(faces: readonly number[]): boolean {
    const throwing = this.#throwing;
    if (!throwing) throw new BadInput('no dice are asked for');
    const fault = faultInDice(throwing.request, faces);
    if (fault !== undefined) throw new BadInput(fault);
    const fallen = [...throwing.fallen, fallenOf(throwing.request, faces)];
    if (throwing.answer) return this.#carryOut(throwing.answer, fallen, throwing.isPersons);
    this.#beginEntered(fallen);
    return this.#throwing === undefined;
  }

  /** Back to the decision that the dice would have been thrown for. */
  leaveDice(): void {
    if (this.#mayLeaveDice()) this.#throwing = undefined;
  }

  #mayLeaveDice(): boolean {
    return this.#throwing?.answer !== undefined && this.#throwing.isPersons && this.#throwing.fallen.length === 0;
  }

  /** Takes a decision back; the answer says why it cannot be. */
  undo(): string | undefined {
    if (this.#mayLeaveDice()) {
      this.leaveDice();
      return undefined;
    }
    const undone = this.#undone();
    if ('refused' in undone) return undone.refused;
    this.#match = undone;
    this.#throwing = undefined;
    this.#kept = { ...this.#kept, taken: this.#kept.taken.filter(({ at }) => at <= this.count) };
    return undefined;
  }

  #undone(): Match | { readonly refused: string } {
    if (!this.#match) return { refused: 'nothing has been decided yet' };
    const people = bySide((side) => this.isPerson(side));
    if (!people.red && !people.blue) return { refused: 'the computer plays both sides' };
    if (this.thrown) return { refused: 'dice have fallen since that decision' };
    if (this.#mayLeaveDice()) return this.#match;
    // A decision that nobody was asked would only be taken again: what is wanted back is the one before.
    const unasked = new Set(this.#kept.taken.map(({ at }) => at - 1));
    return takeBack(this.#match, people.red ? 'red' : 'blue', people, unasked);
  }

  setAutomatic(side: Side, decision: string, way: AutomaticWay | undefined): void {
    const others = this.#kept.unasked.filter((one) => one.side !== side || one.decision !== decision);
    const open = this.question();
    const question = open?.side === side && open.decision === decision ? open.question : decision;
    const added: Unasked[] = way ? [{ side, decision, question, way }] : [];
    this.#kept = { ...this.#kept, unasked: [...others, ...added] };
  }

  /** The side through whose eyes the table is shown. */
  viewer(): Side | undefined {
    const asked = this.#match?.game.pending.find(({ answer }) => answer === undefined);
    return viewerOf(
      bySide((side) => this.isPerson(side)),
      asked?.side,
    );
  }

  /** How it stands. Before its very first dice it is shown as it is set up. */
  state(): TableState {
    const { rules, engine } = this.book;
    const game = this.#match?.game ?? engine.setUp(this.#kept.setup);
    const questions = this.#match ? engine.legal(game) : [];
    const question = this.#throwing ? undefined : questions[0];
    const waits = question && this.#waiting(question);
    const g = engine.look(game);
    const viewer = this.viewer();
    const undone = this.#undone();
    return {
      at: this.count,
      turn: rules.turnOf(game.board),
      scene: rules.picture!.scene(g, viewer),
      asked: question && !waits ? askedOf(question, questions.length > 1) : undefined,
      dice: this.#throwing && diceAsked(this.#throwing.request, this.#throwing.fallen.length, this.#mayLeaveDice()),
      waits: waits && { side: waits.side, by: waits.by },
      status: rules.status(g, viewer),
      leaders: rules.leaders?.(g, viewer) ?? [],
      strain: bySide((side) => rules.strain(g, side)),
      result: (game.result ?? undefined) as Result | undefined,
      keepsBack: 'refused' in undone ? undone.refused : undefined,
      automatic: this.#kept.unasked,
      taken: this.#kept.taken,
    };
  }

  /** The last choice as it is kept. */
  lastKept(): KeptChoice {
    return keptOf(this.#match!.moves.at(-1)!);
  }

  #carryOut(answer: Answer, fallen: readonly Fallen[], isPersons: boolean): boolean {
    const next = this.#apply(answer, fallen);
    if ('needs' in next) {
      this.#throwing = { answer, fallen, request: next.needs, isPersons };
      return false;
    }
    this.#throwing = undefined;
    this.#match = next;
    return true;
  }

  #apply(answer: Answer, fallen: readonly Fallen[]): MatchOrDice {
    const match = this.#match!;
    return 'seed' in match.dice ? makeMove(match, answer) : makeEnteredMove(match, answer, fallen);
  }

  #beginEntered(fallen: readonly Fallen[]): void {
    const begun = beginEnteredMatch(this.book.engine, this.#kept.setup, fallen, this.#kept.players);
    if ('needs' in begun) this.#throwing = { answer: undefined, fallen, request: begun.needs, isPersons: false };
    else {
      this.#throwing = undefined;
      this.#match = begun;
      this.#kept = { ...this.#kept, dice: begun.dice };
    }
  }
}
