import type { Box } from './box.ts';
import { cornersOf } from './box.ts';
import type { TableSize } from './check.ts';
import { contains } from './outline.ts';
import type { Point } from './point.ts';

/** A letter or sign on the drawn table. */
export interface Mark {
  readonly box: Box;
  /** Drawn at the middle of the box, one sign a cell; the rest of the box is filled. */
  readonly text: string;
  readonly fill: string;
  paint(text: string): string;
}

const ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'] as const;

/** The arrow that is nearest to a heading. */
export const arrowOf = (heading: number): string => ARROWS[Math.round(heading / 450) % 8]!;

/** The table as a map of characters, so many columns wide; a row is twice as deep as a column is wide. */
export function drawTable(
  table: TableSize,
  columns: number,
  marks: readonly Mark[],
  groundAt: (at: Point) => string,
): string {
  const cell = table.width / columns;
  const rows = Math.max(1, Math.round(table.height / (2 * cell)));
  const lines: string[] = [];
  for (let row = 0; row < rows; row++) {
    let line = '';
    for (let column = 0; column < columns; column++) {
      const at = { x: (column + 0.5) * cell, y: ((row + 0.5) * table.height) / rows };
      line += signAt(at, marks, cell, table.height / rows) ?? groundAt(at);
    }
    lines.push(line);
  }
  return lines.join('\n');
}

/** Text starts in the cell of a box's middle; other cells that its outline covers are filled. */
function signAt(at: Point, marks: readonly Mark[], width: number, height: number): string | undefined {
  for (const { box, text, paint } of marks) {
    const column = Math.floor(at.x / width) - Math.floor(middleOf(box).x / width) + Math.floor(text.length / 2);
    const row = Math.floor(at.y / height) - Math.floor(middleOf(box).y / height);
    if (row === 0 && column >= 0 && column < text.length) return paint(text[column]!);
  }
  const under = marks.find(({ box }) => contains(cornersOf(box), at));
  return under?.paint(under.fill);
}

const middleOf = (box: Box): Point => {
  const [a, , c] = cornersOf(box) as [Point, Point, Point, Point];
  return { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 };
};
