import type { BySide } from '@acies/kernel';
import type { Attempt, Overlay, Scene, Shown, Wish } from '@acies/kernel/picture';
import type { ReactNode } from 'react';

/** All that the table needs. It knows no rule: what may be done comes in, what a person did goes out. */
export interface TableViewProps {
  readonly scene: Scene;
  /** The rule set, for its accent. */
  readonly sheet: string;
  readonly armies: BySide<string>;
  /** Pieces that can act now. */
  readonly active: ReadonlySet<number>;
  /** Pieces and cells that can be chosen now. */
  readonly targets: ReadonlySet<number>;
  readonly cells: ReadonlySet<number>;
  readonly selected: number | undefined;
  /** Pieces that the question is about. */
  readonly about?: readonly number[] | undefined;
  /** The option under the hand, or chosen. */
  readonly shown: Shown | undefined;
  /** Whose idea it is, if it is not the person's own. */
  readonly shownBy?: string | undefined;
  /** What is being dragged, as it has been judged. */
  readonly attempt: Attempt | undefined;
  readonly overlays: readonly Overlay[];
  readonly draggable: ReadonlySet<number>;
  /** What is to be known of a piece, laid beside it. */
  readonly card?: { readonly piece: number; readonly body: ReactNode } | undefined;
  /** What else is drawn, above all that the table draws itself. */
  readonly layer?: ReactNode;
  /** How long pieces glide to new places; 0 to put them there at once. */
  readonly animateMs: number;
  onPiece(id: number): void;
  onCell(id: number): void;
  onEmpty(): void;
  /** While a piece is dragged, turned or nudged, and when it is let go. */
  onWish(wish: Wish, isDone: boolean): void;
  /** What was dragged is left as it was; `onEmpty` unless told. */
  onLeave?(): void;
  /** The full card is wanted, or not any more. */
  onPeek(id: number | undefined): void;
}
