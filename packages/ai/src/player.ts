import type { Draw, Json, LiveGame, Pending, Side } from '@acies/kernel';

/** What a player is asked, and the table to look at. */
export interface Turn<G = unknown, L = unknown> {
  readonly side: Side;
  /** The name of the decision. */
  readonly decision: string;
  /** Every option; undefined where the decision is open. */
  readonly options: readonly Json[] | undefined;
  /** The choice that does nothing, where there is one that may always be made. */
  readonly pass: Json | undefined;
  /** One legal choice drawn at random. */
  sample(): Json;
  /** Sensible choices where the decision is open. */
  suggestions(): readonly Json[];
  readonly g: G;
  readonly locals: L;
  /** The player's own random numbers; never the dice of the game. */
  readonly draw: Draw;
}

/** A choice that a player has looked at. */
export interface Weighed {
  readonly choice: Json;
  /** What it is worth to him, on a scale of his own; more is better. */
  readonly worth: number;
  /** What he looked at, in a few words. */
  readonly words?: string | undefined;
}

/** A computer player answers decisions. */
export interface Player {
  readonly name: string;
  /** One sentence for menus. */
  readonly about: string;
  choose(turn: Turn): Json;
  /** What he has looked at and what it is worth to him, the best first; never empty. */
  explain?(turn: Turn): readonly Weighed[];
}

/** What a side has to decide in an opened game, put to a player. */
export function turnFor(live: LiveGame, pending: Pending, draw: Draw): Turn {
  const decision = live.decisionOf(pending);
  const options = decision.kind === 'listed' ? live.options(pending).toArray() : undefined;
  return {
    side: pending.side,
    decision: decision.name,
    options,
    pass: decision.pass as Json | undefined,
    sample: () => decision.sample?.(live.g, live.locals, draw, pending.side) ?? options![draw(options!.length)]!,
    suggestions: () =>
      decision.kind === 'open' ? (decision.suggest?.(live.g, live.locals, pending.side) ?? []) : options!,
    g: live.g,
    locals: live.locals,
    draw,
  };
}
