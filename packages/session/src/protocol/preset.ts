import type { Side } from '@acies/kernel';

/** How decisions of one name are taken without asking: by doing nothing, or as a computer player would. */
export type PresetWay = 'pass' | 'computer';

/** For whom and how long somebody is not asked: for one unit, in one turn, or, where neither is said, in the whole battle. */
export interface Scope {
  readonly piece?: number | undefined;
  readonly turn?: number | undefined;
}

/** An answer that one side has given beforehand: what it does not want to be asked. */
export interface Preset {
  readonly side: Side;
  readonly decision: string;
  /** As it was last put. */
  readonly question: string;
  readonly way: PresetWay;
  readonly scope?: Scope | undefined;
}

/** A decision taken without asking. */
export interface Taken {
  readonly at: number;
  readonly side: Side;
  readonly decision: string;
  readonly question: string;
  readonly label: string;
  /** Of the word by which it was taken; of the whole battle unless told. */
  readonly scope?: Scope | undefined;
}
