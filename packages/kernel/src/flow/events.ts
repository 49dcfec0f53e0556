import type { DiceEvent } from '../dice/dice.ts';
import type { Tally } from '../odds/factors.ts';
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

/** The tallies anywhere in an event, each under the names that lead to it there. */
export const talliesIn = (event: EventBase): HeadedTally[] => headedTallies(event, '');

interface HeadedTally {
  readonly heading: string;
  readonly tally: Tally;
}

function headedTallies(value: unknown, heading: string): HeadedTally[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  if ('rows' in value && 'total' in value && Array.isArray(value.rows)) return [{ heading, tally: value as Tally }];
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = key === 'tally' || key === 'tallies' ? heading : `${heading} ${key}`.trim();
    return headedTallies(inner, name);
  });
}

/** Events that the kernel itself leaves in the log, whatever the rules. */
export type KernelEvent = DiceEvent | ChoiceEvent;

/** Dice in one line: whose they are, what fell, and for what. Names may be singular or plural, and so no verb follows one. */
export function thrownInWords({ unit, side, faces, label }: DiceEvent): string {
  const who = unit ?? side;
  const words = `${faces.join(' ') || 'no dice'} thrown for ${label}`;
  return who === undefined ? words : `${who}: ${words}`;
}
