import type { Calculation } from './calculation.ts';
import type { Clause } from './clause.ts';

/** A ruling that could go another way: a battle may switch it. */
export interface RulingSwitch {
  /** What a setup names it by. */
  readonly id: string;
  /** What people call it: a few words. */
  readonly title: string;
  readonly clause: string;
  /** What holds while it is on, in one sentence. */
  readonly text: string;
  /** Ours. */
  readonly usual: boolean;
}

/** A row of the troop list. */
export interface TroopRow {
  readonly id: string;
  readonly name: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** What of a rule set needs no battle: the sheet beside the table. */
export interface Sheet {
  readonly id: string;
  readonly title: string;
  /** One sentence for menus. */
  readonly summary: string;
  readonly clauses: readonly Clause[];
  /** Rulings that a setup may switch under `rulings`. */
  readonly rulings: readonly RulingSwitch[];
  readonly troops: readonly TroopRow[];
  readonly calculations: readonly Calculation[];
}
