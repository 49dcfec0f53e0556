import { type Box, boxAt, KnownBoxes, whole } from '@acies/table';
import { blockLeft, depthOf, type StandSize, widthOf } from './stands.ts';

/** Where a unit stands and how it is drawn up: all of it that its box depends on. */
export interface DrawnUp {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly formation: string;
  readonly files: number;
  readonly casualties: number;
}

/** What it is made of: always the same for a number. */
export interface MadeOf {
  readonly stands: number;
  readonly stand: StandSize;
}

interface KnownBlock extends DrawnUp {
  readonly box: Box;
}

const NOWHERE: KnownBlock = {
  x: 0,
  y: 0,
  heading: 0,
  formation: 'nowhere',
  files: 0,
  casualties: 0,
  box: boxAt({ x: 0, y: 0 }, 0, 0, 0),
};

/**
 * The boxes of units that are blocks of stands, by their numbers. Nothing is asked so often, so that a unit drawn up as it was when it was last
 * looked at is not even counted.
 */
export class KnownBlocks {
  readonly #boxes = new KnownBoxes();
  readonly #known: KnownBlock[] = [];

  of(id: number, unit: DrawnUp, made: MadeOf): Box {
    const known = this.#known[id];
    if (
      known !== undefined &&
      known.x === unit.x &&
      known.y === unit.y &&
      known.heading === unit.heading &&
      known.files === unit.files &&
      known.casualties === unit.casualties &&
      known.formation === unit.formation
    )
      return known.box;
    return this.#renew(id, unit, made);
  }

  /** The box of what is no block, such as a leader by himself; it has a number of its own. */
  at(id: number, { x, y }: { readonly x: number; readonly y: number }): Box {
    return this.#boxes.at(id, x, y, 0, 0, 0);
  }

  /** Keeps the box that there was if its size is unchanged, for what is remembered of a box goes by the object. */
  #renew(id: number, unit: DrawnUp, { stands, stand }: MadeOf): Box {
    const { x, y, heading, formation, files, casualties } = unit;
    const made = blockLeft(unit, stands);
    const box = this.#boxes.at(id, x, y, heading, whole(widthOf(made, stand)), whole(depthOf(made, stand)));
    const known = { x, y, heading, formation, files, casualties, box };
    // Filled from the front, the list has no holes.
    while (this.#known.length < id) this.#known.push(NOWHERE);
    this.#known[id] = known;
    return box;
  }
}
