/** A row of a tally: what a modifier is, where it comes from and what it adds. */
export interface Row {
  readonly clause: string;
  readonly label: string;
  readonly value: number;
}

export interface Tally {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** A modifier of the sheet: a row if it applies. The total so far is for caps, "at least" and "at most". */
export type Factor<S> = (situation: S, total: number) => Row | undefined;

export const row = (clause: string, label: string, value: number): Row => ({ clause, label, value });

/** A modifier with a fixed label: its value, or undefined where it does not apply. */
export const factor =
  <S>(clause: string, label: string, amount: (situation: S) => number | undefined): Factor<S> =>
  (situation) => {
    const value = amount(situation);
    return value === undefined ? undefined : row(clause, label, value);
  };

/** A fixed modifier that applies when a condition holds. */
export function when<S>(clause: string, label: string, value: number, holds: (situation: S) => boolean): Factor<S> {
  const applied = row(clause, label, value);
  return (situation) => (holds(situation) ? applied : undefined);
}

/** A cap from below, itself a row so that the rows always add up. */
export const atLeast =
  <S>(clause: string, label: string, least: number): Factor<S> =>
  (_, total) =>
    total < least ? row(clause, label, least - total) : undefined;

/** A cap from above. */
export const atMost =
  <S>(clause: string, label: string, most: number): Factor<S> =>
  (_, total) =>
    total > most ? row(clause, label, most - total) : undefined;

/** A modifier that counts only when a condition holds: a cap for some, say. */
export const given =
  <S>(holds: (situation: S) => boolean, one: Factor<S>): Factor<S> =>
  (situation, total) =>
    holds(situation) ? one(situation, total) : undefined;

/** Of several modifiers only the lowest applies. */
export const worstOf =
  <S>(...factors: readonly Factor<S>[]): Factor<S> =>
  (situation, total) => {
    let worst: Row | undefined;
    for (const one of factors) {
      const next = one(situation, total);
      if (next && (!worst || next.value < worst.value)) worst = next;
    }
    return worst;
  };

/** The first of several that applies. */
export const firstOf =
  <S>(...factors: readonly Factor<S>[]): Factor<S> =>
  (situation, total) => {
    for (const one of factors) {
      const next = one(situation, total);
      if (next) return next;
    }
    return undefined;
  };

/** The rows that apply, in the sheet's order, and their sum. */
export function tally<S>(factors: readonly Factor<S>[], situation: S): Tally {
  const rows: Row[] = [];
  let total = 0;
  for (const one of factors) {
    const next = one(situation, total);
    if (!next) continue;
    rows.push(next);
    total += next.value;
  }
  return { rows, total };
}

/** Whether dice decide, or the sheet already has. */
export type Verdict =
  | { readonly kind: 'roll' }
  | { readonly kind: 'automatic'; readonly because: Reason }
  | { readonly kind: 'impossible'; readonly because: Reason };

/** Why something is not allowed, or needs no dice: the clause and one sentence. */
export interface Reason {
  readonly clause: string;
  readonly text: string;
}

export const ROLL: Verdict = { kind: 'roll' };
export const reason = (clause: string, text: string): Reason => ({ clause, text });
export const impossible = (clause: string, text: string): Verdict => ({
  kind: 'impossible',
  because: { clause, text },
});
export const automatic = (clause: string, text: string): Verdict => ({ kind: 'automatic', because: { clause, text } });
