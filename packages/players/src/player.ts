import { type Dice, type Draw, type Json, type LiveGame, type Pending, type Side, samePlain } from '@acies/kernel';
import type { Budget } from './legate/budget.ts';

/** What a player is asked, and the table to look at. */
export interface Question<G = unknown, L = unknown, C extends Json = Json> {
  readonly side: Side;
  /** The name of the decision. */
  readonly decision: string;
  /** Every option, listed when first asked for; undefined where the decision is open. */
  readonly options: readonly C[] | undefined;
  /** The pieces that are decided about, as far as the decision says. */
  about(): readonly number[];
  /** The choice that does nothing, where there is one that may always be made. */
  readonly pass: C | undefined;
  /** One legal choice drawn at random. */
  sample(): C;
  /** Sensible choices where the decision is open. */
  suggestions(): readonly C[];
  /** Whether a choice may be made. */
  allows(choice: C): boolean;
  readonly g: G;
  readonly locals: L;
  /** The player's own random numbers; never the dice of the game. */
  readonly draw: Draw;
  /** Opens what the side knows of the game on dice of the player's own, again and again, to be tried out. */
  imagined(): (dice: Dice) => LiveGame;
}

/** A choice that a player has looked at. */
export interface Weighed {
  readonly choice: Json;
  /** What it is worth to him, on a scale of his own; more is better. */
  readonly worth: number;
  /** What he looked at, in a few words. */
  readonly words?: string | undefined;
  /** How often he has tried it out, if he is one who does. */
  readonly trials?: number;
  /** Why he who does has tried nothing out here. */
  readonly untried?: Untried;
}

/** He leaves what tells only long after to his first look, he sees nothing else to choose, or he had no time. */
export type Untried = 'trusted' | 'alone' | 'no time';

/** A computer player answers decisions. */
export interface Player {
  readonly name: string;
  /** One sentence for menus. */
  readonly about: string;
  choose(question: Question): Json;
  /** What he has looked at and what it is worth to him, the best first; never empty. */
  explain?(question: Question): readonly Weighed[];
  /** Who needs time thinks in steps, so that one can stop him. */
  think?(question: Question): Thinking;
  /** This player with another budget for each decision. */
  within?(budget: Budget): Player;
}

/** A player who says what he looks at. */
export type Explaining = Player & Required<Pick<Player, 'explain'>>;

/** A player at his thoughts. */
export interface Thinking {
  /** How often he has tried something out to its end. */
  readonly playouts: number;
  /** Thinks on for a moment; false when he has come to an end. */
  step(): boolean;
  /** What he would choose as far as he has thought. */
  choice(): Json;
  /** What he has looked at so far, his choice first; never empty. */
  weighed(): readonly Weighed[];
}

/** What a side has to decide in an opened game, put to a player. */
export function questionFor(live: LiveGame, pending: Pending, draw: Draw): Question {
  const decision = live.decisionOf(pending);
  let listed: readonly Json[] | undefined;
  const all = (): readonly Json[] => (listed ??= live.options(pending).toArray());
  return {
    side: pending.side,
    decision: decision.name,
    get options() {
      return decision.kind === 'listed' ? all() : undefined;
    },
    about: () => decision.about?.(live.g, live.locals, pending.side) ?? [],
    pass: decision.pass,
    sample: () => decision.sample?.(live.g, live.locals, draw, pending.side) ?? all()[draw(all().length)]!,
    suggestions: () =>
      decision.kind === 'open' ? (decision.suggest?.(live.g, live.locals, pending.side) ?? []) : all(),
    allows: (choice) =>
      decision.kind === 'open'
        ? decision.check(live.g, live.locals, choice, pending.side) === undefined
        : all().some((option) => samePlain(option, choice)),
    g: live.g,
    locals: live.locals,
    draw,
    imagined: () => live.imagined(pending.side),
  };
}
