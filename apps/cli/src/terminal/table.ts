import { padEnd, padStart, widthOf, wrap } from './text.ts';

export interface TableLook {
  readonly head?: readonly string[];
  /** Columns of numbers, set to the right. */
  readonly right?: readonly number[];
  readonly indent?: string;
  /** The last column is broken to fit. */
  readonly width?: number;
  /** How the head is shown. */
  readonly style?: (text: string) => string;
}

const GAP = '  ';

/** Rows in columns that line up. */
export function table(rows: readonly (readonly string[])[], look: TableLook = {}): string[] {
  const { head, right = [], indent = '', width = Number.POSITIVE_INFINITY, style = (text) => text } = look;
  const all = head ? [head, ...rows] : rows;
  const last = Math.max(0, ...all.map((row) => row.length)) - 1;
  const widths = Array.from({ length: last + 1 }, (_, i) => Math.max(...all.map((row) => widthOf(row[i] ?? ''))));
  const before = widthOf(indent) + widths.slice(0, last).reduce((sum, each) => sum + each + GAP.length, 0);
  return all.flatMap((row, index) => {
    const cells = row.slice(0, last).map((cell, i) => (right.includes(i) ? padStart : padEnd)(cell, widths[i]!));
    const tail = row[last] ?? '';
    const pieces = right.includes(last) ? [padStart(tail, widths[last]!)] : wrap(tail, Math.max(20, width - before));
    const start = indent + cells.map((cell) => cell + GAP).join('');
    const lines = pieces.map((piece, i) => ((i === 0 ? start : ' '.repeat(before)) + piece).trimEnd());
    return head && index === 0 ? lines.map(style) : lines;
  });
}

/** Rows in columns where the window is wide enough for them, else each as running text. */
export function tableOrText(rows: readonly (readonly string[])[], width: number, indent: string): string[] {
  const lines = table(rows, { indent });
  if (lines.every((line) => widthOf(line) <= width)) return lines;
  return rows.flatMap((row) => wrap(`${indent}${row.filter(Boolean).join(', ')}`, width, `${indent}    `));
}

/** Short items side by side, read downward. */
export function inColumns(items: readonly string[], width: number, indent = ''): string[] {
  if (items.length === 0) return [];
  const cell = Math.max(...items.map(widthOf)) + 3;
  const columns = Math.max(1, Math.min(items.length, Math.floor((width - indent.length + 3) / cell)));
  const rows = Math.ceil(items.length / columns);
  return Array.from({ length: rows }, (_, row) => {
    const cells = items.filter((_item, i) => i % rows === row);
    return (indent + cells.map((item) => padEnd(item, cell)).join('')).trimEnd();
  });
}
