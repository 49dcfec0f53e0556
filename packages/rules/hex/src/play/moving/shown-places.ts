import { type Direction, type Hex, headingOf, middleOf } from '@acies/hexes';
import type { Shown, Spot } from '@acies/kernel/picture';
import { type HexContext, standOf } from '../../board/look.ts';

type Ghost = NonNullable<Shown['ghosts']>[number];

/** How large a stand is drawn: as wide as still lies within its hex whichever side it faces. */
const STAND = { width: 80, depth: 40 };

/** A stand as it would stand in a hex. */
export const ghostAt = ({ setting }: HexContext, id: number, hex: Hex, facing: Direction): Ghost => ({
  id,
  ...middleOf(setting.grid, hex),
  heading: headingOf(facing),
  ...STAND,
});

/** From where a stand is over the hexes of a path. */
export const wayOver = (g: HexContext, id: number, path: readonly Hex[]): Spot[] =>
  [standOf(g, id).hex, ...path].map((hex) => middleOf(g.setting.grid, hex));

/** A stand that goes over the hexes of a path and then faces so; without a path it only turns. */
export function showMove(g: HexContext, id: number, path: readonly Hex[], facing: Direction): Shown {
  const cell = path.at(-1) ?? standOf(g, id).hex;
  const turned = { pieces: [id], cell, ghosts: [ghostAt(g, id, cell, facing)] };
  return path.length === 0 ? turned : { ...turned, way: wayOver(g, id, path) };
}
