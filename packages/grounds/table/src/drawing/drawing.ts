import { boundsOf } from '../geometry/bounds.ts';
import { type Box, centreOf, cornersOf } from '../geometry/box.ts';
import { normalise } from '../geometry/heading.ts';
import { contains } from '../geometry/outline.ts';
import type { Point } from '../geometry/point.ts';
import type { TableSize } from '../limits/limits.ts';
import { layLabels } from './drawing-labels.ts';

/** A letter or sign on the drawn table. */
export interface Mark {
  readonly box: Box;
  /** What to write at the middle of the box, one sign a cell: the first that there is room for, the shortest at any rate. */
  readonly texts: readonly string[];
  /** One sign for the other cells whose middle is in the box; nothing to leave them as they are. */
  readonly fill: string;
  paint(text: string): string;
}

const ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'] as const;

/** The arrow that is nearest to a heading. */
export const arrowOf = (heading: number): string => ARROWS[Math.round(normalise(heading) / 450) % 8]!;

/** The arrow, and the degrees where it is not just one of the eight. */
export function headingText(heading: number): string {
  const degrees = Math.round(normalise(heading) / 10);
  return degrees % 45 === 0 ? arrowOf(heading) : `${arrowOf(heading)}${degrees}°`;
}

/** The part of a table that is drawn: all of it, or what lies right of and below a place. */
export interface View extends TableSize {
  readonly left?: number;
  readonly top?: number;
}

/** The cells of a drawing. */
interface Cells {
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The table as a map of characters, so many columns wide; a row is twice as deep as a column is wide. A base is filled over
 * those later in the list; no text hides another.
 */
export function drawTable(
  view: View,
  columns: number,
  marks: readonly Mark[],
  groundAt: (at: Point) => string,
): string {
  const width = view.width / columns;
  const rows = Math.max(1, Math.round(view.height / (2 * width)));
  const cells: Cells = { columns, rows, left: view.left ?? 0, top: view.top ?? 0, width, height: view.height / rows };
  const owners = ownersOf(cells, marks);
  const labels = layLabels(
    cells,
    owners,
    marks.map(({ box, texts }) => ({ ...cellOf(cells, centreOf(box)), texts })),
  );
  const signAt = (column: number, row: number): string => {
    const at = row * columns + column;
    const label = labels[at];
    if (label) return marks[label.mark]!.paint(label.sign);
    const owner = marks[owners[at]!];
    return owner && owner.fill !== '' ? owner.paint(owner.fill) : groundAt(middleOfCell(cells, column, row));
  };
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => signAt(column, row)).join(''),
  ).join('\n');
}

const middleOfCell = ({ left, top, width, height }: Cells, column: number, row: number): Point => ({
  x: left + (column + 0.5) * width,
  y: top + (row + 0.5) * height,
});

const cellOf = ({ left, top, width, height }: Cells, { x, y }: Point): { column: number; row: number } => ({
  column: Math.floor((x - left) / width),
  row: Math.floor((y - top) / height),
});

/** The mark whose box the middle of each cell is in, by its index; -1 for none. */
function ownersOf(cells: Cells, marks: readonly Mark[]): number[] {
  const owners: number[] = Array(cells.columns * cells.rows).fill(-1);
  for (const [index, { box }] of [...marks.entries()].reverse()) {
    const outline = cornersOf(box);
    const { left, top, right, bottom } = boundsOf(outline);
    const first = cellOf(cells, { x: left, y: top });
    const last = cellOf(cells, { x: right, y: bottom });
    for (let row = Math.max(0, first.row); row <= Math.min(cells.rows - 1, last.row); row++)
      for (let column = Math.max(0, first.column); column <= Math.min(cells.columns - 1, last.column); column++)
        if (contains(outline, middleOfCell(cells, column, row))) owners[row * cells.columns + column] = index;
  }
  return owners;
}
