import type { Reason } from '../odds/factors.ts';
import type { Overlay, Phrase, Shown, Wish } from '../picture/scene.ts';
import type { Json } from '../plain/json.ts';
import type { Side } from '../plain/sides.ts';
import type { OptionList } from './option-list.ts';

/** Something that looks like an option and is not, and why. */
export interface Exclusion extends Reason {
  /** What is not allowed, in words a player would use to ask. */
  readonly what: string;
}

/** A number between 0 and below the given one: how a sampler draws. */
export type Draw = (below: number) => number;

interface DecisionBase<G, L, C> {
  readonly name: string;
  /** What is being decided, as a question to the player. */
  question(g: G, locals: L, side: Side): string;
  /** A choice in words. */
  label(g: G, locals: L, choice: C): string;
  /** A choice as one would type it, exactly and with ids; its label unless told. */
  typed?(g: G, locals: L, choice: C): string;
  /** The choice that does nothing, where there is one that may always be made: it answers for whoever wants to go on. */
  readonly pass?: C;
  /** Short odds for an option that throws dice. */
  preview?(g: G, locals: L, choice: C): string | undefined;
  /** What cannot be chosen, and why. */
  excluded?(g: G, locals: L, side: Side): Exclusion[];
  /** The pieces that the question is about. */
  about?(g: G, locals: L, side: Side): readonly number[];
  /** Where a choice is on the table, also one that is not allowed. */
  shows?(g: G, locals: L, choice: C, side: Side): Shown;
  /** Where a piece may go or be put by this decision: drawn instead of how far its kind goes. Undefined where it says nothing of it. */
  reach?(g: G, locals: L, piece: number, side: Side): readonly Overlay[] | undefined;
}

/** What comes of a wish: the choice nearest to it, and why it is not the very one that was wished for. */
export interface Nearest<C> {
  readonly choice: C;
  readonly because?: Reason | undefined;
}

/** A decision with a finite list of options. */
export interface ListedDecision<G, L, C> extends DecisionBase<G, L, C> {
  readonly kind: 'listed';
  options(g: G, locals: L, out: OptionList<C>, side: Side): void;
  /** True where it is plain that there is more than one option, so that they need not be listed to know it. */
  isPlainlyOpen?(g: G, locals: L, side: Side): boolean;
  /** A quick legal choice for playouts, where listing everything would be wasteful. */
  sample?(g: G, locals: L, draw: Draw, side: Side): C;
}

/** A decision about something continuous: a validator says legal, or why not; a sampler offers sensible choices. */
export interface OpenDecision<G, L, C> extends DecisionBase<G, L, C> {
  readonly kind: 'open';
  /** Why a choice is not allowed. It may come from a file or the network, so its very shape wants checking. */
  check(g: G, locals: L, choice: C, side: Side): Reason | undefined;
  sample(g: G, locals: L, draw: Draw, side: Side): C;
  /** Sensible choices to offer and to weigh; every one of them is legal. */
  suggest?(g: G, locals: L, side: Side): C[];
  /** A choice in a person's own words; a BadInput says what was not understood. */
  parse?(g: G, locals: L, text: string, side: Side): C;
  /** The choice that comes nearest to what a person has dragged; it need not be allowed. Undefined for a piece that cannot be meant. */
  aim?(g: G, locals: L, wish: Wish, side: Side): Nearest<C> | undefined;
  /** What a choice uses up, of how much. */
  cost?(g: G, locals: L, choice: C, side: Side): string | undefined;
  /** Words for `parse` to offer as buttons, of a piece that is chosen. */
  phrases?(g: G, locals: L, piece: number | undefined, side: Side): readonly Phrase[];
}

export type Decision<G, L, C> = ListedDecision<G, L, C> | OpenDecision<G, L, C>;

/** A decision of whatever frame, as a registry holds it; what is chosen is plain data. */
export type AnyDecision<G> = Decision<G, unknown, Json>;

export const listed = <G, L, C>(
  name: string,
  definition: Omit<ListedDecision<G, L, C>, 'name' | 'kind'>,
): ListedDecision<G, L, C> => ({ ...definition, name, kind: 'listed' });

export const open = <G, L, C>(
  name: string,
  definition: Omit<OpenDecision<G, L, C>, 'name' | 'kind'>,
): OpenDecision<G, L, C> => ({ ...definition, name, kind: 'open' });
