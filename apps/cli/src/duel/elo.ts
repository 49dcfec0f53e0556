/** What two players have done against each other; a draw counts half for each. */
export interface Meeting {
  readonly a: number;
  readonly b: number;
  readonly games: number;
  /** Points of `a`. */
  readonly points: number;
}

export interface Rating {
  readonly elo: number;
  /** The 95 % interval is this much to either side. */
  readonly margin: number;
}

/** Points of Elo for a factor of e in the odds of winning. */
const SCALE = 400 / Math.LN10;
const Z = 1.959964;
/** One game drawn beside those played: who has won every game is better by much, not by infinitely much. */
const PRIOR = 1;
const STEPS = 100;
const CLOSE = 1e-9;

/** Elo that makes the results likeliest, the first player's being 0, with normal intervals of the difference to him. */
export function ratingsOf(players: number, meetings: readonly Meeting[]): Rating[] {
  const { strengths, covariance } = fitTo(players, meetings);
  return strengths.map((each, i) => ({ elo: each * SCALE, margin: marginOf(covariance[i]![i]!) }));
}

/** Each player against the next below him, the best first, with the interval of that difference itself. */
export function leadsOf(
  players: number,
  meetings: readonly Meeting[],
): (Rating & { readonly of: number; readonly over: number })[] {
  const { strengths, covariance } = fitTo(players, meetings);
  const best = strengths.map((_, i) => i).sort((a, b) => strengths[b]! - strengths[a]!);
  return best.slice(1).map((over, place) => {
    const of = best[place]!;
    // What two ratings have in common does not blur the difference between them.
    const variance = covariance[of]![of]! + covariance[over]![over]! - 2 * covariance[of]![over]!;
    return { of, over, elo: (strengths[of]! - strengths[over]!) * SCALE, margin: marginOf(variance) };
  });
}

const marginOf = (variance: number): number => Z * Math.sqrt(Math.max(0, variance)) * SCALE;

interface Fit {
  /** The first player's is 0. */
  readonly strengths: readonly number[];
  readonly covariance: readonly (readonly number[])[];
}

function fitTo(players: number, meetings: readonly Meeting[]): Fit {
  const prepared = meetings.map(({ a, b, games, points }) => ({
    a,
    b,
    games: games + PRIOR,
    points: points + PRIOR / 2,
  }));
  let strengths = new Array<number>(players).fill(0);
  let inverse: number[][] = [];
  for (let step = 0; step < STEPS; step++) {
    const { slope, bend } = likelihood(strengths, prepared);
    inverse = inverted(bend);
    const change = inverse.map((row) => row.reduce((sum, each, i) => sum + each * slope[i]!, 0));
    // A step too far could overshoot for good.
    strengths = strengths.map((each, i) => (i === 0 ? 0 : each + Math.max(-1, Math.min(1, change[i - 1]!))));
    if (change.every((each) => Math.abs(each) < CLOSE)) break;
  }
  return { strengths, covariance: [strengths.map(() => 0), ...inverse.map((row) => [0, ...row])] };
}

/** Slope and (negative) curvature of the log-likelihood in the strengths of all but the first. */
function likelihood(strengths: readonly number[], meetings: readonly Meeting[]): { slope: number[]; bend: number[][] } {
  const free = strengths.length - 1;
  const slope = new Array<number>(free).fill(0);
  const bend = Array.from({ length: free }, () => new Array<number>(free).fill(0));
  const add = (i: number, j: number, amount: number): void => {
    if (i > 0 && j > 0) bend[i - 1]![j - 1]! += amount;
  };
  for (const { a, b, games, points } of meetings) {
    const chance = 1 / (1 + Math.exp(strengths[b]! - strengths[a]!));
    if (a > 0) slope[a - 1]! += points - games * chance;
    if (b > 0) slope[b - 1]! -= points - games * chance;
    const curve = games * chance * (1 - chance);
    for (const [i, j, sign] of [
      [a, a, 1],
      [b, b, 1],
      [a, b, -1],
      [b, a, -1],
    ] as const)
      add(i, j, sign * curve);
  }
  return { slope, bend };
}

/** The inverse of a small symmetric matrix, by Gauss and Jordan. */
function inverted(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...Array.from({ length: n }, (_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < n; column++) {
    const pivot = rows[column]!;
    const by = pivot[column]!;
    for (let j = 0; j < 2 * n; j++) pivot[j]! /= by;
    for (const row of rows) {
      if (row === pivot) continue;
      const times = row[column]!;
      for (let j = 0; j < 2 * n; j++) row[j]! -= times * pivot[j]!;
    }
  }
  return rows.map((row) => row.slice(n));
}
