import { boundsOf } from './bounds.ts';
import { type Box, centreOf, cornersOf } from './box.ts';
import { normalise } from './heading.ts';
import type { TableSize } from './limits.ts';
import { contains } from './outline.ts';
import type { Point } from './point.ts';

/** A letter or sign on the drawn table. */
export interface Mark {
  readonly box: Box;
  /** Drawn at the middle of the box, one sign a cell. */
  readonly text: string;
  /** One sign for the other cells whose middle is in the box; nothing to leave them as they are. */
  readonly fill: string;
  paint(text: string): string;
}

const ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'] as const;

/** The arrow that is nearest to a heading. */
export const arrowOf = (heading: number): string => ARROWS[Math.round(normalise(heading) / 450) % 8]!;

/** The cells of a drawing. */
interface Cells {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly signs: (string | undefined)[];
}

/**
 * The table as a map of characters, so many columns wide; a row is twice as deep as a column is wide. Text goes over fill, and
 * what comes first in the list over what comes later.
 */
export function drawTable(
  table: TableSize,
  columns: number,
  marks: readonly Mark[],
  groundAt: (at: Point) => string,
): string {
  const width = table.width / columns;
  const rows = Math.max(1, Math.round(table.height / (2 * width)));
  const cells: Cells = { columns, rows, width, height: table.height / rows, signs: Array(columns * rows) };
  const lastFirst = [...marks].reverse();
  for (const mark of lastFirst) fill(cells, mark);
  for (const mark of lastFirst) write(cells, mark);
  return Array.from({ length: rows }, (_, row) => {
    const signs = Array.from(
      { length: columns },
      (_, column) => cells.signs[row * columns + column] ?? groundAt(middleOfCell(cells, column, row)),
    );
    return signs.join('');
  }).join('\n');
}

const middleOfCell = ({ width, height }: Cells, column: number, row: number): Point => ({
  x: (column + 0.5) * width,
  y: (row + 0.5) * height,
});

function fill(cells: Cells, { box, fill: sign, paint }: Mark): void {
  if (sign === '') return;
  const outline = cornersOf(box);
  const { left, top, right, bottom } = boundsOf(outline);
  const lastColumn = Math.min(cells.columns - 1, Math.floor(right / cells.width));
  const lastRow = Math.min(cells.rows - 1, Math.floor(bottom / cells.height));
  for (let row = Math.max(0, Math.floor(top / cells.height)); row <= lastRow; row++)
    for (let column = Math.max(0, Math.floor(left / cells.width)); column <= lastColumn; column++)
      if (contains(outline, middleOfCell(cells, column, row))) cells.signs[row * cells.columns + column] = paint(sign);
}

function write(cells: Cells, { box, text, paint }: Mark): void {
  const middle = centreOf(box);
  const row = Math.floor(middle.y / cells.height);
  if (row < 0 || row >= cells.rows) return;
  const letters = [...text];
  const first = Math.floor(middle.x / cells.width) - Math.floor(letters.length / 2);
  letters.forEach((letter, i) => {
    const column = first + i;
    if (column >= 0 && column < cells.columns) cells.signs[row * cells.columns + column] = paint(letter);
  });
}
