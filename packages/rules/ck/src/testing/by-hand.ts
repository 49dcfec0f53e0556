/** Chances worked out by plain arithmetic, with nothing of the dice of the kernel or the odds of these rules. */

/** The chance of each number: of hits, of losses. */
export type Spread = readonly number[];

const FACES = [1, 2, 3, 4, 5, 6];

/** How many of so many dice show this or more, one die after the other. */
export function showing(least: number, dice: number): number[] {
  const chance = FACES.filter((face) => face >= least).length / FACES.length;
  let spread = [1];
  for (let i = 0; i < dice; i++) {
    const next = new Array<number>(spread.length + 1).fill(0);
    spread.forEach((weight, count) => {
      next[count] = next[count]! + weight * (1 - chance);
      next[count + 1] = next[count + 1]! + weight * chance;
    });
    spread = next;
  }
  return spread;
}

/** A throw made again where the first one is not kept. */
export function again(spread: Spread, keeps: (result: number) => boolean): number[] {
  const second = spread.reduce((sum, chance, result) => sum + (keeps(result) ? 0 : chance), 0);
  return spread.map((chance, result) => (keeps(result) ? chance : 0) + second * chance);
}

/** Results that have the same effect count as one. */
export function grouped(spread: Spread, effect: (result: number) => number): number[] {
  const found: number[] = [];
  spread.forEach((chance, result) => {
    const at = effect(result);
    while (found.length <= at) found.push(0);
    found[at] = found[at]! + chance;
  });
  return found;
}

export const mean = (spread: Spread): number => spread.reduce((sum, chance, result) => sum + chance * result, 0);
const total = (spread: Spread): number => spread.reduce((sum, chance) => sum + chance, 0);

/** CK-FGT-6, CK-GEN-2: hits of a pool; a gift lifts 8 dice or more to 4 hits. */
export const hitsByHand = (dice: number, gift = false): number[] =>
  grouped(showing(5, dice), (hits) => (gift && dice >= 8 ? Math.max(4, hits) : hits));

/** The chance of each pair of hits, `chances[target][assaulter]`. */
export type Pairs = readonly (readonly number[])[];

/** CK-FGT-6, CK-OUT-1: the hits of two who each want to win, and throw again when that makes it likelier. */
export function pairsByHand(target: Spread, assaulter: Spread): Pairs {
  const upTo = (most: number): number => total(assaulter.slice(0, most + 1));
  const holds = target.map((_, hits) => upTo(hits) ** 2);
  const second = target.reduce((sum, chance, hits) => sum + chance * holds[hits]!, 0);
  return again(target, (hits) => holds[hits]! >= second).map((chance, t) =>
    again(assaulter, (hits) => hits > t).map((each) => chance * each),
  );
}

export interface ClashByHand {
  readonly assaulterWins: number;
  readonly assaulterBy2: number;
  readonly targetBy2: number;
}

export function clashByHand(target: Spread, assaulter: Spread): ClashByHand {
  const sums = { assaulterWins: 0, assaulterBy2: 0, targetBy2: 0 };
  pairsByHand(target, assaulter).forEach((row, t) => {
    row.forEach((chance, a) => {
      if (a > t) sums.assaulterWins += chance;
      if (a - t >= 2) sums.assaulterBy2 += chance;
      if (t - a >= 2) sums.targetBy2 += chance;
    });
  });
  return sums;
}
