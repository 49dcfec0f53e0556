import type { BySide, Result, Side } from '@acies/kernel';
import type { Scene } from '@acies/kernel/picture';
import type { DiceAsked, PageQuestion } from './asked.ts';
import type { Preset, Taken } from './preset.ts';

export interface TableState {
  readonly game: string;
  /** Goes up with every change of its choices, in whichever tab: so many choices may be others than they were. */
  readonly revision: number;
  /** How many choices have been made. */
  readonly at: number;
  readonly turn: number;
  /** Through whose eyes it is shown; nobody's in particular where there are no secrets. */
  readonly viewer: Side | undefined;
  /** Two people share this screen, and one of them may not see all that the other does. */
  readonly hides: boolean;
  readonly scene: Scene;
  readonly asked: PageQuestion | undefined;
  readonly dice: DiceAsked | undefined;
  /** Who decides without a person, as soon as the page has shown what there is. */
  readonly waits: { readonly side: Side; readonly by: string; readonly needsTime?: true } | undefined;
  readonly status: readonly string[];
  readonly leaders: readonly string[];
  readonly strain: BySide<number>;
  readonly result: Result | undefined;
  /** Why nothing can be taken back; undefined if it can. */
  readonly keepsBack: string | undefined;
  /** What is not asked, as far as it still can come to it. */
  readonly presets: readonly Preset[];
  readonly taken: readonly Taken[];
  /** Which choices the computer made since a person last decided, where what it looked at can be told to who looks. */
  readonly explained: readonly number[];
}
