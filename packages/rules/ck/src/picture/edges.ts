import { SIDES, type Side } from '@acies/kernel';
import type { SceneEdge } from '@acies/kernel/picture';
import { fieldSize, ZONE_HEIGHT, ZONE_WIDTH, type ZoneGrid } from '@acies/zones';
import { depthOf, isInRowsOf } from '../sheet/rows.ts';

const NAMES: Readonly<Record<Side, string>> = { red: 'Red', blue: 'Blue' };

/** CK-UNIT-1, CK-ZONE-3 (R): what the rows and edges of the field are called. */
export const edgesOf = (grid: ZoneGrid): SceneEdge[] => [
  ...Array.from({ length: grid.height }, (_, row) => rowWords(grid, row)),
  ...SIDES.flatMap((side) => sideWords(grid, side)),
];

/** The row that is nearest to a side is its base row, the next its front row. */
function rowWords(grid: ZoneGrid, row: number): SceneEdge {
  const zone = row * grid.width;
  const at = (row + 1 / 2) * ZONE_HEIGHT;
  const side = SIDES.find((one) => isInRowsOf(grid, zone, one));
  if (!side) return { edge: 'left', at, text: 'Middle' };
  const depth = depthOf(grid, zone, side);
  return { edge: 'left', at, side, text: `${NAMES[side]} ${depth === 0 ? 'base' : 'front'}` };
}

/** Along its base edge, as a side sees it: left and right are those of whoever looks to the enemy. */
function sideWords(grid: ZoneGrid, side: Side): SceneEdge[] {
  const edge = side === 'red' ? 'bottom' : 'top';
  const { width } = fieldSize(grid);
  const [left, right] = [ZONE_WIDTH / 2, width - ZONE_WIDTH / 2];
  return [
    { edge, at: side === 'red' ? left : right, side, text: `${NAMES[side]} left flank` },
    { edge, at: width / 2, side, text: `${NAMES[side]} base edge` },
    { edge, at: side === 'red' ? right : left, side, text: `${NAMES[side]} right flank` },
  ];
}
