import type { EventBase } from '../flow/events.ts';
import type { Tally } from './factors.ts';

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
