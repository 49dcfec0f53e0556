import type { Scene, Side } from '@acies/kernel';

/** Whose every piece is, on the table and beside it. */
export const sidesOf = (pieces: Scene['pieces'], trays: Scene['trays']): ReadonlyMap<number, Side> =>
  new Map([...pieces, ...trays.flatMap((tray) => tray.pieces)].map(({ id, side }) => [id, side]));
