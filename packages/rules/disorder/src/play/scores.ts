import { type BySide, bySide, type Die, otherSide, SIDES } from '@acies/kernel';
import type { Tally } from '@acies/kernel/odds';
import { BANDS, type Band, bandOf } from './bands.ts';

/** LG-CBT-1, CB-CBT-1: two units that throw a die each, and what they add to it. */
export interface Scored {
  readonly tallies: Readonly<BySide<Pick<Tally, 'total'>>>;
  readonly dice: Readonly<BySide<Die>>;
}

export interface Scores {
  /** Die and factors. */
  readonly scores: Readonly<BySide<number>>;
  readonly bands: Readonly<BySide<Band>>;
}

/** LG-CBT-1, CB-CBT-2: what two dice lead to; each side reads the difference as its own. */
export function judgeFaces({ tallies }: Pick<Scored, 'tallies'>, faces: Readonly<BySide<number>>): Scores {
  const scores = bySide((side) => faces[side] + tallies[side].total);
  return { scores, bands: bySide((side) => bandOf(scores[side] - scores[otherSide(side)])) };
}

export type BandChances = Readonly<Record<Band, number>>;

/** No band with any chance. */
const noChances = (): Record<Band, number> =>
  Object.fromEntries(BANDS.map((band) => [band, 0])) as Record<Band, number>;

/** The chances of bands that are certain. */
export const certainBands = (bands: Readonly<BySide<Band>>): Readonly<BySide<BandChances>> =>
  bySide((side) => ({ ...noChances(), [bands[side]]: 1 }));

/** The chance of each band for each side. */
export function bandChances(scored: Scored): Readonly<BySide<BandChances>> {
  const chances = bySide(noChances);
  const { red, blue } = scored.dice;
  const each = 1 / (red.faces.length * blue.faces.length);
  for (const redFace of red.faces)
    for (const blueFace of blue.faces) {
      const { bands } = judgeFaces(scored, { red: redFace, blue: blueFace });
      for (const side of SIDES) chances[side][bands[side]] += each;
    }
  return chances;
}
