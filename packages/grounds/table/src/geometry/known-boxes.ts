import { type Box, StandingBox } from './box.ts';

/** The boxes of units by their numbers, kept for as long as a unit stands as it did when it was last looked at. */
export class KnownBoxes {
  readonly #known: StandingBox[] = [];

  at(id: number, x: number, y: number, heading: number, width: number, depth: number): StandingBox {
    const known = this.#known[id];
    if (
      known !== undefined &&
      known.x === x &&
      known.y === y &&
      known.heading === heading &&
      known.width === width &&
      known.depth === depth
    )
      return known;
    // Filled from the front, the list has no holes.
    while (this.#known.length < id) this.#known.push(new StandingBox(0, 0, 0, 0, 0));
    return (this.#known[id] = new StandingBox(x, y, heading, width, depth));
  }
}

/** What is told of a unit by its number: whether it is on the table. */
export interface Whereabouts {
  readonly where: string;
}

/** Numbers of those on the table, kept for as long as it is the same: most questions about a side are asked again and again. */
export class KnownIds {
  #known: readonly number[] = [];
  /** Numbers of those on the table without one of them, by his own. */
  #others: (readonly number[] | undefined)[] = [];

  of(all: readonly number[], units: readonly Whereabouts[]): readonly number[] {
    const known = this.#known;
    let same = 0;
    for (let i = 0; i < all.length; i++) {
      const id = all[i]!;
      if (units[id]!.where !== 'table') continue;
      if (known[same] !== id) return this.#renew(all, units);
      same++;
    }
    return same === known.length ? known : this.#renew(all, units);
  }

  /** All but one. */
  but(one: number, all: readonly number[], units: readonly Whereabouts[]): readonly number[] {
    const known = this.of(all, units);
    return (this.#others[one] ??= known.filter((id) => id !== one));
  }

  #renew(all: readonly number[], units: readonly Whereabouts[]): readonly number[] {
    this.#others = [];
    return (this.#known = all.filter((id) => units[id]!.where === 'table'));
  }
}

/** What has been worked out of where everybody stands, kept until somebody stands elsewhere. */
export class KnownGround<V> {
  #boxes: readonly Box[] = [];
  readonly #known = new Map<string, V>();

  /** The boxes are those of `KnownBoxes`: the very same box is the same place. The list is not changed afterwards. */
  of(boxes: readonly Box[], key: string, workOut: () => V): V {
    // Whoever asks again and again has the same list at hand.
    if (boxes !== this.#boxes) {
      if (!this.#stand(boxes)) this.#known.clear();
      this.#boxes = boxes;
    }
    const known = this.#known.get(key);
    if (known !== undefined || this.#known.has(key)) return known as V;
    const value = workOut();
    this.#known.set(key, value);
    return value;
  }

  #stand(boxes: readonly Box[]): boolean {
    if (boxes.length !== this.#boxes.length) return false;
    for (let i = 0; i < boxes.length; i++) if (boxes[i] !== this.#boxes[i]) return false;
    return true;
  }
}
