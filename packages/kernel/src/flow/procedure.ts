import type { Side } from '../plain/sides.ts';
import type { Decision } from './decision.ts';
import { END } from './frame.ts';

/** The names of the slots of a frame that can hold a value of this type. */
export type SlotFor<L, V> = { [K in keyof L]-?: [V] extends [Exclude<L[K], undefined>] ? K : never }[keyof L] & string;

export interface AskSignal {
  readonly kind: 'ask';
  readonly asks: readonly Ask[];
}

interface Ask {
  readonly side: Side;
  readonly decision: string;
  readonly slot: string;
}

export interface CallSignal {
  readonly kind: 'call';
  readonly procedure: string;
  readonly locals: object;
  readonly slot: string | undefined;
}

export interface AgainSignal {
  readonly kind: 'again';
  readonly step: string;
}

export interface DoneSignal<V> {
  readonly kind: 'done';
  readonly value: V;
}

/** Types the slots of a frame into a signal, so that a wrong slot is a compile error. It has no value at run time. */
declare const frameOf: unique symbol;
interface ForFrame<L> {
  readonly [frameOf]?: (locals: L) => void;
}

export type Signal<L, V> = (AskSignal & ForFrame<L>) | (CallSignal & ForFrame<L>) | AgainSignal | DoneSignal<V>;

/** A signal of whatever frame, as the flow obeys it. */
export type PlainSignal<V> = AskSignal | CallSignal | AgainSignal | DoneSignal<V>;

/** A step changes the board and goes on, or returns one signal. */
export type Step<G, L, V> = (g: G, locals: L) => Signal<L, V> | undefined | void;

/** An ordered set of named steps. The names are part of the save format. */
export interface Procedure<G, L, V> {
  readonly name: string;
  /** Where a frame starts. */
  readonly first: string;
  /** By name, in order: a step is looked up for everything that happens, so that what follows it is found in the same look. */
  readonly steps: ReadonlyMap<string, PlacedStep<G, L, V>>;
}

/** A step whose slots have been checked. `run` is a method, so that procedures of unlike frames fit into one list. */
interface PlacedStep<G, L, V> {
  run(g: G, locals: L): PlainSignal<V> | undefined | void;
  readonly next: string;
}

/** A procedure of whatever frame and result, as a registry holds it. */
export type AnyProcedure<G> = Procedure<G, unknown, unknown>;

export function procedure<G, L extends object, V = void>(
  name: string,
  steps: Readonly<Record<string, Step<G, L, V>>>,
): Procedure<G, L, V> {
  const order = Object.keys(steps);
  const placed = order.map((step, i) => [step, { run: steps[step]!, next: order[i + 1] ?? END }] as const);
  return { name, first: order[0] ?? END, steps: new Map(placed) };
}

/** Asks one side; the answer lands in the slot. */
export const ask = <G, L, C>(
  side: Side,
  decision: Decision<G, L, C>,
  slot: SlotFor<L, C>,
): AskSignal & ForFrame<L> => ({
  kind: 'ask',
  asks: [{ side, decision: decision.name, slot }],
});

/** Asks both sides at once; neither sees the other's answer until both have given theirs. */
export const askBoth = <G, L, C>(
  decision: Decision<G, L, C>,
  slots: { readonly red: SlotFor<L, C>; readonly blue: SlotFor<L, C> },
): AskSignal & ForFrame<L> => ({
  kind: 'ask',
  asks: [
    { side: 'red', decision: decision.name, slot: slots.red },
    { side: 'blue', decision: decision.name, slot: slots.blue },
  ],
});

/**
 * Runs another procedure; what it is done with lands in the slot, if one is named. The arguments become its frame, so
 * they must share no object with this one: a saved game would not share it.
 */
export function call<G, A extends object, L, V>(
  callee: Procedure<G, A, V>,
  args: A,
  slot?: SlotFor<L, V>,
): CallSignal & ForFrame<L> {
  return { kind: 'call', procedure: callee.name, locals: args, slot };
}

/** Goes back to a step of this procedure. */
export const again = (step: string): AgainSignal => ({ kind: 'again', step });

/** Ends the procedure with a value. */
export const done = <V = void>(value: V): DoneSignal<V> => ({ kind: 'done', value });
