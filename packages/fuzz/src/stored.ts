import type { Case } from './case.ts';

/** A case as it is kept: its text whole, or in parts of which some are repeated so many times. */
export interface StoredCase extends Omit<Case, 'text'> {
  /** What once went wrong with it. */
  readonly about: string;
  readonly outcome: 'refused' | 'accepted';
  readonly text: string | readonly (string | readonly [part: string, times: number])[];
}

export const textOf = ({ text }: Pick<StoredCase, 'text'>): string =>
  typeof text === 'string'
    ? text
    : text.map((part) => (typeof part === 'string' ? part : part[0].repeat(part[1]))).join('');
