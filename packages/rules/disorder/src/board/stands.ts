/** Stands in ranks of so many files, the last rank perhaps not full. */
export interface Block {
  readonly stands: number;
  readonly files: number;
}

export interface StandSize {
  readonly width: number;
  readonly depth: number;
}

/** As many files as stands allow, never fewer than one. */
export const block = (stands: number, files: number): Block => ({
  stands,
  files: Math.max(1, Math.min(files, stands)),
});

/** One file wide. */
export const columnOf = (stands: number): Block => block(stands, 1);

/** How a unit is drawn up, and what it has lost. */
interface Depleted {
  readonly formation: string;
  readonly files: number;
  readonly casualties: number;
}

/** LG-UNIT-4, LG-CBT-6, CB-UNIT-2: the block that is left of so many stands, in line or in column; never fewer than one. */
export function blockLeft({ formation, files, casualties }: Depleted, stands: number): Block {
  const left = Math.max(1, stands - casualties);
  return formation === 'column' ? columnOf(left) : block(left, files);
}

export const ranksOf = ({ stands, files }: Block): number => Math.ceil(stands / files);

export const frontRank = ({ stands, files }: Block): number => Math.min(stands, files);

/** Stands in each rank from the front; only the last may be short. */
export function rankSizes({ stands, files }: Block): number[] {
  const sizes: number[] = [];
  for (let left = stands; left > 0; left -= files) sizes.push(Math.min(files, left));
  return sizes;
}

/** LG-CBT-6: casualties leave from the rear, and the front is narrower only once there is nobody behind it. */
export const without = ({ stands, files }: Block, casualties: number): Block =>
  block(Math.max(0, stands - casualties), files);

export const widthOf = (of: Block, { width }: StandSize): number => frontRank(of) * width;
export const depthOf = (of: Block, { depth }: StandSize): number => ranksOf(of) * depth;

/** Where the middle of a stand’s front is, from the middle of the front of its block. */
export interface StandPlace {
  readonly ahead: number;
  readonly aside: number;
}

/** The places of a block, rank by rank from the front and left to right; a short last rank stands in the middle. */
export function placesIn({ stands, files }: Block, { width, depth }: StandSize): StandPlace[] {
  const places: StandPlace[] = [];
  while (places.length < stands) {
    const rank = places.length / files;
    const size = Math.min(files, stands - places.length);
    for (let file = 0; file < size; file++)
      places.push({ ahead: 0 - rank * depth, aside: (file - (size - 1) / 2) * width });
  }
  return places;
}
