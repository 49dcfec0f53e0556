import { columnOf, rowOf, type Zone, type ZoneGrid } from './grid.ts';

/** A spot of a drawn field: x to the right, y down. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How large a zone is drawn. */
export const ZONE_WIDTH = 200;
export const ZONE_HEIGHT = 140;

/** The upper left corner of a zone, that of the field being 0, 0. */
export const cornerOf = (grid: ZoneGrid, zone: Zone): Spot => ({
  x: columnOf(grid, zone) * ZONE_WIDTH,
  y: rowOf(grid, zone) * ZONE_HEIGHT,
});

export function middleOf(grid: ZoneGrid, zone: Zone): Spot {
  const { x, y } = cornerOf(grid, zone);
  return { x: x + ZONE_WIDTH / 2, y: y + ZONE_HEIGHT / 2 };
}

/** The corners of a zone, clockwise from the upper left. */
export function outlineOf(grid: ZoneGrid, zone: Zone): Spot[] {
  const { x, y } = cornerOf(grid, zone);
  return [
    { x, y },
    { x: x + ZONE_WIDTH, y },
    { x: x + ZONE_WIDTH, y: y + ZONE_HEIGHT },
    { x, y: y + ZONE_HEIGHT },
  ];
}

/** How large the whole field is. */
export const fieldSize = ({ width, height }: ZoneGrid): { width: number; height: number } => ({
  width: width * ZONE_WIDTH,
  height: height * ZONE_HEIGHT,
});
