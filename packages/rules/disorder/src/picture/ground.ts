import type { SceneArea } from '@acies/kernel';
import { type Box, cornersOf, distanceToLine, drawnArea, drawnLine, type Point, reachesInto } from '@acies/table';
import { inARow } from './card.ts';

/** How a kind of ground looks, and what it is to the rules. */
export interface Look {
  readonly ground: string;
  readonly words: string;
  readonly isLine?: true;
}

/** A piece of ground, or a line on it. */
export interface GroundPiece extends Look {
  readonly name: string;
  readonly points: readonly Point[];
}

/** Named by what its battle calls it, and by what it is to the rules. */
export const groundPiece = (key: string, look: Look, points: readonly Point[]): GroundPiece => ({
  ...look,
  name: key === look.words ? key : `${key} (${look.words})`,
  points,
});

/** Ground as it is drawn. */
export const areasFrom = (ground: readonly GroundPiece[]): SceneArea[] =>
  ground.map(({ ground: kind, name, points, isLine }) => (isLine ? drawnLine : drawnArea)(kind, name, { points }));

/** What ground a unit is on: "wood (difficult ground) and canal (major obstacle)", or open ground. */
export function groundWords(box: Box, ground: readonly GroundPiece[]): string {
  const corners = cornersOf(box);
  const here = ground.filter(({ points, isLine }) =>
    isLine ? distanceToLine({ points }, box) === 0 : reachesInto({ points }, corners),
  );
  return inARow(here.map(({ name }) => name)) || 'open ground';
}
