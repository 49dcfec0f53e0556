/** How far a run may come, and with what chance. */
export type Chances = readonly (readonly [far: number, chance: number])[];

/** How likely dice come to so many pips. */
export function pipChances(dice: readonly (readonly number[])[]): Map<number, number> {
  let chances = new Map([[0, 1]]);
  for (const faces of dice) {
    const next = new Map<number, number>();
    for (const [pips, chance] of chances)
      for (const face of faces) next.set(pips + face, (next.get(pips + face) ?? 0) + chance / faces.length);
    chances = next;
  }
  return chances;
}

/** The chance that a run covers so much. */
export const reachChance = (runs: Chances, length: number): number =>
  runs.reduce((sum, [far, chance]) => (far >= length ? sum + chance : sum), 0);

/** The chance that somebody so far off who runs is caught. */
export const catchChance = (runs: Chances, flight: Chances, length: number): number =>
  flight.reduce((sum, [far, chance]) => sum + chance * reachChance(runs, length + far), 0);
