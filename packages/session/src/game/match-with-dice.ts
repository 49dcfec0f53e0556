import { type Answer, BadInput, type Engine } from '@acies/kernel';
import {
  beginEnteredMatch,
  beginMatch,
  type DiceRequest,
  type DiceStart,
  type Fallen,
  fallenOf,
  faultInDice,
  type Match,
  type MatchOrDice,
  makeEnteredMove,
  makeMove,
} from '@acies/kernel/match';
import type { KeptGame, KeptThrow } from '../keeping/kept-game.ts';
import type { DiceAsked } from '../protocol/index.ts';
import { diceAsked } from './asked.ts';

/** A choice that waits for dice from the real table. */
interface Throwing extends KeptThrow {
  readonly request: DiceRequest;
}

/** A match whose dice the engine throws, or a person does: then a choice waits until all that it needs has fallen. */
export class MatchWithDice {
  readonly #engine: Engine;
  readonly #start: KeptGame;
  #match: Match | undefined;
  #throwing: Throwing | undefined;

  constructor(engine: Engine, start: KeptGame) {
    this.#engine = engine;
    this.#start = start;
    const { dice, setup, players, throwing } = start;
    if ('seed' in dice) this.#match = beginMatch(engine, setup, dice, players);
    else this.#beginEntered(throwing && !throwing.answer ? throwing.fallen : dice.entered);
  }

  /** The match; there is none while its very first dice have not been thrown. */
  get match(): Match | undefined {
    return this.#match;
  }

  /** Where its dice come from; with what fell before the first decision, if that was entered. */
  get dice(): DiceStart {
    return this.#match?.dice ?? this.#start.dice;
  }

  get count(): number {
    return this.#match?.moves.length ?? 0;
  }

  /** The choice that waits for dice, as it is kept. */
  get throwing(): KeptThrow | undefined {
    if (!this.#throwing) return undefined;
    const { answer, fallen, isPersons } = this.#throwing;
    return { answer, fallen, isPersons };
  }

  /** The dice to be thrown now, as the page asks for them. */
  get asked(): DiceAsked | undefined {
    return this.#throwing && diceAsked(this.#throwing.request, this.#throwing.fallen.length, this.mayLeave);
  }

  /** Whether the choice that waits can still be left. */
  get mayLeave(): boolean {
    return this.#throwing?.answer !== undefined && this.#throwing.isPersons && this.#throwing.fallen.length === 0;
  }

  /** Back to the decision that the dice would have been thrown for. */
  leave(): void {
    if (this.mayLeave) this.#throwing = undefined;
  }

  /** Back to how it was. */
  backTo(match: Match): void {
    this.#match = match;
    this.#throwing = undefined;
  }

  /** Plays a choice whose dice, if they were entered, have all fallen. */
  replay(answer: Answer, fallen: readonly Fallen[]): void {
    const next = this.#apply(answer, fallen);
    if ('needs' in next) throw new BadInput(`the dice of its choice ${this.count + 1} are missing`);
    this.#match = next;
  }

  /** Makes a choice. True once it has been made; false while it waits for dice. */
  carryOut(answer: Answer, fallen: readonly Fallen[], isPersons: boolean): boolean {
    const next = this.#apply(answer, fallen);
    if ('needs' in next) {
      this.#throwing = { answer, fallen, request: next.needs, isPersons };
      return false;
    }
    this.backTo(next);
    return true;
  }

  /** Dice as they fell on the real table. */
  enter(faces: readonly number[]): boolean {
    const throwing = this.#throwing;
    if (!throwing) throw new BadInput('no dice are asked for');
    const fault = faultInDice(throwing.request, faces);
    if (fault !== undefined) throw new BadInput(fault);
    const fallen = [...throwing.fallen, fallenOf(throwing.request, faces)];
    if (throwing.answer) return this.carryOut(throwing.answer, fallen, throwing.isPersons);
    this.#beginEntered(fallen);
    return this.#throwing === undefined;
  }

  #apply(answer: Answer, fallen: readonly Fallen[]): MatchOrDice {
    const match = this.#match!;
    return 'seed' in match.dice ? makeMove(match, answer) : makeEnteredMove(match, answer, fallen);
  }

  #beginEntered(fallen: readonly Fallen[]): void {
    const begun = beginEnteredMatch(this.#engine, this.#start.setup, fallen, this.#start.players);
    if ('needs' in begun) this.#throwing = { answer: undefined, fallen, request: begun.needs, isPersons: false };
    else this.backTo(begun);
  }
}
