/** The kinds of input from outside that are fuzzed. */
export const KINDS = ['game file', 'battle', 'situation', 'answer'] as const;
export type Kind = (typeof KINDS)[number];

/** Something as it would come from outside, and where it would come in. */
export interface Case {
  readonly kind: Kind;
  /** The id of the rules. */
  readonly rules: string;
  /** Of a situation: its calculator. */
  readonly calculation?: string;
  /** Of a bot's answer: which of the positions it is given in. */
  readonly position?: number;
  readonly text: string;
}

/** What is said of a case that breaks the contract. */
export class Finding extends Error {
  readonly found: Case;
  constructor(found: Case, what: string, cause?: unknown) {
    super(`${found.kind} of ${found.rules}: ${what}`, { cause });
    this.name = 'Finding';
    this.found = found;
  }
}
