import type { Scene, ScenePiece, TrayPiece } from '@acies/kernel/picture';

/** What a piece is drawn as, wherever it stands or would stand. */
export type Figure = Pick<ScenePiece, 'side' | 'type'> & Pick<TrayPiece, 'stance'>;

/** Every piece on the table and beside it. */
export const figuresOf = (pieces: Scene['pieces'], trays: Scene['trays']): ReadonlyMap<number, Figure> =>
  new Map<number, Figure>(
    [...pieces, ...trays.flatMap((tray): readonly TrayPiece[] => tray.pieces)].map((piece) => [piece.id, piece]),
  );
