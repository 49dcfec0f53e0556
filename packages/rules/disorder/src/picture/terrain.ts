import type { SceneArea } from '@acies/kernel/picture';
import { type Box, cornersOf, distanceToLine, drawnArea, drawnLine, type Point, reachesInto } from '@acies/table';
import { inARow } from './card.ts';

/** How a kind of terrain looks, and what it is to the rules. */
export interface Look {
  readonly ground: string;
  readonly words: string;
  readonly isLine?: true;
}

/** A piece of terrain, or a line. */
export interface TerrainPiece extends Look {
  readonly name: string;
  readonly points: readonly Point[];
}

/** Named by what its battle calls it, and by what it is to the rules. */
export const terrainPiece = (key: string, look: Look, points: readonly Point[]): TerrainPiece => ({
  ...look,
  name: key === look.words ? key : `${key} (${look.words})`,
  points,
});

/** Terrain as it is drawn. */
export const areasFrom = (terrain: readonly TerrainPiece[]): SceneArea[] =>
  terrain.map(({ ground: kind, name, points, isLine }) => (isLine ? drawnLine : drawnArea)(kind, name, { points }));

/** What terrain a unit is on: "wood (difficult ground) and canal (major obstacle)", or open ground. */
export function terrainWords(box: Box, terrain: readonly TerrainPiece[]): string {
  const corners = cornersOf(box);
  const here = terrain.filter(({ points, isLine }) =>
    isLine ? distanceToLine({ points }, box) === 0 : reachesInto({ points }, corners),
  );
  return inARow(here.map(({ name }) => name)) || 'open ground';
}
