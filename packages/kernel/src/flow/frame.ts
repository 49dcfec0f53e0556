import type { Json } from '../plain/json.ts';
import type { Side } from '../plain/sides.ts';

/** Where a procedure is: its name, the step to run next and its local variables. Plain data, saved with the game. */
export interface Frame {
  readonly procedure: string;
  step: string;
  readonly locals: Record<string, Json | undefined>;
  /** The slot of the frame below that takes the result; always present, so that frames have one shape. */
  readonly into?: string | undefined;
}

/** A side's open decision. Its frame is the top of the stack. */
export interface Pending {
  readonly side: Side;
  readonly decision: string;
  readonly slot: string;
  /** Given, but not yet shown to the frame because another side has still to answer. */
  answer?: Json;
}

/** The step name of a frame that has run its last step. */
export const END = '';
