import type { Draw, Exclusion } from '../flow/decision.ts';
import type { Pending } from '../flow/frame.ts';
import type { Reason } from '../odds/factors.ts';
import type { Attempt, Overlay, Phrase, Shown, Wish } from '../picture/scene.ts';
import { TOO_DEEP, tooDeepIn } from '../plain/depth.ts';
import { type Json, samePlain } from '../plain/json.ts';
import type { Side } from '../plain/sides.ts';
import type { LiveGame } from './live-game.ts';

/** A side's open decision as a client sees it. */
export interface OpenQuestion {
  readonly side: Side;
  readonly decision: string;
  readonly question: string;
  /** Every option, or undefined where the decision is open and choices are checked instead. */
  readonly options: readonly Json[] | undefined;
  /** The choice that does nothing, if there is one. */
  readonly pass?: Json | undefined;
  label(choice: Json): string;
  /** A choice as one would type it, exactly and with ids. */
  typed(choice: Json): string;
  /** Short odds of an option that rolls dice. */
  preview(choice: Json): string | undefined;
  excluded(): Exclusion[];
  /** Why a choice is not allowed; undefined if it is. */
  refuse(choice: Json): string | undefined;
  sample(draw: Draw): Json;
  /** Sensible choices of an open decision. */
  suggestions(): readonly Json[];
  /** A choice in a person's own words; undefined where the decision takes none. */
  parse(text: string): Json | undefined;
  /** The pieces that it is about. */
  about(): readonly number[];
  shows(choice: Json): Shown;
  /** A choice of an open decision, judged as it is being made. */
  attempt(choice: Json): Attempt;
  /** The choice nearest to where a piece was dragged, judged; undefined where the decision is not about places. */
  aim(wish: Wish): Attempt | undefined;
  /** Where a piece may go or be put by this decision; undefined where it says nothing of it. */
  reach(piece: number): readonly Overlay[] | undefined;
  phrases(piece?: number): readonly Phrase[];
}

/** What a side has to decide in an opened game. */
export function questionOf(live: LiveGame, pending: Pending): OpenQuestion {
  const decision = live.decisionOf(pending);
  const { g, locals } = live;
  const options = decision.kind === 'listed' ? live.options(pending).toArray() : undefined;
  const { side } = pending;
  const refusal = (choice: Json): Reason | undefined =>
    decision.kind === 'open' ? decision.check(g, locals, choice, side) : undefined;
  const shows = (choice: Json): Shown => decision.shows?.(g, locals, choice, side) ?? {};
  const attempt = (choice: Json): Attempt => ({
    choice,
    label: decision.label(g, locals, choice),
    shown: shows(choice),
    cost: decision.kind === 'open' ? decision.cost?.(g, locals, choice, side) : undefined,
    preview: decision.preview?.(g, locals, choice),
    refused: refusal(choice),
  });
  return {
    side,
    decision: decision.name,
    question: decision.question(g, locals, side),
    options,
    pass: decision.pass,
    label: (choice) => decision.label(g, locals, choice),
    typed: (choice) => (decision.typed ?? decision.label)(g, locals, choice),
    preview: (choice) => decision.preview?.(g, locals, choice),
    excluded: () => decision.excluded?.(g, locals, side) ?? [],
    refuse(choice) {
      const deep = tooDeepIn(choice);
      if (deep !== undefined) return `${deep} is ${TOO_DEEP}`;
      if (decision.kind === 'open') {
        const because = refusal(choice);
        return because && `${because.text} (${because.clause})`;
      }
      return options!.some((option) => samePlain(option, choice)) ? undefined : 'it is not among the options';
    },
    sample: (draw) => (decision.sample ? decision.sample(g, locals, draw, side) : options![draw(options!.length)]!),
    suggestions: () => (decision.kind === 'open' ? (decision.suggest?.(g, locals, side) ?? []) : options!),
    parse: (text) => (decision.kind === 'open' ? decision.parse?.(g, locals, text, side) : undefined),
    about: () => decision.about?.(g, locals, side) ?? [],
    shows,
    attempt,
    aim(wish) {
      const nearest = decision.kind === 'open' ? decision.aim?.(g, locals, wish, side) : undefined;
      if (!nearest) return undefined;
      const made = attempt(nearest.choice);
      // Whoever is told why the choice is refused need not be told why it was chosen.
      return nearest.because && !made.refused ? { ...made, amended: amendedBy(nearest.because, wish) } : made;
    },
    reach: (piece) => decision.reach?.(g, locals, piece, side),
    phrases: (piece) => (decision.kind === 'open' ? (decision.phrases?.(g, locals, piece, side) ?? []) : []),
  };
}

const amendedBy = ({ text, clause }: Reason, wish: Wish): NonNullable<Attempt['amended']> => ({ text, clause, wish });
