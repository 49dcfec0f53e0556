import type { Spot } from '@acies/kernel/picture';
import { edgeKey, edgesOf } from './hills.ts';
import { cornerKey } from './water.ts';

type Outline = readonly Spot[];

/** A side along which water runs from one cell to another that it does not touch. */
interface Joint {
  readonly from: Spot;
  readonly to: Spot;
}

const HEX_SIDES = 6;

/**
 * Where a watercourse goes on in a hex that does not touch the last, but lies across one hexside: it runs along that side,
 * for neither of the two hexes beside it is wet. Only where it is one water no other way.
 */
export function jointsOf(wet: readonly Outline[], all: readonly Outline[]): Joint[] {
  const bodies = new Bodies(wet);
  const wetSides = new Set(wet.flatMap(edgesOf).map(({ from, to }) => edgeKey(from, to)));
  const joints = new Map<string, Joint>();
  for (const { from, to } of all.filter(({ length }) => length === HEX_SIDES).flatMap(edgesOf)) {
    const key = edgeKey(from, to);
    if (!wetSides.has(key) && !joints.has(key) && bodies.join(from, to)) joints.set(key, { from, to });
  }
  return [...joints.values()];
}

/** Which cells of water are one body, by their corners. */
class Bodies {
  readonly #bodyAt = new Map<string, number>();
  readonly #same: number[];

  constructor(wet: readonly Outline[]) {
    this.#same = wet.map((_, i) => i);
    for (const [i, outline] of wet.entries())
      for (const corner of outline) {
        const there = this.#bodyAt.get(cornerKey(corner));
        // Three hexes meet at a corner: two wet ones there share a side.
        if (there === undefined) this.#bodyAt.set(cornerKey(corner), i);
        else this.#same[this.#root(i)] = this.#root(there);
      }
  }

  /** Makes one of the two bodies at these corners; false where there are none, or they are one already. */
  join(from: Spot, to: Spot): boolean {
    const [a, b] = [from, to].map((corner) => this.#bodyAt.get(cornerKey(corner)));
    if (a === undefined || b === undefined || this.#root(a) === this.#root(b)) return false;
    this.#same[this.#root(a)] = this.#root(b);
    return true;
  }

  #root(i: number): number {
    const next = this.#same[i]!;
    return next === i ? i : this.#root(next);
  }
}
