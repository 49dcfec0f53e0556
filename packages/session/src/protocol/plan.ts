import type { BySide } from '@acies/kernel';

/** Who plays what, as it was chosen on the first page. */
export interface BattlePlan {
  readonly rules: string;
  readonly battle: string;
  /** Names of computer players, or `human`. */
  readonly players: BySide<string>;
  readonly dice: 'seeded' | 'entered';
  readonly seed?: number;
  readonly rulings: Readonly<Record<string, boolean>>;
}
