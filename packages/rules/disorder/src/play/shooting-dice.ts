import { atLeast, type Factor, type Row, row, type Tally, tally } from '@acies/kernel/odds';

/** A row that takes something from the dice of a volley: its clause and its label. */
export interface DiceLoss {
  readonly clause: string;
  readonly label: string;
}

/** The dice of a volley before they are thrown. */
export interface Volley {
  /** What the stands that shoot give. */
  readonly start: readonly Row[];
  /** DPs on the shooters, a die fewer for each. */
  readonly dp: number;
  readonly dpLoss: DiceLoss;
  /** Reasons to halve the dice, each of which does. */
  readonly halvings: readonly DiceLoss[];
  /** The sheets leave open which comes first. */
  readonly dpFirst: boolean;
}

const fixed =
  (one: Row): Factor<undefined> =>
  () =>
    one;

/** Half, rounded up; a single die stays, and so makes no row. */
const halved =
  ({ clause, label }: DiceLoss): Factor<undefined> =>
  (_, total) =>
    total > 1 ? row(clause, label, -Math.floor(total / 2)) : undefined;

/** LG-SHO-1, LG-SHO-2, CB-SHO-1, CB-SHO-2, CB-SHO-3: the dice, row by row, never fewer than none. */
export function shootingDice({ start, dp, dpLoss, halvings, dpFirst }: Volley): Tally {
  const { clause, label } = dpLoss;
  const fewer = dp > 0 ? [fixed(row(clause, label, -dp)), atLeast<undefined>(clause, 'no fewer than none', 0)] : [];
  const halves = halvings.map(halved);
  return tally([...start.map(fixed), ...(dpFirst ? [...fewer, ...halves] : [...halves, ...fewer])], undefined);
}
