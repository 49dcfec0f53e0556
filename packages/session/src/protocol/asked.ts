import type { Json, Side } from '@acies/kernel';
import type { Shown } from '@acies/kernel/picture';

export interface QuestionOption {
  readonly choice: Json;
  readonly label: string;
  /** What sort of thing it is, for grouping. */
  readonly kind: string;
  readonly shown: Shown;
}

/** The decision that a person has to take. */
export interface PageQuestion {
  readonly side: Side;
  readonly decision: string;
  readonly question: string;
  /** The pieces it is about. */
  readonly about: readonly number[];
  /** Every option; where the decision is open, some that make sense. */
  readonly options: readonly QuestionOption[];
  /** Which option does nothing, if one does. */
  readonly pass: Json | undefined;
  /** Choices may be made that are not among the options: dragged, or in words. */
  readonly isOpen: boolean;
}

/** Dice that must be thrown on the real table. */
export interface DiceAsked {
  readonly die: string;
  readonly faces: readonly number[];
  readonly count: number;
  readonly label: string;
  readonly clause: string;
  readonly side: Side | undefined;
  readonly unit: string | undefined;
  /** How many throws for the same choice have fallen. */
  readonly thrown: number;
  /** The choice that they are thrown for can still be left. */
  readonly mayGoBack: boolean;
}
