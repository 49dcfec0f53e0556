import type { DiceEvent } from '../dice/dice.ts';
import type { Json } from '../plain/json.ts';
import type { Side } from '../plain/sides.ts';

/** What every event has: a type, and the clauses it follows from. */
export interface EventBase {
  readonly type: string;
  readonly clauses: readonly string[];
}

/** A side has chosen. Choices made in secret are told together, when the last of them is made. */
interface ChoiceEvent {
  readonly type: 'choice';
  readonly clauses: readonly string[];
  readonly side: Side;
  readonly decision: string;
  readonly choice: Json;
}

/** Events that the kernel itself leaves in the log, whatever the rules. */
export type KernelEvent = DiceEvent | ChoiceEvent;
