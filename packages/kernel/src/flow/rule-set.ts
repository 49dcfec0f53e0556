import type { Dice, DiceEvent } from '../dice/dice.ts';
import type { Sheet } from '../odds/sheet.ts';
import type { DrawWish, HelpTopic, LegendRow, Paint } from '../picture/paint.ts';
import type { RosterUnit, Weight } from '../picture/roster.ts';
import type { Picture } from '../picture/scene.ts';
import type { Side } from '../plain/sides.ts';
import type { AnyDecision } from './decision.ts';
import type { EventBase, KernelEvent } from './events.ts';
import type { AnyProcedure, Procedure } from './procedure.ts';

/** Taken from a method, so that contexts of unlike rule sets fit into one list. */
type Tell<E> = { tell(event: E): void }['tell'];

/** What the rules work on: the setting, which never changes, the board, which does, and where dice and news go. */
export interface Context<S = SetupBase, B = unknown, E extends EventBase = EventBase> {
  readonly setup: S;
  readonly board: B;
  readonly dice: Dice;
  /** Left out when nobody listens: `g.tell?.({...})` then builds no event at all. */
  readonly tell: Tell<E | KernelEvent> | undefined;
}

/** Who won, and why in one sentence. */
export type Result = {
  readonly winner: Side | null;
  readonly reason: string;
  readonly clause: string;
};

/** What every setup says of itself. */
export type SetupBase = {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly rulings?: Readonly<Record<string, boolean | undefined>> | undefined;
};

/** A rule set: everything a client, a computer player or a test needs, and nothing about any client. */
export interface RuleSet<
  S extends SetupBase = SetupBase,
  B = unknown,
  E extends EventBase = EventBase,
  G extends Context<S, B, E> = Context<S, B, E>,
  D extends DecisionsByName<G> = DecisionsByName<G>,
> extends Sheet {
  readonly version: string;
  readonly procedures: readonly AnyProcedure<G>[];
  /** Each under its own name. */
  readonly decisions: D;
  /** What players may look up beside the clauses. */
  readonly topics?: readonly HelpTopic[];
  /** What the sheet calls what `turnOf` counts; a turn unless given. */
  readonly turnName?: string;
  /** The procedure that is the whole battle; it is done with a Result. */
  readonly main: Procedure<G, unknown, Result>;

  /** Checks a scenario from outside; throws a BadInput that says what is wrong and where. */
  parseSetup(data: unknown): S;
  /** The board as the battle begins. */
  begin(setup: S): B;
  /** What the steps are given. Called for each game that is opened, so it must be cheap. */
  open(context: Context<S, B, E>): G;
  copyBoard(board: B): B;
  /** The board as a side may see it. */
  hide(board: B, side: Side, setup: S): B;
  /** The setting as a side may know it while the board stands so; all of it where there are no secrets. */
  hideSetup?(setup: S, side: Side, board: B): S;
  turnOf(board: B): number;
  /** The invariants that a board breaks, which no legal play can do; for tests and fuzzing. */
  brokenInvariants(g: G): string[];

  /** The battle with everybody placed where it suggests, to be looked at; where it needs no change it is left out. */
  arrayed?(setup: S): S;
  /** An event in words; with the dice that led to it, if they are known, the sum they came to. */
  tellInWords(setup: S, event: E | KernelEvent, thrown?: readonly DiceEvent[]): string;
  /** The field as text, for terminals and tests; compact where the window is narrow. */
  draw(g: G, paint: Paint, wish?: DrawWish): string;
  /** Part of a large field drawn large: round a unit, or a place as players write it. A BadInput says what was not understood. */
  drawAt?(g: G, paint: Paint, place: string, wish?: DrawWish): string;
  /** Whether the map is so large that it is shown once a turn, and whenever it is asked for. */
  readonly mapOnceATurn?: boolean;
  /** The table as shapes and pieces, for clients that draw better than text. */
  readonly picture?: Picture<G>;
  /** The signs that `draw` uses. */
  readonly legend: readonly LegendRow[];
  /** What strength is counted in. */
  readonly strengthUnit: string;
  /** What those units have lost in all; counted in `strengthUnit` unless given. */
  lossWords?(units: readonly RosterUnit[]): string;
  /** Every unit of both sides, but those that the viewer may not know of. */
  roster(g: G, viewer?: Side): RosterUnit[];
  weigh(event: E | KernelEvent): Weight;
  /** Whether it shows a side what was hidden from it: nothing from before that is taken back. */
  reveals?(event: E | KernelEvent): boolean;
  /** How the battle stands, a few lines, as a viewer may know it; all of it without one. */
  status(g: G, viewer?: Side): string[];
  /** Who leads whom with what orders, a line each, as a viewer may know it; where leaders matter. */
  leaders?(g: G, viewer?: Side): string[];
  /** How far a side is to its defeat, 0 fresh to 1 broken; for charts and computer players. */
  strain(g: G, side: Side): number;
}

/** What the steps of a rule set are given. */
export type ContextOf<R extends RuleSet> = ReturnType<R['open']>;

/** Decisions, each under its own name. */
type DecisionsByName<G> = Readonly<Record<string, AnyDecision<G>>>;

/** What the decisions of a rule set are called. */
export type DecisionName<R extends RuleSet> = keyof R['decisions'] & string;

/** The frame that a decision is asked in. */
export type LocalsOf<D> = D extends { question(g: never, locals: infer L, side: Side): string } ? L : never;

/** What is chosen in a decision. */
export type ChoiceOf<D> = D extends { label(g: never, locals: never, choice: infer C): string } ? C : never;

/** What a battle of a rule set is set up from. */
export type SetupOf<R extends RuleSet> = ReturnType<R['parseSetup']>;
